import { expect, test } from 'vitest'
import { PLACES } from '../content/places.ts'
import { FACTION_UNITS, NEUTRALS, OPPORTUNITY_UNITS, UNIT_BANES } from '../content/units.ts'
import { CAPITALS, FIRST_STRIKES, TAUNTS } from '../lessons/tips/index.ts'

const rows = [...NEUTRALS, ...Object.values(FACTION_UNITS).flat(), ...OPPORTUNITY_UNITS, ...UNIT_BANES]
const having = (skill: string) => rows.filter(row => row.slice(6).includes(skill)).map(([kind]) => kind)

test('tips name the units with these skills, and the capitals', () => {
  expect(TAUNTS.toSorted()).toEqual(having('taunt').sort())
  expect(FIRST_STRIKES.toSorted()).toEqual(having('first-strike').sort())
  const capitals = Object.values(PLACES).flatMap(({ id, kind }) => (kind === 'capital' ? [id] : []))
  expect(CAPITALS.toSorted()).toEqual(capitals.sort())
})
