import { expect, test } from 'vitest'
import { given } from '../../test/given.ts'

const LINE = '0. 0. 0. 0. 0. 0.'

test('[TAC-COUNTER-01] [TAC-COUNTER-02] the damaged primary target may, its owner decides, in any turn', () => {
  const game = given({ map: LINE, units: { p1: 'FX A1', p2: 'BX B1' } }).seat('p1', 'fighter melee p2.beast', 'pass')
  expect(game.options('p2')).toEqual(['counter melee', 'pass'])
  expect(game.waitsFor()).toBe('p2 counter.offer')
  game.seat('p2', 'pass')
  expect(game.of('counterDeclined')).toEqual([{ type: 'counterDeclined', unit: 'p2.beast' }])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[TAC-COUNTER-03] [TAC-ABILITY-03] damage, ability, Knock Back, then the Counter with its own', () => {
  const game = given({ map: '0. 0. 0. 0.', units: { p1: 'BX B1', p2: 'TX C1' } }).dice('push', 'star')
  game.seat('p1', 'beast melee p2.beast', 'pass').seat('p2', 'counter melee', 'roll')
  expect(game.types().filter(type => type !== 'acted')).toEqual([
    'attackDeclared',
    'damaged',
    'abilityUsed',
    'healthLost',
    'attackDeclared',
    'damaged',
    'rolled',
    'knockedBack',
  ])
  expect([game.at('p1.beast'), game.health('p1.beast', 'p2.beast')]).toEqual(['A1', [8, 8]])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[TAC-COUNTER-04] [TAC-COUNTER-10] one attack it could make, on the attacker, never Countered', () => {
  const game = given({ map: LINE, units: { p1: 'FX A1 s2', p2: 'RX D1' } }).dice('push', 'push', 'push')
  game.seat('p1', 'fighter missile p2.rogue')
  expect(game.options('p2')).toEqual(['counter missile', 'pass'])
  game.seat('p2', 'counter missile')
  expect(game.health('p1.fighter', 'p2.rogue')).toEqual([8, 6])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[TAC-COUNTER-05] from where both stand now', () => {
  const game = given({ map: LINE, units: { p1: 'BX A1', p2: 'TX B1' } }).dice('push', 'push', 'star')
  game.seat('p1', 'beast melee p2.beast', 'roll')
  expect(game.at('p2.beast')).toBe('D1')
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[TAC-COUNTER-06] [TAC-RULING-34] 1 Ammo starts it; misses are rolled and may make it fail', () => {
  const game = given({ map: LINE, units: { p1: 'FX A1', p2: 'RX D1 s1' } }).dice('push', 'push', 'miss')
  game.seat('p1', 'fighter missile p2.rogue').seat('p2', 'counter missile')
  expect([game.supply('p2.rogue'), game.health('p1.fighter')]).toEqual([0, [10]])
  expect(game.of('missed')).toHaveLength(1)
  const empty = given({ map: LINE, units: { p1: 'FX A1', p2: 'RX D1 s0' } }).dice('push', 'push')
  expect(empty.seat('p1', 'fighter missile p2.rogue').waitsFor()).toBe('p1 turn.act')
})

test('[TAC-COUNTER-06] [TAC-RULING-34] with the last Ammo or Mana, not without', () => {
  const hit = (unit: string, target: string) =>
    given({ map: LINE, units: { p1: 'FX A1', p2: unit } }).seat('p1', `fighter melee ${target}`, 'pass')
  const last = hit('RX B1 s1', 'p2.rogue')
  expect([last.options('p2'), last.whyNot('p2', 'counter missile')]).toEqual([
    ['counter melee', 'counter missile', 'pass'],
    '',
  ])
  expect(hit('RX B1 s0', 'p2.rogue').whyNot('p2', 'counter missile')).toBe('TAC-COUNTER-06 noAmmo')
  expect(hit('WX B1 s0', 'p2.wizard').whyNot('p2', 'counter spell')).toBe('TAC-COUNTER-06 noMana')
})

test('[TAC-COUNTER-07] a spell that cannot be aimed at the attacker is no Counter', () => {
  const game = given({ map: LINE, units: { p1: 'FX A1', p2: 'HX B1' } }).seat('p1', 'fighter melee p2.wizard', 'pass')
  expect(game.options('p2')).toEqual(['counter melee', 'pass'])
  expect(game.whyNot('p2', 'counter spell')).toBe('TAC-SPELL-10 onlyForAllies')
  expect(game.waitsFor()).toBe('p2 counter.offer')
})

