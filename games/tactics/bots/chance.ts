import type { Seat, View } from '../rules/state/shape.ts'
import { QUEST } from './points.ts'
import { value } from './value.ts'
import { isQuest } from './worth.ts'

/** Points ahead that make a win likely, before the end is triggered and after. */
const LEAD = 4
const LAST_LEAD = 1.5
const shareOf = (lead: number): number => 1 / (1 + Math.exp(-lead))

const evenOf = ({ mode }: View['open']): number => (mode === 'coop' ? QUEST.even.coop : QUEST.even.solo)

/** The chance to win as it looks: 1 for a win, a part of it where several share it. */
export const chance = (view: View, seat: Seat): number => {
  const { open, outcome } = view
  if (outcome !== undefined) {
    if (outcome.result !== undefined) return outcome.result === 'won' ? 1 : 0
    return outcome.winners.includes(seat) ? (outcome.decidedBy === 'shared' ? 0.5 : 1) : 0
  }
  const worth = value(view, seat)
  if (isQuest(open)) return 0.98 * shareOf((worth - evenOf(open)) / QUEST.slope) + 0.01
  return 0.98 * shareOf(worth / (open.end === undefined ? LEAD : LAST_LEAD)) + 0.01
}
