import { describe, expect, test } from 'vitest'
import { game as tactics } from '../../index.ts'
import { allBut, given } from '../../test/given.ts'

const LINE = '0. 0. 0. 0. 0. 0.'

describe('Team Play', () => {
  test('[TAC-TEAM-01] four players, nobody else', () => {
    expect(tactics.seats({ mode: 'team', players: 4, options: {} })).toEqual(['p1', 'p2', 'p3', 'p4'])
    expect(() => tactics.seats({ mode: 'team', players: 3, options: {} })).toThrow('for 4 players')
  })

  test('[TAC-TEAM-02] turns alternate between the teams', () => {
    const game = given({ mode: 'team', deck: [] })
    expect(game.seat('p1', 'done').waitsFor()).toBe('p2 turn.act')
    expect(game.seat('p2', 'done').waitsFor()).toBe('p3 turn.act')
    expect(game.options('p3')).toContain('done')
  })

  test('[TAC-TEAM-04] a team-mate’s units are allies: passed through, healed, counted as support', () => {
    const game = given({ mode: 'team', map: LINE, units: { p1: 'W3 A1', p3: 'FX B1 h4', p2: 'BX F1' } })
    expect(game.after('p1', 'wizard to')).toEqual(['A1', 'C1', 'D1'])
    game.seat('p1', 'wizard spell p3.fighter', 'power 0')
    expect(game.health('p3.fighter')).toEqual([6])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-TEAM-04] and open portals for each other', () => {
    const game = given({
      mode: 'team',
      map: ['0. 1. 0. 0. 0. 1. 0.', '0. 0. 0. 0. 0. 0. 0.'],
      portals: ['1,0,s', '5,0,s'],
      units: { p1: 'FX B2', p3: 'BX F2' },
    })
    expect(game.after('p1', 'fighter portal')).toEqual(['F2'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-TEAM-05] one acts only with one’s own', () => {
    const game = given({ mode: 'team', map: LINE, units: { p3: 'BX A1' } })
    expect(game.options('p1')).toEqual(['done'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-TEAM-06] a team-mate is never attacked, nor hit by an area', () => {
    const map = ['0. 0. 0. 0.', '0. 0. 0. 0.']
    const game = given({ mode: 'team', map, units: { p1: 'AX A1', p3: 'BX B1, FX D1', p2: 'RX C1' } })
    expect(game.whyNot('p1', 'wizard melee p3.beast')).toBe('TAC-CAPTURE-04 notAnEnemy')
    game.dice('star', 'star').seat('p1', 'wizard spell p2.rogue', 'power 2')
    expect(game.health('p3.beast', 'p3.fighter')).toEqual([12, 10])
    expect(game.waitsFor()).toBe('p2 counter.offer')
  })

  test('[TAC-TEAM-07] [TAC-RULING-46] the active player’s own unit triggers, with the team’s majority', () => {
    const mate = given({ mode: 'team', units: { p1: 'FX C6', p3: 'FX B6' } }).begins('p1')
    expect(mate.open.flags.crimson?.at).toBe(0)
    const own = given({ mode: 'team', units: { p1: 'FX B6', p3: 'FX C6', p2: 'BX D6' } }).begins('p1')
    expect(own.open.flags.crimson?.at).toBe(1)
    expect(own.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-TEAM-08] advanced by the team, if a unit of one’s own is there', () => {
    const units = { p1: 'FX A6', p3: 'FX C6', p2: 'BX D6' }
    const flags = { crimson: { at: 1 } }
    expect(given({ mode: 'team', units, flags }).begins('p1').open.flags.crimson?.at).toBe(2)
    expect(given({ mode: 'team', units, flags, turn: { owner: 'p3' } }).begins('p3').open.flags.crimson?.at).toBe(2)
    const left = given({ mode: 'team', units: { ...units, p1: 'FX A1', p3: 'FX C6, BX A6' }, flags }).begins('p1')
    expect(left.open.flags.crimson?.at).toBe(1)
    expect(left.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-TEAM-09] [TAC-TEAM-10] all three flags, or all units of one player; then one last turn each', () => {
    const flags = { crimson: { at: 2 }, gold: { at: 3, by: 'p2' as const }, azure: { at: 3, by: 'p3' as const } }
    const game = given({ mode: 'team', units: { p1: 'FX B6' }, flags }).begins('p1')
    expect(game.of('endTriggered')).toMatchObject([{ cause: 'flags', left: ['p2', 'p3', 'p4'] }])
    const two = given({ mode: 'team', units: { p1: 'FX B6' }, flags: { ...flags, gold: { at: 1 } } }).begins('p1')
    expect(two.of('endTriggered')).toEqual([])
    const fallen = given({ mode: 'team', map: LINE, units: { p1: 'BX A1', p2: 'FX B1 h1' }, inPlay: { p2: 1 } })
    expect(fallen.seat('p1', 'beast melee p2.fighter').of('endTriggered')).toMatchObject([{ cause: 'eliminated' }])
    expect(fallen.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-TEAM-11] [TAC-RULING-47] the team’s score adds both, a flag counts once', () => {
    const game = given({
      mode: 'team',
      map: '0v 0. 0v',
      units: { p1: 'FX A1', p3: 'BX C1' },
      inPlay: { p1: 1, p3: 2, p2: 1, p4: 1 },
      flags: { crimson: { at: 3, by: 'p1' } },
      captured: [{ card: 'F1', of: 'p2', by: 'p3' }],
      end: { by: 'p4', left: [] },
    })
    game.seat('p1', 'done')
    expect(game.table.outcome?.scores[0]).toMatchObject({
      side: ['p1', 'p3'],
      flags: 1,
      survivors: 3,
      captures: 1,
      villages: 2,
      points: 15,
    })
    expect(game.waitsFor()).toBe('won by p1 and p3')
  })

  test('[TAC-TEAM-12] the limits look at one’s own units', () => {
    const game = given({ mode: 'team', map: LINE, units: { p1: 'FX A1', p2: 'BX D1' }, inPlay: { p1: 1 } })
    game.seat('p1', 'fighter to B1', 'fighter to C1')
    expect(game.weak('p1.fighter')).toBe(false)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-TEAM-13] [TAC-RULING-47] hands are personal; a team-mate sees one only if the table says so', () => {
    const hands = { p1: ['T01' as const], p3: ['T02' as const] }
    const secret = given({ mode: 'team', hands })
    expect(JSON.stringify(secret.table.view('p1'))).not.toContain('T02')
    const shared = given({ mode: 'team', hands: {}, deck: ['T05', 'T06'], options: { teamSharesHands: true } })
    shared.seat('p1', 'done')
    expect(shared.table.view('p3').own?.mate).toEqual(['T05'])
    expect(shared.table.view('p2').own?.mate).toBeUndefined()
    const mine = given({
      mode: 'team',
      map: LINE,
      units: { p1: 'FX A1', p2: 'BX D1' },
      hands: { p4: ['T06'] },
      discard: allBut('T06'),
    })
    // p4's own units are far away: a team-mate's unit is not “your unit” (TAC-RULING-93)
    expect(mine.seat('p1', 'fighter to C1').waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-RULING-93] “your unit” is not a team-mate’s; adjacency ignores heights unless said', () => {
    const together = given({
      mode: 'team',
      map: '0. 2. 0.',
      units: { p1: 'FX A1 h5, BX B1 h5' },
      hands: { p1: ['T09'] },
      discard: allBut('T09'),
    }).begins('p1')
    expect(together.waitsFor()).toBe('p1 tactic.window')
    const apart = given({
      mode: 'team',
      map: '0. 0. 0.',
      units: { p1: 'FX A1 h5', p3: 'BX B1 h5' },
      hands: { p1: ['T09'] },
      discard: allBut('T09'),
    }).begins('p1')
    expect(apart.waitsFor()).toBe('p1 turn.act')
  })
})
