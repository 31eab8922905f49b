import { describe, expect, test } from 'vitest'
import { cellNamed } from '../map/cells.query.ts'
import { given, shown } from '../../test/given.ts'

describe('pathbreakers', () => {
  test('[RIFT-EX-70] [RIFT-PATHBREAKER-02] [RIFT-PATHBREAKER-03] [RIFT-PATHBREAKER-05] [RIFT-PATHBREAKER-06] [RIFT-SPAWN-12] the first card still there', () => {
    const game = shown('RIFT-EX-70')
    expect(game.trays()).toEqual(['H56 I6'])
    expect(game.open.blocks).toEqual({ 1: cellNamed('H2') })
    expect(game.of('blockRemoved')).toMatchObject([{ block: 3, opens: 4 }])
    expect(game.open.opened).toEqual([4])
    game.all('ready')
    // it is fast
    expect(game.trays()).toEqual(['H56 G6', 'H01 D2', 'H02 I6'])
    expect(game.open.opened).toEqual([])
    expect(game.waitsFor()).toBe('p1 act + p2 act + p3 act + p4 act')
  })

  test('[RIFT-PATHBREAKER-04] all three gone: in front of its own stack', () => {
    const game = given({ map: 8, players: 4, stacks: { 1: ['H56'] } }).from(1)
    expect(game.trays()).toEqual(['H56 D2'])
    expect(game.of('blockRemoved')).toEqual([])
    expect(game.waitsFor()).toBe('p1 act + p2 act + p3 act + p4 act')
  })

  test('[RIFT-PATHBREAKER-06] [RIFT-RULING-64] a stack opened in this phase waits, even if its number is still to come', () => {
    const game = given({
      map: 8,
      players: 4,
      blocks: { 1: 'H2' },
      stacks: { 1: ['H55'], 2: ['H01'], 3: ['H02'] },
    }).from(1)
    expect(game.trays()).toEqual(['H55 H2', 'H02 B6'])
    expect(game.pile('stack2')).toEqual(['H01'])
    expect(game.waitsFor()).toBe('p1 act + p2 act + p3 act + p4 act')
  })

  test('[RIFT-RULING-64] a hero on the blocked space steps aside as for any spawn', () => {
    const game = given({
      map: 8,
      players: 4,
      blocks: { 3: 'I6' },
      stacks: { 1: ['H56'] },
      heroes: { malik: 'p2 I6' },
    }).from(1)
    expect(game.waitsFor()).toBe('p2 displace')
    game.seat('p2', 'to I5')
    expect(game.trays()).toEqual(['H56 I6'])
    expect(game.waitsFor()).toBe('p1 act + p2 act + p3 act + p4 act')
  })

  test('[RIFT-EX-80] [RIFT-PATHBREAKER-07] [RIFT-RULING-64] trays pass over a blocked space, flying ones too', () => {
    const game = shown('RIFT-EX-80')
    expect(game.trays()).toEqual(['H91 C5', 'H92 C3'])
    game.all('ready')
    expect(game.trays()).toEqual(['H92 C5'])
    expect(game.of('escaped').map(({ tray }) => tray)).toEqual(['H91'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-64] heroes may cross a blocked space and stand on it', () => {
    const game = given({ blocks: { 2: 'C4' }, heroes: { malik: 'p1 C5', lilith: 'p2 board' } })
    game.seat('p1', 'hero malik', 'to C4', 'done')
    expect(game.where('malik')).toBe('C4')
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-PATHBREAKER-01] the bar fills the bottom row; it cannot be covered and need not be', () => {
    const game = given({ trays: ['H55 C5'], heroes: { malik: 'p1 board', lilith: 'p2 board' } })
    game.seat('p1', 'hero malik', 'to C5')
    expect(game.after('p1', 'base')).toHaveLength(12)
    expect(game.after('p1', 'base').filter(square => square.endsWith('4'))).toEqual([])
    expect(game.waitsFor()).toBe('p1 hero.base')
    expect(
      given({ trays: ['H55 C5 cleared'] })
        .from(3)
        .isOnPath('H55'),
    ).toBe(false)
  })
})
