import type { Point, Rect } from '@tabletome/boardkit'
import { regionAt } from '../../rules/land/map.query.ts'
import type { PlaceId, Slot } from '../../rules/state/shape.ts'
import type { BoardFrame } from '../../../types.ts'
import type { OpenView } from '../read.ts'

/** Where everything lies on the map table, in the drawing's own units. */

export const WORLD: Rect = { x: 0, y: 0, width: 852, height: 686 }

/** The part of it that is shown: the leaves fill the box. */
export const VIEW: Rect = { x: 4, y: 6, width: 844, height: 674 }
export const frame = (): BoardFrame => ({ aspect: VIEW.width / VIEW.height, dock: { snug: 82, roomy: 104 } })

/** A Region's leaf and the picture on it. */
export const LEAF = { width: 252, height: 198 }
export const SCENE = { x: 10, y: 10, width: 200, height: 114 }
/** The Threat track runs down the right side of a leaf. */
export const TRACK = { x: 231, top: 10, height: 178 }

export type Spot = Slot | 'centre'

const CENTRES: Record<Spot, Point> = {
  w: [142, 343],
  nw: [236, 117],
  ne: [616, 117],
  e: [710, 343],
  se: [616, 569],
  sw: [236, 569],
  centre: [426, 343],
}

/** Roads are drawn only where places touch: round the ring, and from the Capital to the left and right. */
export const ROADS: readonly (readonly [Spot, Spot])[] = [
  ['w', 'nw'],
  ['nw', 'ne'],
  ['ne', 'e'],
  ['e', 'se'],
  ['se', 'sw'],
  ['sw', 'w'],
  ['w', 'centre'],
  ['centre', 'e'],
]

export const centreOf = (spot: Spot): Point => CENTRES[spot]

export const leafOf = (spot: Spot): Rect => {
  const [x, y] = CENTRES[spot]
  return { x: x - LEAF.width / 2, y: y - LEAF.height / 2, width: LEAF.width, height: LEAF.height }
}

export const spotOf = (open: OpenView, place: PlaceId): Spot =>
  place === 'capital' ? 'centre' : open.regions[place].slot

/** All seven places in reading order: the upper row, the middle row, the lower row. */
export const placesInReadingOrder = (open: OpenView): PlaceId[] =>
  (['nw', 'ne', 'w', 'centre', 'e', 'sw', 'se'] as const).map(spot =>
    spot === 'centre' ? 'capital' : regionAt(open, spot),
  )

export interface Stand {
  x: number
  y: number
  r: number
}

/** Where so many Defenders stand in a scene, beside the Foe if it is there, so that nobody hides anybody. */
export const stands = (count: number, withFoe: boolean): Stand[] => {
  if (withFoe && count > 2)
    return [
      { x: 108, y: 33, r: 17 },
      { x: 166, y: 33, r: 17 },
      { x: 108, y: 82, r: 17 },
      { x: 166, y: 82, r: 17 },
    ].slice(0, count)
  const [from, to] = withFoe ? [90, 196] : [5, 195]
  const room = (to - from) / count
  const r = count > 3 ? 17 : 19
  return Array.from({ length: count }, (_, i) => ({ x: from + room * (i + 0.5), y: 76, r }))
}

export const FOE_STAND: Stand = { x: 46, y: 58, r: 29 }

/** The same on a phone, where a leaf is drawn at less than half its size: larger pieces, no rings in a crowd. */
export const smallStands = (count: number, withFoe: boolean): (Stand & { plain: boolean })[] => {
  if (count === 1 && !withFoe) return [{ x: 64, y: 84, r: 36, plain: false }]
  if (count === 2 && !withFoe) return [56, 138].map(x => ({ x, y: 96, r: 30, plain: false }))
  const [from, step] = withFoe ? [108, 44] : [38, 54]
  return Array.from({ length: count }, (_, i) => ({
    x: from + step * i,
    y: withFoe && i % 2 ? 84 : 116,
    r: withFoe ? 22 : 26,
    plain: true,
  }))
}

export const SMALL_FOE_STAND: Stand = { x: 52, y: 76, r: 36 }
