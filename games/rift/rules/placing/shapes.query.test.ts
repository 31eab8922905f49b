import { expect, test } from 'vitest'
import { SHAPE_IDS } from '../../content/shapes.ts'
import type { Turn } from '../../content/types.ts'
import type { Mask } from '../state/shape.ts'
import { shown } from '../../test/given.ts'
import {
  BASES,
  canFlip,
  canTurn,
  bitsOf,
  count,
  FULL,
  maskNamed,
  neighboursOf,
  placementsOf,
  squareName,
  squaresName,
} from './shapes.query.ts'

test('squares are a column letter and a row from 1', () => {
  expect([0, 4, 20, 24].map(squareName)).toEqual(['a1', 'e1', 'a5', 'e5'])
  expect(squaresName(maskNamed('c3a1'))).toBe('a1c3')
  expect(maskNamed('f1')).toBe(0)
  expect(bitsOf(maskNamed('a1e5'))).toEqual([0, 24])
  expect(count(FULL)).toBe(25)
})

test('neighbours share a side and never come round the border', () => {
  expect(squaresName(neighboursOf(maskNamed('a1')))).toBe('b1a2')
  expect(squaresName(neighboursOf(maskNamed('e3')))).toBe('e2d3e4')
  expect(squaresName(neighboursOf(maskNamed('c3d3')))).toBe('c2d2b3e3c4d4')
})

test('[RIFT-DAMAGE-01] [RIFT-RULING-02] as many places on a 5 × 5 tray as the table of shapes says', () => {
  const table = SHAPE_IDS.map(
    shape => `${shape} ${placementsOf(shape, 0).length} ${placementsOf(shape, 'free').length}`,
  )
  expect(table).toEqual([
    'I1 25 25',
    'I2 20 40',
    'I3 15 30',
    'I4 10 20',
    'L3 16 64',
    'O4 16 16',
    'L4 12 96',
    'T4 12 48',
    'S4 12 48',
    'P5 12 96',
    'U5 12 48',
    'X5 9 9',
    'R6 12 24',
  ])
  expect(BASES).toHaveLength(16)
  for (const shape of SHAPE_IDS) for (const mask of placementsOf(shape, 'free')) expect(mask & ~FULL).toBe(0)
})

test('[RIFT-EX-11] [RIFT-DAMAGE-04] free manipulation turns and mirrors', () => {
  expect((['I2', 'L3', 'P5', 'R6'] as const).map(shape => placementsOf(shape, 'free').length)).toEqual([40, 64, 96, 24])
  const game = shown('RIFT-EX-11').seat('p1', 'tower marksmen', 'd w')
  expect(game.after('p1', 'I2 H91')).toHaveLength(40)
  game.seat('p1', 'I2 H91 c3c4')
  expect(game.lying('H91')).toEqual(['I2 c3c4'])
})

/** Pushed into the north-west corner. */
const drawn = (mask: Mask | undefined): string => squaresName(mask ?? 0)
const first = (shape: 'L3' | 'L4' | 'I2', turn: Turn): string => drawn(placementsOf(shape, turn)[0])

test('[RIFT-EX-07] [RIFT-RULING-21] [RIFT-DAMAGE-03] a tile turns clockwise with its card', () => {
  expect(([0, 1, 2, 3] as const).map(turn => first('L3', turn))).toEqual(['a1a2b2', 'a1b1a2', 'a1b1b2', 'b1a2b2'])
  expect(([0, 1, 2, 3] as const).map(turn => first('I2', turn))).toEqual(['a1a2', 'a1b1', 'a1a2', 'a1b1'])
  const game = shown('RIFT-EX-07').seat('p1', 'tower mage', 'd w', 'L3 H91 c3b4c4')
  expect(game.lying('H91')).toEqual(['L3 c3b4c4'])
  // the mirror image of L3 is one of its turns, that of L4 is not
  const l3 = new Set(([0, 1, 2, 3] as const).flatMap(turn => placementsOf('L3', turn)))
  expect(placementsOf('L3', 'free').filter(mask => !l3.has(mask))).toEqual([])
  const l4 = new Set(([0, 1, 2, 3] as const).flatMap(turn => placementsOf('L4', turn)))
  const mirrored = placementsOf('L4', 'free').filter(mask => !l4.has(mask))
  expect(mirrored).toHaveLength(48)
  expect(mirrored.map(drawn)).toContain('b1b2a3b3')
})

test('a single square is neither turned nor flipped, a bar is only turned, an L is both', () => {
  const ways = (shape: Parameters<typeof canTurn>[0]) => [canTurn(shape), canFlip(shape)]
  expect(ways('I1')).toEqual([false, false])
  expect(ways('O4')).toEqual([false, false])
  expect(ways('I2')).toEqual([true, false])
  expect(ways('L4')).toEqual([true, true])
})
