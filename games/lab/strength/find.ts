import type { Setup } from '@tabletome/engine'
import type { GameInfo } from '../../types.ts'
import { type Rate, rateOf } from '../intervals.ts'
import { type Cell, cellAt, keyOf, type Strength } from './cells.ts'

/** How often a level wins, as far as it was measured. */
export interface Measured {
  readonly cell: Cell
  readonly rate: Rate
}
/** Fewer matches tell nothing worth saying. */
const LEAST = 20

const measured = (strength: Strength, cell: Cell | undefined): readonly Measured[] => {
  if (cell === undefined) return []
  const [won, of] = strength[keyOf(cell)] ?? [0, 0]
  return of < LEAST ? [] : [{ cell, rate: rateOf(won, of) }]
}

/** What is known of a level at such a table. */
export const strengthAt = (strength: Strength, info: GameInfo, setup: Setup, level: string): Measured | undefined =>
  measured(strength, cellAt(info, setup, level))[0]

/** The level that wins most at such a table, where all play together. */
export const bestAt = (strength: Strength, info: GameInfo, setup: Setup): Measured | undefined =>
  info.bots
    .flatMap(level => measured(strength, cellAt(info, setup, level)))
    .filter(({ cell }) => cell.against === undefined)
    .toSorted((a, b) => b.rate.share - a.rate.share)[0]
