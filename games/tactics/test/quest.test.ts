import { describe, expect, test } from 'vitest'
import { areAllies } from '../rules/units/units.query.ts'
import type { Given, Position } from './given.ts'
import { given } from './given.ts'

const flat = (width: number, height: number): string[] =>
  new Array<string>(height).fill(new Array<string>(width).fill('0.').join(' '))
const CALM = ['star', 'star', 'star', 'star', 'star', 'star'] as const

/** Everybody passes and does nothing until this is asked. */
const until = (game: Given, wanted: string, most = 60): Given => {
  for (let i = 0; game.waitsFor() !== wanted && game.table.outcome === undefined && i < most; i++) {
    const [decision] = game.table.decisions
    const idle = ['pass', 'done', 'stop'].find(id => decision?.options.some(option => option.id === id))
    game.seat(decision?.seat as 'p1', idle ?? (decision?.options[0]?.id as string))
  }
  return game
}

describe('Solo turns', () => {
  test('[TAC-SOLO-TURN-02] [TAC-SOLO-TURN-03] you, the Solo Enemy, you: each of your turns takes one hour', () => {
    const game = given({ mode: 'solo', map: flat(12, 1), units: { p1: 'FX L1', e1: 'EB A1' }, enemyDeck: ['S4'] })
    game.seat('p1', 'done')
    until(game, 'p1 turn.act')
    expect(game.of('turnBegan').map(({ owner }) => owner)).toEqual(['e1', 'p1'])
    expect(game.of('timePassed')).toEqual([{ type: 'timePassed', from: 7, to: 6, cause: 'turn' }])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-SOLO-TURN-04] [TAC-SOLO-END-03] the token at 1 when your turn begins: lost before any action', () => {
    const game = given({ mode: 'solo', time: 1, units: { p1: 'FX A1' } }).begins('p1')
    expect(game.waitsFor()).toBe('lost')
    expect(game.table.outcome).toMatchObject({ result: 'lost', winners: [], cause: 'time' })
    expect(game.types()).not.toContain('acted')
  })

  test('[TAC-RULING-67] from 7 without captures you have six turns', () => {
    const game = given({ mode: 'solo', map: flat(26, 1), units: { p1: 'F1 Z1', e1: 'EB A1' } })
      .begins('p1')
      .dice(...CALM)
    let turns = 0
    while (game.table.outcome === undefined && turns < 20) {
      expect(game.waitsFor()).toBe('p1 turn.act')
      turns++
      game.seat('p1', 'done')
      game.dice(...CALM, ...CALM)
      until(game, 'p1 turn.act')
    }
    expect(turns).toBe(6)
    expect(game.waitsFor()).toBe('lost')
  })

  test('[TAC-SOLO-TURN-05] [TAC-RULING-66] three actions, clean-up and a Tactic Card, but no control check', () => {
    const game = given({
      mode: 'solo',
      units: { p1: 'FX B6 weak, BX A6, RX B5', e1: 'EB O11' },
      deck: ['T09'],
      enemyDeck: ['S4'],
    }).begins('p1')
    expect(game.open.turn?.actionsLeft).toBe(3)
    game.seat('p1', 'done')
    expect(game.of('flagMoved')).toEqual([])
    expect(game.of('recovered')).toMatchObject([{ unit: 'p1.fighter', cause: 'cleanUp' }])
    expect(game.hand('p1')).toEqual(['T09'])
    expect(game.waitsFor()).not.toBe('')
  })

  test('[TAC-SOLO-TURN-01] there are no points', () => {
    const game = given({ mode: 'solo', time: 1, units: { p1: 'FX L3' } }).begins('p1')
    expect(game.table.outcome?.scores).toEqual([])
    expect(game.waitsFor()).toBe('lost')
  })
})

