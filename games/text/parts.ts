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

/** Which rule a fact follows, what it is one event with while it happens, and whether it only says that nothing happened. */
interface Telling<F> {
  readonly rule: string
  readonly kind?: string | ((fact: F) => string)
  readonly aside?: true | ((fact: F) => boolean)
}
export type Tellings<F extends { readonly type: string }> = {
  readonly [T in F['type']]: Telling<Extract<F, { type: T }>>
}
/** The lines of a chronicle, each with what its fact says of itself. */
export const withTellings =
  <F extends { readonly type: string }>(log: GameText['log'], tellings: Tellings<F>): GameText['log'] =>
  (fact, names) => {
    const line = log(fact, names)
    const telling = (tellings as Partial<Record<string, Telling<never>>>)[fact.type]
    if (!line || !telling) return line
    const { rule, kind, aside } = telling
    return {
      rule,
      ...(kind !== undefined && { beat: typeof kind === 'string' ? kind : kind(fact as never) }),
      ...((aside === true || aside?.(fact as never)) && { aside: true }),
      ...line,
    }
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
