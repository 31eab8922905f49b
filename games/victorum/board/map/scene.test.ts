import { expect, test } from 'vitest'
import type { PlaceId } from '../../content/ids.ts'
import { CENTRE, HEXES, hexNamed, neighbours } from '../../rules/ground/hexes.query.ts'
import { nextHex } from './Hits.tsx'
import { ARENA, centreOf, mosaic, S, WAYS, WORLD_ALONE } from './scene.ts'
import { nextPlace } from './WorldBoard.tsx'

test('hexes lie beside their neighbours, all inside the picture', () => {
  for (const hex of HEXES) {
    const [x, y] = centreOf(hex)
    expect(Math.abs(x)).toBeLessThan(ARENA.width / 2 - S)
    expect(y).toBeGreaterThan(ARENA.y + S)
    for (const next of neighbours(hex)) {
      const [nx, ny] = centreOf(next)
      expect(Math.hypot(nx - x, ny - y)).toBeCloseTo(Math.sqrt(3) * S, 1)
    }
  }
  expect(centreOf(CENTRE)).toEqual([0, 0])
})

test('a floor is laid the same way every time', () => {
  expect(mosaic('a')).toEqual(mosaic('a'))
  expect(mosaic('a')).not.toEqual(mosaic('b'))
})

test('arrows reach every hex and every place', () => {
  const keys = ['n', 'e', 's', 'w'] as const
  const hexes = new Set([CENTRE])
  for (const hex of hexes)
    for (const key of keys) for (const to of [nextHex(hex, key)]) if (to !== undefined) hexes.add(to)
  expect(hexes.size).toBe(37)
  const places = new Set<PlaceId>(['ATL-C'])
  for (const place of places)
    for (const key of keys) for (const to of [nextPlace(place, key)]) if (to !== undefined) places.add(to)
  expect(places.size).toBe(70)
  expect(nextHex(hexNamed('A1'), 'n')).toBeUndefined()
})

test('every path is drawn once, inside the sheet', () => {
  expect(new Set(WAYS.map(way => way.toSorted().join())).size).toBe(WAYS.length)
  expect(WORLD_ALONE.width).toBe(1000)
})
