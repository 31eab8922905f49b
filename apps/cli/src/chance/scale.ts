import { type Mark, weigh } from '@tabletome/bots'
import { logistic } from './logistic.ts'

export interface Weighed {
  readonly match: number
  readonly sum: number
  readonly won: number
}
/** Where the positions, in the order of their sums, are cut: finer at both ends. */
const CUTS = [0, 0.03, 0.1, 0.17, 0.25, 0.33, 0.41, 0.5, 0.58, 0.66, 0.75, 0.83, 0.9, 0.95, 0.98, 1]
/** Where the line through them bends. */
const BENDS = [0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9]
/** Positions a part needs at least. */
const LEAST = 40
/** The line is held by next to nothing. */
const LOOSE = 0.05
/** 95 of 100. */
const REACH = 1.96

/**
 * What sums that were foretold without their match came to: a line through them on the logistic scale, since weights fitted on few
 * matches are too sure of themselves, which bends here and there, since whoever stands best may still lose by what no sign tells. The
 * reach of each part is what its matches differed from that line.
 */
export function scaleOf(rows: readonly Weighed[]): Mark[] {
  const sums = rows.map(({ sum }) => sum).toSorted((a, b) => a - b)
  const bends = [...new Set(BENDS.flatMap(share => sums[Math.floor(share * sums.length)] ?? []))]
  const bent = (sum: number): Readonly<Record<string, number>> => ({
    sum,
    ...Object.fromEntries(bends.map((from, i) => [`bend${i}`, Math.max(0, sum - from)])),
  })
  const line = logistic(
    rows.map(({ match, sum, won }) => ({ match, signs: bent(sum), won })),
    Object.keys(bent(0)),
    LOOSE,
  )
  const chanceAt = (sum: number): number => 1 / (1 + Math.exp(-weigh(line, bent(sum))))
  const parts = cut(rows.toSorted((a, b) => a.sum - b.sum)).map(part => {
    const sum = part.reduce((total, row) => total + row.sum, 0) / part.length
    return { part, sum, chance: chanceAt(sum) }
  })
  return neverLess(parts).map(({ part, sum, chance }) => {
    const reach = REACH * errorOf(part, chance)
    return [
      rounded(sum),
      rounded(chance),
      rounded(Math.max(0, chance - reach)),
      rounded(Math.min(1, chance + reach)),
    ] as const
  })
}

interface Part {
  readonly part: readonly Weighed[]
  readonly sum: number
  readonly chance: number
}
/** Whoever stands better is never told less: parts of which that were so are told what they come to together. */
function neverLess(parts: readonly Part[]): readonly Part[] {
  const levels: { chance: number; weight: number; parts: Part[] }[] = []
  for (const each of parts) {
    let level = { chance: each.chance, weight: each.part.length, parts: [each] }
    for (let before = levels.at(-1); before && before.chance > level.chance; before = levels.at(-1)) {
      levels.pop()
      const weight = before.weight + level.weight
      const chance = (before.chance * before.weight + level.chance * level.weight) / weight
      level = { chance, weight, parts: [...before.parts, ...level.parts] }
    }
    levels.push(level)
  }
  return levels.flatMap(({ chance, parts: alike }) => alike.map(each => ({ ...each, chance })))
}

function cut(rows: readonly Weighed[]): Weighed[][] {
  const parts: Weighed[][] = []
  let from = 0
  for (const share of CUTS.slice(1)) {
    let to = Math.round(share * rows.length)
    // Equal sums are never parted.
    while (to < rows.length && rows[to]?.sum === rows[to - 1]?.sum) to++
    if (to - from < LEAST && share < 1) continue
    parts.push(rows.slice(from, to))
    from = to
  }
  const last = parts.at(-1)
  const before = parts.at(-2)
  if (last && before && last.length < LEAST) parts.splice(-2, 2, [...before, ...last])
  return parts.filter(part => part.length > 0)
}

/** Positions of one match end alike: they count as one. A share of 0 or 1 of few matches is not sure either. */
function errorOf(rows: readonly Weighed[], chance: number): number {
  const byMatch = new Map<number, number>()
  for (const { match, won } of rows) byMatch.set(match, (byMatch.get(match) ?? 0) + won - chance)
  let squares = 0
  for (const sum of byMatch.values()) squares += sum * sum
  const floor = Math.sqrt((chance + 0.01) * (1.01 - chance)) / Math.sqrt(byMatch.size + 1)
  return Math.max(Math.sqrt(squares) / rows.length, floor / 2)
}

export const rounded = (amount: number): number => Number(amount.toFixed(4))
