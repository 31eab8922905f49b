import type { GameText } from '../types.ts'

/** Every string in an answer gets the last touch of its language. */
const typesetIn = <T>(value: T, typeset: (text: string) => string): T => {
  if (typeof value === 'string') return typeset(value) as T
  if (Array.isArray(value)) return value.map((item: unknown) => typesetIn(item, typeset)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typesetIn<unknown>(item, typeset)])) as T
}

/** A word by its key, such as `setting.difficulty`. */
export type Entry = readonly [key: string, text: string]
export const prefixed = (prefix: string, texts: Readonly<Record<string, string>>): Entry[] =>
  Object.entries(texts).map(([id, text]) => [`${prefix}.${id}`, text])

/** Names by kind and id, and `short.<id>` for what it does. */
export const cardEntries = (
  prefix: string,
  texts: Readonly<Record<string, { readonly name: string; readonly text?: string }>>,
): Entry[] =>
  Object.entries(texts).flatMap(([id, { name, text = '' }]): Entry[] => [
    [`${prefix}.${id}`, name],
    ...(text === '' ? [] : [[`short.${id}`, text] as const]),
  ])

interface Language {
  readonly about: Pick<GameText, 'title' | 'pitch' | 'meta'>
  typeset(text: string): string
}
type Part = Exclude<keyof GameText, keyof Language['about'] | 'words' | 'setting' | 'itself' | 'milestones' | 'heroes'>
/** How each part of a text is made from the words of a language. */
type Makers<W> = { readonly [P in Part]: (words: W) => GameText[P] } & {
  readonly setting?: (words: W) => NonNullable<GameText['setting']>
  readonly itself?: (words: W) => NonNullable<GameText['itself']>
  readonly milestones?: (words: W) => NonNullable<GameText['milestones']>
  /** The same in every language. */
  readonly heroes?: NonNullable<GameText['heroes']>
}

/** A game's text in one language: which line for which fact is decided by the game, how it reads by the words. */
export const textWith = <W extends Language>(
  words: W,
  entries: readonly Entry[],
  make: Makers<W>,
  /** Words that are put together rather than written down. */
  others: (key: string) => string = () => '',
): GameText => {
  const set = <T>(value: T) => typesetIn(value, words.typeset)
  const touched =
    <A extends readonly unknown[], R>(say: (...about: A) => R) =>
    (...about: A) =>
      set(say(...about))
  const table = new Map(entries)
  return {
    ...set(words.about),
    words: touched(key => table.get(key) ?? others(key)),
    log: touched(make.log(words)),
    headline: touched(make.headline(words)),
    goal: touched(make.goal(words)),
    phases: touched(make.phases(words)),
    ask: touched(make.ask(words)),
    option: touched(make.option(words)),
    barred: touched(make.barred(words)),
    reason: touched(make.reason(words)),
    changes: touched(make.changes(words)),
    because: touched(make.because(words)),
    hidden: touched(make.hidden(words)),
    result: touched(make.result(words)),
    describe: touched(make.describe(words)),
    card: touched(make.card(words)),
    ...(make.setting ? { setting: touched(make.setting(words)) } : {}),
    ...(make.itself ? { itself: touched(make.itself(words)) } : {}),
    ...(make.heroes ? { heroes: make.heroes } : {}),
    ...(make.milestones ? { milestones: touched(make.milestones(words)) } : {}),
  }
}
