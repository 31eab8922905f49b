import type { GameText } from '../../types.ts'
import { BOXES } from '../content/boxes.ts'
import { ENEMY_CARDS } from '../content/enemyCards.ts'
import { GLORY } from '../content/dungeons.ts'
import type { BoxId, EnemyCardId, TacticId } from '../content/ids.ts'
import { TACTICS } from '../content/tactics.ts'
import type { AreaId, Corner, DungeonCell } from '../content/types.ts'
import { cellAt, cellsOf } from '../knowledge/dungeons.ts'
import { groundOf } from '../knowledge/ground.ts'
import { realmOf } from '../knowledge/realm.ts'
import { insideOf, spaceName, spaceOf } from '../knowledge/spaces.ts'
import { enemyTitle, isEnemyCard, isTactic, isUnitCard } from './names.ts'
import { isBox, isUnit, type OpenView, viewOf } from './read.ts'
import { CARD_RULES, CELL_RULES, PILE_RULES, TERRAIN_RULES } from './rules.ts'
import { joined, start } from './sentence.ts'
import type { Words } from './words.ts'
import { type Face, face, sentences } from './card/face.ts'
import { unitCardFace, unitFace } from './card/units.ts'

const tacticFace = (words: Words, card: TacticId): Face =>
  face(
    words.tactics[card].name,
    words.cards.tactic(TACTICS[card].turn),
    words.cards.ifThen(words.tactics[card]),
    CARD_RULES.tactic,
  )

const enemyCardFace = (words: Words, card: EnemyCardId): Face => {
  const { cards, monsters } = words
  const { activates, compass, damage, move, climb } = ENEMY_CARDS[card]
  const bonuses = joined([
    damage > 0 ? cards.bonusDamage(damage) : undefined,
    move > 0 ? cards.bonusMove(move) : undefined,
    climb ? cards.climb : undefined,
  ])
  return face(
    enemyTitle(words, card),
    cards.enemyCard,
    sentences(
      cards.enemyText(activates, compass),
      bonuses === '' ? undefined : cards.bonus(bonuses),
      cards.monster(monsters[card].name, monsters[card].text),
    ),
    CARD_RULES.enemyCard,
    climb ? CARD_RULES.climb : [],
  )
}

/** What lies in a dungeon, each kind once, in the order met. */
const ON_THE_WAY: readonly DungeonCell[] = ['water', 'monster', 'caveIn', 'trap', 'door', 'barrier']

/** Outside a quest a box is a piece of terrain, in one its Dungeon Card. */
const boxFace = (words: Words, open: OpenView, box: BoxId): Face => {
  const { cards, crystals, names } = words
  const side = open.crystals[box]
  const placed = realmOf(open.realm).boxes.find(each => each.box === box)
  const portals = groundOf(open).portals.filter(portal => portal.box === box).length
  const rise = open.options.boxRise === 'count' ? 1 : BOXES[box].rise
  const flipped = open.flipped[box] !== undefined
  const stands = flipped ? cards.boxFlipped : placed === undefined ? cards.boxUnused : cards.boxText(rise, portals)
  if (side === undefined) {
    const title = names.boxes[box]
    return face(start(title), cards.box, stands, CARD_RULES.box)
  }
  const cells = cellsOf(box)
  const holds = ON_THE_WAY.filter(cell => cells.includes(cell)).map(cell => names.cells[cell].name)
  return face(
    crystals[box].name,
    cards.dungeonCard,
    sentences(
      cards.dungeonBox(box),
      side === 'green' ? cards.dungeonGreen : cards.dungeonRed,
      holds.length > 0 ? cards.dungeonHolds(joined(holds)) : undefined,
      box === GLORY ? cards.glory : cards.bonusOnce(crystals[box].bonus),
      stands,
    ),
    box === GLORY ? CARD_RULES.glory : CARD_RULES.dungeon,
    flipped ? CARD_RULES.flipped : [],
  )
}

