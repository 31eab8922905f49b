import { expect, test } from 'vitest'
import { treemap } from './treemap.ts'

const BOX = { x: 10, y: 20, width: 300, height: 200 }
const items = [5, 40, 1, 12, 30, 12, 0].map(size => ({ size }))

test('areas are as the sizes, and what has no size has no place', () => {
  const placed = treemap(items, BOX)
  expect(placed).toHaveLength(6)
  for (const [{ size }, { width, height }] of placed) expect(width * height).toBeCloseTo((size / 100) * 300 * 200)
})

test('everything lies within the box, and nothing upon another', () => {
  const placed = treemap(items, BOX).map(([, box]) => box)
  for (const [i, a] of placed.entries()) {
    expect(a.x).toBeGreaterThanOrEqual(10)
    expect(a.y).toBeGreaterThanOrEqual(20)
    expect(a.x + a.width).toBeLessThanOrEqual(310.001)
    expect(a.y + a.height).toBeLessThanOrEqual(220.001)
    for (const b of placed.slice(i + 1)) {
      const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
      const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
      expect(Math.min(wide, high)).toBeLessThan(0.001)
    }
  }
})

test('in a box without room nothing is placed', () => {
  expect(treemap(items, { ...BOX, width: 0 })).toEqual([])
})
