import { DUNGEON_CELLS, DUNGEONS, GLORY } from '../../content/dungeons.ts'
import { BOX_IDS } from '../../content/ids.ts'
import type { BoxId, DungeonCell } from '../../content/types.ts'
import type { Inside, Space, UnitId } from '../state/shape.ts'
import { groundOf } from '../realm/ground.query.ts'
import { type Realm, realmOf } from '../realm/realm.query.ts'
import { type Refusal, refusal } from '../state/refusal.query.ts'
import { distance, insideName, SHEET, spaceName } from '../realm/spaces.query.ts'
import type { Open, SeenUnit } from '../units/units.query.ts'
import { areEnemies, cardOf, isEnemyOwner, unitAt, unitsAtTable } from '../units/units.query.ts'

/** Dungeons as everybody may know them: where one gets in, what a step inside costs, where one comes out (TAC-DUNGEON-01). */

const WIDTH = 8
const SIZE = 40
/** Mana a Magic Barrier takes (TAC-DUNGEON-18). */
export const BARRIER_MANA = 2
const NO_BOXES: readonly BoxId[] = []
const NOWHERE: readonly Inside[] = []

interface Layout {
  /** By `Inside`; rock where the box ends. */
  readonly cells: readonly DungeonCell[]
  readonly entrance: Inside
  readonly crystal: Inside
  /** The spaces next to each one that are not rock, north first, clockwise. */
  readonly beside: readonly (readonly Inside[])[]
}

const layoutFrom = (rows: readonly string[]): Layout => {
  const cells: DungeonCell[] = new Array<DungeonCell>(SIZE).fill('rock')
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) cells[WIDTH * y + x] = DUNGEON_CELLS[row.charAt(x)] ?? 'rock'
  })
  const beside = cells.map((_, at) => {
    const x = at % WIDTH
    const next = [at - WIDTH, x < WIDTH - 1 ? at + 1 : -1, at + WIDTH, x > 0 ? at - 1 : -1]
    return next.filter(to => to >= 0 && to < SIZE && cells[to] !== 'rock')
  })
  return { cells, entrance: cells.indexOf('entrance'), crystal: cells.indexOf('crystal'), beside }
}

const LAYOUTS: Readonly<Record<BoxId, Layout>> = (() => {
  const made: Partial<Record<BoxId, Layout>> = {}
  for (const box of BOX_IDS) made[box] = layoutFrom(DUNGEONS[box].rows)
  return made as Record<BoxId, Layout>
})()

/** What lies on each space of a dungeon, by `Inside`; rock where the box ends. */
export const cellsOf = (box: BoxId): readonly DungeonCell[] => LAYOUTS[box].cells
export const cellAt = (box: BoxId, at: Inside): DungeonCell => LAYOUTS[box].cells[at] ?? 'rock'
export const entranceOf = (box: BoxId): Inside => LAYOUTS[box].entrance
export const crystalOf = (box: BoxId): Inside => LAYOUTS[box].crystal
/** The spaces next to one inside that are not rock (TAC-MOVE-02). */
export const besideInside = (box: BoxId, at: Inside): readonly Inside[] => LAYOUTS[box].beside[at] ?? NOWHERE

const isQuest = (open: Open): boolean => open.mode === 'solo' || open.mode === 'coop'

/** By realm and box: 1 on every space the box covers, those of boxes stacked on it included. */
const footprints = new WeakMap<Realm, Partial<Record<BoxId, Uint8Array>>>()
const coverOf = (realm: Realm, box: BoxId): Uint8Array | undefined => {
  let known = footprints.get(realm)
  if (known === undefined) {
    known = {}
    for (const placed of realm.boxes) {
      const covers = new Uint8Array(SHEET)
      for (const space of placed.spaces) covers[space] = 1
      known[placed.box] = covers
    }
    footprints.set(realm, known)
  }
  return known[box]
}

/** The spaces of the Realm Map a box covers, those of boxes stacked on it included. */
export const footprintOf = (open: Open, box: BoxId): readonly Space[] =>
  realmOf(open.realm).boxes.find(placed => placed.box === box)?.spaces ?? []

