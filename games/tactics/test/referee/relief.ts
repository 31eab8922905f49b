import { BOXES } from '../../content/boxes.ts'
import { FRONT_BOXES } from '../../content/realms.ts'
import { FRONT } from '../../content/scrolls.ts'
import type { Space } from '../../rules/state/shape.ts'

/** A space as column and row; the sheet that numbers them is 26 wide. */
export type Spot = readonly [x: number, y: number]
export const spotOf = (space: Space): Spot => [space % 26, Math.floor(space / 26)]
export const spaceAt = ([x, y]: Spot): Space => y * 26 + x
export const nameOf = ([x, y]: Spot): string => `${String.fromCharCode(65 + x)}${y + 1}`
const named = (name: string): Spot => [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1]

interface Ground {
  height: number
  terrain: string
}
/** The scroll, and the boxes set on it one after the other: each lifts what it covers by its rise. */
const sheet: Ground[][] = FRONT.rows.map(row => row.split('').map(terrain => ({ height: 0, terrain })))
const doors: { spot: Spot; base: number }[] = []
for (const { box, at } of FRONT_BOXES) {
  const { rise, top, portals } = BOXES[box]
  const [left, up] = named(at)
  const base = sheet[up]?.[left]?.height ?? 0
  for (const [dy, row] of top.entries())
    for (const [dx, terrain] of row.split('').entries()) {
      const ground = sheet[up + dy]?.[left + dx]
      if (ground === undefined) throw new Error(`the ${box} hangs over the edge`)
      ground.height = base + rise
      ground.terrain = terrain
    }
  for (const { cell, side } of portals) {
    const [x, y] = [left + (cell[0] ?? 0), up + (cell[1] ?? 0)]
    const ahead = { n: [x, y - 1], e: [x + 1, y], s: [x, y + 1], w: [x - 1, y] }[side] as unknown as Spot
    doors.push({ spot: ahead, base })
  }
}
export const groundAt = ([x, y]: Spot): Ground | undefined => sheet[y]?.[x]
/** Spaces in front of a portal, at the height of the foot of its box: others are buried (TAC-RULING-07). */
export const PORTALS: readonly Spot[] = doors
  .filter(({ spot, base }) => groundAt(spot)?.height === base)
  .map(({ spot }) => spot)
const atPortal = new Set(PORTALS.map(spaceAt))
export const isPortal = (spot: Spot): boolean => atPortal.has(spaceAt(spot))

export const WAYS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const
export const beside = ([x, y]: Spot): Spot[] =>
  Object.values(WAYS)
    .map(([dx, dy]): Spot => [x + dx, y + dy])
    .filter(spot => groundAt(spot) !== undefined)
