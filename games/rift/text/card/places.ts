import { SCENARIOS } from '../../content/scenarios.ts'
import { SITE_COLOURS } from '../../content/sites.ts'
import type { BlockId, ScenarioId, SiteId, Spawn } from '../../content/ids.ts'
import { cellName } from '../../rules/map/cells.query.ts'
import { mapIn } from '../../rules/map/map.query.ts'
import { isBlocked } from '../../rules/march/order.query.ts'
import type { Cell, ExitName, PoolId, Seat, View } from '../../rules/state/shape.ts'
import { type OpenView, SEATS } from '../read.ts'
import { CARD_RULES } from '../rules.ts'
import type { Words } from '../words.ts'
import { sentences } from '../../../text/sentence.ts'
import { face } from '../../../text/parts.ts'
import type { CardFace } from '../../../types.ts'

/** Sites of other player counts are open ground. */
export const siteFace = ({ texts, names }: Words, open: OpenView, site: SiteId): CardFace | undefined => {
  const { cards } = texts
  const owner = mapIn(open).ownerOf(site)
  if (owner === undefined) return undefined
  const built = open.sites[site] ?? []
  const said = built.map(({ tower, faceDown }) =>
    faceDown ? cards.faceDownTower(names.towers[tower]) : names.towers[tower],
  )
  const rests = open.eliminated === owner
  return face(
    cards.siteTitle(site),
    cards.site,
    sentences(
      cards.siteOf(owner),
      owner === 'white' ? cards.siteWhite : undefined,
      rests ? cards.siteEliminated : undefined,
      built.length === 0 ? cards.nobody : cards.standing(names.list(said)),
      cards.siteText,
    ),
    owner === 'white' ? CARD_RULES.white : [],
    rests ? CARD_RULES.eliminated : [],
    CARD_RULES.site,
  )
}

/** A space: its site, the path with what is special there, open ground. */
export const cellFace = (words: Words, open: OpenView, cell: Cell): CardFace | undefined => {
  const { cards } = words.texts
  const map = mapIn(open)
  const name = cellName(cell)
  const kind = map.kindOf(cell)
  if (kind === 'void') return undefined
  const site = map.siteAt(cell)
  if (site !== undefined) {
    const at = siteFace(words, open, site)
    return at && { ...at, title: `${name}, ${at.title}` }
  }
  if (kind !== 'path') return face(`${name}, ${cards.ground}`, cards.space, cards.groundText, CARD_RULES.ground)
  const isGate = map.gates?.includes(cell) === true
  const isEntry = map.entries.includes(cell)
  return face(
    `${name}, ${cards.path}`,
    cards.space,
    sentences(
      cards.pathText(map.movesLeft(cell)),
      isGate ? cards.gateText : undefined,
      isEntry ? cards.entryText : undefined,
      isBlocked(open, cell) ? cards.stackBlocked : undefined,
    ),
    isGate ? CARD_RULES.gate : [],
    isEntry ? CARD_RULES.entry : [],
    CARD_RULES.path,
  )
}

export const stackFace = ({ texts, names }: Words, open: OpenView, spawn: Spawn): CardFace | undefined => {
  const { cards } = texts
  const slots = open.slots[spawn]
  const point = mapIn(open).spawns.find(each => each.spawn === spawn)
  if (slots === undefined || point === undefined) return undefined
  const top = open.tops[spawn]
  return face(
    cards.stack(spawn),
    cards.stackKind,
    sentences(
      isBlocked(open, point.front) ? cards.stackBlocked : undefined,
      cards.stackText(slots.length),
      slots.length === 0 ? undefined : cards.stackNext(slots.map(slot => names.slots[slot])),
      slots.length === 0 || top === undefined ? undefined : cards.stackTop(top),
    ),
    CARD_RULES.stack,
  )
}

export const exitFace = ({ texts: { cards } }: Words, open: OpenView, name: ExitName): CardFace | undefined =>
  mapIn(open).exits.some(exit => exit.name === name)
    ? face(cards.exitTitle(name), cards.exit, cards.exitText(open.hearts, open.heartsOf), CARD_RULES.exit)
    : undefined

export const blockFace = ({ texts: { cards } }: Words, open: OpenView, block: BlockId): CardFace | undefined => {
  const at = open.blocks[block]
  return at === undefined
    ? undefined
    : face(cards.blockTitle(block), cards.block, cards.blockText(cellName(at)), CARD_RULES.block)
}

const goalText = ({ texts: { cards } }: Words, { mode, scenario }: OpenView) => {
  const { boss } = SCENARIOS[scenario]
  return mode === 'storm' ? cards.goalEndless : boss === undefined ? cards.goalPortals : cards.goalBoss(boss)
}

/** Hearts, crystals … */
export const poolFace = (words: Words, { open, piles }: View, id: PoolId): CardFace => {
  const { cards } = words.texts
  const { pools } = cards
  const { hearts, heartsOf, crystals, soldiers, portals } = open
  switch (id) {
    case 'hearts':
      return face(pools.hearts.name, cards.pool, pools.hearts.text(hearts, heartsOf), CARD_RULES.hearts)
    case 'crystals':
      return face(pools.crystals.name, cards.pool, pools.crystals.text(crystals), CARD_RULES.crystals)
    case 'soldiers':
      return face(pools.soldiers.name, cards.pool, pools.soldiers.text(soldiers), CARD_RULES.soldiers)
    case 'portals':
      return face(
        pools.portals.name,
        cards.pool,
        sentences(pools.portals.text(portals.destroyed, portals.total), goalText(words, open)),
        CARD_RULES.portals,
      )
    case 'ghosts':
      return face(pools.ghosts.name, cards.pool, pools.ghosts.text(piles.ghosts), CARD_RULES.ghosts)
  }
}

export const scenarioFace = ({ texts }: Words, id: ScenarioId): CardFace | undefined => {
  const scenario = texts.scenarios[id]
  if (scenario === undefined) return undefined
  const { cards } = texts
  const { maxLevel, hearts } = SCENARIOS[id]
  return face(
    scenario.name,
    cards.scenario(id),
    sentences(scenario.text, cards.limits(maxLevel, hearts)),
    CARD_RULES.scenario,
  )
}

/** Whose sites which are, and what a player holds; nobody's name is known here. */
export const seatFace = ({ texts, names, describe }: Words, open: OpenView, seat: Seat): CardFace | undefined => {
  const at = open.seats.indexOf(seat)
  if (at < 0) return undefined
  const { cards } = texts
  const hand = open.hands[seat]
  const incoming = open.incoming[seat]
  const colours = Object.keys(SITE_COLOURS[open.seats.length as 1 | 2 | 3 | 4]) as (keyof typeof names.colours)[]
  const mine = open.seats.length === 1 ? colours : colours.slice(at, at + 1)
  return face(
    cards.playerTitle(SEATS.indexOf(seat) + 1),
    cards.player,
    sentences(
      cards.playerSites(mine.map(colour => names.colours[colour])),
      `${describe.handOf(hand)}.`,
      incoming.length === 0 ? undefined : `${describe.incomingOf(incoming)}.`,
    ),
    CARD_RULES.player,
  )
}
