import { expect, test } from 'vitest'
import { threatOf } from '../../rules/attack/threat.query.ts'
import { at, seen } from '../../test/seen.ts'
import { menacesAt, threatened, type Threats } from './threats.ts'

const row = (cells: number): string => Array(cells).fill('0.').join(' ')
const open = seen({ map: row(14), units: { p1: 'FX N1', p2: 'FX A1 s0, BX B1' } })
const threats: Threats = new Map((['p2.fighter', 'p2.beast'] as const).map(id => [id, threatOf(open, id)]))

test('a space tells who could attack it, and how hard; the hardest first', () => {
  const near = menacesAt(threats, at('D1'))
  expect(new Set(near.map(({ unit }) => unit))).toEqual(new Set(['p2.fighter', 'p2.beast']))
  expect(near.map(({ damage }) => damage)).toEqual(near.map(({ damage }) => damage).toSorted((a, b) => b - a))
  for (const { unit, damage } of near) expect(damage).toBe(threats.get(unit)?.damage.melee)
  expect(menacesAt(threats, at('N1'))).toEqual([])
})

test('spaces are graded by how many could attack them', () => {
  const { attackers, melee, ranged } = threatened(threats)
  expect(attackers.get(at('D1'))).toBe(2)
  expect(attackers.get(at('N1'))).toBeUndefined()
  expect(new Set([...melee, ...ranged])).toEqual(new Set(attackers.keys()))
})
