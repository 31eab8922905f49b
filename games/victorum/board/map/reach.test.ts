import { expect, test } from 'vitest'
import type { Point } from '@tabletome/boardkit'
import type { PlaceId } from '../../content/ids.ts'
import { PLACE_IDS, PLACES } from '../../content/places.ts'
import { radiusOf, reachOf } from './reach.ts'
import { pointOf, WORLD } from './scene.ts'

/** Pixels for one unit of the map on a usual phone; on the narrowest no way out is less than 40 wide. */
const PIXELS = 390 / WORLD.width
const FINGER = 44

const holds = (area: readonly Point[], [x, y]: Point): boolean =>
  area.every(([ax, ay], i) => {
    const [bx, by] = area[(i + 1) % area.length] ?? [ax, ay]
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
  })
const sizeOf = (area: readonly Point[], axis: 0 | 1): number => {
  const along = area.map(point => point[axis])
  return (Math.max(...along) - Math.min(...along)) * PIXELS
}

test('wherever the encampment stands, every way out of it is as large as a finger, and no area holds another of them', () => {
  for (const camp of PLACE_IDS) {
    const open = PLACES[camp]?.next ?? []
    for (const to of open) {
      const area = reachOf(to, open)
      expect(holds(area, [0, 0]), to).toBe(true)
      expect(Math.min(sizeOf(area, 0), sizeOf(area, 1)), `${camp}: ${to}`).toBeGreaterThanOrEqual(FINGER)
      const [x, y] = pointOf(to)
      const others = open.filter(id => id !== to && holds(area, [pointOf(id)[0] - x, pointOf(id)[1] - y]))
      expect(others, `${camp}: ${to}`).toEqual([])
    }
  }
})

test('of two that can be chosen the nearer one is meant', () => {
  const [first, second] = ['ARG-6', 'ARG-H1'] as const
  const [[ax, ay], [bx, by]] = [pointOf(first), pointOf(second)]
  const onTheWay = (part: number): Point => [(bx - ax) * part, (by - ay) * part]
  expect(holds(reachOf(first, [first, second]), onTheWay(0.45))).toBe(true)
  expect(holds(reachOf(first, [first, second]), onTheWay(0.55))).toBe(false)
})

test('other places stay to be pointed at, and never lie over one that can be chosen', () => {
  const apart = (a: PlaceId, b: PlaceId) => Math.hypot(pointOf(a)[0] - pointOf(b)[0], pointOf(a)[1] - pointOf(b)[1])
  for (const camp of PLACE_IDS) {
    const open = PLACES[camp]?.next ?? []
    const over = PLACE_IDS.flatMap(id =>
      open.filter(to => id !== to && apart(id, to) - radiusOf(id, open) < 16).map(to => `${id} on ${to}`),
    )
    expect(over, camp).toEqual([])
  }
  expect(radiusOf('ATL-C', [])).toBe(36)
})
