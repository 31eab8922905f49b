import { expect, test } from 'vitest'
import type { Arms } from '../../position/arms.ts'
import { openOf } from '../../position/open.ts'
import type { Position } from '../../position/words.ts'
import { HEXES, hexName, hexNamed } from './hexes.query.ts'
import { costsFrom, FAR, isHeldUp, need, needFreely, pathsTo, pathTo, reachable, rest } from './reach.query.ts'
import { movementOfMove } from '../units/stats.query.ts'
import { type SeenUnit, unitNamed } from '../units/units.query.ts'
import { waysTo } from './ways.query.ts'

const fight = (combat: Arms, position: Position = {}) => {
  const open = openOf({ ...position, combat })
  const unit = (id: string): SeenUnit => unitNamed(open, id) as SeenUnit
  const at = hexNamed
  return { open, unit, at }
}
const names = (hexes: readonly number[]): string => hexes.map(hexName).join(' ')

test('[VIC-STATUS-09] allies, opponents, walls and the chariot are in the way', () => {
  const { open, unit } = fight({ arena: 'LAM', rival: ['attacker.1 B2', 'archer.1 B3'], mine: ['hero C1'] })
  expect(names(reachable(open, unit('attacker.1'), 1))).toBe('A1 A2 B1 C3')
  expect(reachable(open, unit('attacker.1'), 0)).toEqual([])
  const hippodrome = fight({ arena: 'PAR', rival: ['attacker.1 D7'] })
  expect(names(reachable(hippodrome.open, hippodrome.unit('attacker.1'), 1))).toBe('C6 E6')
})

test('a unit with Vault passes units, never walls, and does not stop on either', () => {
  const ring = ['archer.1 C3', 'archer.2 C4', 'defender.1 D3', 'defender.2 D5', 'tactician.1 E3', 'tactician.2 E4']
  const { open, unit, at } = fight({ arena: 'ATL', trident: 'none', rival: ['erinys D4', ...ring] })
  const costs = costsFrom(open, unit('erinys'), 2)
  expect(costs[at('B3')]).toBe(2)
  expect(costs[at('C3')]).toBe(FAR)
  const corner = fight({ arena: 'ATL', trident: 'none', rival: ['erinys B2', 'archer.1 A1'] })
  expect(costsFrom(corner.open, corner.unit('erinys'), 2)[at('A1')]).toBe(FAR)
  expect(reachable(open, unit('archer.1'), 1)).not.toContain(at('D4'))
  const shut = fight({ arena: 'KUN', rival: ['erinys D4'] })
  expect(costsFrom(shut.open, shut.unit('erinys'), 2)[hexNamed('D2')]).toBe(FAR)
})

test('[VIC-RULING-111] cloud steps are one hex apart, for local units none', () => {
  const position: Arms = { arena: 'KUN', rival: ['cloud-dancer B2', 'attacker.1 B1'] }
  const { open, unit, at } = fight(position)
  const dancer = costsFrom(open, unit('cloud-dancer'), 2)
  expect([dancer[at('C2')], dancer[at('E5')], dancer[at('F4')], dancer[at('D6')]]).toEqual([1, 1, 2, 2])
  const attacker = costsFrom(open, unit('attacker.1'), 2)
  expect([attacker[at('C2')], attacker[at('E5')], attacker[at('F4')]]).toEqual([1, 2, FAR])
  // a stranger pays a hex for each cloud step, and takes a second one only where it must
  expect(pathsTo(open, unit('attacker.1'), at('E5')).map(names)).toEqual(['C2 E5'])
  expect(pathsTo(open, unit('attacker.1'), at('D6')).map(names)).toEqual(['C2 C5 D6', 'C2 E5 D6'])
  // hexes on the way stay adjacent as drawn
  expect(pathsTo(open, unit('cloud-dancer'), at('E5')).map(names)).toEqual(['C2 E5'])
})

test('who has no Movement takes no free cloud step either', () => {
  const { open, unit } = fight({ arena: 'KUN', rival: ['cloud-dancer C2 netted:rival:3'] })
  expect(reachable(open, unit('cloud-dancer'), 0)).toEqual([])
  expect(movementOfMove(open, unit('cloud-dancer'))).toBe(0)
})

