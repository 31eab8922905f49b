import { chance, type Point, poly, px } from '@tabletome/boardkit'
import type { PlaceId } from '../../content/ids.ts'
import { PLACES } from '../../content/places.ts'
import { axialOf } from '../../rules/ground/hexes.query.ts'
import type { Hex } from '../../rules/state/shape.ts'

/** Half a hex from corner to corner, and how far one column is from the next. */
export const S = 57
const WIDE = Math.sqrt(3) * S
export const ARENA = { x: -421, y: -362, width: 842, height: 706 }
/** Land fills the frame: the map is a graph, not a survey, so its rows lie further apart than on the table. */
const ROWS_APART = 1.48
export const WORLD = { x: -21, y: -7, width: 1067, height: 820 }

export const centreOf = (hex: Hex): Point => {
  const { q, r } = axialOf(hex)
  return [px((q + r / 2) * WIDE), px(r * 1.5 * S)]
}
const corner = (i: number, size: number): Point => [
  Math.sin((i * Math.PI) / 3) * size,
  -Math.cos((i * Math.PI) / 3) * size,
]
export const hexPoints = (size: number): string => poly([0, 1, 2, 3, 4, 5].map(i => corner(i, size)))

const RINGS: readonly (readonly [outer: number, inner: number, parts: number])[] = [
  [0.93, 0.75, 4],
  [0.74, 0.56, 3],
  [0.55, 0.37, 3],
  [0.36, 0.19, 2],
]
const between = (a: Point, b: Point, part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
export interface Tessera {
  readonly points: string
  readonly opacity: number
}
/** Tesserae in rings round the centre, every stone a little off, so the floor looks laid by hand. */
export const mosaic = (key: string): Tessera[] => {
  const random = chance(key)
  const stones: Tessera[] = []
  const off = ([x, y]: Point): Point => [x + (random() - 0.5) * 1.2, y + (random() - 0.5) * 1.2]
  for (const [outer, inner, parts] of RINGS)
    for (let side = 0; side < 6; side++)
      for (let k = 0; k < parts; k++) {
        const [a, b] = [k / parts + 0.03, (k + 1) / parts - 0.03]
        const far = (part: number) => between(corner(side, S * outer), corner(side + 1, S * outer), part)
        const near = (part: number) => between(corner(side, S * inner), corner(side + 1, S * inner), part)
        const points = [far(a), far(b), near(b), near(a)].map(off)
        stones.push({ points: poly(points), opacity: px(0.34 + random() * 0.5) })
      }
  return stones
}

export type Way = readonly [PlaceId, PlaceId]
/** Each path once. */
export const WAYS: readonly Way[] = Object.values(PLACES).flatMap(({ id, next }) =>
  next.filter(to => to > id).map((to): Way => [id, to]),
)
export const isInland = ([a, b]: Way): boolean => a.slice(0, 3) === b.slice(0, 3)
export const pointOf = (place: PlaceId): Point => {
  const { x, y } = PLACES[place] ?? { x: 0, y: 0 }
  return [x, px(y * ROWS_APART)]
}
/** A path bends a little, always the same way. */
export const wayLine = ([a, b]: Way): string => {
  const [[ax, ay], [bx, by]] = [pointOf(a), pointOf(b)]
  return `M${ax} ${ay}Q${px((ax + bx) / 2 + (ay - by) * 0.1)} ${px((ay + by) / 2 + (bx - ax) * 0.1)} ${bx} ${by}`
}
