import type { PlaceId } from '../../content/ids.ts'
import { PLACE_IDS } from '../../content/places.ts'
import { pointOf, WORLD } from './scene.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface NameSpot {
  readonly id: PlaceId
  readonly name: string
  readonly box: Box
}
/** How far a mark reaches from its place, ring included. */
export const MARK_REACH = 28
const LETTER = 10.6
const HEIGHT = 24
const GAP = 3

export const boxOfMark = (place: PlaceId): Box => {
  const [x, y] = pointOf(place)
  return { x: x - MARK_REACH, y: y - MARK_REACH, width: 2 * MARK_REACH, height: 2 * MARK_REACH }
}

/** The area two boxes share. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/** Below and above, in the middle or to a side, then to the right and to the left; a little further off each time. */
const spotsRound = (place: PlaceId, width: number): readonly Box[] => {
  const [x, y] = pointOf(place)
  const box = (left: number, top: number): Box => ({ x: left, y: top, width, height: HEIGHT })
  const columns = [x - width / 2, x - MARK_REACH, x + MARK_REACH - width]
  return [0, 18, 36].flatMap(off => [
    ...columns.flatMap(left => [box(left, y + MARK_REACH + GAP + off), box(left, y - MARK_REACH - GAP - HEIGHT - off)]),
    box(x + MARK_REACH + GAP + off, y - HEIGHT / 2),
    box(x - MARK_REACH - GAP - width - off, y - HEIGHT / 2),
  ])
}
const within = (box: Box): Box => ({
  ...box,
  x: Math.min(Math.max(box.x, WORLD.x), WORLD.x + WORLD.width - box.width),
  y: Math.min(Math.max(box.y, WORLD.y), WORLD.y + WORLD.height - box.height),
})

/** Where names are written so that none lies over another, nor over a mark if that can be helped. */
export function nameSpots(named: readonly { readonly id: PlaceId; readonly name: string }[]): readonly NameSpot[] {
  const marks = PLACE_IDS.map(boxOfMark)
  const written: Box[] = []
  return named.map(({ id, name }) => {
    const spots = spotsRound(id, name.length * LETTER).map(within)
    const harm = (box: Box): number =>
      written.reduce((sum, other) => sum + 100 * overlap(box, other), 0) +
      marks.reduce((sum, mark) => sum + overlap(box, mark), 0)
    const box = spots.reduce((best, each) => (harm(each) < harm(best) ? each : best))
    written.push(box)
    return { id, name, box }
  })
}