const spaceFace = (words: Words, open: OpenView, name: string): Face | undefined => {
  const { cards, names } = words
  const ground = groundOf(open)
  const space = spaceOf(name)
  if (space === undefined || !ground.isOn(space)) return undefined
  const terrain = ground.terrain(space)
  const area = ground.area(space)
  const isLive = area !== undefined && open.flags[area] !== undefined
  const portals = ground.portalsAt(space)
  const starts = Object.values(ground.corners).some(corner => corner.includes(space))
  const height = names.elevation(ground.elevation(space))
  const quest = Object.keys(open.crystals).length > 0
  return face(
    `${name}, ${names.terrains[terrain].name}`,
    `${cards.space}, ${height}`,
    sentences(
      names.terrains[terrain].text,
      ground.isPassable(space) ? undefined : cards.impassable,
      portals.length > 0 ? sentences(cards.portal, cards.enemyBlocks) : undefined,
      ...(quest ? portals.map(portal => cards.dungeonDoor(portal.box)) : []),
      isLive ? cards.inArea(names.areas[area].name) : undefined,
      isLive && ground.triggers[area] === space ? cards.trigger : undefined,
      starts ? cards.start : undefined,
    ),
    TERRAIN_RULES[terrain],
    portals.length > 0 ? CARD_RULES.portal : [],
    isLive ? CARD_RULES.area : [],
    starts ? CARD_RULES.start : [],
  )
}

/** A space of the dungeon somebody is in, or the part of it an anchor names: `inside A2`, `inside A2 5x4`. */
const insideFace = (words: Words, open: OpenView, name: string, box: string | undefined): Face | undefined => {
  const at = insideOf(name)
  const inside = isBox(box) ? box : Object.keys(open.flipped).find(isBox)
  if (at === undefined || inside === undefined) return undefined
  const cell = cellAt(inside, at)
  const { name: title, text } = words.names.cells[cell]
  return face(`${name}, ${title}`, words.cards.insideSpace(inside), text, CELL_RULES[cell])
}

const areaFace = (words: Words, open: OpenView, area: AreaId): Face | undefined => {
  const { cards, names } = words
  const flag = open.flags[area]
  if (flag === undefined) return undefined
  const at = names.track(flag.at, open.options.controlTrackSteps)
  return face(names.areas[area].name, cards.area, sentences(cards.areaText, cards.areaAt(at)), CARD_RULES.area)
}

const cornerFace = ({ cards, names }: Words, open: OpenView, corner: Corner): Face =>
  face(
    start(names.corners[corner]),
    cards.startKind,
    cards.startText(joined(groundOf(open).corners[corner].map(spaceName))),
    CARD_RULES.start,
  )

const pileFace = ({ cards }: Words, id: string): Face | undefined => {
  if (!Object.hasOwn(cards.piles, id)) return undefined
  const pile = id as keyof typeof cards.piles
  return face(cards.piles[pile].name, cards.pile, cards.piles[pile].text, PILE_RULES[pile])
}

type Say = (words: Words, open: OpenView, id: string, more: string | undefined) => Face | undefined

/** By the first word of the anchor. */
const FACES: Readonly<Record<string, Say>> = {
  unit: (words, open, id) => (isUnit(id) ? unitFace(words, open, id) : undefined),
  card: (words, _open, id, side) => (isUnitCard(words, id) ? unitCardFace(words, id, side === 'solo') : undefined),
  tactic: (words, _open, id) => (isTactic(words, id) ? tacticFace(words, id) : undefined),
  enemy: (words, _open, id) => (isEnemyCard(words, id) ? enemyCardFace(words, id) : undefined),
  box: (words, open, id) => (isBox(id) ? boxFace(words, open, id) : undefined),
  space: spaceFace,
  step: spaceFace,
  portal: spaceFace,
  inside: insideFace,
  area: (words, open, id) => (Object.hasOwn(words.names.areas, id) ? areaFace(words, open, id as AreaId) : undefined),
  corner: (words, open, id) =>
    Object.hasOwn(words.names.corners, id) ? cornerFace(words, open, id as Corner) : undefined,
  artifact: ({ names, cards }, { artifact }) =>
    artifact === undefined ? undefined : face(names.artifact, cards.pieces, cards.artifactText, CARD_RULES.artifact),
  time: ({ cards }, { enemies, time }) =>
    enemies.length === 0 ? undefined : face(cards.timeTitle, cards.pieces, cards.timeText(time), CARD_RULES.time),
  pile: (words, _open, id) => pileFace(words, id),
}

/** The full text of whatever an anchor stands for. */
export const makeCard =
  (words: Words): GameText['card'] =>
  (anchor, anyView) => {
    const [kind = '', id = '', more] = anchor.split(' ')
    return Object.hasOwn(FACES, kind) ? FACES[kind]?.(words, viewOf(anyView).open, id, more) : undefined
  }
