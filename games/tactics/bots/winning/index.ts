import type { Winning } from '@tabletome/bots'
import { GLORY } from '../../content/dungeons.ts'
import type { Seat, Tactics, View } from '../../rules/state/shape.ts'
import { scoresOf } from '../../rules/turn/score.query.ts'
import { areAllies } from '../../rules/units/units.query.ts'
import { questOf, turnsLeft, turnsNeeded, turnsShut } from '../quest.ts'
import { value } from '../value.ts'
import { isQuest } from '../worth.ts'
import { FITTED as COOP } from './fitted.coop.ts'
import { FITTED as SOLO } from './fitted.solo.ts'
import { FITTED } from './fitted.ts'

/** Fitted apart, since others have to play to win them: docs/bots.md. */
export const PARTS = [FITTED, SOLO, COOP]

/**
 * By what the end of a match of Tactics is foretold: apart for every mode and number of seats, and in Solo and Co-op once only the
 * Crystal of Glory is left. Looked at from both sides.
 */
export const winning: Winning<Tactics> = {
  phase: ({ open }) => `${open.mode}${open.seats.length}${partOf(open)}`,
  signs: (view, seat) => (isQuest(view.open) ? questSigns(view, seat) : rivalSigns(view, seat)),
  won({ outcome }, seat) {
    if (outcome === undefined) return 0
    if (outcome.result !== undefined) return outcome.result === 'won' ? 1 : 0
    return outcome.winners.includes(seat) ? (outcome.decidedBy === 'shared' ? 0.5 : 1) : 0
  },
  fitted: { ...FITTED, phases: { ...FITTED.phases, ...SOLO.phases, ...COOP.phases } },
}

const partOf = (open: View['open']): '' | '.setUp' | '.glory' => {
  if (open.turn === undefined) return '.setUp'
  return isQuest(open) && redOf(open) === 1 && open.crystals[GLORY] === 'red' ? '.glory' : ''
}
const redOf = ({ crystals }: View['open']): number =>
  Object.values(crystals).filter(crystal => crystal === 'red').length

/** Every seat sees itself ahead: what the best rival would think is taken off. */
function rivalSigns(view: View, seat: Seat): Readonly<Record<string, number>> {
  const { open } = view
  const rivals = open.seats.filter(each => each !== seat && !areAllies(open, seat, each))
  const lead = (value(view, seat) - Math.max(...rivals.map(each => value(view, each)))) / 2
  const scores = scoresOf(open)
  const mine = scores.find(({ side }) => side.includes(seat))
  const best = Math.max(...scores.filter(each => each !== mine).map(({ points }) => points))
  const ahead = (mine?.points ?? 0) - best
  const rounds = (open.turn?.number ?? 0) / Math.max(1, open.order.length)
  const isLast = open.end !== undefined
  return {
    lead,
    leadLast: isLast ? lead : 0,
    leadRounds: (lead * Math.min(rounds, 12)) / 12,
    ahead,
    aheadLast: isLast ? ahead : 0,
    turn: open.turn?.owner === seat ? 1 : 0,
    first: open.order[0] === seat ? 1 : 0,
  }
}

function questSigns(view: View, seat: Seat): Readonly<Record<string, number>> {
  const { open } = view
  if (open.turn === undefined) return {}
  const quest = questOf(open)
  const shut = turnsShut(quest)
  // Turns to spare if every dungeon were open; those that are kept shut cost more than their turns, so they count by themselves.
  const spare = turnsLeft(open) - turnsNeeded(quest) + shut
  return {
    value: value(view, seat),
    spare,
    shut,
    shutLate: shut * Math.max(0, 3 - open.time),
    hopeful: Math.max(0, spare + 5),
    nearly: Math.max(0, spare + 2),
    ample: Math.max(0, spare),
    time: open.time,
    late: Math.max(0, 3 - open.time),
    spareTime: (spare * open.time) / 10,
    left: redOf(open),
    fallen: open.captured.filter(({ of }) => open.seats.some(each => each === of)).length,
  }
}
