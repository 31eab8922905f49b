import { expect, test } from 'vitest'
import { given } from '../../test/given.ts'

test('[TAC-BALLISTA-01] entering costs 1 more, leaving nothing', () => {
  const game = given({ map: '0. 0b 0.', units: { p1: 'FX A1' } }).seat('p1', 'fighter step B1', 'step C1')
  expect(game.of('stepped').map(({ cost }) => cost)).toEqual([2, 1])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[TAC-BALLISTA-02] [TAC-BALLISTA-06] [TAC-BALLISTA-07] [TAC-BALLISTA-08] move on, fire, push against the wall', () => {
  const game = given({ map: '0. 0b 0. 0. 0. 0. 1.', units: { p1: 'FX A1', p2: 'RX F1' } })
  game.seat('p1', 'fighter to B1', 'fighter ballista p2.rogue')
  expect(game.weak('p1.fighter')).toBe(true)
  expect(game.options('p1')).toEqual(['way n', 'way e', 'way s', 'way w'])
  game.seat('p1', 'way e')
  expect([game.at('p2.rogue'), game.health('p2.rogue')]).toEqual(['F1', [6]])
  expect(game.of('knockedBack')).toMatchObject([{ distance: 1, cause: 'ballista' }])
  expect(game.options('p2')).toEqual(['counter missile', 'pass'])
  expect(game.waitsFor()).toBe('p2 counter.offer')
})

test('[TAC-BALLISTA-03] [TAC-BALLISTA-09] [TAC-RULING-16] first fire, then leave; no way back this turn', () => {
  const game = given({ map: ['0. 0b 0. 0. 0. 0.', '0. 0. 0. 0. 0. 0.'], units: { p1: 'FX B1', p2: 'BX E1' } })
  game.seat('p1', 'fighter ballista p2.beast', 'way e')
  expect(game.weak('p1.fighter')).toBe(false)
  expect(game.after('p1', 'fighter to')).not.toContain('B1')
  game.seat('p1', 'fighter step A1')
  expect(game.weak('p1.fighter')).toBe(true)
  expect(game.refused('p1', 'step B1')).toBe('TAC-BALLISTA-09 leftBallista')
  expect(game.waitsFor()).toBe('p1 move.go')
})

test('[TAC-BALLISTA-04] any class fires, for nothing and without dice', () => {
  const game = given({ map: '0b 0. 0. 0.', units: { p1: 'BX A1', p2: 'FX C1' } })
  game.seat('p1', 'beast ballista p2.fighter', 'way e')
  expect(game.of('rolled')).toEqual([])
  expect(game.of('supplyLost')).toEqual([])
  expect(game.health('p2.fighter')).toEqual([9])
  expect(game.at('p2.fighter')).toBe('D1')
  expect(game.waitsFor()).toBe('p2 counter.offer')
})

test('[TAC-BALLISTA-05] range 4, heights counted in', () => {
  const level = given({ map: '0b 0. 0. 0. 0. 0.', units: { p1: 'FX A1', p2: 'BX F1' } })
  expect(level.reason('p1', 'fighter ballista p2.beast')?.values).toEqual({ distance: 5, range: 4, target: 'BX' })
  const high = given({ map: '1b 0. 0. 0. 0. 0.', units: { p1: 'FX A1', p2: 'BX F1' } })
  expect(high.options('p1')).toContain('fighter ballista p2.beast')
  expect(high.waitsFor()).toBe('p1 turn.act')
})

test('[TAC-RULING-17] in a Forest no damage, but the push; no Counter; in Water 2', () => {
  const forest = given({ map: '0b 0. 0f 0. 0.', units: { p1: 'FX A1', p2: 'BX C1' } })
  forest.seat('p1', 'fighter ballista p2.beast', 'way e')
  expect([forest.health('p2.beast'), forest.at('p2.beast')]).toEqual([[12], 'D1'])
  expect(forest.waitsFor()).toBe('p1 turn.act')
  const water = given({ map: '0b 0. 0~ 0. 0.', units: { p1: 'FX A1', p2: 'BX C1' } })
  expect(water.seat('p1', 'fighter ballista p2.beast', 'way e').health('p2.beast')).toEqual([10])
  expect(water.waitsFor()).toBe('p1 turn.act')
})

test('[TAC-RULING-15] pushed onto it in its own turn it fires only from the next one on', () => {
  const game = given({ map: '0b 0. 0. 0. 0.', units: { p1: 'FX B1', p2: 'BX C1' } }).dice('push', 'star', 'star')
  game.seat('p1', 'fighter melee p2.beast', 'pass').seat('p2', 'counter melee', 'roll')
  expect(game.at('p1.fighter')).toBe('A1')
  expect(game.whyNot('p1', 'fighter ballista p2.beast')).toBe('TAC-RULING-15 ballistaNextTurn')
  game.seat('p1', 'done').seat('p2', 'done')
  expect(game.options('p1')).toContain('fighter ballista p2.beast')
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[TAC-RULING-14] the shot is an attack', () => {
  const game = given({ map: '0b 0. 0. 0. 0.', units: { p1: 'FX A1', p2: 'BX B1, RX D1' } })
  game.seat('p1', 'fighter melee p2.beast', 'pass').seat('p2', 'pass')
  expect(game.refused('p1', 'fighter ballista p2.rogue')).toBe('TAC-ACTION-06 attackedAlready')
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[TAC-RULING-88] a shot at an immune unit deals its damage only', () => {
  const game = given({ map: '0b 0. 0. 0. 0.', units: { p1: 'FX A1', p2: 'B5 C1' } })
  game.seat('p1', 'fighter ballista p2.beast')
  expect([game.at('p2.beast'), game.health('p2.beast')]).toEqual(['C1', [13]])
  expect(game.waitsFor()).toBe('p1 turn.act')
})