test('[TAC-COUNTER-08] what else the Counter does to other enemies applies', () => {
  const map = ['0. 0. 0. 0.', '0. 0. 0. 0.']
  const game = given({ map, units: { p1: 'FX A1, BX A2', p2: 'AX B1' } }).dice('star', 'star')
  game.seat('p1', 'fighter melee p2.wizard', 'pass').seat('p2', 'counter spell', 'power 2')
  expect(game.health('p1.fighter', 'p1.beast')).toEqual([9, 10])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[TAC-COUNTER-09] [TAC-RULING-31] the Counter is a full attack and meets reactive abilities', () => {
  const game = given({ map: LINE, units: { p1: 'TX A1', p2: 'FX B1' } })
  game.seat('p1', 'beast melee p2.fighter', 'pass').seat('p2', 'counter melee')
  expect(game.health('p1.beast', 'p2.fighter')).toEqual([9, 6])
  expect(game.waitsFor()).toBe('p2 melee.knockBack')
})

test('[TAC-COUNTER-11] [TAC-RULING-33] a Weakened unit pays 2 of at least 3 Health', () => {
  const poor = given({ map: LINE, units: { p1: 'FX A1', p2: 'FX B1 h5 weak' } })
  expect(poor.seat('p1', 'fighter melee p2.fighter', 'pass').waitsFor()).toBe('p1 turn.act')
  const game = given({ map: LINE, units: { p1: 'FX A1', p2: 'FX B1 h6 weak' } })
  game.seat('p1', 'fighter melee p2.fighter', 'pass').seat('p2', 'counter melee')
  expect([game.health('p2.fighter'), game.weak('p2.fighter')]).toEqual([[1], false])
  expect(game.health('p1.fighter')).toEqual([7])
  expect(game.waitsFor()).toBe('p2 melee.knockBack')
})

test('[TAC-COUNTER-12] [TAC-COUNTER-13] the turn goes on; the Counter is no action of the unit', () => {
  const game = given({ map: LINE, units: { p1: 'FX A1', p2: 'FX B1' } })
  game.seat('p1', 'fighter melee p2.fighter', 'pass').seat('p2', 'counter melee', 'pass')
  expect(game.waitsFor()).toBe('p1 turn.act')
  expect([game.unit('p2.fighter').taken, game.weak('p2.fighter')]).toEqual([[], false])
  game.seat('p1', 'done')
  expect(game.options('p2')).toContain('fighter melee p1.fighter')
  expect(game.waitsFor()).toBe('p2 turn.act')
})

test('[TAC-COUNTER-14] [TAC-RULING-32] each attack opens its own Counter', () => {
  const game = given({ map: ['0. 0. 0.', '0. 0. 0.'], units: { p1: 'FX A1, RX B2', p2: 'TX B1' } })
  game.seat('p1', 'fighter melee p2.beast', 'pass').seat('p2', 'counter melee', 'pass')
  game.seat('p1', 'rogue melee p2.beast', 'pass')
  expect(game.waitsFor()).toBe('p2 counter.offer')
})

test('[TAC-COUNTER-15] no damage, no Counter', () => {
  const forest = given({ map: '0. 0f 0.', units: { p1: 'WX A1', p2: 'BX B1' } })
  expect(forest.seat('p1', 'wizard melee p2.beast', 'pass').waitsFor()).toBe('p1 turn.act')
  const missed = given({ map: LINE, units: { p1: 'FX A1 s1', p2: 'RX B1' } }).dice('miss', 'push')
  expect(missed.seat('p1', 'fighter missile p2.rogue').waitsFor()).toBe('p1 turn.act')
})

test('[TAC-COUNTER-16] none if one of the two is gone', () => {
  const attacker = given({ map: LINE, units: { p1: 'FX A1 h1', p2: 'TX B1' } })
  expect(attacker.seat('p1', 'fighter melee p2.beast').waitsFor()).toBe('p1 turn.act')
  const target = given({ map: LINE, units: { p1: 'FX A1', p2: 'BX B1 h3' } })
  expect(target.seat('p1', 'fighter melee p2.beast').waitsFor()).toBe('p1 turn.act')
})

test('[TAC-RULING-32] a Counter that captures gives the card to the Countering player', () => {
  const game = given({ map: LINE, units: { p1: 'FX A1 h3', p2: 'FX B1' } })
  game.seat('p1', 'fighter melee p2.fighter', 'pass').seat('p2', 'counter melee')
  expect(game.open.captured).toEqual([{ card: 'FX', of: 'p1', by: 'p2' }])
  expect(game.waitsFor()).toBe('p1 turn.act')
})
