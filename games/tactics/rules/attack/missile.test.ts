import { expect, test } from 'vitest'
import { given } from '../../test/given.ts'

const LINE = '0. 0. 0. 0. 0. 0.'

test('[TAC-MISSILE-01] only Fighters and Rogues shoot', () => {
  const game = given({ map: LINE, units: { p1: 'FX A1, RX B1, WX C1, BX D1', p2: 'TX E1' } })
  const shots = game.options('p1').filter(id => id.includes(' missile '))
  expect(shots).toEqual(['rogue missile p2.beast'])
  expect(game.whyNot('p1', 'wizard missile p2.beast')).toBe('TAC-MISSILE-01 noMissile')
  expect(game.whyNot('p1', 'beast missile p2.beast')).toBe('TAC-MISSILE-01 noMissile')
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[TAC-MISSILE-02] [TAC-RULING-28] 1 Ammo to begin, taken only if the target is in range', () => {
  expect(given({ map: LINE, units: { p1: 'FX A1 s0', p2: 'BX C1' } }).refused('p1', 'fighter missile p2.beast')).toBe(
    'TAC-MISSILE-02 noAmmo',
  )
  const far = given({ map: LINE, units: { p1: 'FX A1', p2: 'BX F1' } })
  far.refused('p1', 'fighter missile p2.beast')
  expect(far.supply('p1.fighter')).toBe(3)
  expect(far.waitsFor()).toBe('p1 turn.act')
})

test('[TAC-MISSILE-03] an enemy in range, also next to it', () => {
  const game = given({ map: LINE, units: { p1: 'FX A1', p2: 'BX B1, RX D1, WX E1' } })
  expect(game.after('p1', 'fighter missile')).toEqual(['p2.beast', 'p2.rogue'])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[TAC-MISSILE-04] [TAC-MISSILE-05] [TAC-MISSILE-06] green squares are rolled, each ✖ costs 1 more, then it hits', () => {
  const game = given({ map: LINE, units: { p1: 'FX A1', p2: 'BX C1' } }).dice('miss', 'push')
  game.seat('p1', 'fighter missile p2.beast')
  expect(game.of('rolled')).toMatchObject([{ for: 'miss', faces: ['push', 'miss'], count: 1 }])
  expect([game.supply('p1.fighter'), game.health('p2.beast')]).toEqual([1, [10]])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[TAC-MISSILE-07] too few Ammo: a miss, all gone, the attack is used', () => {
  const game = given({ map: LINE, units: { p1: 'FX A1 s2', p2: 'RX B1' } }).dice('miss', 'missPush')
  game.seat('p1', 'fighter missile p2.rogue')
  expect([game.supply('p1.fighter'), game.health('p2.rogue')]).toEqual([0, [8]])
  expect(game.of('missed')).toMatchObject([{ needed: 2, had: 1 }])
  expect(game.whyNot('p1', 'fighter melee p2.rogue')).toBe('TAC-ACTION-06 attackedAlready')
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[TAC-MISSILE-08] spending the last Ammo is a hit', () => {
  const game = given({ map: LINE, units: { p1: 'FX A1 s2', p2: 'BX C1' } }).dice('miss', 'push')
  game.seat('p1', 'fighter missile p2.beast')
  expect([game.supply('p1.fighter'), game.health('p2.beast')]).toEqual([0, [10]])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[TAC-MISSILE-09] no Knock Back', () => {
  const game = given({ map: LINE, units: { p1: 'FX A1', p2: 'BX C1' } }).dice('push', 'push')
  game.seat('p1', 'fighter missile p2.beast')
  expect(game.at('p2.beast')).toBe('C1')
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('from a Peak at any distance; the target out of its own range cannot Counter', () => {
  const map = '0^ 0. 0. 0. 0. 0. 0. 0. 0. 0. 0. 0. 1.'
  const game = given({ map, units: { p1: 'FX A1', p2: 'RX M1' } }).dice('push', 'push')
  game.seat('p1', 'fighter missile p2.rogue')
  expect(game.health('p2.rogue')).toEqual([6])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('Braced forgives one ✖ to a Crossbow Captain that has not moved, also in a Counter', () => {
  const still = given({ map: LINE, units: { p1: 'F4 A1', p2: 'BX C1' } }).dice('miss', 'miss', 'push')
  expect(still.seat('p1', 'fighter missile p2.beast').supply('p1.fighter')).toBe(2)
  const moved = given({ map: LINE, units: { p1: 'F4 A1', p2: 'BX D1' } }).dice('miss', 'miss', 'push')
  expect(moved.seat('p1', 'fighter to B1', 'fighter missile p2.beast').supply('p1.fighter')).toBe(1)
  const later = given({ map: LINE, units: { p1: 'F4 A1', p2: 'RX E1' }, deck: [] }).dice('push', 'miss', 'push', 'push')
  later.seat('p1', 'fighter to B1', 'done').seat('p2', 'rogue missile p1.fighter').seat('p1', 'counter missile')
  expect(later.supply('p1.fighter')).toBe(3)
  expect(moved.waitsFor()).toBe('p1 turn.act')
})
