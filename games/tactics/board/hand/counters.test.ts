import { expect, test } from 'vitest'
import type { Unit } from '../../rules/state/shape.ts'
import { blowOf } from './blow.ts'
import { answersTo } from './counters.ts'
import { openWith, unit, units } from '../testing/fixture.ts'

const answers = (target: Unit, attacker = unit('p1', 'B1', 'J4')) => {
  const open = openWith({ units: units(attacker, target) })
  const blow = blowOf(open, {
    with: 'melee',
    attacker: `${attacker.owner}.${attacker.class}`,
    target: `${target.owner}.${target.class}`,
  })
  return blow && answersTo(open, blow)
}

test('the target of a blow may answer hand to hand and with its missile, whose Ammo may not last', () => {
  const found = answers(unit('p2', 'F1', 'K4', { supply: 2 }))
  expect(found).toMatchObject({ pays: 0, sure: false })
  expect(found?.list.map(({ kind }) => kind)).toEqual(['melee', 'missile'])
  expect(found?.list[1]?.odds).toBeCloseTo(8 / 9)
})

test('without Ammo only hand to hand', () => {
  expect(answers(unit('p2', 'F1', 'K4', { supply: 0 }))?.list.map(({ kind }) => kind)).toEqual(['melee'])
})

test('nobody answers who is captured, or Weakened without the Health to pay', () => {
  expect(answers(unit('p2', 'F1', 'K4', { health: 4 }))).toBeUndefined()
  expect(answers(unit('p2', 'F1', 'K4', { health: 6, weakened: true }))).toBeUndefined()
  expect(answers(unit('p2', 'F1', 'K4', { health: 7, weakened: true }))).toMatchObject({ pays: 2 })
})

test('an Enemy Unit always answers, in melee if it can', () => {
  const found = answers(unit('e1', 'F6', 'K4'))
  expect(found?.sure).toBe(true)
  expect(found?.list.map(({ kind }) => kind)).toEqual(['melee'])
})
