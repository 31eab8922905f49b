import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import { loseHealth } from './health.ts'
import { testStep } from '../../test/testStep.ts'
import type { Owner, UnitId } from '../state/shape.ts'

const LINE = '0. 0. 0. 0. 0. 0. 0. 0.'
/** A forced loss without an opponent behind it. */
const bleed = testStep<{ unit: UnitId; amount: number; by?: Owner }>('test.bleed', (play, { unit, amount, by }) =>
  loseHealth(play, unit, amount, 'test', by === undefined ? undefined : { owner: by }),
)

describe('captures', () => {
  test('[TAC-CAPTURE-01] [TAC-CAPTURE-02] [TAC-CAPTURE-03] at 0 Health: the card to the captor, the space free', () => {
    const game = given({ map: LINE, units: { p1: 'BX A1, FX D1', p2: 'FX B1 h4 weak' } })
    game.seat('p1', 'beast melee p2.fighter')
    expect(game.isInPlay('p2.fighter')).toBe(false)
    expect(game.open.captured).toEqual([{ card: 'FX', of: 'p2', by: 'p1' }])
    expect(game.after('p1', 'fighter to')).toContain('B1')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-CAPTURE-04] [TAC-RULING-25] nobody captures their own; a unit that falls alone is nobody’s', () => {
    const own = given({ map: LINE, units: { p1: 'BX A1, FX B1' } })
    expect(own.whyNot('p1', 'beast melee p1.fighter')).toBe('TAC-CAPTURE-04 notAnEnemy')
    const alone = given({ map: LINE, units: { p1: 'FX A1 h2' } }).running(bleed({ unit: 'p1.fighter', amount: 2 }))
    expect(alone.open.captured).toEqual([{ card: 'FX', of: 'p1' }])
    expect(alone.of('captured')[0]).not.toHaveProperty('by')
    const hand = given({ map: LINE, units: { p1: 'FX A1 h2' } }).running(
      bleed({ unit: 'p1.fighter', amount: 2, by: 'p1' }),
    )
    expect(hand.open.captured).toEqual([{ card: 'FX', of: 'p1' }])
    const cost = given({ map: LINE, units: { p1: 'FX A1 weak h2' } })
    expect(cost.options('p1')).not.toContain('fighter buyOff')
    expect(cost.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-CAPTURE-05] [TAC-ABILITY-04] a captured unit neither reacts nor Counters', () => {
    const game = given({ map: LINE, units: { p1: 'BX A1', p2: 'TX B1 h4' } }).seat('p1', 'beast melee p2.beast')
    expect(game.of('abilityUsed')).toEqual([])
    expect(game.health('p1.beast')).toEqual([12])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-CAPTURE-06] [TAC-END-01] the last unit of a player ends the game', () => {
    const game = given({ map: LINE, units: { p1: 'BX A1', p2: 'FX B1 h1' }, inPlay: { p2: 1 } })
    game.seat('p1', 'beast melee p2.fighter')
    expect(game.of('endTriggered')).toMatchObject([{ by: 'p1', cause: 'eliminated', left: ['p2'] }])
    game.seat('p1', 'done')
    expect(game.waitsFor()).toBe('won by p1')
    const one = given({ map: LINE, units: { p1: 'BX A1', p2: 'FX B1 h1, RX H1' }, inPlay: { p2: 2 } })
    expect(one.seat('p1', 'beast melee p2.fighter').of('endTriggered')).toEqual([])
  })

  test('[TAC-CAPTURE-07] the capturing unit: of an attack, a Knock Back, an ability, a Counter', () => {
    const knocked = given({ map: '0. 0. 1.', units: { p1: 'BX A1', p2: 'FX B1 h5' } }).dice('push', 'star', 'star')
    knocked.seat('p1', 'beast melee p2.fighter', 'roll')
    expect(knocked.of('captured')).toMatchObject([{ unit: 'p2.fighter', by: 'p1', byUnit: 'p1.beast' }])
    const pricked = given({ map: LINE, units: { p1: 'FX A1 h1', p2: 'TX B1' } }).seat('p1', 'fighter melee p2.beast')
    expect(pricked.of('captured')).toMatchObject([{ unit: 'p1.fighter', by: 'p2', byUnit: 'p2.beast' }])
    const tactic = given({
      map: LINE,
      units: { p1: 'FX A1 h1', p2: 'BX D1' },
      hands: { p2: ['T06'] },
    })
    tactic.seat('p1', 'fighter to C1').seat('p2', 'reveal T06')
    expect(tactic.of('captured')).toEqual([{ type: 'captured', unit: 'p1.fighter', card: 'FX', by: 'p2', at: 2 }])
    expect(tactic.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-CAPTURE-08] [TAC-RULING-24] captured in its own attack: the action is used, the damage stands', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1 h1, RX H1', p2: 'TX B1' } })
    game.seat('p1', 'fighter melee p2.beast')
    expect(game.health('p2.beast')).toEqual([9])
    expect(game.open.turn?.actionsLeft).toBe(2)
    expect(game.open.captured).toEqual([{ card: 'FX', of: 'p1', by: 'p2' }])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-RULING-21] a loss of Health is no damage: no terrain, no ability, no Counter', () => {
    const game = given({ map: '0. 0. 0f', units: { p1: 'BX A1', p2: 'TX B1' } }).dice('push', 'push', 'star')
    game.seat('p1', 'beast melee p2.beast', 'roll')
    // into the Forest and against the edge: 4 damage, then 1 Health
    expect(game.at('p2.beast')).toBe('C1')
    expect(game.health('p2.beast')).toEqual([7])
    expect(game.of('abilityUsed')).toHaveLength(1)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})
