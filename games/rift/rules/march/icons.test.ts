import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

describe('heal and speed', () => {
  test('[RIFT-EX-57] [RIFT-ICON-03] [RIFT-ICON-04] [RIFT-ICON-05] [RIFT-ICON-07] heal comes first and bares the speed', () => {
    const game = shown('RIFT-EX-57')
    expect(game.trays()).toEqual(['H91 C4'])
    // the second step is told as one
    expect(game.of('advanced').map(({ fast }) => fast)).toEqual([undefined, true])
    expect(game.lying('H91')).toEqual([])
    expect(game.of('trayHealed')).toEqual([{ type: 'trayHealed', tray: 'H91', tiles: 1, cause: 'heal' }])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-ICON-04] a heal with no tile to throw off is not told', () => {
    const game = given({ trays: ['H91 C2 sg.../...../...../...../..... soldiers:b1'] }).from(4)
    expect(game.of('trayHealed')).toEqual([])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-EX-58] [RIFT-ICON-01] covered icons do not count', () => {
    const game = shown('RIFT-EX-58')
    expect(game.trays()).toEqual(['H91 C3'])
    expect(game.lying('H91')).toEqual(['I1 a1', 'I1 b1'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-ICON-02] more icons of a kind add nothing, one is enough', () => {
    expect(
      given({ trays: ['H91 C2 wwww./...../...../...../.....'] })
        .from(4)
        .trays(),
    ).toEqual(['H91 C4'])
    const one = given({ trays: ['H91 C2 wwww./...../...../...../..... I1:a1b1c1'] }).from(4)
    expect(one.trays()).toEqual(['H91 C4'])
    expect(one.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-71] the icon of a big enemy works until all its squares are covered', () => {
    const three = given({ trays: ['H91 C2 ZZg../ZZ.../...../...../..... I1:a1b1a2'] }).from(4)
    expect(three.lying('H91')).toEqual([])
    const four = given({ trays: ['H91 C2 ZZg../ZZ.../...../...../..... I1:a1b1a2b2'] }).from(4)
    expect(four.lying('H91')).toHaveLength(4)
    expect(four.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-ICON-06] [RIFT-RULING-51] tiles only, and even if the tray is held; soldiers keep speed covered', () => {
    const game = given({
      trays: ['H91 C2 sgw../...../...../...../..... I1:b1 soldiers:c1'],
      heroes: { malik: 'p1 C2 base:a3', lilith: 'p2 board' },
    }).from(4)
    expect(game.lying('H91')).toEqual([])
    expect(game.of('held')).toHaveLength(1)
    expect(game.health('malik')).toEqual([4])
    expect(game.trays()).toEqual(['H91 C2'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })
})

describe('dead-eye', () => {
  test('[RIFT-EX-59] [RIFT-ICON-08] [RIFT-PROTECT-01] after moving it shoots heroes around it, not the protected one', () => {
    const game = shown('RIFT-EX-59')
    expect(game.trays()).toEqual(['H91 C3'])
    expect(game.health('malik', 'lilith', 'ignus')).toEqual([4, 4, 4])
    expect(game.of('spared').map(({ hero }) => hero)).toEqual(['ignus'])
    expect(game.of('hurt')).toEqual([{ type: 'hurt', hero: 'malik', from: 5, to: 4, cause: 'deadEye' }])
    expect(game.waitsFor()).toBe('p1 act + p2 act + p3 act')
  })

  test('[RIFT-EX-60] [RIFT-ICON-10] held, it shoots nobody', () => {
    const game = shown('RIFT-EX-60')
    expect(game.of('hurt')).toEqual([])
    expect(game.waitsFor()).toBe('p1 act + p2 act + p3 act')
  })

  test('[RIFT-ICON-09] [RIFT-RULING-51] a dead-eye that was covered at the check shoots nobody, though it is bared before the tray moves', () => {
    const bared = given({
      trays: ['H91 C2 aw.../...../...../...../..... soldiers:a1'],
      heroes: { malik: 'p1 c', lilith: 'p2 board' },
    }).from(4)
    // held by the soldier, then fast: C3, where c = B3 is beside it
    expect([bared.trays(), bared.tray('H91').soldiers]).toEqual([['H91 C3'], 0])
    expect([bared.of('hurt'), bared.health('malik')]).toEqual([[], [5]])
    const seen = given({
      trays: ['H91 C2 aw.../g..../...../...../..... soldiers:a2'],
      heroes: { malik: 'p1 c', lilith: 'p2 board' },
    }).from(4)
    expect([seen.trays(), seen.health('malik')]).toEqual([['H91 C3'], [4]])
  })

  test('[RIFT-RULING-53] once, from its last space; one held attempt of two is enough to have moved', () => {
    const twice = given({
      trays: ['H91 C2 aw.../...../...../...../.....'],
      heroes: { malik: 'p1 c', lilith: 'p2 h' },
    }).from(4)
    // C2 → C3 → C4: c = B3 and h = D5 are both beside C4
    expect(twice.trays()).toEqual(['H91 C4'])
    expect(twice.health('malik', 'lilith')).toEqual([4, 3])
    const left = given({
      trays: ['H91 C2 aw.../...../...../...../.....'],
      heroes: { malik: 'p1 a', lilith: 'p2 board' },
    }).from(4)
    // beside C2 and C3, not beside C4
    expect(left.health('malik')).toEqual([5])
    const half = given({
      trays: ['H91 C2 awg../...../...../...../..... soldiers:c1'],
      heroes: { malik: 'p1 c', lilith: 'p2 board' },
    }).from(4)
    expect(half.trays()).toEqual(['H91 C3'])
    expect(half.health('malik')).toEqual([4])
    expect(half.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-53] who escapes shoots nobody', () => {
    const game = given({
      trays: ['H91 C5 a..../...../...../...../.....'],
      heroes: { malik: 'p1 g', lilith: 'p2 C4' },
    }).from(4)
    expect(game.of('hurt')).toEqual([])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-86] never a hero on its board', () => {
    const game = given({
      trays: ['H91 C2 a..../...../...../...../.....'],
      heroes: { malik: 'p1 board', lilith: 'p2 board' },
    }).from(4)
    expect(game.health('malik', 'lilith')).toEqual([5, 4])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })
})