test('[VIC-UNIT-05] [VIC-RIVAL-MOVE-06] what is needed to have an opponent in Range, and onto a hex', () => {
  const { open, unit, at } = fight({
    arena: 'ATL',
    trident: 'none',
    rival: ['archer.1 A1', 'attacker.1 A2'],
    mine: ['hero D4'],
  })
  const hero = { at: at('D4'), bold: true }
  expect(need(open, unit('archer.1'), hero)).toBe(1)
  expect(need(open, unit('attacker.1'), hero)).toBe(2)
  expect(need(open, unit('attacker.1'), { at: at('C3'), bold: false })).toBe(2)
  expect(rest(open, unit('attacker.1'), hero, at('B2'))).toBe(1)
  expect(rest(open, unit('attacker.1'), hero, at('C3'))).toBe(0)
})

test('[VIC-RULING-46] without any way it is measured as if units were not there; an occupied object to the hexes around it', () => {
  const wall = ['archer.1 A2', 'archer.2 B1', 'defender.1 B2']
  const { open, unit, at } = fight({ arena: 'ATL', rival: ['attacker.1 A1', ...wall], mine: ['hero D4'] })
  const hero = { at: at('D4'), bold: true }
  const chip = { at: at('D4'), bold: false }
  expect(need(open, unit('attacker.1'), hero)).toBe(FAR)
  expect(needFreely(open, unit('attacker.1'), hero)).toBe(2)
  expect(rest(open, unit('attacker.1'), hero, at('A1'))).toBe(2)
  expect(rest(open, unit('attacker.1'), chip, at('A1'))).toBe(2)
  expect(isHeldUp(open, unit('attacker.1'), hero, 2)).toBe(true)
  expect(isHeldUp(open, unit('attacker.1'), hero, 0)).toBe(false)
})

test('[VIC-RIVAL-MOVE-14] [VIC-RIVAL-MOVE-15] all shortest ways; one for each thing they do', () => {
  const { open, unit, at } = fight({ arena: 'ATL', trident: 'C3', rival: ['attacker.1 B3'] })
  expect(pathsTo(open, unit('attacker.1'), at('D4')).map(names)).toEqual(['C3 D4', 'C4 D4'])
  expect(waysTo(open, unit('attacker.1'), at('D4')).map(names)).toEqual(['C3 D4', 'C4 D4'])
  const without = fight({ arena: 'ATL', trident: 'none', rival: ['attacker.1 B3'] })
  expect(waysTo(without.open, without.unit('attacker.1'), at('D4')).map(names)).toEqual(['C3 D4'])
  const first = fight({ arena: 'ATL', trident: 'A1', rival: ['attacker.1 A2'] })
  expect(waysTo(first.open, first.unit('attacker.1'), at('B1')).map(names)).toEqual(['A1 B1', 'B2 B1'])
  // nor does it matter whether a way leads over the first hex of all
  const corner = fight({ arena: 'ATL', trident: 'none', rival: ['attacker.1 A2'] })
  expect(waysTo(corner.open, corner.unit('attacker.1'), at('B1')).map(names)).toEqual(['A1 B1'])
})

test('the first of the shortest ways is the one that leads over the lowest hexes', () => {
  const arenas: Arms[] = [
    { arena: 'LAM', rival: ['attacker.1 B2', 'archer.1 B3'], mine: ['hero C1', 'archer.2 D4'] },
    { arena: 'ATL', trident: 'none', rival: ['erinys D4', 'archer.1 C3', 'defender.1 D3'], mine: ['hero E3'] },
    { arena: 'PAR', rival: ['attacker.1 D7', 'archer.1 C6'], mine: ['hero D1'] },
    { arena: 'KUN', rival: ['cloud-dancer B2', 'attacker.1 B1'], mine: ['hero E5'] },
  ]
  for (const arms of arenas) {
    const { open } = fight(arms)
    const units = open.combat?.units ?? []
    expect(units.length).toBeGreaterThan(2)
    for (const unit of units) for (const to of HEXES) expect(pathTo(open, unit, to)).toEqual(pathsTo(open, unit, to)[0])
  }
  const { open, unit, at } = fight(arenas[0] ?? {})
  expect(names(pathTo(open, unit('attacker.1'), at('B1')) ?? [])).toBe('B1')
  expect(pathTo(open, unit('attacker.1'), at('B3'))).toBeUndefined()
})
