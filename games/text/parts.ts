/** What the parts of a text share in all games: the chronicle, reasons, cards, questions. */
import type { CardFace, GameText, LogLine, Names } from '../types.ts'

/** One teller for each fact there is: none can be forgotten. */
export type Tellers<F extends { readonly type: string }> = {
  readonly [T in F['type']]: (fact: Extract<F, { type: T }>, names: Names) => LogLine | undefined
}
export const tellWith = <F extends { readonly type: string }>(tellers: Tellers<F>): GameText['log'] => {
  const table = tellers as Partial<Record<string, (fact: never, names: Names) => LogLine | undefined>>
  return (fact, names) => table[fact.type]?.(fact as never, names)
}

/** Why not, by the table of a language; a reason it does not know says nothing. */
export const reasonIn = <V>(
  reasons: Readonly<Record<string, (told: V) => string>>,
  key: string,
  told: Readonly<Record<string, unknown>>,
): string => (Object.hasOwn(reasons, key) ? (reasons[key]?.(told as V) ?? '') : '')

/** The full text of a card; each rule once. */
export const face = (
  title: string,
  kind: string,
  text: string,
  ...rules: readonly (readonly string[])[]
): CardFace => ({ title, kind, text, rules: [...new Set(rules.flat())] })

export const isMine = (asked: readonly string[], names: Names) => asked.some(seat => names.isMe(seat))
