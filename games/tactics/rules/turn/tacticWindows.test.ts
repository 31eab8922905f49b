import { describe, expect, test } from 'vitest'
import type { TacticId } from '../../content/ids.ts'
import { allBut, given } from '../../test/given.ts'

const LINE = '0. 0. 0. 0. 0. 0.'
/** p1 walks next to p2's Beast; p2 may answer with Ambush. */
const ambush = (more: object = {}) =>
  given({ map: LINE, units: { p1: 'FX A1', p2: 'BX D1' }, hands: { p2: ['T06', 'T13'] }, ...more }).seat(
    'p1',
    'fighter to C1',
  )

describe('windows', () => {
  test('[TAC-TACTIC-01] [TAC-TACTIC-04] a card is revealed where its IF is fulfilled, or not', () => {
    const game = ambush()
    expect(game.options('p2')).toEqual(['reveal T06', 'pass'])
    expect(game.waitsFor()).toBe('p2 tactic.window')
    expect(game.whyNot('p2', 'reveal T13')).toBe('TAC-RULING-35 otherWindow')
    expect(game.whyNot('p2', 'reveal T01')).toBe('TAC-RULING-35 otherWindow')
    expect(ambush({ hands: { p2: ['T13'] } }).whyNot('p2', 'reveal T06')).toBe('TAC-TACTIC-01 notHeld')
    expect(game.whyNot('p2', 'reveal T02')).toBe('TAC-RULING-36 notFulfilled')
    expect(game.seat('p2', 'pass').health('p1.fighter')).toEqual([10])
    expect(game.hand('p2')).toEqual(['T06', 'T13'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-TACTIC-02] it uses none of the three actions and is no action of the unit', () => {
    const game = given({
      map: '0. 0. 0. 0. 0.',
      units: { p1: 'FX A1, RX E1 weak', p2: 'BX B1' },
      hands: { p1: ['T13'] },
      discard: allBut('T13'),
    })
    game.seat('p1', 'fighter melee p2.beast', 'pass').seat('p2', 'counter melee')
    game.seat('p1', 'reveal T13')
    expect(game.health('p1.fighter')).toEqual([8])
    game.seat('p2', 'pass')
    expect(game.waitsFor()).toBe('p1 turn.act')
    expect(game.unit('p1.fighter').taken).toEqual(['melee'])
    expect(game.open.turn?.actionsLeft).toBe(2)
  })

  test('[TAC-TACTIC-03] another player’s turn pauses and goes on where it stopped', () => {
    const game = ambush().seat('p2', 'reveal T06')
    expect(game.health('p1.fighter')).toEqual([9])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-TACTIC-05] then the card lies face up on the discard pile', () => {
    const game = ambush({ discard: ['T01'] }).seat('p2', 'reveal T06')
    expect(game.open.discard).toEqual(['T01', 'T06'])
    expect([game.hand('p2'), game.open.hands.p2]).toEqual([['T13'], 1])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-TACTIC-06] [TAC-TACTIC-07] [TAC-RULING-38] always one card; of three one is discarded face up', () => {
    const game = given({ hands: { p1: ['T01', 'T02'] }, deck: ['T03', 'T04'], discard: ['T05'] }).seat('p1', 'done')
    expect(game.waitsFor()).toBe('p1 turn.discard')
    game.seat('p1', 'discard T03')
    expect([game.hand('p1'), game.open.discard]).toEqual([
      ['T01', 'T02'],
      ['T05', 'T03'],
    ])
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[TAC-TACTIC-08] [TAC-RULING-37] the last card drawn, the discard pile is the new deck, the third card starts a pile', () => {
    const game = given({ hands: { p1: ['T01', 'T02'] }, deck: ['T03'], discard: ['T05', 'T06'] }).seat('p1', 'done')
    expect(game.of('tacticsShuffled')).toEqual([{ type: 'tacticsShuffled', cards: 2 }])
    game.seat('p1', 'discard T03')
    expect([game.pile('tactics').sort(), game.open.discard]).toEqual([['T05', 'T06'], ['T03']])
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[TAC-RULING-37] with no card anywhere nothing is drawn; an empty deck is refilled at the draw', () => {
    const none = given({ deck: [] }).seat('p1', 'done')
    expect(none.of('tacticDrawn')).toEqual([])
    const late = given({ deck: [], discard: ['T01', 'T02'] }).seat('p1', 'done')
    expect(late.of('tacticDrawn')).toMatchObject([{ seat: 'p1', hand: 1 }])
    expect(late.waitsFor()).toBe('p2 turn.act')
  })

  test('[TAC-TACTIC-09] hands are secret: a seat is asked by open information, whatever it holds', () => {
    const other = ambush({ hands: { p2: ['T13'] } })
    expect(other.options('p2')).toEqual(['pass'])
    expect(other.waitsFor()).toBe('p2 tactic.window')
    expect(JSON.stringify(other.table.view('p1'))).not.toContain('T13')
    expect(ambush({ hands: {} }).waitsFor()).toBe('p1 turn.act')
    expect(ambush({ hands: { p2: ['T13'] }, discard: ['T06'] }).waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-TACTIC-10] [TAC-RULING-35] active player first; a new event has its own window before the next is asked', () => {
    const game = given({
      map: ['0. 0. 0. 0.', '0. 0. 0. 0.', '0. 0. 0. 0.'],
      players: 3,
      units: { p1: 'FX A1, BX B2', p2: 'RX B1', p3: 'RX A2' },
      hands: { p1: ['T15', 'T03'], p3: ['T07'] },
      discard: allBut('T15', 'T03', 'T07'),
    })
    game.seat('p1', 'fighter melee p3.rogue', 'pass').seat('p3', 'pass')
    expect(game.waitsFor()).toBe('p1 tactic.window')
    game.seat('p1', 'reveal T15', 'unit p2.rogue', 'way n')
    expect(game.options('p1')).toEqual(['reveal T03', 'pass'])
    game.seat('p1', 'reveal T03')
    expect(game.weak('p2.rogue')).toBe(true)
    expect(game.options('p3')).toEqual(['reveal T07', 'pass'])
    expect(game.waitsFor()).toBe('p3 tactic.window')
  })

  test('[TAC-TACTIC-10] two who might answer are asked one after the other, clockwise from the active player', () => {
    const game = given({
      map: ['0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.'],
      players: 3,
      turn: { owner: 'p2' },
      order: ['p1', 'p2', 'p3'],
      units: { p2: 'FX A1 h9', p1: 'BX C2', p3: 'BX D1' },
      hands: { p1: ['T13'], p3: ['T06'] },
    })
    game.seat('p2', 'fighter to C1')
    expect(game.waitsFor()).toBe('p3 tactic.window')
    game.seat('p3', 'reveal T06')
    // T06 lies in the discard pile now: nobody else can hold it
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[TAC-RULING-35] one seat may answer one event with several cards, one at a time, each once', () => {
    const game = given({
      map: ['0. 0. 0. 0.', '0. 0. 0. 0.', '0. 0. 0. 0.', '0. 0. 0. 0.'],
      players: 3,
      units: { p1: 'FX B2, BX C3', p2: 'RX C2', p3: 'RX B3' },
      hands: { p1: ['T15', 'T07'] },
      discard: allBut('T15', 'T07'),
    })
    game.seat('p1', 'fighter melee p3.rogue', 'pass').seat('p3', 'counter melee', 'pass')
    expect([game.waitsFor(), game.options('p1')]).toEqual(['p1 tactic.window', ['reveal T15', 'reveal T07', 'pass']])
    game.seat('p1', 'reveal T15', 'unit p2.rogue', 'way n')
    expect([game.waitsFor(), game.options('p1')]).toEqual(['p1 tactic.window', ['reveal T07', 'pass']])
    game.seat('p1', 'pass')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-RULING-35] [TAC-RULING-36] of a hand only the cards whose IF holds now are offered', () => {
    const asked = (hand: readonly TacticId[]) =>
      given({ map: '0. 0. 0. 0. 0.', units: { p1: 'FX A1', p2: 'BX D1 h5, FX E1' }, hands: { p2: hand } })
        .seat('p1', 'fighter to C1')
        .options('p2')
    // High Ground has the same window, Field Dressing another one
    expect(asked(['T06', 'T02'])).toEqual(['reveal T06', 'pass'])
    expect(asked(['T02', 'T04'])).toEqual(['pass'])
  })

  test('[TAC-TACTIC-11] a Solo Enemy’s turn is another player’s turn', () => {
    const game = given({
      mode: 'solo',
      map: '0. 0. 0. 0. 0. 0.',
      areas: ['crimson:0,0', 'gold:1,0', 'azure:2,0'],
      units: { p1: 'FX F1', e1: 'EB A1' },
      inPlay: { e1: 1 },
      hands: { p1: ['T06'] },
      enemyDeck: ['S3'],
      turn: { owner: 'e1' },
      order: ['p1', 'e1'],
    }).begins('e1')
    expect(game.waitsFor()).toBe('p1 tactic.window')
    expect(game.options('p1')).toEqual(['reveal T06', 'pass'])
  })

  test('[TAC-RULING-36] a card whose THEN would change nothing cannot be revealed', () => {
    const full = given({ map: LINE, units: { p1: 'BX A1', p2: 'FX B1 h4' }, hands: { p1: ['T01'] } })
    expect(full.seat('p1', 'beast melee p2.fighter').waitsFor()).toBe('p1 turn.act')
    const hurt = given({ map: LINE, units: { p1: 'BX A1 h9', p2: 'FX B1 h4' }, hands: { p1: ['T01'] } })
    expect(hurt.seat('p1', 'beast melee p2.fighter').waitsFor()).toBe('p1 tactic.window')
  })

  test('damage, the ability, only then the card; no Knock Back and no Counter of a captured attacker', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1 h1', p2: 'TX B1' }, hands: { p2: ['T13'] } })
    game.seat('p1', 'fighter melee p2.beast')
    expect(game.isInPlay('p1.fighter')).toBe(false)
    expect(game.health('p2.beast')).toEqual([9])
    // the capture has its own window first; Momentum might answer it
    game.seat('p2', 'pass')
    expect(game.options('p2')).toEqual(['reveal T13', 'pass'])
    game.seat('p2', 'reveal T13')
    expect(game.health('p2.beast')).toEqual([11])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('a card revealed on the way drops the plan, and the Move is asked about', () => {
    const game = given({ map: '0. 0v 0. 0.', units: { p1: 'FX A1, BX - h5' }, hands: { p1: ['T08'] } })
    game.seat('p1', 'fighter to D1')
    expect([game.at('p1.fighter'), game.waitsFor()]).toEqual(['B1', 'p1 tactic.window'])
    game.seat('p1', 'reveal T08')
    expect(game.health('p1.beast')).toEqual([7])
    expect(game.waitsFor()).toBe('p1 move.go')
    const passed = given({ map: '0. 0v 0. 0.', units: { p1: 'FX A1, BX - h5' }, hands: { p1: ['T08'] } })
    passed.seat('p1', 'fighter to D1', 'pass')
    expect([passed.at('p1.fighter'), passed.waitsFor()]).toEqual(['D1', 'p1 turn.act'])
  })
})
