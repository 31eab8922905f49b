import type { LogLine, Names } from '../../../types.ts'
import { spaceName } from '../../knowledge/spaces.ts'
import type { Cause, Fact, Space, Term, UnitId } from '../../rules/state.ts'
import { causeName, termsText } from '../names.ts'
import type { Words } from '../words.ts'

export type Told = LogLine | undefined
/** One teller for each fact there is. */
export type Tellers = { [T in Fact['type']]: (fact: Extract<Fact, { type: T }>, names: Names) => Told }

export const unitAt = (unit: UnitId) => `unit ${unit}`
export const spaceAt = (space: Space) => `space ${spaceName(space)}`

export const bracketed = (text: string, inside: string) => (inside === '' ? text : `${text} (${inside})`)

/** What a line itself does not say: the card, the terrain, the rule behind it. */
export const because = (words: Words, text: string, cause: Cause) => bracketed(text, causeName(words, cause))
/** A sum of one part needs no telling. */
export const withTerms = (words: Words, text: string, terms: readonly Term[]) =>
  terms.length < 2 ? text : bracketed(text, termsText(words, terms))
/** What a step costs beyond the first MP. */
export const withSurcharges = (words: Words, text: string, terms: readonly Term[]) =>
  bracketed(
    text,
    termsText(
      words,
      terms.filter(({ cause }) => cause !== 'step'),
      true,
    ),
  )
