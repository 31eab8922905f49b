import type { Shape, View } from '@tabletome/engine'
import type { Plan } from './plans.ts'
import { type HintReason, reasonFor, type Trait } from './reasons.ts'
import type { Evaluation, Question } from './types.ts'

/** Up to three options, best first. The same position and worlds always give the same hint. */
export interface Hint {
  readonly options: readonly Hinted[]
  /** By how much the first beats the second, and give or take what. */
  readonly lead: number
  readonly reach: number
  /** Imagined continuations of each. */
  readonly worlds: number
  /** Nothing can be told yet of how the match will end. */
  readonly vague: boolean
  /** The chances are none to show: nothing was ever fitted for such positions. */
  readonly unknown: boolean
}
export interface Hinted {
  readonly option: string
  /** Those that cannot be told apart from the best share its rank. */
  readonly rank: 1 | 2 | 3
  readonly chance: number
  readonly low: number
  readonly high: number
  readonly reason: HintReason
}
/** An option with what came of it, world by world. */
export interface Tried<S extends string> {
  readonly plan: Plan<S>
  readonly chances: number[]
  readonly lows: number[]
  readonly highs: number[]
  /** What the ends are worth by the game's own points: it decides where chances are equal. */
  readonly values: number[]
  readonly traits: (readonly Trait[])[]
  vague: number
  unknown: number
}

/** A lead below is none, however sure. */
const NO_LEAD = 0.005
/** Nine times in ten the first is the better one, or they share the rank. */
const SURE = 1.28
const Z = 1.96

const meanOf = (amounts: readonly number[]): number =>
  amounts.length === 0 ? 0 : amounts.reduce((sum, each) => sum + each, 0) / amounts.length
const errorOf = (amounts: readonly number[]): number => {
  if (amounts.length < 2) return 0
  const mean = meanOf(amounts)
  const squares = amounts.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  return Math.sqrt(squares / (amounts.length - 1) / amounts.length)
}
const apart = (a: Tried<string>, b: Tried<string>): number[] => a.chances.map((each, i) => each - (b.chances[i] ?? 0))
const isClose = (best: Tried<string>, other: Tried<string>): boolean => {
  const difference = apart(best, other)
  if (meanOf(difference) >= Math.max(NO_LEAD, SURE * errorOf(difference))) return false
  const points = best.values.map((each, i) => each - (other.values[i] ?? 0))
  const isEqual = Math.abs(meanOf(difference)) < NO_LEAD
  return !isEqual || meanOf(points) <= Math.max(ALIKE, SURE * errorOf(points))
}

/** Differences of points below are those of rounding. */
const ALIKE = 1e-9

/** The better chance first; of equal ones the better position. */
export const byWorth = (a: Tried<string>, b: Tried<string>): number =>
  Math.round(meanOf(b.chances) / NO_LEAD) - Math.round(meanOf(a.chances) / NO_LEAD) ||
  meanOf(b.values) - meanOf(a.values)

/** To stop is never advised where something that may still be done comes to the same. */
export function notIdle<S extends string>(
  tried: readonly Tried<S>[],
  endings: ReadonlySet<string>,
): readonly Ranked<S>[] {
  const stops = ({ plan }: Tried<S>): boolean => endings.has(plan.answers[0].option)
  const [best] = tried
  const other = best && stops(best) ? tried.find(each => !stops(each) && isClose(best, each)) : undefined
  const inOrder = other ? [other, ...tried.filter(each => each !== other)] : tried
  return inOrder.map(each => ({ ...each, stops: stops(each) }))
}
export interface Ranked<S extends string> extends Tried<S> {
  readonly stops: boolean
}

export function hintOf<T extends Shape>(
  tried: readonly Ranked<T['seat']>[],
  evaluation: Evaluation<T>,
  view: View<T>,
  question: Question<T['seat']>,
  worlds: number,
): Hint {
  const [best, second] = tried
  if (!best) return { options: [], lead: 0, reach: 0, worlds, vague: true, unknown: true }
  const idle = evaluation.idle?.(view, question.seat) ?? 0
  const isShared = second !== undefined && isClose(best, second)
  let rank: 1 | 2 | 3 = 1
  const options = tried.map((each, i): Hinted => {
    const isEqual = i > 0 && rank === 1 && isClose(best, each)
    if (i > 0 && !isEqual) rank = i === 1 ? 2 : 3
    const other = i === 0 ? second : best
    const speaks = rank === 1 ? 'for' : 'against'
    const reason: HintReason =
      each.stops && idle > 0 && i > 0
        ? { id: 'idle', by: -idle }
        : other
          ? ranked(reasonFor(each.traits, other.traits, speaks), i === 0 ? isShared : isEqual)
          : { id: 'only', by: 1 }
    return { option: each.plan.answers[0].option, rank, ...shownOf(each), reason }
  })
  const difference = second ? apart(best, second) : []
  return {
    options,
    lead: Math.max(0, meanOf(difference)),
    reach: SURE * errorOf(difference),
    worlds,
    vague: best.vague * 2 > best.chances.length,
    unknown: best.unknown * 2 > best.chances.length,
  }
}

/** What has a rank of its own is a little better or worse, even if nothing can be pointed at. */
const ranked = (reason: HintReason, shared: boolean): HintReason =>
  reason.id === 'same' && !shared ? { ...reason, id: 'even' } : reason

/** The reach of an estimate is that of its scale and that of the worlds looked into. */
function shownOf({ chances, lows, highs }: Tried<string>): Pick<Hinted, 'chance' | 'low' | 'high'> {
  const chance = meanOf(chances)
  const sampled = Z * errorOf(chances)
  return {
    chance,
    low: Math.max(0, chance - Math.hypot(chance - meanOf(lows), sampled)),
    high: Math.min(1, chance + Math.hypot(meanOf(highs) - chance, sampled)),
  }
}
