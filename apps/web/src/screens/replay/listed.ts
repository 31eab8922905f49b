import { standsAt, type Turn } from '../../analysis/story.ts'
import { toldAt } from '../../analysis/toldAt.ts'
import type { Line } from '../../table/chronicle/chronicle.ts'

export const FILTERS = ['marked', 'mine', 'all'] as const
export type Filter = (typeof FILTERS)[number]

/** A line of the match as the list of moves shows it. */
export interface Listed {
  readonly seq: number
  /** Where the replay stands for it: before one's own answer, after what anybody else did. */
  readonly at: number
  readonly turn?: Turn
  /** What the chronicle tells of it. */
  readonly what: string
}

/** The moves of a match: those that are marked, those of one seat, or everything that happened. */
export const listed = (
  filter: Filter,
  { turns, lines, seat }: { turns: readonly Turn[]; lines: readonly Line[]; seat: string | undefined },
): readonly Listed[] => {
  const marked = new Map(turns.map(turn => [turn.seq, turn]))
  const own = new Set(lines.filter(line => line.seat !== undefined && line.seat === seat).map(line => line.seq))
  const told = new Set(lines.filter(({ heading }) => !heading).map(({ seq }) => seq))
  const wanted = filter === 'marked' ? marked.keys() : filter === 'mine' ? own : new Set([...told, ...marked.keys()])
  return [...wanted]
    .sort((a, b) => a - b)
    .flatMap((seq): Listed[] => {
      const turn = marked.get(seq)
      const what = toldAt(lines, seq)
      if (turn) return [{ seq, at: standsAt(turn), turn, what }]
      return what ? [{ seq, at: own.has(seq) ? seq - 1 : seq, what }] : []
    })
}
