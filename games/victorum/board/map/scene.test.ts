import { expect, test } from 'vitest'
import type { PlaceId } from '../../content/ids.ts'
import { PLACE_IDS, PLACES } from '../../content/places.ts'
import { CENTRE, HEXES, hexNamed, neighbours } from '../../rules/ground/hexes.query.ts'
import { nextHex } from './Hits.tsx'
import { boxOfMark, MARK_REACH, nameSpots, overlap } from './nameSpots.ts'
import { ARENA, centreOf, mosaic, pointOf, S, WAYS, WORLD } from './scene.ts'
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
  for (const id of PLACE_IDS) {
    const [x, y] = pointOf(id)
    expect(x).toBeGreaterThan(WORLD.x + MARK_REACH)
    expect(x).toBeLessThan(WORLD.x + WORLD.width - MARK_REACH)
    expect(y).toBeGreaterThan(WORLD.y + MARK_REACH)
    expect(y).toBeLessThan(WORLD.y + WORLD.height - MARK_REACH)
  }
})

test('names lie beside their places: over no mark, over no other name, inside the sheet', () => {
  for (const id of PLACE_IDS) {
    const named = [id, ...(PLACES[id]?.next ?? [])].map(place => ({ id: place, name: 'Ruins of the Eternal' }))
    const spots = nameSpots(named)
    expect(spots.map(({ id: place }) => place)).toEqual(named.map(({ id: place }) => place))
    for (const [i, { box }] of spots.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(WORLD.x)
      expect(box.x + box.width).toBeLessThanOrEqual(WORLD.x + WORLD.width)
      for (const other of spots.slice(i + 1)) expect(overlap(box, other.box)).toBe(0)
    }
  }
  for (const id of PLACE_IDS) {
    const [spot] = nameSpots([{ id, name: 'Ruins of Carthage' }])
    const covered = PLACE_IDS.reduce((sum, place) => sum + overlap(spot!.box, boxOfMark(place)), 0)
    expect(covered).toBeLessThan(0.25 * spot!.box.width * spot!.box.height)
  }
})

test('land fills the frame: places reach from edge to edge, both ways', () => {
  const points = PLACE_IDS.map(pointOf)
  const span = (at: 0 | 1) => Math.max(...points.map(point => point[at])) - Math.min(...points.map(point => point[at]))
  expect(span(0) / WORLD.width).toBeGreaterThan(0.8)
  expect(span(1) / WORLD.height).toBeGreaterThan(0.8)
})
