import type { CardFace, GameText } from '../../../types.ts'
import { ARTIFACTS } from '../../content/artifacts.ts'
import { ABILITIES, DIRE_IDS, TURN_CARDS } from '../../content/cards.ts'
import { DIRE } from '../../content/dire.ts'
import { FOES } from '../../content/foes.ts'
import { HEROES } from '../../content/heroes.ts'
import type { ArtifactId, FoeId, HeroId } from '../../content/ids.ts'
import { DESTRUCTION, REGIONS } from '../../content/regions.ts'
import { isDestroyed } from '../../rules/land/map.query.ts'
import type { CardId, Colour, PileId, PlaceId, View } from '../../rules/state/shape.ts'
import { words as ids } from '../../words.ts'
import { abilityName, abilityText, cardName, priceOf } from '../names.ts'
import { defenderOf, viewOf } from '../read.ts'
import { CARD_RULES, PILE_RULES, rulesOf } from '../rules.ts'
import { joined, sentences, start } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'

/** “active, 2 AP, once per Round”. */
const termsOf = (words: Words, id: string) => {
  const { cards } = words
  const card = ABILITIES.get(id)?.card
  if (card === undefined) return cards.kinds.passive
  const limit = card.limit === 'turn' ? cards.perTurn : card.limit === 'round' ? cards.perRound : undefined
  return joined([cards.kinds[card.kind], priceOf(words, id), limit])
}

/** “Vigil (active, 1 AP). …” */
const abilityLine = (words: Words, id: string) =>
  words.cards.ability(abilityName(words, id), termsOf(words, id), abilityText(words, id)?.text ?? '')

const capitalFace = (words: Words, { open }: View): CardFace => {
  const { cards, names } = words
  return {
    title: names.places.capital.name,
    kind: cards.capital,
    text: sentences(cards.threat(open.capital, DESTRUCTION.capital), cards.defeat, abilityLine(words, 'rest')),
    rules: [...CARD_RULES.capital, ...rulesOf('rest')],
  }
}

const placeFace = (words: Words, view: View, place: PlaceId): CardFace => {
  if (place === 'capital') return capitalFace(words, view)
  const { cards, names } = words
  const { side, threat } = view.open.regions[place]
  const { id } = REGIONS[place][side]
  const face = { title: names.places[place].name, kind: cards.region(side) }
  if (isDestroyed(view.open, place)) return { ...face, text: cards.destroyed, rules: CARD_RULES.destroyed }
  return {
    ...face,
    text: sentences(cards.threat(threat, DESTRUCTION.region), cards.falls(DESTRUCTION.region), abilityLine(words, id)),
    rules: [...CARD_RULES.region, ...rulesOf(id)],
  }
}

const heroFace = (words: Words, hero: HeroId): CardFace => {
  const { cards, names } = words
  const { hp, ability } = HEROES[hero]
  return {
    title: names.heroes[hero].name,
    kind: cards.hero,
    text: sentences(cards.hitPoints(hp), abilityLine(words, ability.id)),
    rules: [...CARD_RULES.hero, ...rulesOf(ability.id)],
  }
}

const defenderFace = (words: Words, { open }: View, colour: Colour): CardFace | undefined => {
  if (open.defenders[colour] === undefined) return undefined
  const { describe, names } = words
  const { hero, hp, at, artifacts } = defenderOf(open, colour)
  const card = heroFace(words, hero)
  return {
    ...card,
    title: `${names.colours[colour]}, ${names.heroes[hero].the}`,
    text: sentences(
      `${start(describe.stands(hp, HEROES[hero].hp, at))}.`,
      abilityLine(words, HEROES[hero].ability.id),
      ...artifacts.map(id => abilityLine(words, id)),
    ),
    rules: hp === 0 ? [...CARD_RULES.exhausted, ...card.rules] : card.rules,
  }
}

const artifactFace = (words: Words, artifact: ArtifactId): CardFace => ({
  title: words.names.artifacts[artifact].name,
  kind: words.cards.artifact[ARTIFACTS[artifact].slot],
  text: sentences(`${start(termsOf(words, artifact))}.`, abilityText(words, artifact)?.text),
  rules: [...CARD_RULES.artifact, ...rulesOf(artifact)],
})

