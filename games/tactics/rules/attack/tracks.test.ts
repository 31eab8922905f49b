import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'

describe('tracks', () => {
  test('[TAC-TRACK-02] no gain lifts a tracker above its top', () => {
    const game = given({ map: ['0. 0v 0.', '0. 0. 0.'], units: { p1: 'FX A1 h9 s2, BX A2' } })
    game.seat('p1', 'fighter to C1')
    expect([game.health('p1.fighter'), game.supply('p1.fighter')]).toEqual([[10], 3])
    game.seat('p1', 'beast step B2', 'step B1', 'stop')
    expect([game.health('p1.beast'), game.supply('p1.beast')]).toEqual([[12], 0])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-TRACK-03] zero Ammo does not remove a unit, and comes back', () => {
    const game = given({ map: '0. 0v 0. 0.', units: { p1: 'FX A1 s0', p2: 'RX D1' } })
    expect(game.isInPlay('p1.fighter')).toBe(true)
    expect(game.whyNot('p1', 'fighter missile p2.rogue')).toBe('TAC-MISSILE-02 noAmmo')
    game.seat('p1', 'fighter to B1')
    expect(game.supply('p1.fighter')).toBe(3)
    expect(game.options('p1')).toContain('fighter missile p2.rogue')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-TRACK-05] [TAC-TRACK-03] values stop at zero; at zero Health the unit is gone', () => {
    const game = given({ map: '0. 0. 0. 0.', units: { p1: 'BX A1, FX D1 s2', p2: 'FX B1 h1' } }).dice(
      'miss',
      'missPush',
    )
    game.seat('p1', 'fighter missile p2.fighter')
    expect([game.supply('p1.fighter'), ...game.health('p2.fighter')]).toEqual([0, 1])
    game.seat('p1', 'beast melee p2.fighter')
    expect(game.of('damaged')).toMatchObject([{ unit: 'p2.fighter', amount: 4, from: 1, to: 0 }])
    expect(game.isInPlay('p2.fighter')).toBe(false)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-TRACK-01] what one unit gains or loses is its own', () => {
    const game = given({ map: ['0. 0v 0.', '0. 0. 0.'], units: { p1: 'FX A1 h3 s0, RX A2 h3 s0' } })
    game.seat('p1', 'fighter to B1')
    expect([game.health('p1.fighter', 'p1.rogue'), game.supply('p1.fighter'), game.supply('p1.rogue')]).toEqual([
      [7, 3],
      3,
      0,
    ])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

test('[TAC-TERRAIN-11] pushed through a Village into Water: no gain on the way, +1 damage from now on', () => {
  const game = given({
    map: ['0. 0. 0v 0~', '0. 0. 0. 0.'],
    units: { p1: 'BX A1, RX C2', p2: 'FX B1 h9' },
  }).dice('push', 'push', 'star', 'star')
  game.seat('p1', 'beast melee p2.fighter', 'roll').seat('p2', 'pass')
  expect([game.at('p2.fighter'), ...game.health('p2.fighter')]).toEqual(['D1', 5])
  game.seat('p1', 'rogue missile p2.fighter')
  expect(game.of('damaged').at(-1)).toMatchObject({
    amount: 3,
    terms: [
      { adds: 2, cause: 'missile' },
      { adds: 1, cause: 'water' },
    ],
  })
  expect(game.of('villageUsed')).toEqual([])
  expect(game.waitsFor()).toBe('p2 counter.offer')
})