/** A box stands on the other, or under it: they share ground. */
const areStacked = (realm: Realm, one: BoxId, other: BoxId): boolean => {
  const covers = coverOf(realm, other)
  const placed = realm.boxes.find(({ box }) => box === one)
  return covers !== undefined && placed !== undefined && placed.spaces.some(space => covers[space] === 1)
}

/** A unit on top of the box or of a box stacked on it; the one that wants to enter has left it by then (TAC-DUNGEON-02). */
const unitOnTop = (open: Open, covers: Uint8Array, except: UnitId): UnitId | undefined => {
  for (const id of unitsAtTable(open)) {
    const unit = open.units[id]
    if (unit !== undefined && unit.at >= 0 && covers[unit.at] === 1 && id !== except) return id
  }
  return undefined
}

/** Crystals still missing before the last dungeon opens (TAC-DUNGEON-04, TAC-RULING-92). */
export const crystalsMissing = (open: Open): number => {
  let missing = 0
  for (const box of BOX_IDS) if (box !== GLORY && open.crystals[box] === 'red') missing++
  return missing
}

/** Why the dungeon of a box is closed, wherever the unit is (TAC-DUNGEON-02, 03, 04, 07, 25, TAC-RULING-70). */
const whyClosed = (open: Open, unitId: UnitId, box: BoxId): Refusal | undefined => {
  if (!isQuest(open)) return refusal('TAC-DUNGEON-01', 'noDungeons')
  const realm = realmOf(open.realm)
  const covers = coverOf(realm, box)
  if (open.crystals[box] === undefined || covers === undefined) return refusal('TAC-DUNGEON-01', 'noDungeon', { box })
  if (open.crystals[box] === 'green') return refusal('TAC-DUNGEON-25', 'crystalTaken', { box })
  const missing = box === GLORY ? crystalsMissing(open) : 0
  if (missing > 0) return refusal('TAC-DUNGEON-04', 'gloryLast', { missing })
  for (const flipped of groundOf(open).flipped) {
    const by = open.flipped[flipped]
    if (by === undefined) continue
    if (flipped === box) return refusal('TAC-DUNGEON-07', 'dungeonOccupied', { box, unit: by })
    if (areStacked(realm, box, flipped))
      return refusal('TAC-RULING-70', 'boxPutAside', { box, other: flipped, unit: by })
  }
  const unit = unitOnTop(open, covers, unitId)
  return unit === undefined ? undefined : refusal('TAC-DUNGEON-02', 'unitOnBox', { box, unit })
}

/**
 * Why a unit may not enter the dungeon of a box; `space` is the portal space it would go in from, `mp` what it has left
 * there (TAC-DUNGEON-01…04, 07, 25, 27, TAC-RULING-69, TAC-RULING-70).
 */
export const whyNotEnter = (
  open: Open,
  unitId: UnitId,
  box: BoxId,
  space?: Space,
  mp?: number,
): Refusal | undefined => {
  const unit = open.units[unitId]
  if (unit === undefined || isEnemyOwner(unit.owner)) return refusal('TAC-DUNGEON-27', 'heroesOnly')
  const closed = whyClosed(open, unitId, box)
  if (closed !== undefined || space === undefined) return closed
  if (!groundOf(open).doorsAt(space).includes(box))
    return refusal('TAC-DUNGEON-01', 'notAtPortal', { box, space: spaceName(space) })
  const there = unitAt(open, space, unitId)
  const other = there && open.units[there]
  if (other && areEnemies(open, unit.owner, other.owner))
    return refusal('TAC-PORTAL-03', 'portalBlocked', { space: spaceName(space), unit: there })
  if (mp !== undefined && mp < 1) return refusal('TAC-RULING-69', 'noMpToEnter', { mp })
  return undefined
}

/** The dungeons a unit standing on (or passing through) a portal space may enter with that many MP left. */
export const entriesAt = (open: Open, unitId: UnitId, space: Space, mp: number): readonly BoxId[] => {
  if (mp < 1 || !isQuest(open)) return NO_BOXES
  const doors = groundOf(open).doorsAt(space)
  if (doors.length === 0) return NO_BOXES
  return doors.filter(box => whyNotEnter(open, unitId, box, space, mp) === undefined)
}

