import { expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import { cellName, cellNamed } from '../map/cells.query.ts'
import { adjacentHordes, endsOf, pointsOf, reachOf, unitsOf, whyNotEnd } from './heroes.query.ts'

const GOBLIN = '...../...../..g../...../.....'
const cell = (name: string): number => cellNamed(name) ?? -1

test('what every space costs, through hordes and portals', () => {
  const { open } = given({ heroes: { alleria: 'p1 C5' }, trays: ['P91 C4 ...../...../..@../...../.....'] })
  const { cost, cells } = reachOf(open, 'alleria', pointsOf(open, 'alleria'))
  expect(['C5', 'C4', 'B3', 'C2', 'D2'].map(name => cost[cell(name)])).toEqual([0, 1, 2, 3, 3])
  expect(cells).toHaveLength(12)
  expect(endsOf(open, 'alleria', 1).map(cellName).sort()).toEqual(['B4', 'B5', 'D4', 'D5'])
  expect(whyNotEnd(open, 'alleria', cell('C4'))).toMatchObject({ rule: 'RIFT-MOVE-05', key: 'endOnPortal' })
})

test('from a board every space costs a point more', () => {
  const { open } = given({ heroes: { malik: 'p1 board' } })
  const { cost } = reachOf(open, 'malik', 2)
  expect(['C5', 'C4', 'C3'].map(name => cost[cell(name)])).toEqual([1, 2, -1])
  expect(reachOf(open, 'malik', 0).cells).toEqual([])
})

test('[RIFT-RULING-36] adjacent hordes: the top trays around, neither the own space nor portals', () => {
  const { open } = given({
    trays: [
      `H91 C3 ${GOBLIN}`,
      `H92 C4 ${GOBLIN}`,
      `H93 C2 ${GOBLIN}`,
      'H94 C2 ^^.../...../..g../...../.....',
      `H95 C5 ${GOBLIN}`,
    ],
  })
  expect(
    adjacentHordes(open, cell('C3'))
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['H92', 'H94'])
})

test('[RIFT-ALLERIA-01] the wildcat belongs to the player of Alleria', () => {
  const { open } = given({ heroes: { malik: 'p1 board', alleria: 'p2 board' } })
  expect([unitsOf(open, 'p1'), unitsOf(open, 'p2')]).toEqual([['malik'], ['alleria', 'wildcat']])
})
