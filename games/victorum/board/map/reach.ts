import type { Point } from '@tabletome/boardkit'
import type { PlaceId } from '../../content/ids.ts'
import { pointOf } from './scene.ts'

/** So far from a place a finger may land and still mean it. */
const FAR = 115
/** Of a place: alone, and where it lies within reach of one that can be chosen. */
const WIDE = 36
const SLIM = 20

/** The part of an area that lies no further than `most` in a direction. */
const cut = (area: readonly Point[], [dx, dy]: Point, most: number): Point[] => {
  const over = ([x, y]: Point): number => x * dx + y * dy - most
  return area.flatMap((point, i): Point[] => {
    const next = area[(i + 1) % area.length] ?? point
    const [here, there] = [over(point), over(next)]
    const part = here / (here - there)
    const crossing: Point = [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part]
    return [...(here <= 0 ? [point] : []), ...(here <= 0 === there <= 0 ? [] : [crossing])]
  })
}

/** Where a finger means this place, round its middle: nearer to it than to any other that can be chosen. */
export const reachOf = (place: PlaceId, open: readonly PlaceId[]): Point[] => {
  const [x, y] = pointOf(place)
  const square: Point[] = [
    [-FAR, -FAR],
    [FAR, -FAR],
    [FAR, FAR],
    [-FAR, FAR],
  ]
  return open.reduce((area, other) => {
    const [ox, oy] = pointOf(other)
    const apart = Math.hypot(ox - x, oy - y)
    return other === place ? area : cut(area, [(ox - x) / apart, (oy - y) / apart], apart / 2)
  }, square)
}

/** How wide a place is to the pointer: places lie closer to each other on a phone than fingers are wide. */
export const radiusOf = (place: PlaceId, reached: readonly PlaceId[]): number => {
  const [x, y] = pointOf(place)
  const isReached = ([ox, oy]: Point) => Math.max(Math.abs(ox - x), Math.abs(oy - y)) < FAR + WIDE
  return reached.some(id => id !== place && isReached(pointOf(id))) ? SLIM : WIDE
}
