import type { AbilityId, SpellId, TowerId, UnitId } from '../../content/ids.ts'
import { ABILITIES } from '../../content/abilities.ts'
import { HEROES, WILDCAT } from '../../content/heroes.ts'
import { SPELLS } from '../../content/spells.ts'
import { TOWERS } from '../../content/towers.ts'
import type { Arrows } from '../../content/types.ts'
import { pointsOf } from '../../rules/heroes/heroes.query.ts'
import { isSoldierTower, priceOf, upgradesOf } from '../../rules/towers/towers.query.ts'
import { heroState } from '../say/describe.ts'
import { piecesText } from '../options/at.ts'
import type { OpenView } from '../read.ts'
import { CARD_RULES, HERO_RULES, SPELL_RULES } from '../rules.ts'
import { sentences, start } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'
import { face } from '../../../text/parts.ts'
import type { CardFace } from '../../../types.ts'

const arrowsText = ({ names, texts: { cards } }: Words, arrows: Arrows) =>
  arrows === 'perfect'
    ? names.perfect
    : arrows.map(({ dir, reach }) => cards.arrow(names.arrows[dir] ?? '', reach)).join(', ')

/** What a passed card becomes with the supply as it is. */
const passText = ({ texts: { cards } }: Words, open: OpenView, tower: TowerId) => {
  const ups = upgradesOf(open, tower)
  return ups.length === 0 ? cards.noUpgrade : ups.length > 1 ? cards.upgradesEither(ups) : cards.upgrades(ups)
}

export const towerFace = (words: Words, open: OpenView, tower: TowerId): CardFace => {
  const { cards } = words.texts
  const { family, level, copies, attacks } = TOWERS[tower]
  const tiles = attacks.flatMap(({ groups }) => groups)
  const price = priceOf(open, tower)
  const isFree = attacks.some(({ free }) => free)
  return face(
    words.names.towers[tower],
    cards.tower(family, level),
    sentences(
      ...attacks.map(({ type, arrows }) =>
        cards.attack(type, start(piecesText(words, tower)), arrowsText(words, arrows)),
      ),
      tiles.length === 0 ? undefined : isFree ? cards.free : cards.fixed,
      isSoldierTower(tower) ? cards.shares : undefined,
      passText(words, open, tower),
      price === undefined ? cards.notForSale : cards.price(price),
      cards.copies(open.supply[tower] ?? 0, copies),
    ),
    isSoldierTower(tower) ? CARD_RULES.soldierTower : CARD_RULES.tower,
    tiles.length === 0 ? [] : isFree ? CARD_RULES.free : CARD_RULES.fixed,
    tiles.some(group => group.length > 1) ? CARD_RULES.linked : [],
  )
}

/** A hero as it is now, with what its board prints. */
export const heroFace = (words: Words, open: OpenView, id: UnitId): CardFace => {
  const { texts, names, colon } = words
  const { cards } = texts
  const hero = open.heroes[id]
  const state = hero === undefined ? undefined : `${start(heroState(words, open, id))}.`
  if (id === 'wildcat')
    return face(
      names.Hero(id),
      cards.companion,
      sentences(state, cards.stats(WILDCAT.health, WILDCAT.move), texts.wildcat),
      HERO_RULES.wildcat,
    )
  const move = hero === undefined ? HEROES[id].move : pointsOf(open, id)
  return face(
    names.heroes[id],
    cards.hero,
    sentences(state, cards.stats(HEROES[id].health, move), `${cards.basic}${colon}${texts.basics[id]}`),
    HERO_RULES[id],
    CARD_RULES.hero,
  )
}

export const abilityFace = (words: Words, open: OpenView, id: AbilityId): CardFace => {
  const { texts, abilities } = words
  const { cards } = texts
  const { hero, kind, type, rules } = ABILITIES[id]
  const tile = open.heroes[hero]?.abilities.find(each => each.id === id)
  return face(
    abilities[id].name,
    kind === 'ongoing' ? cards.ongoing : cards.instant,
    sentences(
      cards.abilityOf(hero),
      abilities[id].text,
      type === undefined ? undefined : cards.damage(type),
      tile === undefined ? undefined : tile.up ? cards.faceUp : cards.faceDown,
    ),
    rules,
    CARD_RULES.ability,
    kind === 'ongoing' ? CARD_RULES.ongoing : [],
  )
}

export const spellFace = (words: Words, open: OpenView, id: SpellId): CardFace => {
  const { texts, names } = words
  const { cards } = texts
  const { power, type } = SPELLS[id]
  const used = open.spells.some(spell => spell.id === id && spell.used)
  return face(
    names.spells[id],
    cards.spell(power),
    sentences(
      texts.spellTexts[id],
      type === undefined ? undefined : cards.damage(type),
      used ? cards.used : cards.once,
    ),
    SPELL_RULES[id],
    CARD_RULES.spell,
  )
}
