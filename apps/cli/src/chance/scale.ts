import type { Mark } from '@tabletome/bots'

export interface Weighed {
  readonly match: number
  readonly sum: number
  readonly won: number
}
/** Where the positions, in the order of their sums, are cut: finer at both ends. */
const CUTS = [0, 0.02, 0.06, 0.12, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.88, 0.94, 0.98, 1]
/** Positions a part needs at least. */
const LEAST = 40
/** 95 of 100. */
const REACH = 1.96

/** What positions of so great a sum came to: parts whose shares of wins never fall (pooled neighbours), each with its reach. */
export function scaleOf(rows: readonly Weighed[]): Mark[] {
  const inOrder = rows.toSorted((a, b) => a.sum - b.sum)
  const parts = pooled(cut(inOrder))
  return parts.map(part => {
    const chance = shareOf(part)
    const reach = REACH * errorOf(part, chance)
    const sum = part.reduce((total, row) => total + row.sum, 0) / part.length
    return [rounded(sum), rounded(chance), rounded(Math.max(0, chance - reach)), rounded(Math.min(1, chance + reach))]
  })
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

function pooled(parts: readonly Weighed[][]): Weighed[][] {
  const kept: Weighed[][] = []
  for (const part of parts) {
    let now = part
    for (let before = kept.at(-1); before && shareOf(before) >= shareOf(now); before = kept.at(-1)) {
      now = [...before, ...now]
      kept.pop()
    }
    kept.push(now)
  }
  return kept
}

const shareOf = (rows: readonly Weighed[]): number => rows.reduce((sum, { won }) => sum + won, 0) / rows.length

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
