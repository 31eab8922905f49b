/** Names by id, whatever kind of thing it is. */
import { ENEMY_CARDS } from '../content/enemyCards.ts'
import {
  BOX_IDS,
  ENEMY_CARD_IDS,
  type BoxId,
  type EnemyCardId,
  type TacticId,
  type UnitCardId,
} from '../content/ids.ts'
import { DUNGEONS } from '../content/dungeons.ts'
import { UNIT_CARD_IDS, UNITS } from '../content/units.ts'
import type { Side } from '../content/types.ts'
import type { Cause, Term } from '../rules/state/shape.ts'
import type { TraitText } from './en/units.ts'
import type { Words } from './words.ts'

const isKey = <K extends string>(table: Readonly<Record<K, unknown>>, id: string): id is K => Object.hasOwn(table, id)

export const isTactic = (words: Words, id: string): id is TacticId => isKey(words.tactics, id)
export const isEnemyCard = (words: Words, id: string): id is EnemyCardId => isKey(words.monsters, id)
export const isUnitCard = (words: Words, id: string): id is UnitCardId => isKey(words.units, id)

/** Which card an ability stands on; ids of abilities are those of `UnitCard.trait`. */
const TRAITS: ReadonlyMap<string, UnitCardId> = new Map(
  UNIT_CARD_IDS.flatMap(card => {
    const { trait } = UNITS[card]
    return trait === undefined ? [] : [[trait, card] as const]
  }),
)
/** Which Wizard casts a spell; both sides of a card share its name. */
const CASTERS: ReadonlyMap<string, UnitCardId> = new Map(
  UNIT_CARD_IDS.flatMap(card =>
    [UNITS[card].front, UNITS[card].solo].flatMap(side => (side.spell ? [[side.spell.id, card] as const] : [])),
  ),
)
const MONSTERS: ReadonlyMap<string, EnemyCardId> = new Map(
  ENEMY_CARD_IDS.map(card => [ENEMY_CARDS[card].monster, card] as const),
)
const BONUSES: ReadonlyMap<string, BoxId> = new Map(
  BOX_IDS.flatMap(box => {
    const { bonus } = DUNGEONS[box]
    return bonus === undefined ? [] : [[bonus, box] as const]
  }),
)

export const traitText = (words: Words, card: UnitCardId): TraitText | undefined =>
  isKey(words.traits, card) ? words.traits[card] : undefined

/** The name of a card's ability or spell. */
export const traitName = (words: Words, card: UnitCardId): string =>
  traitText(words, card)?.name ?? (isKey(words.spells, card) ? words.spells[card].name : '')

/** Rules that name no card win over abilities of the same id; a spell of the same name as a crystal's bonus is a spell. */
export const causeName = (words: Words, cause: Cause): string => {
  if (isKey(words.causes, cause)) return words.causes[cause]
  if (isTactic(words, cause)) return words.tactics[cause].name
  if (isEnemyCard(words, cause)) return words.monsters[cause].name
  if (isKey(words.crystals, cause)) return words.crystals[cause].name
  if (isUnitCard(words, cause)) return traitName(words, cause)
  const card = TRAITS.get(cause) ?? CASTERS.get(cause)
  if (card !== undefined) return traitName(words, card)
  const monster = MONSTERS.get(cause)
  if (monster !== undefined) return words.monsters[monster].name
  const box = BONUSES.get(cause)
  return box === undefined ? '' : words.crystals[box].name
}

/** “3 Melee, −1 Forest”; parts of nothing are left out. Surcharges alone all have their sign. */
export const termsText = (words: Words, terms: readonly Term[], signed = false): string => {
  const parts: string[] = []
  for (const { adds, cause } of terms) {
    const name = isEnemyCard(words, cause) ? words.causes.card : causeName(words, cause)
    if (adds !== 0 && name !== '') parts.push(words.log.term(adds, name, !signed && parts.length === 0))
  }
  return parts.join(', ')
}

export const enemyTitle = ({ cards }: Words, card: EnemyCardId): string =>
  cards.enemyTitle(ENEMY_CARDS[card].activates, ENEMY_CARDS[card].compass)

/** The text of the ability in force on one side of a card; none if that side does not keep it. */
export const abilityOn = (words: Words, card: UnitCardId, side: Side, solo: boolean): string | undefined => {
  const { cards } = words
  if (side.spell) {
    const { id, range } = side.spell
    return cards.ability(traitName(words, card), cards.range(range), words.spellTexts[id])
  }
  const text = traitText(words, card)
  const isKept = !solo || side.ability !== undefined || Object.keys(side.passive).length > 0
  if (text === undefined || !isKept) return undefined
  return cards.ability(text.name, cards.traitKinds[UNITS[card].kind], (solo ? text.solo : undefined) ?? text.text)
}
