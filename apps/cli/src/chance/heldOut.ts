import { chanceOf, fitPhases } from './fit.ts'
import type { Sample } from './sample.ts'

/** What was said of a position by weights fitted without its match, and what came. */
export interface Said {
  readonly match: number
  readonly phase: string
  readonly said: number
  readonly base: number
  readonly won: number
}
const FOLDS = 5

/** Every match is kept apart once: the others are fitted, and what they say of it is noted. */
export function heldOut(samples: readonly Sample[]): Said[] {
  const said: Said[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = samples.filter(({ match }) => match % FOLDS !== fold)
    const phases = fitPhases(others)
    const base = others.reduce((sum, { won }) => sum + won, 0) / Math.max(1, others.length)
    for (const { match, phase, signs, won } of samples) {
      const fitted = phases[phase]
      if (match % FOLDS === fold && fitted !== undefined)
        said.push({ match, phase, said: chanceOf(fitted, signs), base, won })
    }
  }
  return said
}

export interface Tenth {
  readonly from: number
  readonly positions: number
  readonly matches: number
  readonly said: number
  readonly won: number
}
export function tenthsOf(said: readonly Said[]): Tenth[] {
  return Array.from({ length: 10 }, (_, i) => {
    const rows = said.filter(each => Math.min(9, Math.floor(each.said * 10)) === i)
    return {
      from: i / 10,
      positions: rows.length,
      matches: new Set(rows.map(({ match }) => match)).size,
      said: meanOf(rows.map(each => each.said)),
      won: meanOf(rows.map(each => each.won)),
    }
  })
}

export const brier = (said: readonly Said[]): number => meanOf(said.map(each => (each.said - each.won) ** 2))
export const baseBrier = (said: readonly Said[]): number => meanOf(said.map(each => (each.base - each.won) ** 2))
const meanOf = (amounts: readonly number[]): number =>
  amounts.length === 0 ? 0 : amounts.reduce((sum, each) => sum + each, 0) / amounts.length

/** Positions a tenth needs to be judged, and the error it may have. */
export const JUDGED = 50
export const ALLOWED = 0.06
export const tooFarOff = (tenths: readonly Tenth[]): readonly Tenth[] =>
  tenths.filter(({ positions, said, won }) => positions >= JUDGED && Math.abs(said - won) >= ALLOWED)
