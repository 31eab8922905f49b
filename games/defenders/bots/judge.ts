import type { View } from '../rules/state/shape.ts'
import { chance } from './chance.ts'

/** Most that a lost game is worth: less than any that can still be won. */
const NEARLY_WON = 0.03
/** A game lost before the Foe came, for every Round it lasted. */
const PER_ROUND = 0.001

/** What an imagined game is worth: the chance to win; of lost ones the nearly won are better, so that a hopeless Round is played on. */
export function judge(view: View): number {
  if (view.outcome?.result !== 'lost') return chance(view)
  const { foe, round } = view.open
  return foe ? NEARLY_WON * (1 - foe.hp / (foe.maxHp + 1)) : PER_ROUND * Math.min(8, round)
}
