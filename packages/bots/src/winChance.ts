import type { Shape, View } from '@tabletome/engine'

/**
 * The chance to win as far as a seat can tell, each from 0 to 1. `low` and `high` enclose what matches that looked alike came to;
 * where the signs say nothing yet, they enclose what such matches turned into later, and `vague` says so.
 */
export interface WinChance {
  readonly chance: number
  readonly low: number
  readonly high: number
  readonly vague: boolean
}

/** By what one game tells how a match will end: its signs are counted by a small function, their weights are fitted data. */
export interface Winning<T extends Shape> {
  /** What is fitted apart: the mode, the part of the match. */
  phase(view: View<T>, seat: T['seat']): string
  /** What counts, by name; only what the view of the seat shows. */
  signs(view: View<T>, seat: T['seat']): Readonly<Record<string, number>>
  /** What an ended match was to the seat: 1 won, 0 lost, between where it is shared. */
  won(view: View<T>, seat: T['seat']): number
  readonly fitted: Fitted
}

/** Written by `tabletome chance`, never by hand. */
export interface Fitted {
  /** The version of the game's rules it was fitted on. */
  readonly rules: number
  /** Who played, how many matches, from which seed. */
  readonly bots: string
  readonly matches: number
  readonly seed: string
  readonly phases: Readonly<Record<string, FittedPhase>>
}
export interface FittedPhase {
  readonly weights: Readonly<Record<string, number>>
  /** Weighted sum of the signs → chance, low, high; between two of them in a straight line. */
  readonly scale: readonly Mark[]
  /** On matches kept apart the signs told no more than the share of wins does. */
  readonly vague?: true
}
export type Mark = readonly [sum: number, chance: number, low: number, high: number]

const UNKNOWN: WinChance = { chance: 0.5, low: 0, high: 1, vague: true }
/** Nobody has won before the end: neither 0 nor 1 is ever said of a match in play. */
const MOST = 0.995

export function winChance<T extends Shape>(winning: Winning<T>, view: View<T>, seat: T['seat']): WinChance {
  if (view.outcome !== undefined) {
    const chance = winning.won(view, seat)
    return { chance, low: chance, high: chance, vague: false }
  }
  const phase = winning.fitted.phases[winning.phase(view, seat)]
  if (phase === undefined) return UNKNOWN
  const [chance, low, high] = readAt(phase.scale, weigh(phase.weights, winning.signs(view, seat)))
  return { chance, low, high, vague: phase.vague === true }
}

export function weigh(weights: FittedPhase['weights'], signs: Readonly<Record<string, number>>): number {
  let sum = weights['one'] ?? 0
  for (const [sign, amount] of Object.entries(signs)) sum += amount * (weights[sign] ?? 0)
  return sum
}

/** Beyond the first and the last mark everything stays as it is there. */
export function readAt(scale: readonly Mark[], sum: number): [chance: number, low: number, high: number] {
  const after = scale.findIndex(([at]) => at >= sum)
  const upper = scale[after < 0 ? scale.length - 1 : after]
  if (upper === undefined) return [UNKNOWN.chance, UNKNOWN.low, UNKNOWN.high]
  const lower = scale[after - 1] ?? upper
  const share = after > 0 && upper[0] > lower[0] ? (sum - lower[0]) / (upper[0] - lower[0]) : 1
  const between = (from: number, to: number): number => Math.min(MOST, Math.max(1 - MOST, from + share * (to - from)))
  return [between(lower[1], upper[1]), between(lower[2], upper[2]), between(lower[3], upper[3])]
}
