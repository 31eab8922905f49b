import type { Rect } from '@tabletome/boardkit'
import { expect, test } from 'vitest'
import { pieceBox, spreadChips, type Wanted } from './chipPlaces.ts'

const covers = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const FIELD: Rect = { x: -400, y: -300, width: 800, height: 600 }

test('labels cover neither the pieces nor each other, however close they stand', () => {
  const pieces = [
    [0, 0],
    [0, 49],
    [52, 0],
    [-52, 49],
  ] as const
  const boxes = pieces.map(pieceBox)
  const wanted = pieces.flatMap((near, i): Wanted[] => [
    { key: `a${i}`, near, width: 90, first: 'above' },
    { key: `b${i}`, near, width: 120, first: 'right' },
  ])
  const places = [...spreadChips(wanted, boxes, FIELD).values()]
  expect(places).toHaveLength(8)
  places.forEach((place, i) => {
    for (const box of boxes) expect(covers(place, box)).toBe(false)
    for (const other of places.slice(i + 1)) expect(covers(place, other)).toBe(false)
  })
})

test('a label alone stands where it wants to', () => {
  const place = spreadChips([{ key: 'a', near: [0, 0], width: 60, first: 'right' }], [pieceBox([0, 0])], FIELD).get('a')
  expect(place).toEqual({ x: 25, y: -12, width: 60, height: 24 })
})

test('beside a piece at the edge labels stay inside the drawing', () => {
  const bounds: Rect = { x: -26, y: -30, width: 200, height: 120 }
  const near = [0, 0] as const
  const sides = ['above', 'below', 'left', 'right'] as const
  const wanted = sides.map((first): Wanted => ({ key: first, near, width: 90, first }))
  const places = [...spreadChips(wanted, [pieceBox(near)], bounds).values()]
  expect(places).toHaveLength(4)
  for (const { x, y, width, height } of places) {
    expect(x).toBeGreaterThan(bounds.x)
    expect(y).toBeGreaterThan(bounds.y)
    expect(x + width).toBeLessThan(bounds.x + bounds.width)
    expect(y + height).toBeLessThan(bounds.y + bounds.height)
  }
})
