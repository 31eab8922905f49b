import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import { groundOf } from '../realm/ground.query.ts'

const flag = (game: ReturnType<typeof given>, area: 'crimson' | 'gold' | 'azure') => game.open.flags[area]

describe('securing Control Areas', () => {
  test('[TAC-CONTROL-01] [TAC-RULING-83] three areas of six spaces, the Trigger Space among them', () => {
    const { areas } = groundOf(given().open)
    for (const area of ['crimson', 'gold', 'azure'] as const) {
      expect(areas[area]?.spaces).toHaveLength(6)
      expect(areas[area]?.spaces).toContain(areas[area]?.trigger)
    }
  })

  test('[TAC-CONTROL-02] [TAC-CONTROL-03] [TAC-CONTROL-04] trigger with the strict majority only', () => {
    const tie = given({ units: { p1: 'FX B6', p2: 'BX C6' } }).begins('p1')
    expect(flag(tie, 'crimson')).toEqual({ at: 0 })
    const alone = given({ units: { p1: 'FX B6' } }).begins('p1')
    expect(flag(alone, 'crimson')).toEqual({ at: 1 })
    const beside = given({ units: { p1: 'FX C6' } }).begins('p1')
    expect(flag(beside, 'crimson')).toEqual({ at: 0 })
    expect(beside.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-CONTROL-05] [TAC-CONTROL-06] [TAC-CONTROL-07] [TAC-RULING-39] triggered for good; one space a turn, wherever the units are', () => {
    const game = given({ units: { p1: 'FX A6, BX C6', p2: 'BX D6' }, flags: { crimson: { at: 1 } } }).begins('p1')
    expect(flag(game, 'crimson')).toEqual({ at: 2 })
    expect(game.of('flagMoved')).toMatchObject([{ from: 1, to: 2 }])
    const trigger = given({ units: { p1: 'FX B6, BX C6' } }).begins('p1')
    expect(flag(trigger, 'crimson')).toEqual({ at: 1 })
    expect(trigger.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-CONTROL-08] [TAC-CONTROL-10] the new majority goes on and collects', () => {
    const game = given({
      units: { p1: 'FX B6', p2: 'BX C6, FX D6' },
      flags: { crimson: { at: 2 } },
      turn: { owner: 'p2' },
    }).begins('p2')
    expect(flag(game, 'crimson')).toEqual({ at: 3, by: 'p2' })
    expect(game.of('flagCollected')).toEqual([{ type: 'flagCollected', area: 'crimson', seat: 'p2' }])
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[TAC-CONTROL-09] nobody there, or no majority of the active player: it stays', () => {
    const empty = given({ flags: { crimson: { at: 1 } } }).begins('p1')
    expect(flag(empty, 'crimson')).toEqual({ at: 1 })
    const theirs = given({ units: { p2: 'BX C6' }, flags: { crimson: { at: 1 } } }).begins('p1')
    expect(flag(theirs, 'crimson')).toEqual({ at: 1 })
    expect(theirs.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-CONTROL-11] [TAC-RULING-40] a secured area is finished', () => {
    const game = given({ players: 4, units: { p1: 'FX B6, BX C6' }, flags: { crimson: { at: 3, by: 'p2' } } }).begins(
      'p1',
    )
    expect(flag(game, 'crimson')).toEqual({ at: 3, by: 'p2' })
    expect(game.of('flagMoved')).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-CONTROL-12] looked at only when a turn starts', () => {
    const game = given({ units: { p1: 'FX B5, BX C6' }, deck: [] })
    game.seat('p1', 'fighter to B6')
    expect(flag(game, 'crimson')).toEqual({ at: 0 })
    game.seat('p1', 'done').seat('p2', 'done')
    expect(flag(game, 'crimson')).toEqual({ at: 1 })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-CONTROL-13] several areas in one check', () => {
    const game = given({ units: { p1: 'FX B6, BX H6, RX N5' }, flags: { azure: { at: 1 } } }).begins('p1')
    expect([flag(game, 'crimson')?.at, flag(game, 'gold')?.at, flag(game, 'azure')?.at]).toEqual([1, 1, 2])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-CONTROL-14] [TAC-RULING-02] the length of the track', () => {
    const long = given({ units: { p1: 'FX B6' }, flags: { crimson: { at: 2 } }, options: { controlTrackSteps: 4 } })
    expect(flag(long.begins('p1'), 'crimson')).toEqual({ at: 3 })
    const short = given({ units: { p1: 'FX B6' }, flags: { crimson: { at: 1 } }, options: { controlTrackSteps: 2 } })
    expect(flag(short.begins('p1'), 'crimson')).toEqual({ at: 2, by: 'p1' })
    expect(short.waitsFor()).toBe('p1 turn.act')
  })
})
