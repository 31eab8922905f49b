import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

describe('the exit', () => {
  test('[RIFT-EX-52] [RIFT-EXIT-01] [RIFT-EXIT-02] [RIFT-ADVANCE-10] two moves: past Malik, then into the kingdom', () => {
    const game = shown('RIFT-EX-52')
    expect(game.waitsFor()).toBe('p1 displace')
    expect(game.after('p1', 'to')).toEqual(['B4', 'B5', 'C4', 'D4', 'D5'])
    game.seat('p1', 'to C4')
    expect(game.open).toMatchObject({ hearts: 2, crystals: 1, trays: [], gone: ['H91'], escaped: [] })
    expect(game.where('malik')).toBe('C4')
    expect(game.open.tally.escaped).toBe(1)
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-EXIT-02] [RIFT-RULING-55] enemies under tiles cost nothing', () => {
    const game = given({ hearts: 9, trays: ['H91 C5 ggg../...../...../...../..... I1:a1b1'] }).from(4)
    expect(game.open.hearts).toBe(8)
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-EX-61] [RIFT-EXIT-03] [RIFT-BIG-02] a big enemy with one bare square costs 4 in all', () => {
    const game = shown('RIFT-EX-61', 1)
    expect(game.open.hearts).toBe(4)
    expect(game.of('escaped')).toMatchObject([{ tray: 'H91', lost: 6, hearts: 4 }])
    const whole = shown('RIFT-EX-61', 2)
    expect(whole.open.hearts).toBe(8)
    expect(whole.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-EXIT-04] icons are no enemies', () => {
    const game = given({
      trays: ['H91 C5 g^^../...../...../...../.....', 'H92 C4 g%%%./...../...../...../.....'],
    }).from(4)
    expect(game.open.hearts).toBe(9)
    game.all('ready')
    expect(game.open.hearts).toBe(8)
    expect(game.waitsFor()).toBe('p1 shop + p2 shop')
  })

  test('[RIFT-EXIT-05] [RIFT-LOSE-01] the last heart: lost at once, nothing else is resolved', () => {
    const game = given({
      hearts: 3,
      trays: ['H91 C5 gggg./...../...../...../.....', 'H92 C4 g..../...../...../...../.....'],
    }).from(4)
    expect(game.open.hearts).toBe(0)
    expect(game.trays()).toEqual(['H92 C4'])
    // no more hearts are lost than there were
    expect(game.of('escaped')).toMatchObject([{ tray: 'H91', lost: 3, hearts: 0 }])
    expect(game.types().slice(-2)).toEqual(['escaped', 'ended'])
    expect(game.of('crystals')).toEqual([])
    expect(game.waitsFor()).toBe('lost hearts')
  })

  test('[RIFT-EX-63] [RIFT-EXIT-06] [RIFT-RULING-55] crystals of escaped hordes come at the end of phase 4', () => {
    const game = shown('RIFT-EX-63')
    expect(game.open).toMatchObject({ hearts: 5, crystals: 2 })
    const types = game.types()
    expect(types.indexOf('crystals')).toBeGreaterThan(types.lastIndexOf('advanced'))
    expect(types.indexOf('crystals')).toBeLessThan(types.lastIndexOf('phaseBegan'))
    expect(game.waitsFor()).toBe('p1 shop + p2 shop')
  })

  test('[RIFT-EXIT-07] [RIFT-LOSE-02] [RIFT-PORTAL-14] a portal in the kingdom loses the game at once', () => {
    const game = given({ hearts: 10, trays: ['P01 C5', 'H92 C4 g..../...../...../...../.....'] }).from(4)
    expect(game.open.hearts).toBe(10)
    expect(game.trays()).toEqual(['H92 C4'])
    expect(game.waitsFor()).toBe('lost portal')
  })

  test('[RIFT-BOSS-03] [RIFT-EXIT-07] [RIFT-LOSE-02] so does a boss', () => {
    const game = given({ trays: ['B1 C5'], specials: ['B1-4'] }).from(4)
    expect(game.of('escaped')).toMatchObject([{ tray: 'B1', lost: 0, hearts: 10 }])
    expect(game.open.hearts).toBe(10)
    expect(game.waitsFor()).toBe('lost boss')
  })

  test('[RIFT-EXIT-08] an escaped horde never comes back', () => {
    const game = given({ hearts: 18, trays: ['H07 C5'], stacks: { 1: ['H01', 'H02'] } }).from(4)
    game.all('ready')
    expect(game.open.gone).toEqual(['H07'])
    expect(game.trays().join()).not.toContain('H07')
    expect(game.pile('deck1')).not.toContain('H07')
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-EXIT-09] [RIFT-RULING-04] the exit is no space: from the last one a tray is in the kingdom', () => {
    const game = given({
      trays: ['H91 C5 g..../...../...../...../.....'],
      heroes: { alleria: 'p1 C4', malik: 'p2 board' },
    })
    game.seat('p1', 'hero alleria')
    expect(game.after('p1', 'to')).not.toContain('C6')
    game.seat('p1', 'done').all('ready')
    expect(game.open.trays).toEqual([])
    expect(game.open.hearts).toBe(9)
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })
})
