import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

const THREE = 'ggg../...../...../...../.....'

describe('win', () => {
  test('[RIFT-WIN-01] [RIFT-WIN-05] all portals destroyed: what is left on the path or in stacks does not matter', () => {
    const game = given({
      portals: { total: 2, destroyed: 1 },
      trays: ['P01 C3 cleared', `H91 C2 ${THREE}`],
      stacks: { 1: ['H01', 'H02'] },
    }).from(3)
    expect(game.waitsFor()).toBe('won objective')
    const one = given({ portals: { total: 2, destroyed: 0 }, trays: ['P01 C3 cleared'] }).from(3)
    expect(one.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-WIN-02] [RIFT-WIN-03] only at the end of a round', () => {
    const game = given({ portals: { total: 1, destroyed: 1 } })
    expect(game.waitsFor()).toBe('p1 act + p2 act')
    game.all('ready')
    expect(game.of('readied').map(({ seat }) => seat)).toEqual(['p1', 'p2'])
    expect(game.of('ended')).toEqual([{ type: 'ended', result: 'won', cause: 'objective' }])
    expect(game.waitsFor()).toBe('won objective')
  })

  test('[RIFT-EX-85] [RIFT-WIN-04] [RIFT-WIN-06] portals and boss: every part, in whatever rounds', () => {
    const game = shown('RIFT-EX-85', 1)
    expect(game.open.portals.destroyed).toBe(1)
    expect(game.open).toMatchObject({ round: 10, bossBeaten: false })
    game.all('ready')
    expect(game.open.round).toBe(11)
    expect(game.waitsFor()).toBe('p1 act + p2 act')
    const last = shown('RIFT-EX-85', 2)
    last.all('ready')
    expect(last.table.outcome).toMatchObject({ rounds: 11 })
    expect(last.waitsFor()).toBe('won objective')
    const portal = shown('RIFT-EX-85', 3)
    portal.all('ready')
    expect(portal.open.bossBeaten).toBe(true)
    expect(portal.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-CAMPAIGN-01] stars: the win, no escape, half of the hearts', () => {
    const stars = (hearts: number, escaped: number): number | undefined =>
      given({ hearts, heartsOf: 9, tally: { hordes: 4, escaped }, portals: { total: 1, destroyed: 1 } }).from('end')
        .table.outcome?.stars
    expect([stars(5, 0), stars(4, 0), stars(5, 1), stars(4, 2)]).toEqual([3, 2, 2, 1])
  })

  test('[RIFT-CAMPAIGN-01] what is recorded', () => {
    const game = given({
      scenario: 3,
      round: 6,
      hearts: 4,
      heartsOf: 9,
      tally: { hordes: 11, escaped: 2 },
      portals: { total: 2, destroyed: 2 },
      heroes: { malik: 'p1 board', lilith: 'p2 C3' },
    }).from('end')
    expect(game.table.outcome).toEqual({
      result: 'won',
      cause: 'objective',
      scenario: 3,
      mode: 'scenario',
      difficulty: 'normal',
      players: 2,
      rounds: 6,
      hearts: 4,
      heartsOf: 9,
      portals: { total: 2, destroyed: 2 },
      hordes: 11,
      escaped: 2,
      wave: 0,
      stars: 1,
      score: 0,
      heroes: ['malik', 'lilith'],
    })
  })
})

describe('the endless mode', () => {
  test('every portal counts ten and every horde one; a scenario has no score', () => {
    const tallies = { hearts: 1, tally: { hordes: 7, escaped: 2 }, portals: { total: 5, destroyed: 3 } }
    const lost = given({ ...tallies, mode: 'storm', trays: [`H91 C5 ${THREE}`] }).from(4)
    expect(lost.table.outcome).toMatchObject({ result: 'lost', score: 37, stars: 0 })
    const none = given({
      ...tallies,
      mode: 'storm',
      portals: { total: 5, destroyed: 0 },
      trays: [`H91 C5 ${THREE}`],
    }).from(4)
    expect(none.table.outcome).toMatchObject({ score: 7 })
    expect(given({ ...tallies, trays: [`H91 C5 ${THREE}`] }).from(4).table.outcome).toMatchObject({ score: 0 })
  })
})

describe('hearts', () => {
  test('[RIFT-DESTROY-06] [RIFT-PORTAL-15] in the endless mode a closed portal gives a heart back, up to those it began with', () => {
    const closing = (mode: 'storm' | 'scenario', hearts: number) =>
      given({ mode, hearts, heartsOf: 9, portals: { total: 4, destroyed: 0 }, trays: ['P01 C2 cleared'] }).from(3)
    expect(closing('storm', 5).of('heartsGained')).toEqual([{ type: 'heartsGained', from: 5, to: 6, cause: 'portal' }])
    expect([closing('storm', 9).open.hearts, closing('storm', 9).of('heartsGained')]).toEqual([9, []])
    expect([closing('scenario', 5).open.hearts, closing('scenario', 5).of('heartsGained')]).toEqual([5, []])
  })

  test('[RIFT-CRYSTAL-01] nothing is told of crystals that nobody gained', () => {
    expect(
      given({ trays: ['P01 C2 cleared'] })
        .from(3)
        .of('crystals'),
    ).toEqual([])
  })
})

describe('lose', () => {
  test('[RIFT-EX-62] [RIFT-LOSE-01] [RIFT-LOSE-03] [RIFT-RULING-56] a loss in the last round counts', () => {
    const game = shown('RIFT-EX-62')
    expect(game.open.portals.destroyed).toBe(1)
    expect(game.of('phaseBegan').map(({ phase }) => phase)).toEqual([3, 4])
    expect(game.table.outcome).toMatchObject({ stars: 0 })
    expect(game.waitsFor()).toBe('lost hearts')
  })

  test('[RIFT-LOSE-04] all heroes knocked out is no loss', () => {
    const game = given({
      trays: [`H91 C2 ${THREE}`],
      heroes: { malik: 'p1 C2 base:a3 h1', lilith: 'p2 C2 base:c3 h1' },
    }).from(4)
    expect(game.of('knockedOut')).toHaveLength(2)
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })
})