/** What the step costs: Water 1 more, unless the unit's card says otherwise (TAC-DUNGEON-13). */
export const insideCost = (unit: SeenUnit, box: BoxId, to: Inside): number => {
  if (cellAt(box, to) !== 'water') return 1
  const step = cardOf(unit).passive.step
  return step?.noWater || step?.flat ? 1 : 2
}

/** Why a unit in a dungeon may not step there with that many MP (TAC-DUNGEON-13, 15, 17, 18, TAC-MOVE-04). */
export const whyNotInside = (open: Open, unitId: UnitId, to: Inside, mp: number): Refusal | undefined => {
  const unit = open.units[unitId]
  if (unit?.inside === undefined) return refusal('TAC-DUNGEON-10', 'notInside')
  const { box, at } = unit.inside
  const cell = cellAt(box, to)
  if (cell === 'rock') return refusal('TAC-MOVE-02', 'rock', { at: insideName(to) })
  if (!besideInside(box, at).includes(to)) return refusal('TAC-MOVE-02', 'notNextTo', { space: insideName(to) })
  if (cell === 'door' && unit.class !== 'rogue') return refusal('TAC-DUNGEON-17', 'lockedDoor')
  if (cell === 'barrier' && (unit.class !== 'wizard' || unit.supply < BARRIER_MANA))
    return refusal('TAC-DUNGEON-18', 'magicBarrier', { mana: BARRIER_MANA, has: unit.supply })
  if (cell === 'caveIn' && cardOf(unit).melee.dice < 1) return refusal('TAC-RULING-73', 'noRedSquares')
  const cost = insideCost(unit, box, to)
  return cost > mp ? refusal('TAC-MOVE-04', 'tooFewMp', { cost, mp }) : undefined
}

/** Where a unit in a dungeon may step, or try to (a Cave-In), with that many MP. */
export const insideMoves = (open: Open, unitId: UnitId, mp: number): readonly Inside[] => {
  const inside = open.units[unitId]?.inside
  if (inside === undefined || mp < 1) return NOWHERE
  return besideInside(inside.box, inside.at).filter(to => whyNotInside(open, unitId, to, mp) === undefined)
}

/** The same table with the boxes of one dungeon back in their places. */
const restored = (open: Open, box: BoxId): Open => {
  if (open.flipped[box] === undefined) return open
  const { [box]: _, ...flipped } = open.flipped
  return { ...open, flipped }
}

/**
 * Where a unit that leaves the dungeon may be put: open portal spaces of the box; if there is none, the nearest free
 * spaces at the height of such a space (TAC-DUNGEON-20, TAC-DUNGEON-21, TAC-RULING-74).
 */
export const exitsOf = (now: Open, box: BoxId): readonly Space[] => {
  const open = restored(now, box)
  const ground = groundOf(open)
  const doors = [...new Set(ground.portals.filter(portal => portal.box === box).map(({ space }) => space))]
  const isFree = (space: Space) => ground.isPassable(space) && unitAt(open, space) === undefined
  const free = doors.filter(isFree)
  if (free.length > 0) return free
  const from = doors.length > 0 ? doors : footprintOf(open, box)
  let nearest = Number.POSITIVE_INFINITY
  let found: Space[] = []
  for (const space of ground.spaces) {
    if (!isFree(space)) continue
    let near = Number.POSITIVE_INFINITY
    for (const door of from)
      if (doors.length === 0 || ground.elevation(space) === ground.elevation(door))
        near = Math.min(near, distance(space, door))
    if (near < nearest) {
      nearest = near
      found = []
    }
    if (near === nearest) found.push(space)
  }
  return found
}

/** Out by the Entrance with the option `dungeonRetreat`, for 1 MP (TAC-RULING-71). */
export const retreatsOf = (open: Open, unitId: UnitId, mp: number): readonly Space[] => {
  const inside = open.units[unitId]?.inside
  if (inside === undefined || !open.options.dungeonRetreat || mp < 1 || inside.at !== entranceOf(inside.box)) return []
  const ground = groundOf(restored(open, inside.box))
  return exitsOf(open, inside.box).filter(space => ground.portalsAt(space).some(({ box }) => box === inside.box))
}
