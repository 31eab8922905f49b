import type { View } from '../rules/state/shape.ts'
import type { Outlooks } from './outlook.ts'
import { standingOf } from './value.ts'

/** Points that double the odds, by and large. */
const SLOPE = 14
const EVEN = 20

/** The chance that the team wins, from 0 to 1. */
export const createChance =
  (outlooks: Outlooks) =>
  ({ open, outcome }: View): number => {
    if (outcome !== undefined) return outcome.result === 'won' ? 1 : 0
    return 1 / (1 + Math.exp((EVEN - standingOf(outlooks.at(open))) / SLOPE))
  }
