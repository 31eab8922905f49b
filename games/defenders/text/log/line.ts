import type { Tellers as AllTellers } from '../../../text/parts.ts'
import type { CardId, Cause, Colour, Fact, PlaceId } from '../../rules/state/shape.ts'
import { abilityName, isEnemy, isFoe } from '../names.ts'
import { bracketed, joined } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'

export type Tellers = AllTellers<Fact>

export const placeAt = (place: PlaceId) => `place ${place}`
export const defenderAt = (colour: Colour) => `defender ${colour}`
export const cardAt = (card: CardId) => `card ${card}`

/** A line with the Ability or Foe behind it, and what else helped, where the line itself does not say it. */
export const because = (words: Words, text: string, cause: Cause, also: readonly string[] = []) => {
  const name = isFoe(words, cause)
    ? words.names.foes[cause].name
    : isEnemy(words, cause)
      ? ''
      : abilityName(words, cause)
  return bracketed(text, joined([name, ...also]))
}
