import { describe, expect, test } from 'vitest'
import { allBut, given, type Position } from '../../test/given.ts'
import type { Owner, Seat } from '../state/shape.ts'

const LINE = '0. 0. 0. 0. 0. 0. 0. 0.'

describe('whose turn comes next', () => {
  test.each<[Owner[], Owner, Partial<Record<Owner, number>>, string]>([
    [['p1', 'p2', 'p3'], 'p1', {}, 'p2'],
    [['p1', 'p2', 'p3'], 'p3', {}, 'p1'],
    [['p2', 'p3', 'p1'], 'p1', {}, 'p2'],
    [['p1', 'p2', 'p3'], 'p1', { p2: 0 }, 'p3'],
    [['p1', 'p2', 'p3'], 'p3', { p1: 0 }, 'p2'],
    [['p1', 'p2', 'p3'], 'p2', { p3: 0, p1: 0 }, 'p2'],
  ])('[TAC-TURN-06] [TAC-END-07] of %s after %s with %o: %s', (order, owner, inPlay, next) => {
    const game = given({ mode: 'battle', map: LINE, players: 3, order, turn: { owner }, inPlay, deck: [] })
    expect(game.seat(owner as Seat, 'done').waitsFor()).toBe(`${next} turn.act`)
    expect(game.of('turnEnded')).toEqual([{ type: 'turnEnded', owner }])
    expect(game.open.turn).toMatchObject({ owner: next, number: 6, step: 'actions', actionsLeft: 3 })
  })

  test('[TAC-END-04] [TAC-RULING-41] the last turns go round from the active player, who has none', () => {
    const left = (owner: Seat) =>
      given({
        players: 4,
        turn: { owner },
        units: { [owner]: 'FX B6' },
        flags: { crimson: { at: 2 }, gold: { at: 3, by: 'p1' }, azure: { at: 3, by: 'p2' } },
      })
        .begins(owner)
        .of('endTriggered')[0]?.left
    expect([left('p1'), left('p2'), left('p3'), left('p4')]).toEqual([
      ['p2', 'p3', 'p4'],
      ['p3', 'p4', 'p1'],
      ['p4', 'p1', 'p2'],
      ['p1', 'p2', 'p3'],
    ])
  })
})

describe('a turn begins', () => {
  test('[TAC-TURN-01] [TAC-VILLAGE-03] [TAC-RULING-10] everybody’s Villages and tokens of last turn, the owner’s actions and Ballista', () => {
    const game = given({
      map: '0b 0v 0. 0b 0.',
      units: { p1: 'FX A1 did:move weakNow hurt', p2: 'FX D1 did:melee weakNow hurt, BX E1' },
      turn: { owner: 'p1' },
    }).begins('p1')
    const [mine, theirs] = [game.unit('p1.fighter'), game.unit('p2.fighter')]
    expect([mine.taken, theirs.taken]).toEqual([[], ['melee']])
    expect([mine.weakenedThisTurn, theirs.weakenedThisTurn]).toEqual([false, false])
    expect([mine.damaged, theirs.damaged, mine.weakened, theirs.weakened]).toEqual([false, false, true, true])
    expect([mine.ballistaStart, theirs.ballistaStart, game.unit('p2.beast').ballistaStart]).toEqual([
      0,
      undefined,
      undefined,
    ])
    expect(game.open.turn).toEqual({ owner: 'p1', number: 6, step: 'actions', actionsLeft: 3 })
    expect(game.of('turnBegan')).toEqual([{ type: 'turnBegan', owner: 'p1', number: 6 }])
  })

  test('[TAC-VILLAGE-03] a Village gives again in the next turn of anybody', () => {
    const game = given({ map: '0. 0v 0. 0. 0. 0.', units: { p1: 'FX A1 h1', p2: 'FX F1' }, deck: [] })
    game.seat('p1', 'fighter to C1', 'done').seat('p2', 'done').seat('p1', 'fighter to A1')
    expect(game.health('p1.fighter')).toEqual([9])
  })

  test('[TAC-SOLO-TURN-03] [TAC-SOLO-TURN-04] time passes only for players, and 1 is not yet the end', () => {
    const begun = (time: number) => given({ mode: 'solo', map: LINE, time }).begins('p1')
    expect([begun(2).open.time, begun(2).waitsFor(), begun(1).waitsFor()]).toEqual([1, 'p1 turn.act', 'lost'])
    expect(begun(2).of('timePassed')).toEqual([{ type: 'timePassed', from: 2, to: 1, cause: 'turn' }])
    expect(given({ map: LINE }).begins('p1').of('timePassed')).toEqual([])
  })
})

describe('who is asked about an event', () => {
  /** p1 walks beside units of the others; who is asked first about Ambush? */
  const asked = (order: Owner[], holders: Seat[], more: Position = {}): string => {
    const hands = Object.fromEntries(holders.map((seat, i) => [seat, [(['T06', 'T12', 'T13'] as const)[i] ?? 'T06']]))
    return given({
      map: ['0. 0. 0. 0.', '0. 0. 0. 0.', '0. 0. 0. 0.'],
      players: 3,
      order,
      turn: { owner: 'p1' },
      units: { p1: 'FX A2', p2: 'BX C1', p3: 'BX C3' },
      hands,
      ...more,
    })
      .seat('p1', 'fighter to C2')
      .waitsFor()
  }
  test('[TAC-TACTIC-10] clockwise from the active player, whoever might hold the card', () => {
    expect(asked(['p1', 'p2', 'p3'], ['p2', 'p3'])).toBe('p2 tactic.window')
    expect(asked(['p1', 'p3', 'p2'], ['p2', 'p3'])).toBe('p3 tactic.window')
    expect(asked(['p2', 'p3', 'p1'], ['p3', 'p2'])).toBe('p2 tactic.window')
    expect(asked(['p3', 'p1', 'p2'], ['p3'])).toBe('p3 tactic.window')
    expect(asked(['p1', 'p2', 'p3'], ['p1'])).toBe('p1 turn.act')
  })

  test('[TAC-RULING-35] passing is final for the event, and the next is asked', () => {
    const game = given({
      map: ['0. 0. 0. 0.', '0. 0. 0. 0.', '0. 0. 0. 0.'],
      players: 3,
      units: { p1: 'FX A2', p2: 'BX C1', p3: 'BX C3' },
      hands: { p2: ['T12'], p3: ['T06'] },
    }).seat('p1', 'fighter to C2')
    expect(game.waitsFor()).toBe('p2 tactic.window')
    expect(game.options('p2')).toEqual(['pass'])
    expect(game.seat('p2', 'pass').waitsFor()).toBe('p3 tactic.window')
    expect(game.seat('p3', 'pass').waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-RULING-91] in a Solo Enemy’s turn clockwise from it: in Co-op the other player first', () => {
    const enemy = (owner: 'e1' | 'e2') =>
      given({
        mode: 'coop',
        map: ['0. 0. 0. 0. 0. 0.', '0. 0. 0. 0. 0. 0.', '0. 0. 0. 0. 0. 0.'],
        units: { p1: 'BX D1', p2: 'FX D3', [owner]: 'EB A2' },
        hands: { p1: ['T06'], p2: ['T13'] },
        discard: allBut('T06', 'T13'),
        enemyDeck: ['S3'],
        turn: { owner },
      })
        .begins(owner)
        .waitsFor()
    // it ends its walk on D2, beside heroes of both
    expect([enemy('e1'), enemy('e2')]).toEqual(['p2 tactic.window', 'p1 tactic.window'])
  })
})
