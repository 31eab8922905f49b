import { expect, test } from 'vitest'
import { given } from '../test/given.ts'
import { createSupply, demandsOf, shortOf, without } from './mismatch.ts'
import { faceOf } from '../rules/march/trays.query.ts'

const PORTAL = 'k...k/.ccc./c.@.o/.ooo./g.... level:4'
const { open } = given({ trays: [`P91 C3 ${PORTAL}`] })
const [portal] = open.trays
const demands = demandsOf(open, 0.9)

test('a portal asks for types of damage, by its level', () => {
  expect(demands[4]).toEqual([1, 4, 4, 2])
  expect(demands[3]).toEqual([0, 0, 0, 0])
})

test('strength of the wrong type is none', () => {
  const supply = createSupply()
  for (const level of [1, 2, 3, 4]) supply[level]!.physical = 20
  expect(shortOf(demands, supply)).toBe(6)
  for (const level of [1, 2, 3, 4]) supply[level]!.true = 6
  expect(shortOf(demands, supply)).toBe(0)
})

test('what a tower covers nobody need cover any more, what few can cover first', () => {
  const face = faceOf(portal!)
  expect(without(demands[4]!, face, face.squares, 'true', 3)).toEqual([1, 3, 4, 0])
  expect(without(demands[4]!, face, face.squares, 'physical', 6)).toEqual([0, 4, 0, 2])
})
