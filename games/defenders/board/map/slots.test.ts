import { expect, test } from 'vitest'
import { adjacent } from '../../rules/land/map.query.ts'
import type { PlaceId } from '../../rules/state/shape.ts'
import { openWith } from '../testing/fixture.ts'
import {
  FOE_STAND,
  leafOf,
  placesInReadingOrder,
  ROADS,
  SCENE,
  SMALL_FOE_STAND,
  type Stand,
  smallStands,
  spotOf,
  stands,
  WORLD,
} from './slots.ts'

const open = openWith()
const places = placesInReadingOrder(open)

test('every place has its own leaf on the table, and no two leaves touch', () => {
  expect(new Set(places).size).toBe(7)
  const leaves = places.map(place => leafOf(spotOf(open, place)))
  for (const { x, y, width, height } of leaves) {
    expect(x).toBeGreaterThanOrEqual(WORLD.x)
    expect(y).toBeGreaterThanOrEqual(WORLD.y)
    expect(x + width).toBeLessThanOrEqual(WORLD.width)
    expect(y + height).toBeLessThanOrEqual(WORLD.height)
  }
  for (const [i, a] of leaves.entries())
    for (const b of leaves.slice(i + 1))
      expect(a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y).toBe(true)
})

test('roads are drawn exactly where places are adjacent', () => {
  const name = (a: PlaceId, b: PlaceId) => [a, b].sort().join('–')
  const placeAt = (spot: string) => places.find(place => spotOf(open, place) === spot) ?? 'capital'
  const drawn = ROADS.map(([a, b]) => name(placeAt(a), placeAt(b))).sort()
  const real = [...new Set(places.flatMap(place => adjacent(open, place).map(other => name(place, other))))].sort()
  expect(drawn).toEqual(real)
})

const apart = (a: Stand, b: Stand) => Math.hypot(a.x - b.x, a.y - b.y) / (a.r + b.r)

test.each([1, 2, 3, 4])(
  '%d Defenders in one Region stand apart and inside the picture, with and without the Foe',
  count => {
    for (const withFoe of [false, true]) {
      const all = withFoe ? [FOE_STAND, ...stands(count, true)] : stands(count, false)
      for (const { x, y, r } of all) {
        expect(x - r).toBeGreaterThanOrEqual(0)
        expect(x + r).toBeLessThanOrEqual(SCENE.width)
        expect(y - r).toBeGreaterThanOrEqual(0)
        expect(y + r).toBeLessThanOrEqual(SCENE.height)
      }
      for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(apart(a, b)).toBeGreaterThan(1.1)
    }
  },
)

test.each([1, 2, 3, 4])('%d Defenders stand apart on a phone', count => {
  for (const withFoe of [false, true]) {
    const all = [...(withFoe ? [SMALL_FOE_STAND] : []), ...smallStands(count, withFoe)]
    for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(apart(a, b)).toBeGreaterThan(0.95)
  }
})
