import { expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import { deedOf } from './heroActions.ts'
import { USUAL } from '../points.ts'

test('a planner places what a tile prints, wherever its reach allows', () => {
  const GOBLIN = '...../...../..g../...../.....'
  const { open } = given({
    heroes: { malik: 'p1 C3 base:a1', wildcat: 'p2 C4 base:a1' },
    trays: [`H91 C3 ${GOBLIN}`, `H92 C2 ${GOBLIN}`, `H93 C4 ${GOBLIN}`],
  })
  const [own, north, south] = open.trays.map(({ at }) => at)
  const places = (as: 'earthquake' | 'mirage' | 'call-of-the-wild' | 'multishot') =>
    deedOf(USUAL.points, open, 'malik', as, 0).pieces.map(({ what, cells }) => [what, ...cells])
  expect(places('earthquake')).toEqual([['P5', own]])
  expect(places('mirage').map(([what]) => what)).toEqual(['I2', 'I2', 'soldier', 'soldier'])
  expect(new Set(places('mirage')[0])).toEqual(new Set(['I2', north, south]))
  expect(places('call-of-the-wild')).toEqual([1, 2, 3, 4].map(() => ['I1', south]))
  expect(places('multishot').every(([, ...cells]) => cells.includes(north!) && !cells.includes(own!))).toBe(true)
})
