import { expect, test } from 'vitest'
import { compassOrder } from './compass.query.ts'
import { spaceAt, xOf, yOf } from '../realm/spaces.query.ts'
import type { Way } from '../../content/types.ts'

const order = (way: Way, origin: [number, number], ...spaces: [number, number][]): string =>
  compassOrder(
    spaceAt(...origin),
    spaces.map(([x, y]) => spaceAt(x, y)),
    way,
  )
    .map(space => `${xOf(space)},${yOf(space)}`)
    .join(' ')

test('[TAC-RULING-57] [TAC-ENEMY-ATTACK-03] clockwise from the arrow by exact bearing', () => {
  expect(order('e', [2, 2], [2, 0], [4, 2], [3, 3], [0, 2])).toBe('4,2 3,3 0,2 2,0')
  expect(order('n', [3, 3], [5, 4], [4, 1], [1, 3], [3, 6])).toBe('4,1 5,4 3,6 1,3')
})

test('[TAC-RULING-57] the nearer of two on one bearing comes first', () => {
  expect(order('n', [3, 3], [3, 0], [3, 1])).toBe('3,1 3,0')
  expect(order('n', [3, 3], [5, 1], [4, 2])).toBe('4,2 5,1')
})

test('[TAC-ENEMY-ACT-06] the four neighbours: arrow, clockwise, opposite, the last', () => {
  const around: [number, number][] = [
    [0, 1],
    [1, 2],
    [2, 1],
    [1, 0],
  ]
  expect(order('n', [1, 1], ...around)).toBe('1,0 2,1 1,2 0,1')
  expect(order('e', [1, 1], ...around)).toBe('2,1 1,2 0,1 1,0')
  expect(order('s', [1, 1], ...around)).toBe('1,2 0,1 1,0 2,1')
  expect(order('w', [1, 1], ...around)).toBe('0,1 1,0 2,1 1,2')
})

test('[TAC-RULING-57] in every quarter: right of the arrow, behind to the right, behind to the left, left of it', () => {
  const dial: [number, number][] = [
    [1, -3],
    [3, -1],
    [3, 1],
    [1, 3],
    [-1, 3],
    [-3, 1],
    [-3, -1],
    [-1, -3],
  ]
  const around = (way: Way) => order(way, [10, 10], ...dial.map(([x, y]): [number, number] => [10 + x, 10 + y]))
  const named = (from: number) =>
    [...dial.slice(from), ...dial.slice(0, from)].map(([x, y]) => `${10 + x},${10 + y}`).join(' ')
  expect([around('n'), around('e'), around('s'), around('w')]).toEqual([named(0), named(2), named(4), named(6)])
})

test('close bearings are told apart, just left of the arrow comes last', () => {
  expect(order('n', [10, 20], [9, 0], [10, 0], [11, 0], [11, 1])).toBe('10,0 11,0 11,1 9,0')
})
