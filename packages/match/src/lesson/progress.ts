import type { Act } from './course.ts'

/** What somebody has learned of one game. */
export interface Learned {
  /** Finished lessons, by their ids. */
  readonly done: readonly string[]
  /** The lesson under way: what was done in it so far, and the step it stands at. */
  readonly at?: { readonly lesson: string; readonly step: number; readonly acts: readonly Act[] }
  /** Tips that were read, by their ids. */
  readonly seen?: readonly string[]
  /** No more tips in this game. */
  readonly quiet?: true
  /** Finished matches, by their tables: after a few of them nobody is new. */
  readonly played?: readonly string[]
  /** The table of the ready-made first game; of one browser only. */
  readonly first?: string
}
/** By the id of the game. */
export type Progress = Readonly<Record<string, Learned>>

export const NOTHING: Learned = { done: [] }
/** After so many finished matches nobody is new to a game. */
export const PLAYED = 3

/** More than any game teaches. */
const MOST_LESSONS = 60

const both = (one: readonly string[] = [], other: readonly string[] = []): readonly string[] => [
  ...new Set([...one, ...other]),
]
const inAll = (one: Progress, other: Progress, merge: (a: Learned, b: Learned) => Learned): Progress =>
  Object.fromEntries(
    both(Object.keys(one), Object.keys(other)).map(game => [game, merge(one[game] ?? NOTHING, other[game] ?? NOTHING)]),
  )

/** What was done on both sides counts; of two lessons under way the one further on. */
export const mergeProgress = (one: Progress, other: Progress): Progress =>
  inAll(one, other, (a, b) => {
    const { at: _underWay, ...rest } = { ...a, ...b }
    const done = both(a.done, b.done)
    const open = [a.at, b.at].filter(at => at && !done.includes(at.lesson))
    const at = open.toSorted((x, y) => (y?.acts.length ?? 0) - (x?.acts.length ?? 0))[0]
    const played = both(a.played, b.played).slice(-PLAYED)
    return { ...rest, done, seen: both(a.seen, b.seen), played, ...(at && { at }) }
  })

/** What a browser tells is kept; what another browser has finished stays finished. */
export const keptProgress = (kept: Progress, told: Progress): Progress =>
  inAll(kept, told, (a, b) => ({
    ...(b === NOTHING ? a : b),
    done: both(a.done, b.done).slice(0, MOST_LESSONS),
    played: both(a.played, b.played).slice(-PLAYED),
  }))