const abilityKind = ({ cards }: Words, id: string) => {
  const owner = ABILITIES.get(id)
  if (owner?.owner === 'hero') return cards.heroAbility(owner.hero)
  if (owner?.owner === 'region') return cards.regionAbility(owner.region, owner.side)
  if (owner?.owner === 'artifact') return cards.artifactAbility
  const enemy = DIRE_IDS.find(card => DIRE[card].effect === id)
  return enemy ? cards.direEffect(enemy) : cards.regionAbility('capital', undefined)
}

const abilityFace = (words: Words, id: string): CardFace | undefined => {
  const text = abilityText(words, id)
  if (text === undefined) return undefined
  const terms = ABILITIES.has(id) ? `${start(termsOf(words, id))}.` : undefined
  return {
    title: text.name,
    kind: abilityKind(words, id),
    text: sentences(terms, text.text),
    rules: rulesOf(id),
  }
}

const cardFace = (words: Words, card: CardId): CardFace | undefined => {
  if (!Object.hasOwn(TURN_CARDS, card)) return undefined
  const { cards } = words
  const title = cardName(words, card)
  const turn = TURN_CARDS[card]
  if (turn.kind === 'defender')
    return { title, kind: cards.defenderCard, text: cards.turnText(turn.colour), rules: CARD_RULES.turn }
  if (turn.kind === 'allDefenders')
    return { title, kind: cards.defenderCard, text: cards.allText, rules: CARD_RULES.all }
  const [first, second] = turn.attacks
  if (first === undefined) return undefined
  if (turn.kind === 'enemy')
    return { title, kind: cards.enemy, text: cards.enemyText(first, second ?? first), rules: CARD_RULES.enemy }
  const { effect, timing } = DIRE[turn.id]
  const early = timing === 'beforeDefend'
  const what = (early ? cards.direFirst : cards.direUndefended)(
    abilityName(words, effect),
    abilityText(words, effect)?.text ?? '',
  )
  return {
    title,
    kind: cards.dire,
    text: early ? sentences(what, cards.direText(first)) : sentences(cards.direText(first), what),
    rules: [...new Set([...CARD_RULES.dire, ...rulesOf(effect)])],
  }
}

const foeFace = (words: Words, foe: FoeId | undefined): CardFace => {
  const { cards, names, foeTexts } = words
  if (foe === undefined)
    return { title: cards.foe, kind: cards.foe, text: cards.foeHidden, rules: CARD_RULES.foeHidden }
  return {
    title: names.foes[foe].name,
    kind: cards.foe,
    text: cards.foeText(foeTexts[foe], FOES[foe].events),
    rules: CARD_RULES.foe,
  }
}

const pileFace = ({ cards }: Words, pile: PileId): CardFace => ({
  title: cards.piles[pile].name,
  kind: cards.pile,
  text: cards.piles[pile].text,
  rules: PILE_RULES[pile],
})

/** The full text of whatever an anchor stands for. */
export const createCard =
  (words: Words): GameText['card'] =>
  (anchor, anyView) => {
    const view = viewOf(anyView)
    const thing = ids.thing(anchor)
    switch (thing?.is) {
      case 'place':
        return placeFace(words, view, thing.place)
      case 'hero':
        return heroFace(words, thing.hero)
      case 'defender':
        return defenderFace(words, view, thing.defender)
      case 'artifact':
        return artifactFace(words, thing.artifact)
      case 'ability':
        return abilityFace(words, thing.ability)
      case 'effect':
        return abilityFace(words, thing.effect)
      case 'rest':
        return abilityFace(words, 'rest')
      case 'card':
        return cardFace(words, thing.card)
      case 'foe':
        return foeFace(words, view.open.foe?.id)
      case 'foeCard':
        return foeFace(words, thing.foe)
      case 'pile':
        return pileFace(words, thing.pile)
      case undefined:
        return undefined
    }
  }
