/** Names by id, whatever kind of thing it is. */
import { ABILITIES } from '../content/cards.ts'
import type { ArtifactId, DireId, EffectId, EnemyId, FoeId } from '../content/ids.ts'
import type { CardId, DefenderCardId } from '../rules/state/shape.ts'
import type { AbilityText } from './ability.ts'
import { joined } from '../../text/sentence.ts'
import type { Words } from './words.ts'

const isTurn = (words: Words, card: CardId): card is DefenderCardId => Object.hasOwn(words.names.turns, card)
export const isEnemy = (words: Words, id: string): id is EnemyId | DireId => Object.hasOwn(words.names.enemies, id)
export const isFoe = (words: Words, id: string): id is FoeId => Object.hasOwn(words.names.foes, id)

export const cardName = (words: Words, card: CardId): string =>
  isTurn(words, card) ? words.names.turns[card] : isEnemy(words, card) ? words.names.enemies[card].name : ''

/** The words of an Ability or of a Dire Enemy's effect. */
export const abilityText = (words: Words, id: string): AbilityText | undefined => {
  if (Object.hasOwn(words.abilities, id)) return words.abilities[id as keyof Words['abilities']]
  return Object.hasOwn(words.effects, id) ? words.effects[id as EffectId] : undefined
}

export const abilityName = (words: Words, id: string): string => abilityText(words, id)?.name ?? ''

/** An Artifact is used as a thing, an Ability by its name. */
export const usedName = (words: Words, id: string): string =>
  Object.hasOwn(words.names.artifacts, id) ? words.names.artifacts[id as ArtifactId].the : abilityName(words, id)

/** “2 AP”, “1 HP”, or nothing. */
export const priceOf = (words: Words, id: string): string => {
  const card = ABILITIES.get(id)?.card
  return joined([card?.ap && words.why.ap(card.ap), card?.hp && words.why.hp(card.hp)].map(price => price || undefined))
}

/** “2 AP: another Outer Region loses 1 Threat.” */
export const shortOf = (words: Words, id: string): string => {
  const text = abilityText(words, id)
  if (text === undefined) return ''
  const price = priceOf(words, id)
  return price === '' ? text.brief : words.why.use(price, text.brief)
}

/** A Region prints no other name of its Ability, so the line begins with it. */
export const shortWithName = (words: Words, id: string): string => {
  const text = abilityText(words, id)
  return text === undefined ? '' : `${joined([text.name, priceOf(words, id)])}${words.colon}${text.brief}`
}
