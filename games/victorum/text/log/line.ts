import type { LogLine } from '../../../types.ts'
import type { Fact } from '../../rules/state/shape.ts'

type OfType<T extends Fact['type']> = Extract<Fact, { type: T }>
/** The words for each fact there is; `by` is the name of its cause. Nothing if it tells a player nothing. */
export type Said = { readonly [T in Fact['type']]: (fact: OfType<T>, by: string) => string }
/** Everything of a line but its words; `cause: false` if the words already say why. */
export interface Look extends Omit<LogLine, 'text'> {
  readonly cause?: false
}
export type Looks = { readonly [T in Fact['type']]: (fact: OfType<T>) => Look }
