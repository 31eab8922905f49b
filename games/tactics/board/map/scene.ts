import { type Point, px, type Rect } from '@tabletome/boardkit'
import type { BoxId } from '../../content/ids.ts'
import type { Terrain, Way } from '../../content/types.ts'
import type { Ground } from '../../rules/realm/ground.query.ts'
import { WAYS, xOf, yOf } from '../../rules/realm/spaces.query.ts'
import type { Space } from '../../rules/state/shape.ts'

/** Width and depth of a cell, one level up, and how far a level leans to the west so that the east face shows. */
export const W = 52
export const D = 49
export const H = 19
export const LEAN = -7

/** Quarter turns clockwise of the drawing. North stays north: only the eye goes round. */
export type Turn = 0 | 1 | 2 | 3
export const nextTurn = (turn: Turn, by: 1 | -1): Turn => ((turn + by + 4) % 4) as Turn

/** A cell as it is drawn: column and row on the sheet after turning. */
export interface Spot {
  readonly space: Space
  readonly x: number
  readonly y: number
  readonly z: number
  readonly terrain: Terrain
  readonly box: BoxId | undefined
  /** Its box is open: nothing can stand here. */
  readonly isOpen: boolean
}
export interface Scene {
  readonly ground: Ground
  readonly turn: Turn
  readonly columns: number
  readonly rows: number
  /** Far rows first, west to east: painting order is sorting. */
  readonly spots: readonly Spot[]
  /** By column and row; nothing where a map has a hole. */
  readonly grid: readonly (Spot | undefined)[]
  readonly bySpace: ReadonlyMap<Space, Spot>
}

export const project = (x: number, y: number, z: number): Point => [x * W + z * LEAN, y * D - z * H]

const turned = (x: number, y: number, width: number, height: number, turn: Turn): readonly [number, number] => {
  if (turn === 0) return [x, y]
  if (turn === 1) return [height - 1 - y, x]
  if (turn === 2) return [width - 1 - x, height - 1 - y]
  return [y, width - 1 - x]
}

/** Where a side of the map shows after turning. */
export const sideShown = (way: Way, turn: Turn): Way => WAYS[(WAYS.indexOf(way) + turn) % 4] ?? way
/** Which side of the map an arrow key means after turning. */
export const sideMeant = (shown: Way, turn: Turn): Way => WAYS[(WAYS.indexOf(shown) + 4 - turn) % 4] ?? shown

export const sceneOf = (ground: Ground, turn: Turn): Scene => {
  const [columns, rows] = turn % 2 ? [ground.height, ground.width] : [ground.width, ground.height]
  const spots = ground.spaces.map((space): Spot => {
    const [x, y] = turned(xOf(space), yOf(space), ground.width, ground.height, turn)
    return {
      space,
      x,
      y,
      z: ground.elevation(space),
      terrain: ground.terrain(space),
      box: ground.boxAt(space),
      isOpen: !ground.isPassable(space),
    }
  })
  spots.sort((a, b) => a.y - b.y || a.x - b.x)
  const grid = new Array<Spot | undefined>(columns * rows).fill(undefined)
  for (const spot of spots) grid[spot.y * columns + spot.x] = spot
  return { ground, turn, columns, rows, spots, grid, bySpace: new Map(spots.map(spot => [spot.space, spot])) }
}

/** The cell beside another as drawn; none past the edge. */
export const besideSpot = ({ grid, columns, rows }: Scene, { x, y }: Spot, dx: number, dy: number) =>
  x + dx < 0 || y + dy < 0 || x + dx >= columns || y + dy >= rows ? undefined : grid[(y + dy) * columns + x + dx]

/** How much higher than its neighbour; the sheet itself is 0. */
export const dropTo = (scene: Scene, spot: Spot, dx: number, dy: number) =>
  spot.z - (besideSpot(scene, spot, dx, dy)?.z ?? 0)

const FAR = 4
const LEAST = 15

/** The part of a top that no nearer box covers, never smaller than can be pointed at. */
export const topOf = (scene: Scene, spot: Spot, inset = 0): Rect => {
  const [left, top] = project(spot.x, spot.y, spot.z)
  let right = left + W
  let bottom = top + D
  for (let k = 1; k <= FAR; k++) {
    const south = besideSpot(scene, spot, 0, k)
    if (south && south.z > spot.z) bottom = Math.min(bottom, project(0, south.y, south.z)[1])
    const east = besideSpot(scene, spot, k, 0)
    if (east && east.z > spot.z) right = Math.min(right, project(east.x, 0, east.z)[0])
  }
  return {
    x: px(left + inset),
    y: px(top + inset),
    width: px(Math.max(LEAST, right - left - 2 * inset)),
    height: px(Math.max(LEAST, bottom - top - 2 * inset)),
  }
}

/** Nearer boxes leave so little of it that it is drawn and pointed at above them. */
export const isTucked = (scene: Scene, spot: Spot) => {
  const { width, height } = topOf(scene, spot)
  return width < 24 || height < 24
}

export const centreOf = (scene: Scene, space: Space): Point => {
  const spot = scene.bySpace.get(space)
  return spot ? project(spot.x + 0.5, spot.y + 0.5, spot.z) : [0, 0]
}

/** Pieces stand a little behind the middle, so that their number plate stays inside the space. */
const BACK = 8
export const standOf = (scene: Scene, space: Space): Point => {
  const [x, y] = centreOf(scene, space)
  return [x, y - BACK]
}

/** Room round the cells: for the sheet with its rose, or only what is needed on a phone. */
const ROOM = { wide: [28, 60, 22, 39], tight: [26, 30, 14, 30] } as const
export const worldOf = (scene: Scene, tight: boolean): Rect => {
  const [left, above, right, below] = ROOM[tight ? 'tight' : 'wide']
  let top = -above
  let west = -left
  for (const { x, y, z } of scene.spots) {
    const [spotX, spotY] = project(x, y, z)
    top = Math.min(top, spotY - 26)
    west = Math.min(west, spotX - 12)
  }
  return { x: west, y: top, width: scene.columns * W + right - west, height: scene.rows * D + below - top }
}
