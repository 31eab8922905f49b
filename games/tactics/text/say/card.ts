import type { GameText } from '../../../types.ts'
import { BOXES } from '../../content/boxes.ts'
import { ENEMY_CARDS } from '../../content/enemyCards.ts'
import { GLORY } from '../../content/dungeons.ts'
import { BOX_IDS, type BoxId, type EnemyCardId, type TacticId } from '../../content/ids.ts'
import { TACTICS } from '../../content/tactics.ts'
import type { AreaId, Corner, DungeonCell } from '../../content/types.ts'
import { cellAt, cellsOf } from '../../rules/dungeon/dungeons.query.ts'
import { groundOf } from '../../rules/realm/ground.query.ts'
import { realmOf } from '../../rules/realm/realm.query.ts'
import { insideName, spaceName } from '../../rules/realm/spaces.query.ts'
import type { Inside, PileId, Space, Thing } from '../../rules/state/shape.ts'
import { words as ids } from '../../words.ts'
import { enemyTitle } from '../names.ts'
import { type OpenView, viewOf } from '../read.ts'
import { CARD_RULES, CELL_RULES, PILE_RULES, TERRAIN_RULES } from '../rules.ts'
import { joined, sentences, start } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'
import { face } from '../../../text/parts.ts'
import type { CardFace } from '../../../types.ts'
import { unitCardFace, unitFace } from './unitFaces.ts'

const tacticFace = (words: Words, card: TacticId): CardFace =>
  face(
    words.tactics[card].name,
    words.cards.tactic(TACTICS[card].turn),
    words.cards.ifThen(words.tactics[card]),
    CARD_RULES.tactic,
  )

const enemyCardFace = (words: Words, card: EnemyCardId): CardFace => {
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
const boxFace = (words: Words, open: OpenView, box: BoxId): CardFace => {
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

const spaceFace = (words: Words, open: OpenView, space: Space): CardFace | undefined => {
  const { cards, names } = words
  const ground = groundOf(open)
  if (!ground.isOn(space)) return undefined
  const terrain = ground.terrain(space)
  const area = ground.area(space)
  const isLive = area !== undefined && open.flags[area] !== undefined
  const portals = ground.portalsAt(space)
  const starts = Object.values(ground.corners).some(corner => corner.includes(space))
  const height = names.elevation(ground.elevation(space))
  const quest = Object.keys(open.crystals).length > 0
  return face(
    `${spaceName(space)}, ${names.terrains[terrain].name}`,
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

/** A space of a dungeon: of the one that is named, or of the one somebody is in. */
const insideFace = (words: Words, at: Inside, box: BoxId | undefined): CardFace | undefined => {
  if (box === undefined) return undefined
  const cell = cellAt(box, at)
  const { name: title, text } = words.names.cells[cell]
  return face(`${insideName(at)}, ${title}`, words.cards.insideSpace(box), text, CELL_RULES[cell])
}
/** The dungeon of whoever moves, else one that somebody is in. */
const boxEntered = ({ flipped, move }: OpenView): BoxId | undefined =>
  BOX_IDS.find(box => move !== undefined && flipped[box] === move.unit) ??
  BOX_IDS.find(box => flipped[box] !== undefined)

const areaFace = (words: Words, open: OpenView, area: AreaId): CardFace | undefined => {
  const { cards, names } = words
  const flag = open.flags[area]
  if (flag === undefined) return undefined
  const at = names.track(flag.at, open.options.controlTrackSteps)
  return face(names.areas[area].name, cards.area, sentences(cards.areaText, cards.areaAt(at)), CARD_RULES.area)
}

const cornerFace = ({ cards, names }: Words, open: OpenView, corner: Corner): CardFace =>
  face(
    start(names.corners[corner]),
    cards.startKind,
    cards.startText(joined(groundOf(open).corners[corner].map(spaceName))),
    CARD_RULES.start,
  )

const pileFace = ({ cards }: Words, pile: PileId): CardFace =>
  face(cards.piles[pile].name, cards.pile, cards.piles[pile].text, PILE_RULES[pile])

const faceOf = (words: Words, open: OpenView, thing: Thing): CardFace | undefined => {
  const { names, cards } = words
  switch (thing.is) {
    case 'unit':
      return unitFace(words, open, thing.unit)
    case 'card':
      return unitCardFace(words, thing.card, false)
    case 'soloCard':
      return unitCardFace(words, thing.card, true)
    case 'tactic':
      return tacticFace(words, thing.tactic)
    case 'enemyCard':
      return enemyCardFace(words, thing.enemyCard)
    case 'box':
      return boxFace(words, open, thing.box)
    case 'space':
    case 'step':
    case 'portal':
      return spaceFace(words, open, thing.space)
    case 'inside':
      return insideFace(words, thing.inside, boxEntered(open))
    case 'cell':
      return insideFace(words, thing.inside, thing.box)
    case 'area':
      return areaFace(words, open, thing.area)
    case 'corner':
      return cornerFace(words, open, thing.corner)
    case 'artifact':
      return open.artifact && face(names.artifact, cards.pieces, cards.artifactText, CARD_RULES.artifact)
    case 'time':
      return open.enemies.length === 0
        ? undefined
        : face(cards.timeTitle, cards.pieces, cards.timeText(open.time), CARD_RULES.time)
    case 'pile':
      return pileFace(words, thing.pile)
  }
}

/** The full text of whatever an anchor stands for. */
export const createCard =
  (words: Words): GameText['card'] =>
  (anchor, anyView) => {
    const thing = ids.thing(anchor)
    return thing && faceOf(words, viewOf(anyView).open, thing)
  }