describe('the end', () => {
  test('[TAC-SOLO-END-02] the last unit captured: lost at once', () => {
    const game = given({
      mode: 'solo',
      map: flat(3, 1),
      inPlay: { p1: 1 },
      units: { p1: 'FX B1 h1', e1: 'EB A1' },
      enemyDeck: ['S4'],
    }).begins('e1')
    expect(game.waitsFor()).toBe('lost')
    expect(game.table.outcome).toMatchObject({ result: 'lost', cause: 'eliminated' })
  })

  test('[TAC-RULING-86] a captured hero’s card does not return to the deck', () => {
    const game = given({ mode: 'solo', map: flat(3, 1), units: { p1: 'F5 B1 h1', e1: 'EB A1' }, enemyDeck: ['S4'] })
    game.begins('e1')
    expect(game.isInPlay('p1.fighter')).toBe(false)
    expect(game.open.captured).toEqual([{ card: 'F5', of: 'p1', by: 'e1' }])
    expect(game.pile('fighter')).not.toContain('F5')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

describe('Co-op', () => {
  const coop = (position: Position = {}): Given => given({ mode: 'coop', ...position })

  test('[TAC-COOP-01] [TAC-RULING-79] two players against two Solo Enemies, all on their side allies', () => {
    const { open } = coop()
    expect(areAllies(open, 'p1', 'p2') && areAllies(open, 'e1', 'e2')).toBe(true)
    expect(areAllies(open, 'p1', 'e1') || areAllies(open, 'p2', 'e1')).toBe(false)
    const game = coop({ map: flat(3, 1), units: { p1: 'FX A1', p2: 'BX B1', e1: 'EB C1' } })
    expect(game.options('p1').filter(id => id.startsWith('fighter m'))).toEqual(['fighter missile e1.beast'])
    // through the team-mate's unit and back, but neither onto it nor past the enemy
    expect(game.after('p1', 'fighter to')).toEqual(['A1'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-RULING-79] Enemy Units consider the heroes of both players', () => {
    const game = coop({ map: flat(6, 1), units: { p1: 'FX A1', p2: 'BX E1', e1: 'EB F1' }, enemyDeck: ['S4'] })
    game.begins('e1').dice(...CALM)
    expect(game.of('attackDeclared')).toMatchObject([{ attacker: 'e1.beast', target: 'p2.beast' }])
    expect(game.waitsFor()).toBe('p2 counter.offer')
  })

  test('[TAC-COOP-04] [TAC-COOP-08] [TAC-COOP-09] Player 1, Solo Enemy 1, Player 2, Solo Enemy 2; each player’s turn takes an hour', () => {
    const game = coop({ map: flat(26, 1), units: { p1: 'FX Z1', p2: 'FX Y1', e1: 'EB A1, EF B1, ER C1, EW D1' } })
    game.begins('p1')
    expect(game.open.time).toBe(10)
    until(game, 'p2 turn.act')
    expect(game.open.time).toBe(9)
    expect(game.of('turnBegan').map(({ owner }) => owner)).toEqual(['p1', 'e1', 'p2'])
    const capture = coop({ time: 10, units: { p1: 'BX A1', e1: 'EF B1 h1' }, decks: { fighter: [] } })
    capture.seat('p1', 'beast melee e1.fighter')
    expect(capture.open.time).toBe(11)
    expect(capture.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-COOP-10] each Solo Enemy draws for itself; the card lies under its own unit', () => {
    const game = coop({ map: flat(26, 1), units: { p1: 'FX Z1', e1: 'EB A1', e2: 'EB B1' }, enemyDeck: ['S4', 'S3'] })
    game.begins('e2')
    expect(game.open.under).toEqual({ 'e2.beast': 'S4' })
    expect(game.of('enemyCardDrawn')).toMatchObject([{ card: 'S4', for: 'activation', enemy: 'e2' }])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-COOP-11] [TAC-RULING-78] no card to draw: the discard pile alone; cards under units stay', () => {
    const game = coop({
      map: flat(26, 1),
      units: { p1: 'FX Z1', e1: 'EB A1, EF B1, ER C1, EW D1' },
      under: { 'e1.fighter': 'S1', 'e1.beast': 'S3', 'e2.fighter': 'S2', 'e2.beast': 'S5' },
      enemyDiscard: ['S4', 'S6', 'S7', 'S8', 'S9'],
    }).begins('e1')
    expect(game.of('enemyCardsShuffled')).toEqual([{ type: 'enemyCardsShuffled', cards: 5 }])
    expect(Object.keys(game.open.under)).toHaveLength(5)
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[TAC-RULING-78] all four of the acting Solo Enemy have cards: theirs are gathered, the other’s stay', () => {
    const game = coop({
      map: flat(26, 1),
      units: { p1: 'FX Z1', e1: 'EB A1, EF B1, ER C1, EW D1' },
      under: { 'e1.fighter': 'S1', 'e1.beast': 'S3', 'e1.rogue': 'S5', 'e1.wizard': 'S6', 'e2.beast': 'S4' },
      enemyDiscard: ['S2'],
    }).begins('e1')
    expect(game.of('enemyCardsShuffled')).toEqual([{ type: 'enemyCardsShuffled', cards: 8 }])
    expect(game.open.under['e2.beast']).toBe('S4')
    expect(Object.keys(game.open.under)).toHaveLength(2)
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[TAC-COOP-12] a dungeon holds one unit of one player', () => {
    const game = coop({ units: { p1: 'FX 2x2:A1', p2: 'FX M3' }, turn: { owner: 'p2' } })
    expect(game.after('p2', 'fighter enter')).toEqual([])
    expect(game.refused('p2', 'fighter enter 2x2')).toBe('TAC-DUNGEON-07 dungeonOccupied')
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[TAC-COOP-13] [TAC-RULING-80] all units of one player captured: both have lost', () => {
    const game = coop({
      map: flat(3, 1),
      inPlay: { p2: 1 },
      units: { p1: 'BX C1', p2: 'FX B1 h1', e1: 'EB A1' },
      enemyDeck: ['S4'],
    })
    game.begins('e1')
    expect(game.waitsFor()).toBe('lost')
  })

  test('[TAC-COOP-13] the Crystal of Glory wins for both', () => {
    const game = coop({
      units: { p2: 'FX 8x5:G3' },
      turn: { owner: 'p2' },
      crystals: { '1x2': 'green', '2x2': 'green', '3x2': 'green', '5x4': 'green', '8x1': 'green' },
    }).seat('p2', 'fighter in H3')
    expect(game.waitsFor()).toBe('won')
    expect(game.table.outcome?.winners).toEqual(['p1', 'p2'])
  })

  test('[TAC-DUNGEON-28] a unit lost inside is captured by the Solo Enemy whose turn comes next', () => {
    for (const [seat, by] of [
      ['p1', 'e1'],
      ['p2', 'e2'],
    ] as const) {
      const game = coop({ units: { [seat]: 'RX 2x2:A1 h1' }, turn: { owner: seat } }).dice('miss', 'star', 'star')
      game.seat(seat, 'rogue in B1')
      expect(game.open.captured).toEqual([{ card: 'RX', of: seat, by }])
      expect(game.waitsFor()).toBe(`${seat} turn.act`)
    }
  })

  test('[TAC-RULING-91] in a Solo Enemy’s turn the players are asked clockwise from it', () => {
    const game = coop({
      map: flat(5, 5),
      units: { p1: 'FX B3', p2: 'FX A4', e1: 'EB A1' },
      hands: { p1: ['T06'], p2: ['T06'] },
      enemyDeck: ['S4'],
    }).begins('e1')
    expect(game.at('e1.beast')).toBe('A3')
    expect(game.waitsFor()).toBe('p2 tactic.window')
    game.seat('p2', 'pass')
    expect(game.waitsFor()).toBe('p1 tactic.window')
  })
})
