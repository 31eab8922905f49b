import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'

const LINE = '0. 0. 0. 0. 0. 0. 0. 0.'

describe('the end of a Competitive game', () => {
  test('[TAC-END-02] [TAC-END-03] [TAC-END-04] [TAC-END-05] [TAC-END-06] a flag, the turn, one last turn each', () => {
    const game = given({
      units: { p1: 'FX B6', p2: 'FX N6' },
      flags: { crimson: { at: 2 }, azure: { at: 2 } },
      deck: [],
    }).begins('p1')
    expect(game.of('endTriggered')).toMatchObject([{ by: 'p1', cause: 'flags', left: ['p2'] }])
    expect(game.open.turn?.actionsLeft).toBe(3)
    game.seat('p1', 'done')
    expect(game.of('flagCollected')).toHaveLength(2)
    expect(game.of('endTriggered')).toHaveLength(1)
    expect(game.waitsFor()).toBe('p2 turn.act')
    game.seat('p2', 'done')
    expect(game.table.outcome?.scores.map(({ points }) => points)).toEqual([13, 13])
    expect(game.waitsFor()).toBe('won by p1 and p2')
  })

  test('[TAC-END-02] two flags with three players, three with four', () => {
    const three = given({ players: 3, units: { p1: 'FX B6' }, flags: { crimson: { at: 2 } } }).begins('p1')
    expect(three.of('endTriggered')).toEqual([])
    const second = given({
      players: 3,
      units: { p1: 'FX B6' },
      flags: { crimson: { at: 2 }, gold: { at: 3, by: 'p2' } },
    })
    expect(second.begins('p1').of('endTriggered')).toMatchObject([{ left: ['p2', 'p3'] }])
    const four = given({ players: 4, units: { p1: 'FX B6' }, flags: { crimson: { at: 2 }, gold: { at: 3, by: 'p2' } } })
    expect(four.begins('p1').of('endTriggered')).toEqual([])
    expect(four.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-END-01] [TAC-RULING-41] captured by a Counter in its own turn: all others have one last turn', () => {
    const game = given({
      map: LINE,
      players: 3,
      units: { p1: 'BX A1 h2', p2: 'FX B1' },
      inPlay: { p1: 1 },
      hands: { p1: ['T16'] },
      deck: [],
    })
    game.seat('p1', 'beast melee p2.fighter', 'pass').seat('p2', 'counter melee')
    expect(game.of('endTriggered')).toMatchObject([{ by: 'p1', cause: 'eliminated', left: ['p2', 'p3'] }])
    expect(game.open.hands.p1).toBe(0)
    expect(game.seat('p2', 'done').waitsFor()).toBe('p3 turn.act')
    game.seat('p3', 'done')
    expect(game.table.outcome?.winners).toEqual(['p2'])
    expect(game.waitsFor()).toBe('won by p2')
  })

  test('[TAC-RULING-41] with endReference “trigger” the game ends before the turn of the player who caused it', () => {
    const game = given({
      map: LINE,
      players: 3,
      units: { p1: 'BX A1 h2', p3: 'FX B1' },
      inPlay: { p1: 1 },
      options: { endReference: 'trigger' },
      deck: [],
    })
    game.seat('p1', 'beast melee p3.fighter', 'pass').seat('p3', 'counter melee')
    expect(game.of('endTriggered')).toMatchObject([{ by: 'p3', left: ['p2'] }])
    expect(game.waitsFor()).toBe('p2 turn.act')
    game.seat('p2', 'done')
    expect(game.table.outcome).toBeDefined()
    expect(game.waitsFor()).toBe('won by p3')
  })

  test('[TAC-END-07] [TAC-RULING-42] a player without units takes no turn, holds no hand, keeps what was won', () => {
    const game = given({
      map: LINE,
      players: 3,
      units: { p1: 'BX A1', p2: 'FX B1 h1' },
      inPlay: { p2: 1 },
      hands: { p2: ['T16', 'T09'] },
      captured: [{ card: 'F1', of: 'p3', by: 'p2' }],
      deck: [],
    })
    game.seat('p1', 'beast melee p2.fighter')
    expect(game.of('handDiscarded')).toEqual([{ type: 'handDiscarded', seat: 'p2', cards: ['T16', 'T09'] }])
    expect(game.seat('p1', 'done').waitsFor()).toBe('p3 turn.act')
    game.seat('p3', 'done')
    const scores = game.table.outcome?.scores ?? []
    expect(scores.find(({ side }) => side[0] === 'p2')).toMatchObject({ survivors: 0, captures: 1, points: 2 })
    expect(game.waitsFor()).toBe('won by p1')
  })

  test('[TAC-RULING-43] a second ending changes nothing', () => {
    const game = given({
      players: 3,
      units: { p1: 'FX B6' },
      flags: { crimson: { at: 2 }, gold: { at: 3, by: 'p2' } },
      end: { by: 'p3', left: ['p2'] },
      deck: [],
    }).begins('p1')
    expect(game.of('flagCollected')).toHaveLength(1)
    expect(game.of('endTriggered')).toEqual([])
    expect(game.open.end).toMatchObject({ by: 'p3', left: ['p2'] })
    expect(game.seat('p1', 'done').waitsFor()).toBe('p2 turn.act')
    expect(game.seat('p2', 'done').waitsFor()).toBe('won by p1 and p2')
  })
})
