import { describe, expect, test } from 'vitest'
import { groundOf } from '../../rules/realm/ground.query.ts'
import { beside, spaceName, spaceOf } from '../../rules/realm/spaces.query.ts'
import { openWith } from '../testing/fixture.ts'
import { besideSpot, isTucked, sceneOf, sideMeant, sideShown, topOf, type Turn, W, worldOf } from './scene.ts'

const at = (name: string) => spaceOf(name) ?? -1
const scene = (turn: Turn, realm = 'front') => sceneOf(groundOf(openWith({ realm })), turn)
const spotOf = (turn: Turn, name: string) => {
  const spot = scene(turn).bySpace.get(at(name))
  if (!spot) throw new Error(name)
  return spot
}

describe.each([0, 1, 2, 3] as const)('turned %i times', turn => {
  test('every space is drawn once, on its own place, with its height', () => {
    const { spots, columns, rows, ground } = scene(turn)
    expect(spots).toHaveLength(165)
    expect(new Set(spots.map(({ x, y }) => y * columns + x)).size).toBe(165)
    expect(columns * rows).toBe(165)
    for (const { space, z } of spots) expect(z).toBe(ground.elevation(space))
  })

  test('neighbours on the map are neighbours in the drawing, on the side that turning shows', () => {
    const step = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const
    for (const way of ['n', 'e', 's', 'w'] as const) {
      const [dx, dy] = step[sideShown(way, turn)]
      expect(besideSpot(scene(turn), spotOf(turn, 'H6'), dx, dy)?.space).toBe(beside(at('H6'), way))
      expect(sideMeant(sideShown(way, turn), turn)).toBe(way)
    }
  })

  test('rows are painted far to near', () => {
    const rows = scene(turn).spots.map(({ y }) => y)
    expect(rows).toEqual([...rows].sort((a, b) => a - b))
  })
})

test('turned once clockwise, north is at the right', () => {
  expect(sideShown('n', 1)).toBe('e')
  expect(spotOf(1, 'A1')).toMatchObject({ x: 10, y: 0 })
  expect(spotOf(2, 'A1')).toMatchObject({ x: 14, y: 10 })
  expect(spotOf(3, 'A1')).toMatchObject({ x: 0, y: 14 })
})

test('a top is trimmed where nearer, higher ground covers it, and stays large enough to point at', () => {
  expect(topOf(scene(0), spotOf(0, 'A4')).width).toBe(W)
  expect(topOf(scene(0), spotOf(0, 'C4')).width).toBe(W - 14)
  const behind = scene(2).bySpace.get(at('H6'))
  if (!behind) throw new Error('H6')
  expect(topOf(scene(2), behind).height).toBe(15)
  expect(isTucked(scene(2), behind)).toBe(true)
})

test('the drawing has room for the highest stack', () => {
  const tower = scene(0, 'battle:8x5@D1.0,5x4@D1.0,3x2@D1.0,2x2@D1.0,1x2@D1.0')
  expect(spaceName(tower.spots[3]?.space ?? -1)).toBe('D1')
  expect(tower.spots[3]?.z).toBe(6)
  expect(worldOf(tower, false).y).toBeLessThanOrEqual(-6 * 19 - 20)
  expect(worldOf(scene(0), false).y).toBe(-64)
})
