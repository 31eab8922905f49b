import { createStore } from '@tabletome/boardkit'
import type { Act } from '@tabletome/match/lesson'

/** What somebody has learned of one game, kept in this browser. */
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
  /** The table of the ready-made first game. */
  readonly first?: string
}
export type Progress = Readonly<Record<string, Learned>>

const KEY = 'tabletome.learn'
export const NOTHING: Learned = { done: [] }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(item => typeof item === 'string') : []

const readLearned = (kept: unknown): Learned => {
  if (!isObject(kept)) return NOTHING
  const { at, seen, played, first } = kept
  const rest: Learned = {
    done: texts(kept.done),
    ...(Array.isArray(seen) && { seen: texts(seen) }),
    ...(kept.quiet === true && { quiet: true }),
    ...(Array.isArray(played) && { played: texts(played) }),
    ...(typeof first === 'string' && { first }),
  }
  const isUnderWay = isObject(at) && typeof at.lesson === 'string' && typeof at.step === 'number'
  if (!isUnderWay || !Array.isArray(at.acts)) return rest
  // Acts that do not fit the lesson are passed over when it is taken up again.
  return { ...rest, at: { lesson: String(at.lesson), step: Number(at.step), acts: at.acts as readonly Act[] } }
}

/** Field by field: what this version does not know is left out. */
export const readProgress = (kept: string | null | undefined): Progress => {
  try {
    const found: unknown = JSON.parse(kept ?? '{}')
    if (!isObject(found)) return {}
    return Object.fromEntries(Object.entries(found).map(([game, learned]) => [game, readLearned(learned)]))
  } catch {
    return {}
  }
}

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
const watch = (changed: () => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) changed()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
const store = createStore(() => readProgress(stored()), watch)

export const progressNow = store.read
export const useProgress = store.use
export const useLearned = (game: string): Learned => useProgress()[game] ?? NOTHING

const change = (game: string, how: (learned: Learned) => Learned) => {
  const now = progressNow()
  const next = { ...now, [game]: how(now[game] ?? NOTHING) }
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Then it lasts as long as the page.
  }
  store.set(next)
}

/** A lesson under way is kept act by act, so that it can be left at any moment. */
export const keepStep = (game: string, lesson: string, step: number, acts: readonly Act[]) =>
  change(game, learned => ({ ...learned, at: { lesson, step, acts } }))

export const finishLesson = (game: string, lesson: string) =>
  change(game, ({ at: _underWay, ...learned }) => ({ ...learned, done: withOne(learned.done, lesson) }))

const withOne = (list: readonly string[] = [], one: string): readonly string[] =>
  list.includes(one) ? list : [...list, one]

export const seeTip = (game: string, tip: string) =>
  change(game, learned => ({ ...learned, seen: withOne(learned.seen, tip) }))
export const setTips = (game: string, on: boolean) =>
  change(game, ({ quiet: _quiet, ...learned }) => (on ? learned : { ...learned, quiet: true }))
/** All tips come again. */
export const forgetTips = (game: string) => change(game, ({ seen: _seen, quiet: _quiet, ...learned }) => learned)
export const beginFirst = (game: string, table: string) => change(game, learned => ({ ...learned, first: table }))
export const notePlayed = (game: string, table: string) => {
  if (!progressNow()[game]?.played?.includes(table))
    change(game, learned => ({ ...learned, played: withOne(learned.played, table).slice(-PLAYED) }))
}

/** After so many finished matches nobody is new to a game. */
export const PLAYED = 3
export const isNew = ({ played = [] }: Learned): boolean => played.length < PLAYED

/** What was done on both sides counts; of two lessons under way the one further on. */
export const mergeProgress = (one: Progress, other: Progress): Progress => {
  const games = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(
    games.map(game => {
      const [a, b] = [one[game] ?? NOTHING, other[game] ?? NOTHING]
      const done = [...new Set([...a.done, ...b.done])]
      const open = [a.at, b.at].filter(at => at && !done.includes(at.lesson))
      const at = open.toSorted((x, y) => (y?.acts.length ?? 0) - (x?.acts.length ?? 0))[0]
      const rest: Learned = {
        ...a,
        ...b,
        done,
        seen: [...new Set([...(a.seen ?? []), ...(b.seen ?? [])])],
        played: [...new Set([...(a.played ?? []), ...(b.played ?? [])])].slice(-PLAYED),
      }
      const { at: _underWay, ...settled } = rest
      return [game, at ? { ...settled, at } : settled]
    }),
  )
}
