import type { BoxId, Terrain, Way } from '../../content/types.ts'
import type { Options, Space } from '../state/shape.ts'
import type { Realm, StandingBox } from './createRealm.query.ts'
import { beside, SHEET, spaceAt } from './spaces.query.ts'

/** A portal that works: the space in front of it, the cell of the box it is set in and the side it opens to. */
export interface Portal {
  readonly box: BoxId
  readonly space: Space
  readonly cell: Space
  readonly side: Way
}
export interface Relief {
  /** Every space of the map, north to south, west to east. */
  readonly spaces: readonly Space[]
  /** The rest by space. */
  readonly elevations: Int8Array
  readonly terrains: readonly (Terrain | undefined)[]
  readonly passable: Uint8Array
  readonly topmost: readonly (BoxId | undefined)[]
  readonly portals: readonly Portal[]
}

/** Heights add up, the topmost box shows its terrain, and under a flipped box nobody can be (TAC-RULING-70). */
export const reliefOf = (realm: Realm, rise: Options['boxRise'], flipped: readonly BoxId[]): Relief => {
  const elevations = Int8Array.from(realm.heights)
  const terrains = realm.scroll.slice()
  const passable = Uint8Array.from(realm.scroll, terrain => (terrain === undefined ? 0 : 1))
  const topmost = new Array<BoxId | undefined>(SHEET).fill(undefined)
  const bases = new Map<BoxId, number>()
  for (const { box, spaces, top, rise: printed } of realm.boxes) {
    bases.set(box, elevations[spaces[0] ?? 0] ?? 0)
    spaces.forEach((space, index) => {
      elevations[space] = (elevations[space] ?? 0) + (rise === 'count' ? 1 : printed)
      terrains[space] = top[index]
      topmost[space] = box
    })
  }
  for (const { box, spaces } of realm.boxes) if (flipped.includes(box)) for (const space of spaces) passable[space] = 0
  const portals = livePortals(realm, elevations, passable, bases, flipped)
  const spaces: Space[] = []
  for (let y = 0; y < realm.height; y++)
    for (let x = 0; x < realm.width; x++) {
      const space = spaceAt(x, y)
      if (terrains[space] !== undefined) spaces.push(space)
    }
  return { spaces, elevations, terrains, passable, topmost, portals }
}

/**
 * A portal works if the space in front of it is on the map at the height of the box's base, and neither is closed by a
 * flipped box (TAC-RULING-07, TAC-BUILDER-05).
 */
const livePortals = (
  realm: Realm,
  elevations: Int8Array,
  passable: Uint8Array,
  bases: ReadonlyMap<BoxId, number>,
  flipped: readonly BoxId[],
): Portal[] => {
  const found: Portal[] = []
  const isFree = (space: Space) => space >= 0 && passable[space] === 1
  for (const standing of realm.boxes) {
    const { box, portals } = standing
    if (isAside(realm, standing, flipped)) continue
    for (const { cell, side } of portals) {
      const space = beside(cell, side)
      if (isFree(space) && elevations[space] === bases.get(box)) found.push({ box, space, cell, side })
    }
  }
  for (const { cell, side } of realm.openings) {
    const space = beside(cell, side)
    if (isFree(space) && isFree(cell) && (elevations[space] ?? 0) < (elevations[cell] ?? 0))
      found.push({ box: '8x5', space, cell, side })
  }
  return found
}

/** It is flipped, or was put aside with the flipped box it stands on (TAC-DUNGEON-05). */
const isAside = ({ boxes }: Realm, { box, spaces }: StandingBox, flipped: readonly BoxId[]): boolean => {
  for (const under of boxes) {
    if (flipped.includes(under.box) && spaces.some(space => under.spaces.includes(space))) return true
    if (under.box === box) return false
  }
  return false
}
