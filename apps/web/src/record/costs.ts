import { markOf, type Move, type Story } from '../analysis/story.ts'

/** A kind of decision that was doubtful or costly, by why another would have been better. */
export interface Cost {
  /** The id of the reason; nothing: none stands out. */
  readonly id: string | undefined
  readonly times: number
  /** What it cost each time in the mean, as a chance from 0 to 1. */
  readonly mean: number
  /** Where it cost most. */
  readonly worst: { readonly match: string; readonly seat: string; readonly move: Move }
}

/** So many of the last matches are looked at; below so few that were judged nothing is said. */
export const LATELY = 24
export const FEWEST = 5
const MOST = 3
/** Of a very long match so many decisions are enough. */
const ENOUGH = 40

/** Judging may have been stopped: then little is known of that match. */
export const isJudged = ({ asked, moves }: Story): boolean =>
  asked.length > 0 && moves.length >= Math.min(asked.length, ENOUGH)

const VAGUE = new Set(['even', 'same', 'only'])

/** What cost most in all, the costliest kind first; what has no name is told only where nothing else is. */
export const costsOf = (stories: readonly Story[]): readonly Cost[] => {
  const kinds = new Map<string | undefined, { match: string; seat: string; move: Move }[]>()
  for (const { match, seat, moves } of stories)
    for (const move of moves) {
      const mark = markOf(move)
      if (mark !== 'doubtful' && mark !== 'costly') continue
      const id = move.reason && !VAGUE.has(move.reason.id) ? move.reason.id : undefined
      kinds.set(id, [...(kinds.get(id) ?? []), { match, seat, move }])
    }
  const all = [...kinds].flatMap(([id, found]) => {
    const total = found.reduce((sum, { move }) => sum + move.loss, 0)
    const [worst] = found.toSorted((a, b) => b.move.loss - a.move.loss)
    return worst ? [{ id, times: found.length, mean: total / found.length, worst, total }] : []
  })
  const named = all.filter(({ id }) => id !== undefined)
  return (named.length > 0 ? named : all)
    .sort((a, b) => b.total - a.total)
    .slice(0, MOST)
    .map(({ total: _, ...cost }) => cost)
}
