import { describe, expect, test } from 'vitest'
import {
  climbCost,
  directionTo,
  hexDistance,
  hexesWithin,
  hexGrid,
  kingDistance,
  pathTo,
  reach,
  regionGraph,
  squareDistance,
  squareGrid,
} from '../src/geometry/index.ts'

describe('square grid', () => {
  const grid = squareGrid(4, 3)
  test('neighbours stay on the map', () => {
    expect(grid.neighbours[0]).toEqual([1, 4])
    expect(grid.neighbours[5]).toEqual([1, 6, 9, 4])
    expect(grid.around[0]).toEqual([1, 5, 4])
  })
  test('distances and directions', () => {
    expect(squareDistance(grid, 0, 11)).toBe(5)
    expect(kingDistance(grid, 0, 11)).toBe(3)
    expect(directionTo(grid, 0, 10)).toBe(3)
    expect(directionTo(grid, 8, 0)).toBe(0)
    expect(directionTo(grid, 0, 6)).toBeUndefined()
    expect(directionTo(grid, 0, 0)).toBeUndefined()
  })
  test('reach pays for ground and climbing, goes round walls and knows the way', () => {
    const heights = [0, 0, 1, 1, 0, 9, 1, 1, 0, 0, 0, 0]
    const cost = climbCost(
      cell => (cell === 5 ? Number.POSITIVE_INFINITY : 0),
      cell => heights[cell] ?? 0,
      1,
    )
    const reached = reach(4, 4, cell => grid.neighbours[cell] ?? [], cost)
    expect(reached.has(5)).toBe(false)
    expect(reached.get(2)?.cost).toBe(4)
    expect(pathTo(reached, 2)).toEqual([0, 1, 2])
    expect(reached.has(3)).toBe(false)
  })
})

describe('hexes', () => {
  const arena = hexGrid(hexesWithin('0,0', 3))
  test('37 hexes, six neighbours in the middle, three at a corner', () => {
    expect(arena.hexes).toHaveLength(37)
    expect(arena.neighbours('0,0')).toHaveLength(6)
    expect(arena.neighbours('3,0')).toHaveLength(3)
  })
  test('distances agree with walking', () => {
    const reached = reach<string>(
      '-3,0',
      9,
      hex => arena.neighbours(hex),
      () => 1,
    )
    for (const hex of arena.hexes) expect(reached.get(hex)?.cost).toBe(hexDistance('-3,0', hex))
    expect(arena.distance('-3,0', '3,-3')).toBe(6)
  })
})

test('region graph', () => {
  const graph = regionGraph(
    ['a', 'b', 'c', 'd', 'far'],
    [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
      ['d', 'a'],
    ],
  )
  expect(graph.neighbours('a')).toEqual(['b', 'd'])
  expect(graph.distance('a', 'c')).toBe(2)
  expect(graph.areAdjacent('a', 'c')).toBe(false)
  expect(graph.distance('a', 'far')).toBe(Number.POSITIVE_INFINITY)
})
