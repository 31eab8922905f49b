import { describe, expect, test } from 'vitest'
import { given, type Position } from '../../test/given.ts'
import type { Move } from '../state/shape.ts'

/** The Fighter is in the middle of a Move with so many MP left. */
const moving = (mp: number, position: Position, more: Partial<Move> = {}) =>
  given({
    ...position,
    move: { unit: 'p1.fighter', mp, path: [], byCard: false, begun: true, warden: false, ...more },
  }).running({ do: 'move.goOn', with: { unit: 'p1.fighter' } })

describe('onto an ally only with a way on', () => {
  test.each([
    // from an ally’s space to another’s: back is no way on, because an ally stands there too
    [2, '0. 0. 0. 0. 0.', 'FX B1, BX B1, RX C1, WX D1', ['to A1', 'step A1']],
    [3, '0. 0. 0. 0. 0.', 'FX B1, BX B1, RX C1, WX D1', ['to A1', 'to E1', 'step C1', 'step A1']],
    // down from a height: back up would cost 2
    [2, '1. 0.', 'FX A1, BX B1', undefined],
    [3, '1. 0.', 'FX A1, BX B1', ['to A1', 'step B1', 'stop']],
    // out of Water: back into it would cost 2
    [2, '0~ 0.', 'FX A1, BX B1', undefined],
    [3, '0~ 0.', 'FX A1, BX B1', ['to A1', 'step B1', 'stop']],
    // straight back on level ground, with the last MP
    [2, '0. 0.', 'FX A1, BX B1', ['to A1', 'step B1', 'stop']],
    [1, '0. 0.', 'FX A1, BX B1', undefined],
  ] as const)('[TAC-MOVE-06] with %i MP on %s: %s', (mp, map, units, options) => {
    const game = moving(mp, { map, units: { p1: units } })
    // without any way to go the Move ends by itself
    expect(game.of('moveEnded').length === 1 ? undefined : game.options('p1')).toEqual(options)
  })

  test('[TAC-MOVE-06] [TAC-BALLISTA-09] never back onto the Ballista it began on', () => {
    const game = given({ map: '0b 0. 0.', units: { p1: 'FX A1, BX B1', p2: 'BX C1' } })
    expect(game.after('p1', 'fighter step')).toEqual([])
    expect(game.refused('p1', 'fighter step B1')).toBe('TAC-MOVE-06 mustGoOn')
    const free = given({ map: '0b 0. 0.', units: { p1: 'FX A1, BX B1' } })
    expect(free.after('p1', 'fighter step')).toEqual(['B1'])
  })

  test('[TAC-MOVE-06] [TAC-RULING-69] into a dungeon is a way on too', () => {
    // M3 is the portal space of the 2×2 box; M4 behind the ally is a Peak above it, the rest is held
    const units = { p1: 'FX M2, BX M3', e1: 'EB L3, EF N3' }
    const game = given({ mode: 'solo', units, move: undefined })
    expect(game.seat('p1', 'fighter step M3').options('p1')).toContain('enter 2x2')
    expect(game.options('p1')).not.toContain('stop')
  })
})

describe('steps by hand', () => {
  test('[TAC-RULING-08] [TAC-MOVE-04] to a higher portal space beside it: by the portal for 1, on foot for 2', () => {
    const position = { map: ['1. 2.', '0. 1.'], portals: ['0,0,s', '1,0,s'], units: { p1: 'FX A2' } }
    const game = moving(1, position)
    expect(game.options('p1')).toEqual(['to B2', 'portal B2', 'stop'])
    expect(game.refused('p1', 'step B2')).toBe('TAC-MOVE-04 tooFewMp')
    expect(moving(2, position).options('p1')).toContain('step B2')
  })

  test('[TAC-MOVE-04] with 1 MP left it goes to the space beside it', () => {
    const game = moving(1, { map: '0. 0. 0.', units: { p1: 'FX A1' } })
    expect(game.seat('p1', 'to B1').at('p1.fighter')).toBe('B1')
    expect(game.of('moveEnded')).toMatchObject([{ at: 1, lost: 0 }])
  })

  test('[TAC-RULING-05] a Move that has not begun cannot be stopped, unless a card gave it', () => {
    const units = { p1: 'FX A1' }
    expect(moving(2, { map: '0. 0.', units }, { begun: false }).whyNot('p1', 'stop')).toBe('TAC-RULING-05 noStepYet')
    expect(moving(2, { map: '0. 0.', units }, { begun: false, byCard: true }).options('p1')).toContain('stop')
  })

  test('[TAC-MOVE-11] [TAC-RULING-90] with a way on left it is asked, without one it is put back', () => {
    const at = (mp: number, map: string) => moving(mp, { map, units: { p1: 'FX B1, BX B1' } }, { path: [0, 1] })
    expect(at(1, '0. 0. 0.').waitsFor()).toBe('p1 move.go')
    expect(at(1, '0. 0. 1.').options('p1')).toEqual(['to A1', 'step A1'])
    expect(at(0, '0. 0. 0.').of('putBack')).toHaveLength(1)
    expect(at(1, '1. 0. 1.').of('putBack')).toHaveLength(1)
    expect(at(2, '1. 0. 1.').waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-RULING-36] a card gives a Move only to a unit that has a step to take', () => {
    // with 2 MP: onto level ground or up one space, but onto no Peak above and no enemy’s space
    const offered = (map: string, p2 = 'BX A1') =>
      given({
        map,
        units: { p1: 'FX B1 hurt', p2 },
        hands: { p1: ['T07'] },
        discard: ['T15'],
      })
        .running({ do: 'act.done', with: { unit: 'p1.fighter' } })
        .waitsFor()
    expect(offered('0. 0. 0.')).toBe('p1 tactic.window')
    expect(offered('0. 0. 1.')).toBe('p1 tactic.window')
    expect(offered('0. 0. 1^')).toBe('p1 turn.act')
    expect(offered('0. 0. 0.', 'BX A1, RX C1')).toBe('p1 turn.act')
    expect(offered('0. 0.')).toBe('p1 turn.act')
  })
})
