import { expect, test } from 'vitest'
import { NAMES } from '../../../testing/sane.ts'
import { spaceOf } from '../../rules/realm/spaces.query.ts'
import type { Fact, UnitId } from '../../rules/state/shape.ts'
import { LANGUAGES } from '../testing/sane.ts'

const at = (name: string) => spaceOf(name) ?? -1
const aimed = (more: Partial<Extract<Fact, { type: 'enemyAimed' }>>): Fact => ({
  type: 'enemyAimed',
  unit: 'e1.beast',
  step: 3,
  for: 'move',
  among: ['p1.fighter'],
  goal: at('C4'),
  ...more,
})
const told = (fact: Fact) => Object.values(LANGUAGES).map(text => text.log(fact, NAMES))

/** Told in the chronicle, but no event of its own while it happens. */
const isAside = (fact: Fact) => {
  for (const line of told(fact)) expect(line?.text).toMatch(/^\S/)
  return told(fact).map(line => line?.aside === true)
}

test('an enemy that aims at nothing is an aside', () => {
  expect(isAside(aimed({ for: 'nothing', among: [] }))).toEqual([true, true])
  expect(isAside(aimed({ among: [] }))).toEqual([true, true])
})

test('an enemy that stops is an aside, whyever it does', () => {
  for (const why of ['adjacent', 'mp', 'blocked', 'arrived', 'noHeroes', 'noWay'] as const)
    expect(isAside({ type: 'enemyStopped', unit: 'e1.beast', at: at('C4'), why })).toEqual([true, true])
})

test('an enemy that aims at somebody, and what it then does, are events', () => {
  expect(isAside(aimed({}))).toEqual([false, false])
  expect(isAside(aimed({ for: 'melee', step: 1 }))).toEqual([false, false])
  expect(isAside({ type: 'moveBegan', unit: 'e1.beast', mp: 3, cause: 'turn' })).toEqual([false, false])
})

test('all that one enemy walks is one event, that of another is not the same', () => {
  const began = (unit: UnitId): Fact => ({ type: 'moveBegan', unit, mp: 3, cause: 'turn' })
  const stopped: Fact = { type: 'enemyStopped', unit: 'e1.beast', at: at('C4'), why: 'mp' }
  const beats = [began('e1.beast'), stopped, began('e1.rogue')].map(fact => told(fact)[0]?.beat)
  expect(beats[0]).toBeDefined()
  expect(beats[1]).toBe(beats[0])
  expect(beats[2]).not.toBe(beats[0])
})
