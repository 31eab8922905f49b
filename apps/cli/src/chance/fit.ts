import { type FittedPhase, readAt, weigh } from '@tabletome/bots'
import { logistic } from './logistic.ts'
import type { Sample } from './sample.ts'
import { rounded, scaleOf, type Weighed } from './scale.ts'

export type Phases = Readonly<Record<string, FittedPhase>>
/** A phase with fewer positions, or with fewer matches won or lost, is left out: nothing is told there. */
const LEAST_POSITIONS = 150
const LEAST_OF_EACH = 8
/** The part of the Brier score that the signs must take off, or they tell nothing. */
const TELLING = 0.05

/** Weights and scale of every phase, and by its reach which of them tells nothing. */
export function fit(samples: readonly Sample[]): Phases {
  const phases: Record<string, FittedPhase> = { ...fitPhases(samples) }
  const vague = [...byPhase(samples)].filter(([phase, rows]) => phases[phase] && isVague(rows)).map(([phase]) => phase)
  for (const phase of vague) widen(phases, phase, samples, vague)
  return phases
}

/** The same, whether they tell anything or not. */
export function fitPhases(samples: readonly Sample[]): Phases {
  const phases: Record<string, FittedPhase> = {}
  for (const [phase, rows] of byPhase(samples))
    if (
      rows.length >= LEAST_POSITIONS &&
      matchesWith(rows, 1) >= LEAST_OF_EACH &&
      matchesWith(rows, 0) >= LEAST_OF_EACH
    )
      phases[phase] = fitOne(rows, namesOf(rows))
  return phases
}

function isVague(rows: readonly Sample[]): boolean {
  const names = namesOf(rows)
  const known = names.filter(name => isSettled(rows, name))
  return brierOf(rows, names) > (1 - TELLING) * brierOf(rows, known)
}

/** The weights of all matches, and the scale of what they say of each when it is left out. */
function fitOne(rows: readonly Sample[], names: readonly string[]): FittedPhase {
  let best: { ridge: number; scale: FittedPhase['scale']; score: number } | undefined
  for (const ridge of RIDGES) {
    const weighed = leftOut(rows, names, ridge)
    const scale = scaleOf(weighed)
    const score = weighed.reduce((sum, { sum: at, won }) => sum + (readAt(scale, at)[0] - won) ** 2, 0)
    if (best === undefined || score < best.score) best = { ridge, scale, score }
  }
  return best === undefined
    ? { weights: {}, scale: [] }
    : { weights: logistic(rows, names, best.ridge), scale: best.scale }
}

/** What the sum of each match comes to by the weights of the others. */
function leftOut(rows: readonly Sample[], names: readonly string[], ridge: number): Weighed[] {
  const weighed: Weighed[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = rows.filter(({ match }) => foldOf(match) !== fold)
    const weights = logistic(others, names, ridge)
    for (const { match, signs, won } of rows)
      if (foldOf(match) === fold) weighed.push({ match, sum: weigh(weights, signs), won })
  }
  return weighed
}
/** How firmly weights are held near nothing: whichever foretells best the matches that are left out. */
const RIDGES = [1, 3, 10, 30]
const FOLDS = 4
const foldOf = (match: number): number => Math.floor(match / 5) % FOLDS

/** Told by the signs that never change in a match, such as the difficulty: what is known before it begins. */
function isSettled(rows: readonly Sample[], name: string): boolean {
  const first = new Map<number, number>()
  for (const { match, signs } of rows) {
    const amount = signs[name] ?? 0
    if ((first.get(match) ?? amount) !== amount) return false
    first.set(match, amount)
  }
  return true
}

/** Where nothing is told, the reach is what eight of ten such matches came to once something could be told. */
function widen(
  phases: Record<string, FittedPhase>,
  phase: string,
  samples: readonly Sample[],
  vague: readonly string[],
) {
  const fitted = phases[phase]
  if (fitted === undefined) return
  const meant = new Set(samples.filter(each => each.phase === phase).map(({ match }) => match))
  const later: number[] = []
  const told = new Set<number>()
  for (const each of samples) {
    if (!meant.has(each.match)) continue
    const other = vague.includes(each.phase) ? undefined : phases[each.phase]
    if (other === undefined) continue
    told.add(each.match)
    later.push(chanceOf(other, each.signs))
  }
  for (const each of samples)
    if (meant.has(each.match) && !told.has(each.match)) {
      told.add(each.match)
      later.push(each.won)
    }
  later.sort((a, b) => a - b)
  const low = rounded(later[Math.floor(0.1 * later.length)] ?? 0)
  const high = rounded(later[Math.floor(0.9 * later.length)] ?? 1)
  phases[phase] = {
    ...fitted,
    scale: fitted.scale.map(([sum, chance]) => [sum, chance, Math.min(low, chance), Math.max(high, chance)]),
    vague: true,
  }
}

export const chanceOf = ({ weights, scale }: FittedPhase, signs: Sample['signs']): number =>
  readAt(scale, weigh(weights, signs))[0]

/** The score of matches that were kept apart: those that were fitted would flatter. */
function brierOf(rows: readonly Sample[], names: readonly string[]): number {
  let sum = 0
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = rows.filter(({ match }) => foldOf(match) !== fold)
    if (others.length === 0) continue
    const fitted = fitOne(others, names)
    for (const { match, signs, won } of rows) if (foldOf(match) === fold) sum += (chanceOf(fitted, signs) - won) ** 2
  }
  return sum / rows.length
}

const matchesWith = (rows: readonly Sample[], end: number): number =>
  new Set(rows.filter(({ won }) => won === end).map(({ match }) => match)).size

const namesOf = (rows: readonly Sample[]): readonly string[] => [
  ...new Set(rows.flatMap(({ signs }) => Object.keys(signs))),
]

export function byPhase(samples: readonly Sample[]): ReadonlyMap<string, Sample[]> {
  const phases = new Map<string, Sample[]>()
  for (const sample of samples) {
    const known = phases.get(sample.phase)
    if (known) known.push(sample)
    else phases.set(sample.phase, [sample])
  }
  return new Map([...phases].sort(([a], [b]) => (a < b ? -1 : 1)))
}
