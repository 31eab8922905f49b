import type { Played } from '@tabletome/match/protocol'

export const isCounted = ({ aside }: Played) => aside === undefined
const isWon = ({ end }: Played) => end === 'won'

export interface Share {
  readonly key: string
  readonly played: number
  readonly won: number
  /** The 95 % interval of the share of wins, from 0 to 1. */
  readonly low: number
  readonly high: number
}

const Z = 1.96

/** Wilson: what a share of wins may really be, from so few matches. */
export const intervalOf = (won: number, played: number): { readonly low: number; readonly high: number } => {
  if (played === 0) return { low: 0, high: 1 }
  const share = won / played
  const base = 1 + Z ** 2 / played
  const middle = (share + Z ** 2 / (2 * played)) / base
  const half = (Z / base) * Math.sqrt((share * (1 - share)) / played + Z ** 2 / (4 * played ** 2))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** Wins by whatever a match may be sorted by; `order`: keys that come first, in that order. */
export const sharesBy = (
  matches: readonly Played[],
  keysOf: (played: Played) => readonly string[],
  order: readonly string[] = [],
): readonly Share[] => {
  const counts = new Map<string, { played: number; won: number }>()
  for (const match of matches)
    for (const key of keysOf(match)) {
      const known = counts.get(key) ?? { played: 0, won: 0 }
      counts.set(key, { played: known.played + 1, won: known.won + (isWon(match) ? 1 : 0) })
    }
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length)
  return [...counts]
    .map(([key, { played, won }]) => ({ key, played, won, ...intervalOf(won, played) }))
    .sort((a, b) => rank(a.key) - rank(b.key) || b.played - a.played)
}

export interface Figures {
  readonly played: number
  readonly won: number
  /** Wins in a row, at best. */
  readonly streak: number
  readonly answers: number
  readonly minutes: number
}

/** `matches`: the newest first. */
export const figuresOf = (matches: readonly Played[]): Figures => {
  let [streak, row] = [0, 0]
  for (const match of matches) {
    row = isWon(match) ? row + 1 : 0
    streak = Math.max(streak, row)
  }
  const mean = (of: (match: Played) => number) =>
    matches.length === 0 ? 0 : matches.reduce((sum, match) => sum + of(match), 0) / matches.length
  return {
    played: matches.length,
    won: matches.filter(isWon).length,
    streak,
    answers: Math.round(mean(({ answers }) => answers)),
    minutes: Math.round(mean(({ minutes }) => minutes)),
  }
}
