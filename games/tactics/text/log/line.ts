import type { Tellers as AllTellers } from '../../../text/parts.ts'
import { spaceName } from '../../rules/realm/spaces.query.ts'
import type { Cause, Fact, Space, Term, UnitId } from '../../rules/state/shape.ts'
import { bracketed } from '../../../text/sentence.ts'
import { causeName, termsText } from '../names.ts'
import type { Words } from '../words.ts'

export type Tellers = AllTellers<Fact>

export const unitAt = (unit: UnitId) => `unit ${unit}`
export const spaceAt = (space: Space) => `space ${spaceName(space)}`

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
