import type { GameText } from '../types.ts'

/** What is said where there is more of something, and where there is less; `n`: how much by, at least 1. */
export type Because = readonly [more: Sentence, less: Sentence]
type Sentence = string | ((about: string, n: number) => string)

/** Reasons every game has. */
export interface UsualBecause {
  readonly even: Because
  readonly same: Because
  readonly only: Because
  readonly idle: Because
  readonly won: Because
}
/** Those that say what would have been better: the others say that nothing stands out. */
export type NamedReason<T> = Exclude<keyof T, 'even' | 'same' | 'only'>
type Table = UsualBecause & Readonly<Record<string, Because>>

/** Sentences by what differs; one that is not written down is told in general words. */
export const createBecause = ({ because }: { readonly because: Table }): GameText['because'] => {
  const say = ([more, less]: Because, about: string, by: number): string => {
    const sentence = by < 0 ? less : more
    return typeof sentence === 'string' ? sentence : sentence(about, Math.max(1, Math.round(Math.abs(by))))
  }
  return ({ id, about = '', by }) => say(because[id] ?? because.even, about, by)
}

/** The entry of a table by a word that may be none of its keys. */
export const entryOf = <K extends string, V>(table: Readonly<Record<K, V>>, id: string): V | undefined =>
  Object.hasOwn(table, id) ? table[id as K] : undefined
