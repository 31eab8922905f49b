import { createStore } from '@tabletome/boardkit'
import type { Played, PlayerRecord } from '@tabletome/match/protocol'

/** The record of whoever plays in this browser; with an account the server keeps the same. */
const KEY = 'tabletome.record'
const MOST = 2000
const ASIDES = ['branch', 'undone', 'bot', 'again']

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 64
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const isOther = (value: unknown): value is Played['others'][number] =>
  isObject(value) && typeof value.name === 'string' && (value.bot === undefined || value.bot === true)

/** What was stored or read from a file, looked at field by field. */
const isPlayed = (value: unknown): value is Played =>
  isObject(value) &&
  [value.match, value.game, value.mode, value.seal].every(isText) &&
  [value.players, value.at, value.answers, value.minutes].every(isCount) &&
  (value.end === 'won' || value.end === 'lost') &&
  (value.difficulty === undefined || isText(value.difficulty)) &&
  Array.isArray(value.heroes) &&
  value.heroes.every(isText) &&
  Array.isArray(value.others) &&
  value.others.every(isOther) &&
  (value.aside === undefined || (typeof value.aside === 'string' && ASIDES.includes(value.aside)))

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

const EMPTY: PlayerRecord = { matches: [], clearedAt: 0 }

/** What is broken is left out. */
export const readBook = (text: string | null): PlayerRecord => {
  const found = parsed(text)
  if (!isObject(found) || !Array.isArray(found.matches)) return EMPTY
  return merged({ matches: found.matches.filter(isPlayed), clearedAt: isCount(found.clearedAt) ? found.clearedAt : 0 })
}

/** Each match once, the first that is told of it; nothing from before the latest fresh start; the newest first. */
export const merged = (...books: readonly PlayerRecord[]): PlayerRecord => {
  const clearedAt = Math.max(0, ...books.map(book => book.clearedAt))
  const matches = new Map<string, Played>()
  for (const book of books)
    for (const played of book.matches)
      if (played.at > clearedAt && !matches.has(played.match)) matches.set(played.match, played)
  return { matches: [...matches.values()].sort((a, b) => b.at - a.at).slice(0, MOST), clearedAt }
}

/** The same cards once more are kept, but do not count. */
export const withPlayed = (book: PlayerRecord, played: Played): PlayerRecord => {
  const isAgain = book.matches.some(({ seal, match }) => seal === played.seal && match !== played.match)
  const noted = isAgain && played.aside === undefined ? { ...played, aside: 'again' as const } : played
  return merged(book, { matches: [noted], clearedAt: 0 })
}

const stored = (): PlayerRecord => {
  try {
    return readBook(localStorage.getItem(KEY))
  } catch {
    return EMPTY
  }
}
const store = createStore(stored)
export const currentBook = store.read
export const useBook = store.use

let isListening = false
/** Another tab may finish a match too. */
export const watchBook = () => {
  if (isListening) return
  isListening = true
  addEventListener('storage', ({ key }) => {
    if (key === null || key === KEY) store.refresh()
  })
}

export const keepBook = (book: PlayerRecord) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(book))
  } catch {
    // A browser that keeps nothing: the record then lasts as long as the page.
  }
  store.set(book)
}

/** For another program, or another browser. */
export const fileOf = (book: PlayerRecord): string =>
  `${JSON.stringify({ tabletome: 'record', ...book }, undefined, 2)}\n`

/** The matches of a file beside those known; nothing where it is no record. */
export const withFile = (book: PlayerRecord, file: string): PlayerRecord | undefined => {
  const found = parsed(file)
  if (!isObject(found) || found.tabletome !== 'record' || !Array.isArray(found.matches)) return undefined
  return found.matches.every(isPlayed) ? merged(book, { matches: found.matches, clearedAt: 0 }) : undefined
}
