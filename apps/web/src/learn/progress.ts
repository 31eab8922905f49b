import { createStore } from '@tabletome/boardkit'
import { type Act, type Learned, mergeProgress, NOTHING, PLAYED, type Progress } from '@tabletome/match/lesson'

export { mergeProgress, NOTHING }

const KEY = 'tabletome.learn'

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

/** All of it, as it came together with what the account has. */
export const replaceProgress = (next: Progress) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Then it lasts as long as the page.
  }
  store.set(next)
}
export const onProgress = store.subscribe

const change = (game: string, how: (learned: Learned) => Learned) => {
  const now = progressNow()
  replaceProgress({ ...now, [game]: how(now[game] ?? NOTHING) })
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

export const isNew = ({ played = [] }: Learned): boolean => played.length < PLAYED

/** This browser is signed in to an account, which keeps what is learned. */
const ACCOUNT = 'tabletome.account'
export const isSignedIn = (): boolean => {
  try {
    return localStorage.getItem(ACCOUNT) !== null
  } catch {
    return false
  }
}
export const setSignedIn = (is: boolean) => {
  try {
    if (is) localStorage.setItem(ACCOUNT, '1')
    else localStorage.removeItem(ACCOUNT)
  } catch {
    // Then the account is asked again at the next sign-in.
  }
}
