import { type Point, px, type Rect } from '@tabletome/boardkit'
import type { BlockId, UnitId } from '../../content/ids.ts'
import { UNIT_IDS } from '../../content/heroes.ts'
import { xOf, yOf } from '../../rules/map/cells.query.ts'
import { type KingdomMap, mapIn, type SpawnPoint } from '../../rules/map/map.query.ts'
import { bitsOf, SIZE } from '../../rules/placing/shapes.query.ts'
import { stackAt, topAt } from '../../rules/march/trays.query.ts'
import type { Cell, Mask } from '../../rules/state/shape.ts'
import type { OpenView, TrayView } from '../read.ts'

/** A space of the map, a square of a tray on it, and the tray's margin inside its space. */
export const C = 102
export const Q = 18
export const INSET = (C - SIZE * Q) / 2
/** How far a tray under another one peeks out; of more than three the lowest comes no further out. */
const FAN = { x: 19, y: 13, most: 2 }

export const cornerOf = (cell: Cell): Point => [xOf(cell) * C, yOf(cell) * C]
export const centreOf = (cell: Cell): Point => [(xOf(cell) + 0.5) * C, (yOf(cell) + 0.5) * C]

/** Spawn points with a stack in this game, empty or not. */
export const spawnsOf = (open: OpenView): SpawnPoint[] =>
  mapIn(open).spawns.filter(({ spawn }) => open.slots[spawn] !== undefined)

/** Which pathbreaker card lies on a space. */
export const blockAt = (open: OpenView, cell: Cell): BlockId | undefined =>
  ([1, 2, 3] as const).find(block => open.blocks[block] === cell)

const END = 86
/** The kingdom's name stands below its castle. */
const SOUTH_END = 102
const EDGE = 24

const worlds = new WeakMap<KingdomMap, Rect>()

/** The land and what stands beside it: gates and castles need room only on the sides where there are some. */
export const worldOf = (map: KingdomMap): Rect => {
  let world = worlds.get(map)
  if (!world) {
    world = measured(map)
    worlds.set(map, world)
  }
  return world
}

const measured = (map: KingdomMap): Rect => {
  const land = landOf(map)
  const ends = [...map.spawns.map(({ at, front }) => [at, front]), ...map.exits.map(({ at, last }) => [at, last])]
  const has = (dx: number, dy: number) =>
    ends.some(([at = 0, beside = 0]) => xOf(at) - xOf(beside) === dx && yOf(at) - yOf(beside) === dy)
  const [west, north] = [has(-1, 0) ? END : EDGE, has(0, -1) ? END : EDGE]
  const [east, south] = [has(1, 0) ? END : EDGE, has(0, 1) ? SOUTH_END : EDGE]
  return {
    x: land.x - west,
    y: land.y - north,
    width: land.width + west + east,
    height: land.height + north + south,
  }
}

/** Round all spaces that are on the map. */
export const landOf = ({ cells }: KingdomMap): Rect => {
  const [xs, ys] = [cells.map(xOf), cells.map(yOf)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    x: left * C,
    y: top * C,
    width: (Math.max(...xs) - left + 1) * C,
    height: (Math.max(...ys) - top + 1) * C,
  }
}

/** Half a space out from the land, towards a stack or an exit. */
export const endPoint = (at: Cell, beside: Cell): Point => {
  const [x, y] = centreOf(beside)
  const [dx, dy] = [xOf(at) - xOf(beside), yOf(at) - yOf(beside)]
  return [x + dx * C * 0.92, y + dy * C * 0.92]
}

/** North-west corner of a tray as drawn: those below the top one stand out to the north-west. */
export const trayCorner = (open: OpenView, tray: TrayView): Point => {
  const [x, y] = cornerOf(tray.at)
  const stack = stackAt(open, tray.at)
  const above = stack.length - 1 - stack.findIndex(({ id }) => id === tray.id)
  const by = above * Math.min(1, FAN.most / Math.max(1, stack.length - 1))
  return [x + INSET - by * FAN.x, y + INSET - by * FAN.y]
}

/** The middle of the squares of a mask, in squares. */
export const middleOf = (mask: Mask): Point => {
  const bits = bitsOf(mask)
  if (bits.length === 0) return [SIZE / 2, SIZE / 2]
  const xs = bits.map(at => at % SIZE)
  const ys = bits.map(at => Math.floor(at / SIZE))
  return [(Math.min(...xs) + Math.max(...xs) + 1) / 2, (Math.min(...ys) + Math.max(...ys) + 1) / 2]
}

export interface Standing {
  readonly unit: UnitId
  readonly at: Point
  readonly engaged: boolean
}

/** Room for several in one space that are engaged on nothing; one alone has the middle. */
const MIDDLE: Point = [0, 4]
const SPOTS: readonly Point[] = [
  [-24, -8],
  [24, 14],
  [-24, 26],
  [24, -26],
  [0, 34],
  [0, -30],
]
/** Beside a tower or at the foot of a tray that they do not stand on. */
const CORNERS: readonly Point[] = [
  [30, 30],
  [-30, 30],
  [30, -30],
  [-30, -30],
  [0, 34],
  [0, -34],
]

/** In that space, and on no tray. */
const isLoose = (open: OpenView, unit: UnitId, cell: Cell): boolean => {
  const hero = open.heroes[unit]
  return hero?.place === 'map' && hero.at === cell && hero.base === 0
}

/** Where the heroes on the map stand: on their squares of a tray, else in the middle of their space. */
export const standingOf = (open: OpenView): Standing[] => {
  const map = mapIn(open)
  const taken = new Map<Cell, number>()
  return UNIT_IDS.flatMap((unit): Standing[] => {
    const hero = open.heroes[unit]
    if (!hero || hero.place !== 'map' || hero.at < 0) return []
    const [x, y] = centreOf(hero.at)
    const top = topAt(open, hero.at)
    if (hero.base !== 0 && top) {
      const [left, above] = cornerOf(hero.at)
      const [column, row] = middleOf(hero.base)
      return [{ unit, at: [left + INSET + column * Q, above + INSET + row * Q], engaged: true }]
    }
    const nth = taken.get(hero.at) ?? 0
    taken.set(hero.at, nth + 1)
    const site = map.siteAt(hero.at)
    const busy = top !== undefined || (site !== undefined && (open.sites[site]?.length ?? 0) > 0)
    const alone = UNIT_IDS.filter(other => isLoose(open, other, hero.at)).length === 1
    const [dx, dy] = busy ? (CORNERS[nth % CORNERS.length] ?? MIDDLE) : alone ? MIDDLE : (SPOTS[nth] ?? MIDDLE)
    return [{ unit, at: [px(x + dx), px(y + dy)], engaged: false }]
  })
}

/** Which side of a tray has the purple edge: the foot of the card (RIFT-SPAWN-03). */
export const EDGES = ['s', 'w', 'n', 'e'] as const
