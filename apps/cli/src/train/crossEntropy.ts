import type { Random } from '@tabletome/engine'

export interface Search {
  readonly generations: number
  readonly population: number
  /** Of a population the best so many are gone on from. */
  readonly elite: number
  /** How far the first ones stray, as a part of each value. */
  readonly reach: number
}
/** What a generation came to: the middle it goes on from, and how well its best and all of it did. */
export interface Generation {
  readonly number: number
  readonly middle: readonly number[]
  readonly best: number
  readonly mean: number
}
/** Strays never die down altogether, or the search would stand still too soon. */
const LEAST_REACH = 0.03

/**
 * The cross-entropy method: values are drawn round a middle, the best of them are the next middle, and how far these lie apart is
 * how far the next ones stray. Values keep their sign: what strays is their size.
 */
export function* crossEntropy(
  usual: readonly number[],
  { generations, population, elite, reach }: Search,
  random: Random,
  score: (values: readonly number[], generation: number) => number,
): Generator<Generation> {
  let middle = usual.map(() => 0)
  let reaches = usual.map(() => reach)
  const valuesAt = (logs: readonly number[]): number[] => usual.map((value, i) => value * Math.exp(logs[i] ?? 0))
  for (let number = 1; number <= generations; number++) {
    const tried = Array.from({ length: population }, (_, i) => {
      const logs = i === 0 ? middle : middle.map((log, at) => log + (reaches[at] ?? 0) * normal(random))
      return { logs, grade: score(valuesAt(logs), number) }
    })
    const best = tried.toSorted((a, b) => b.grade - a.grade).slice(0, elite)
    middle = usual.map((_, at) => meanOf(best.map(({ logs }) => logs[at] ?? 0)))
    reaches = usual.map((_, at) =>
      Math.max(LEAST_REACH, Math.sqrt(meanOf(best.map(({ logs }) => ((logs[at] ?? 0) - (middle[at] ?? 0)) ** 2)))),
    )
    yield {
      number,
      middle: valuesAt(middle),
      best: best[0]?.grade ?? 0,
      mean: meanOf(tried.map(({ grade }) => grade)),
    }
  }
}

const meanOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, each) => sum + each, 0) / Math.max(1, amounts.length)

const FINE = 1 << 24
/** A number round 0, as chance scatters things. */
const normal = (random: Random): number => {
  const [one, two] = [(random.below(FINE) + 1) / FINE, random.below(FINE) / FINE]
  return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * two)
}
