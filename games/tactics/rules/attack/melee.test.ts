import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'

const LINE = '0. 0. 0. 0. 0. 0.'

describe('Melee Attack', () => {
  test('[TAC-MELEE-01] any unit may strike', () => {
    for (const [card, name] of [
      ['FX', 'fighter'],
      ['WX', 'wizard'],
      ['RX', 'rogue'],
      ['BX', 'beast'],
    ])
      expect(given({ map: LINE, units: { p1: `${card} A1`, p2: 'TX B1' } }).options('p1')).toContain(
        `${name} melee p2.beast`,
      )
  })

  test('[TAC-MELEE-02] next to each other at the same height', () => {
    const game = given({ map: '0. 1. 0.', units: { p1: 'BX A1', p2: 'FX B1, RX C1' } })
    expect(game.refused('p1', 'beast melee p2.fighter')).toBe('TAC-MELEE-02 otherElevation')
    expect(game.refused('p1', 'beast melee p2.rogue')).toBe('TAC-MELEE-02 notAdjacent')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-MELEE-03] [TAC-RULING-18] printed damage, Forest 1 less, Water 1 more', () => {
    for (const [map, health] of [
      ['0. 0. 0.', 6],
      ['0. 0f 0.', 7],
      ['0. 0~ 0.', 5],
    ] as const) {
      const game = given({ map, units: { p1: 'BX A1', p2: 'FX B1' } }).seat('p1', 'beast melee p2.fighter', 'pass')
      expect(game.health('p2.fighter')).toEqual([health])
      expect(game.of('rolled')).toEqual([])
    }
  })

  test('[TAC-MELEE-04] [TAC-KNOCK-01] then the attacker chooses whether to roll, knowing the damage', () => {
    const game = given({ map: LINE, units: { p1: 'BX A1', p2: 'FX B1' } }).seat('p1', 'beast melee p2.fighter')
    expect(game.of('damaged')).toHaveLength(1)
    expect(game.options('p1')).toEqual(['roll', 'pass'])
    game.seat('p1', 'pass')
    expect(game.of('rolled')).toEqual([])
    expect(game.waitsFor()).toBe('p2 counter.offer')
  })

  test('[TAC-RULING-20] 0 damage: it may still roll, nobody reacts or Counters', () => {
    const game = given({ map: '0. 0f 0. 0.', units: { p1: 'WX A1', p2: 'TX B1' } }).dice('push')
    game.seat('p1', 'wizard melee p2.beast', 'roll')
    expect([game.at('p2.beast'), game.health('p2.beast'), game.health('p1.wizard')]).toEqual(['C1', [12], [7]])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

describe('Knock Back', () => {
  test('[TAC-KNOCK-02] [TAC-RULING-22] all red squares at once; none, no roll', () => {
    const game = given({ map: LINE, units: { p1: 'BX A1', p2: 'FX B1' } }).dice('star', 'star', 'star')
    game.seat('p1', 'beast melee p2.fighter', 'roll')
    expect(game.of('rolled')).toMatchObject([{ for: 'knockBack', count: 0 }])
    expect(game.of('rolled')[0]?.faces).toHaveLength(3)
    expect(game.waitsFor()).toBe('p2 counter.offer')
  })

  test('[TAC-KNOCK-03] [TAC-KNOCK-04] straight away by the ➤ rolled', () => {
    const game = given({ map: LINE, units: { p1: 'BX A1', p2: 'FX B1' } }).dice('push', 'missPush', 'star')
    game.seat('p1', 'beast melee p2.fighter', 'roll')
    expect([game.at('p2.fighter'), game.health('p2.fighter')]).toEqual(['D1', [6]])
    expect(game.options('p2')).toEqual(['counter missile', 'pass'])
    expect(game.waitsFor()).toBe('p2 counter.offer')
  })

  test('[TAC-KNOCK-05] [TAC-RULING-23] down without harm, then level ground is a wall', () => {
    const game = given({ map: '1. 1. 0. 1.', units: { p1: 'BX A1', p2: 'FX B1' } }).dice('push', 'push', 'star')
    game.seat('p1', 'beast melee p2.fighter', 'roll')
    expect([game.at('p2.fighter'), game.health('p2.fighter')]).toEqual(['C1', [5]])
    expect(game.of('knockedBack')).toMatchObject([{ fell: true }])
    expect(game.waitsFor()).toBe('p2 counter.offer')
  })

  test('[TAC-KNOCK-06] before a wall, the edge or any unit', () => {
    const wall = given({ map: '0. 0. 1.', units: { p1: 'BX A1', p2: 'FX B1' } }).dice('push', 'push', 'star')
    wall.seat('p1', 'beast melee p2.fighter', 'roll')
    expect([wall.at('p2.fighter'), wall.health('p2.fighter')]).toEqual(['B1', [5]])
    expect(wall.options('p2')).toContain('counter melee')
    const edge = given({ map: '0. 0.', units: { p1: 'BX A1', p2: 'FX B1' } }).dice('push', 'star', 'star')
    expect(edge.seat('p1', 'beast melee p2.fighter', 'roll').health('p2.fighter')).toEqual([5])
    const ally = given({ map: LINE, units: { p1: 'BX A1', p2: 'FX B1, RX C1' } }).dice('push', 'star', 'star')
    ally.seat('p1', 'beast melee p2.fighter', 'roll')
    expect(ally.health('p2.fighter', 'p2.rogue')).toEqual([5, 8])
    expect(ally.waitsFor()).toBe('p2 counter.offer')
  })

  test('[TAC-KNOCK-07] cut short it loses exactly 1, however much is cut', () => {
    const map = '0. 0. 0. 1.'
    const cut = given({ map, units: { p1: 'BX A1', p2: 'FX B1' } }).dice('push', 'push', 'push')
    cut.seat('p1', 'beast melee p2.fighter', 'roll')
    expect([cut.at('p2.fighter'), cut.health('p2.fighter')]).toEqual(['C1', [5]])
    const exact = given({ map, units: { p1: 'BX A1', p2: 'FX B1' } }).dice('push', 'star', 'star')
    exact.seat('p1', 'beast melee p2.fighter', 'roll')
    expect([exact.at('p2.fighter'), exact.health('p2.fighter')]).toEqual(['C1', [6]])
    expect(exact.waitsFor()).toBe('p2 counter.offer')
  })

  test('[TAC-KNOCK-09] [TAC-TERRAIN-11] no help and no harm on the way; being in Water counts later', () => {
    const game = given({ map: '0. 0. 0v 0~ 0.', units: { p1: 'BX A1, RX E1', p2: 'FX B1' } })
    game.dice('push', 'push', 'star', 'push').seat('p1', 'beast melee p2.fighter', 'roll').seat('p2', 'pass')
    expect([game.at('p2.fighter'), game.health('p2.fighter')]).toEqual(['D1', [6]])
    game.seat('p1', 'rogue missile p2.fighter')
    expect(game.health('p2.fighter')).toEqual([3])
    expect(game.waitsFor()).toBe('p2 counter.offer')
  })

  test('[TAC-KNOCK-10] no ➤, nothing happens', () => {
    const game = given({ map: '0. 0. 1.', units: { p1: 'BX A1', p2: 'FX B1' } }).dice('star', 'miss', 'star')
    game.seat('p1', 'beast melee p2.fighter', 'roll')
    expect(game.health('p2.fighter')).toEqual([6])
    expect(game.of('knockedBack')).toEqual([])
    expect(game.waitsFor()).toBe('p2 counter.offer')
  })

  test('[TAC-KNOCK-11] [TAC-DUNGEON-09] a flipped box is a wall', () => {
    // the Fighter is inside the 2×2 box, M4 to N5; the Enemy north of it is struck southwards
    const game = given({ mode: 'solo', units: { p1: 'BX M2, FX 2x2:A1', e1: 'EB M3' } })
    game.dice('push', 'star', 'star', 'star', 'star', 'star').seat('p1', 'beast melee e1.beast', 'roll')
    expect([game.at('e1.beast'), game.health('e1.beast')]).toEqual(['M3', [3]])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-KNOCK-12] in and out of Control Areas, read only at the next turn start', () => {
    const game = given({ units: { p1: 'BX A6, FX C8', p2: 'FX B6' }, flags: { crimson: { at: 1 } }, deck: [] })
    game.dice('push', 'push', 'push').seat('p1', 'beast melee p2.fighter', 'roll')
    expect(game.at('p2.fighter')).toBe('E6')
    expect(game.open.flags.crimson?.at).toBe(1)
    game.seat('p1', 'done').seat('p2', 'done')
    expect(game.open.flags.crimson?.at).toBe(2)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-KNOCK-13] Immovable: against an immune unit no roll is offered', () => {
    const game = given({ map: '0. 0. 1.', units: { p1: 'BX A1', p2: 'B5 B1' } }).seat('p1', 'beast melee p2.beast')
    expect([game.at('p2.beast'), game.health('p2.beast')]).toEqual(['B1', [10]])
    expect(game.of('rolled')).toEqual([])
    expect(game.waitsFor()).toBe('p2 counter.offer')
  })

  test('[TAC-RULING-24] the wall takes the last Health: captured, no Counter', () => {
    const game = given({ map: '0. 0. 1.', units: { p1: 'BX A1', p2: 'FX B1 h5' } }).dice('push', 'star', 'star')
    game.seat('p1', 'beast melee p2.fighter', 'roll')
    expect(game.open.captured).toEqual([{ card: 'FX', of: 'p2', by: 'p1' }])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-RULING-22] a captured target is not Knocked Back', () => {
    const game = given({ map: LINE, units: { p1: 'BX A1', p2: 'FX B1 h4' } }).seat('p1', 'beast melee p2.fighter')
    expect(game.of('rolled')).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})
