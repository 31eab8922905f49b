import { expect, test } from 'vitest'
import { chance, pen, poly, wobble } from './ink.ts'

const LINE = [
  [0, 0],
  [100, 0],
  [100, 60],
] as const

test('the same key draws the same line, another key another line', () => {
  expect(pen(LINE, 'road')).toBe(pen(LINE, 'road'))
  expect(pen(LINE, 'road')).not.toBe(pen(LINE, 'river'))
})

test('a pen line keeps its corners and leaves the straight line by no more than the amount', () => {
  const points = wobble(LINE, 'road', 2, 10)
  for (const corner of LINE) expect(points).toContainEqual(corner)
  const first = points.slice(0, 11)
  expect(first).toHaveLength(11)
  for (const [, y] of first) expect(Math.abs(y)).toBeLessThanOrEqual(2)
  expect(first.some(([, y]) => y !== 0)).toBe(true)
})

test('a short line stays as it is', () => {
  expect(
    wobble(
      [
        [0, 0],
        [5, 0],
      ],
      'short',
    ),
  ).toEqual([
    [0, 0],
    [5, 0],
  ])
})

test('chance gives numbers from 0 to 1 that spread', () => {
  const random = chance('spread')
  const drawn = Array.from({ length: 400 }, random)
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...drawn)).toBeLessThan(1)
  const low = drawn.filter(value => value < 0.5).length
  expect(low).toBeGreaterThan(150)
  expect(low).toBeLessThan(250)
})

test('points are written with two decimals at most', () => {
  expect(
    poly([
      [1 / 3, 2],
      [4, 5.678],
    ]),
  ).toBe('0.33,2 4,5.68')
})
