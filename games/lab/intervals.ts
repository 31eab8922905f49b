import type { Played, Summary } from './summary.ts'

/** A share of games with the interval that holds the true rate in 19 of 20 experiments (Wilson's). */
export interface Rate {
  readonly count: number
  readonly of: number
  readonly share: number
  readonly low: number
  readonly high: number
}

const Z = 1.959964

export const rateOf = (count: number, of: number): Rate => {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 }
  const share = count / of
  const middle = (share + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of)
  const reach = (Z / (1 + (Z * Z) / of)) * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of))
  return { count, of, share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

/** How much more often the second run was won than the first; on the same seeds game by game. */
export interface Difference {
  readonly share: number
  readonly low: number
  readonly high: number
  /** Where both were played with the same seeds. */
  readonly pairs?: { readonly both: number; readonly first: number; readonly second: number; readonly neither: number }
}

/** What is counted as won: the game, or by the seat of that number. */
export const isWon = ({ outcome = '' }: Played, seat?: number): boolean =>
  seat === undefined ? outcome === 'won' : outcome.split('+').includes(`seat${seat}`)

export const finished = ({ results }: Summary): readonly Played[] =>
  results.filter(({ outcome }) => outcome !== undefined)

/** While runs of the same seed are being played, or where one was cut short: the games that all of them have. */
export const commonGames = (runs: readonly Summary[]): readonly Summary[] => {
  const [first, ...others] = runs
  if (!first || others.length === 0 || others.some(({ seed }) => seed !== first.seed)) return runs
  const seedsOf = ({ results }: Summary) => new Set(results.map(({ seed }) => seed))
  const known = others.map(seedsOf)
  const common = new Set([...seedsOf(first)].filter(seed => known.every(seeds => seeds.has(seed))))
  return common.size === 0
    ? runs
    : runs.map(run => ({ ...run, results: run.results.filter(({ seed }) => common.has(seed)) }))
}

export const differenceOf = (one: Summary, two: Summary, seat?: number): Difference => {
  const [first, second] = [finished(one), finished(two)]
  const known = new Map(first.map(each => [each.seed, isWon(each, seat)]))
  const pairs = second.flatMap(each => {
    const before = known.get(each.seed)
    return before === undefined ? [] : [[before, isWon(each, seat)] as const]
  })
  if (pairs.length > 0 && pairs.length === first.length && pairs.length === second.length) return pairedOf(pairs)
  const [a, b] = [first, second].map(games => rateOf(games.filter(each => isWon(each, seat)).length, games.length))
  if (!a || !b) return { share: 0, low: -1, high: 1 }
  const share = b.share - a.share
  // Newcombe's interval of two independent rates.
  const low = share - Math.hypot(b.share - b.low, a.high - a.share)
  const high = share + Math.hypot(b.high - b.share, a.share - a.low)
  return { share, low, high }
}

const pairedOf = (pairs: readonly (readonly [boolean, boolean])[]): Difference => {
  const count = (one: boolean, two: boolean): number => pairs.filter(([a, b]) => a === one && b === two).length
  const [both, first, second, neither] = [
    count(true, true),
    count(true, false),
    count(false, true),
    count(false, false),
  ]
  const n = pairs.length
  const share = (second - first) / n
  // Two more pairs of each kind keep the interval honest where few differ.
  const reach = (Z * Math.sqrt(first + second + 2 - ((second - first) * (second - first)) / (n + 2))) / (n + 2)
  return {
    share,
    low: Math.max(-1, share - reach),
    high: Math.min(1, share + reach),
    pairs: { both, first, second, neither },
  }
}
