import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import { recover, weaken } from './weak.ts'
import { testStep } from '../../test/testStep.ts'
import type { UnitId } from '../state/shape.ts'

const LINE = '0. 0. 0. 0. 0. 0. 0. 0.'
/** A friendly or hostile effect of some card. */
const cure = testStep<{ unit: UnitId }>('test.cure', (play, { unit }) => recover(play, unit, 'test'))
const harm = testStep<{ units: readonly UnitId[] }>('test.harm', (play, { units }) => {
  for (const unit of units) weaken(play, unit, 'test')
})

describe('Weakened units', () => {
  test('[TAC-WEAK-01] a Weakened unit cannot act', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1 weak', p2: 'BX B1' } })
    expect(game.options('p1')).toEqual(['fighter buyOff', 'done'])
    expect(game.refused('p1', 'fighter to C1')).toBe('TAC-WEAK-01 weakened')
    expect(game.refused('p1', 'fighter melee p2.beast')).toBe('TAC-WEAK-01 weakened')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-WEAK-02] a second token is never added', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1 weak' } }).running(harm({ units: ['p1.fighter'] }))
    expect(game.of('weakened')).toEqual([])
    expect(game.unit('p1.fighter').weakenedThisTurn).toBe(false)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-WEAK-03] no buy-off in the turn the token came', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1', p2: 'BX C1' } })
    game.seat('p1', 'fighter to B1', 'fighter melee p2.beast', 'pass').seat('p2', 'pass')
    expect(game.refused('p1', 'fighter buyOff')).toBe('TAC-WEAK-03 weakenedThisTurn')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-WEAK-04] [TAC-WEAK-10] 2 Health take the token off, for free; two actions bring it back', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1 weak', p2: 'BX C1' } }).seat('p1', 'fighter buyOff')
    expect(game.health('p1.fighter')).toEqual([8])
    expect(game.open.turn?.actionsLeft).toBe(3)
    game.seat('p1', 'fighter to B1')
    expect(game.weak('p1.fighter')).toBe(false)
    game.seat('p1', 'fighter melee p2.beast', 'pass').seat('p2', 'pass')
    expect(game.weak('p1.fighter')).toBe(true)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-WEAK-05] the buy-off needs 3 Health', () => {
    expect(
      given({ map: LINE, units: { p1: 'FX A1 weak h3' } })
        .seat('p1', 'fighter buyOff')
        .health('p1.fighter'),
    ).toEqual([1])
    const poor = given({ map: LINE, units: { p1: 'FX A1 weak h2' } })
    expect(poor.refused('p1', 'fighter buyOff')).toBe('TAC-WEAK-05 tooFewHealth')
    expect(poor.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-WEAK-08] [TAC-RULING-11] cured in the same turn, it has still acted twice', () => {
    const game = given({
      map: LINE,
      units: { p1: 'FX A1 weakNow did:move did:melee', p2: 'BX C1' },
      turn: { owner: 'p1', actionsLeft: 1 },
    }).running(cure({ unit: 'p1.fighter' }))
    expect(game.weak('p1.fighter')).toBe(false)
    expect(game.whyNot('p1', 'fighter missile p2.beast')).toBe('TAC-ACTION-04 actedTwice')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-WEAK-09] allies move through it, it counts for control, and it may Counter', () => {
    const moving = given({ map: '0. 0. 0.', units: { p1: 'FX A1, BX B1 weak' } })
    expect(moving.after('p1', 'fighter to')).toContain('C1')
    const control = given({ units: { p1: 'FX B6 weak' } }).begins('p1')
    expect(control.of('flagMoved')).toHaveLength(1)
    const counter = given({ map: LINE, units: { p1: 'FX A1', p2: 'TX B1 weak' } })
    counter.seat('p1', 'fighter melee p2.beast', 'pass')
    expect(counter.of('abilityUsed')).toHaveLength(1)
    expect(counter.options('p2')).toEqual(['counter melee', 'pass'])
    expect(counter.waitsFor()).toBe('p2 counter.offer')
  })

  test('[TAC-RULING-10] bought off between actions of any later turn, never in another player’s', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1, BX C1', p2: 'RX H1 weak' } }).seat('p1', 'beast to D1')
    expect(game.options('p1').some(id => id.endsWith('buyOff'))).toBe(false)
    game.seat('p1', 'done')
    expect(game.options('p2')).toContain('rogue buyOff')
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[TAC-RULING-12] tokens run out only if the table says so', () => {
    const units = {
      p1: 'FX A1 weak, WX B1 weak, RX C1 weak, BX D1 weak',
      p2: 'FX E1 weak, WX F1 weak, RX G1 weak, BX H1 weak',
      p3: 'FX I1 weak, WX J1 weak, RX K1',
    }
    const map = '0. 0. 0. 0. 0. 0. 0. 0. 0. 0. 0.'
    const some = harm({ units: ['p3.rogue'] })
    const free = given({ map, players: 3, units }).running(some)
    expect(free.weak('p3.rogue')).toBe(true)
    const ten = given({ map, players: 3, units, options: { weakenedTokenLimit: 'ten' } }).running(some)
    expect(ten.weak('p3.rogue')).toBe(false)
    expect(ten.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-RULING-87] a card Weakens a unit of a player with two, who buys it off and acts twice', () => {
    const game = given({
      map: LINE,
      units: { p1: 'FX A1, RX H1', p2: 'W5 D1' },
      inPlay: { p1: 2 },
      turn: { owner: 'p2' },
      deck: [],
    })
    game.dice('star').seat('p2', 'wizard spell p1.fighter', 'power 1').seat('p1', 'pass').seat('p2', 'done')
    expect(game.weak('p1.fighter')).toBe(true)
    game.dice('push', 'push').seat('p1', 'fighter buyOff', 'fighter to B1', 'fighter missile p2.wizard')
    expect(game.weak('p1.fighter')).toBe(false)
    game.seat('p2', 'pass')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-RULING-87] the clean-up looks only at actions taken: a token of this turn goes too', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1 weakNow' } }).seat('p1', 'done')
    expect(game.weak('p1.fighter')).toBe(false)
    expect(game.waitsFor()).toBe('p2 turn.act')
  })
})
