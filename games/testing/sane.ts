import type { GameText, Language } from '../types.ts'
import { GRAMMAR } from './grammar.ts'

/** Everything said is a finished sentence or label: no hole, no key, no id, no loose typography. */
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['empty', /^$/],
  ['a hole', /undefined|NaN|null|\[object/],
  ['a placeholder', /[{}]/],
  ['a key', /[a-z]\.[a-z]/i],
  ['an id', /[a-z][A-Z]/],
  ['a plain apostrophe', /['"]/],
  ['loose spaces', /^\s|\s$|\s\s|\s[,.]/],
  ['doubled punctuation', /[.,:;]\s?[.,:;]|: [^.]*: [^.]*: /],
]
const TYPOGRAPHY: Record<Language, readonly (readonly [string, RegExp])[]> = {
  en: [['a space before punctuation', /\s[:;!?]/]],
  fr: [['no fixed space before punctuation', /[^\u00a0][:;!?»]|«[^\u00a0]|\d (PA|PM|PV)\b/]],
}

/** Most lines come up again and again. */
const sound: Record<Language, Set<string>> = { en: new Set(), fr: new Set() }

/** What is wrong with what was said, or nothing. */
export const faultsOf = (language: Language, said: string, key: string): string[] => {
  if (sound[language].has(said)) return []
  const faults = [...FAULTS, ...TYPOGRAPHY[language], ...GRAMMAR[language]].filter(([, fault]) => fault.test(said))
  if (faults.length === 0) sound[language].add(said)
  return faults.map(([name]) => `${language} ${key}: ${name} in “${said}”`)
}

/** Anchors, icons and rule ids are not words. */
const NOT_WORDS = new Set(['at', 'icon', 'anchor', 'subject', 'rules', 'rule', 'beat', 'tone', 'colour'])

export const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (NOT_WORDS.has(key) ? [] : wordsIn(item)))
}

/** The text of one game in every language. */
export type Texts = Readonly<Record<Language, GameText>>
/** Puts the same question to every language and says what is wrong with the answers. */
export type InBoth = (key: string, ask: (text: GameText) => unknown) => string[]

export const inBothOf =
  (texts: Texts): InBoth =>
  (key, ask) =>
    (['en', 'fr'] as const).flatMap(language =>
      wordsIn(ask(texts[language])).flatMap(said => faultsOf(language, said, key)),
    )

export const NAMES = {
  of: (seat: string) => ({ p1: 'Ada', p2: 'Bram', p3: 'Cléo', p4: 'Dana' })[seat] ?? seat,
  isMe: (seat: string) => seat === 'p1',
}
