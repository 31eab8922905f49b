import type { Evaluation } from '@tabletome/bots'
import type { Defenders, View } from '../rules/state/shape.ts'
import { habit } from './habit.ts'
import { judge } from './judge.ts'
import { RECKONING } from './points.ts'
import { idle, traits } from './traits.ts'
import { value } from './value.ts'
import { winning } from './winning/index.ts'
import { worthwhile } from './worthwhile.ts'

/** What a good position looks like in Defenders, and how it is played by habit. */
export const evaluation: Evaluation<Defenders> = {
  together: true,
  value,
  judge,
  worthwhile,
  winning,
  traits,
  idle,
  habit,
  settled,
  expert: { effort: { worlds: 72 } },
  training: { weights: RECKONING, grade },
  groups: ({ open }) => ({ foe: open.foe?.id ?? 'hidden', difficulty: open.difficulty }),
}

/** Imagined games are judged at the beginning of the next Round, or of the one after it if that is only a few cards away. */
function settled(before: View, now: View): boolean {
  const rounds = now.open.round - before.open.round
  return rounds > (before.piles.turn < FEW_CARDS ? 1 : 0)
}
const FEW_CARDS = 4

/** Won is all; of lost matches those where the Foe had least left. */
function grade({ outcome, open: { foe, round } }: View): number {
  if (outcome?.result === 'won') return 1
  return foe ? 0.1 + 0.5 * (1 - foe.hp / foe.maxHp) : 0.01 * Math.min(8, round)
}
