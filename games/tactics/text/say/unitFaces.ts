import type { UnitCardId } from '../../content/ids.ts'
import type { Side } from '../../content/types.ts'
import { UNITS } from '../../content/units.ts'
import { insideName, spaceName } from '../../rules/realm/spaces.query.ts'
import { bears, cardOf, isEnemyOwner } from '../../rules/units/units.query.ts'
import type { UnitId } from '../../rules/state/shape.ts'
import { abilityOn, enemyTitle } from '../names.ts'
import type { OpenView } from '../read.ts'
import { CARD_RULES } from '../rules.ts'
import { joined, paragraphs, start } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'
import { face } from '../../../text/parts.ts'
import type { CardFace } from '../../../types.ts'

/** “Health 12; Ammo 2; Move 3; Melee 3 with 2 red squares; Missile 2, range 2, 2 green squares.” In play without the tracks. */
const statsText = ({ cards }: Words, card: UnitCardId, side: Side, solo: boolean, inPlay: boolean) => {
  const { health, supply, move, melee, missile } = side
  return `${joined(
    [
      inPlay ? undefined : cards.health(health),
      inPlay || supply === 0 ? undefined : cards.supply(UNITS[card].class, supply),
      cards.move(move),
      cards.melee(melee.damage, melee.dice),
      missile && cards.missile(missile.range, missile.damage, solo ? undefined : missile.dice),
    ],
    '; ',
  )}.`
}

/** One side of a Unit Card; the Solo Enemy side may lack the ability. */
export const unitCardFace = (words: Words, card: UnitCardId, solo: boolean, inPlay = false): CardFace => {
  const { cards } = words
  const { class: kind, kind: ability, front, solo: back } = UNITS[card]
  const side = solo ? back : front
  const said = abilityOn(words, card, side, solo)
  return face(
    words.units[card],
    (solo ? cards.soloSide : cards.unit)(kind),
    paragraphs(
      statsText(words, card, side, solo, inPlay),
      said ?? cards.noAbility,
      solo ? cards.enemyNever : undefined,
    ),
    solo ? CARD_RULES.enemyUnit : [],
    ability === 'reactive' ? CARD_RULES.reactive : [],
    CARD_RULES[kind],
  )
}

/** A unit as it stands now, with its card. */
export const unitFace = (words: Words, open: OpenView, id: UnitId): CardFace | undefined => {
  const unit = open.units[id]
  if (unit === undefined) return undefined
  const { describe, cards } = words
  const solo = isEnemyOwner(unit.owner)
  const card = unitCardFace(words, unit.card, solo, true)
  const side = cardOf(unit)
  const under = open.under[id]
  const now = joined([
    unit.inside
      ? describe.inside(unit.inside.box, insideName(unit.inside.at))
      : unit.at < 0
        ? describe.nowhere
        : describe.at(spaceName(unit.at)),
    describe.health(unit.health, side.health),
    side.supply > 0 ? describe.supply(unit.class, unit.supply, side.supply) : undefined,
    unit.weakened ? describe.weakened : undefined,
    bears(open, id) ? describe.bears : undefined,
    under === undefined ? undefined : describe.under(enemyTitle(words, under)),
  ])
  return {
    ...card,
    kind: (solo ? cards.soloSide : cards.unit)(unit.class),
    text: paragraphs(`${start(now)}.`, card.text),
    rules: [
      ...(unit.weakened ? CARD_RULES.weakened : []),
      ...(bears(open, id) ? CARD_RULES.artifact : []),
      ...card.rules,
    ],
  }
}
