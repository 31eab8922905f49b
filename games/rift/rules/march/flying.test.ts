import { describe, expect, test } from 'vitest'
import { cellName } from '../map/cells.query.ts'
import { given, shown } from '../../test/given.ts'

const GOBLIN = 'g..../...../...../...../.....'
const BIRD = 'gg^^./g..../...../...../.....'

describe('flying', () => {
  test('[RIFT-EX-68] [RIFT-FLYING-02] [RIFT-FLYING-03] [RIFT-FLYING-04] [RIFT-FLYING-05] [RIFT-FLYING-06] [RIFT-RANGE-09] shakes all off, lands on top', () => {
    const game = shown('RIFT-EX-68')
    expect(game.of('activated').map(({ tray }) => tray)).toEqual(['H92', 'H91'])
    expect(game.waitsFor()).toBe('p2 displace')
    expect(game.after('p2', 'to')).toEqual(['B2', 'B3', 'B4', 'C2', 'D2', 'D3', 'D4'])
    expect(game.open.soldiers).toBe(12)
    game.seat('p2', 'to B2')
    expect(game.health('malik')).toEqual([5])
    expect(game.trays()).toEqual(['H92 C4', 'H91 C4'])
    expect(game.of('held').map(({ tray }) => tray)).toEqual(['H92'])
    // only the top one can be attacked, by whatever
    game.seat('p1', 'tower musketeer-garrison', 'e n')
    expect([...new Set(game.options('p1').map(id => id.split(' ')[1]))]).toEqual(['H91'])
    expect(game.whyNot('p1', 'tray H92')).toBe('RIFT-RANGE-09 underAnother')
    game.seat('p1', 'I3 H91 a3b3c3', 'I3 H91 a4b4c4').all('ready')
    expect(game.of('activated').map(({ tray }) => tray)).toEqual(['H92', 'H91', 'H91', 'H92'])
    expect(game.trays()).toEqual(['H91 C5'])
    expect(game.of('escaped').map(({ tray }) => tray)).toEqual(['H92'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-FLYING-01] its icon cannot be covered and need not be', () => {
    const game = given({
      trays: [`H91 C5 ${BIRD}`],
      heroes: { malik: 'p1 board', lilith: 'p2 board' },
    })
    game.seat('p1', 'hero malik', 'to C5')
    // the icon lies on c1 d1
    expect(game.after('p1', 'base').filter(square => /[bcd]1/.test(square))).toEqual([])
    expect(game.after('p1', 'base')).toContain('a1')
    expect(game.waitsFor()).toBe('p1 hero.base')
    const cleared = given({ trays: [`H91 C5 ${BIRD} I1:a1b1a2`] }).from(3)
    expect(cleared.isOnPath('H91')).toBe(false)
  })

  test('[RIFT-FLYING-02] before its icons are checked: what units covered works again', () => {
    const game = given({ trays: ['H91 C2 wg^^./...../...../...../..... soldiers:a1'] }).from(4)
    expect(game.trays()).toEqual(['H91 C4'])
    expect(game.of('soldiersBack')).toEqual([{ type: 'soldiersBack', tray: 'H91', count: 1, cause: 'flying' }])
    expect(game.of('held')).toEqual([])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-63] landing on a tray with heroes: they step aside unhurt, soldiers and tiles below stay', () => {
    const game = given({
      trays: [`H91 C2 ${BIRD}`, `H92 C3 ggg../...../...../...../..... I1:b1 soldiers:a1`],
      heroes: { malik: 'p1 C3 base:a3', lilith: 'p2 board' },
    }).from(4)
    // H92 was held first: its soldier is gone, Malik suffered 1
    expect(game.health('malik')).toEqual([4])
    expect(game.waitsFor()).toBe('p1 displace')
    expect(game.after('p1', 'to')).toEqual(['B2', 'B3', 'B4', 'C2', 'C4', 'D2', 'D3', 'D4'])
    game.seat('p1', 'to D4')
    expect(game.hero('malik').base).toBe(0)
    expect(game.trays()).toEqual(['H92 C3', 'H91 C3'])
    expect(game.lying('H92')).toEqual(['I1 b1'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-63] a lower tray is held by its soldiers even so; nobody can engage it', () => {
    const game = given({
      trays: [`H92 C3 ggg../...../...../...../..... soldiers:a1`, `H91 C3 ${BIRD}`],
      heroes: { malik: 'p1 C4', lilith: 'p2 board' },
    })
    game.seat('p1', 'hero malik', 'to C3')
    const bases = game.after('p1', 'base')
    // free on the flying tray, although the lower one has a soldier on a1
    expect(bases).toContain('a1')
    game.seat('p1', 'base a3', 'done').all('ready')
    expect(game.waitsFor()).toBe('p1 displace')
    game.seat('p1', 'to B3')
    expect(game.trays()).toEqual(['H92 C3', 'H91 C4'])
    expect(game.of('held').map(({ tray }) => tray)).toEqual(['H92'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-63] nowhere to go: to the board; and it may land on a portal or boss', () => {
    const game = given({
      map: ['______', '1>>>X_', '______'],
      trays: [`H91 B2 ${BIRD}`, 'P01 C2 soldiers:b1'],
      heroes: { malik: 'p1 B2 base:c3', lilith: 'p2 board' },
    }).from(4)
    expect(game.where('malik')).toBe('board')
    expect(game.health('malik')).toEqual([5])
    expect(game.trays()).toEqual(['P01 C2', 'H91 C2'])
    const boss = given({ trays: [`H91 C2 ${BIRD}`, 'B1 C3 soldiers:a1'], specials: ['B1-1'] }).from(4)
    expect(boss.trays()).toEqual(['B1 C3', 'H91 C3'])
    expect(boss.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-63] others treat a space with any tray as taken', () => {
    const game = given({ trays: [`H91 C3 ${BIRD}`, `H92 C2 ${GOBLIN}`, `H93 C4 ${GOBLIN} soldiers:a1`] }).from(4)
    // H93 held, H91 lands on it, H92 goes to the space left
    expect(game.trays()).toEqual(['H93 C4', 'H91 C4', 'H92 C3'])
    game.all('ready')
    expect(
      game
        .of('advanced')
        .slice(-3)
        .map(({ tray, to }) => `${tray} ${cellName(to)}`),
    ).toEqual(['H92 C3', 'H91 C5', 'H92 C4'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-FLYING-02] [RIFT-FLYING-06] a flying tray under another leaves those on the upper one alone', () => {
    const game = given({
      trays: [`H91 C3 ${BIRD} soldiers:a1`, `H92 C3 ${GOBLIN}`],
      heroes: { malik: 'p1 C3 base:c3', lilith: 'p2 board' },
    }).from(4)
    expect(game.of('activated').map(({ tray }) => tray)).toEqual(['H92', 'H91'])
    expect(game.trays()).toEqual(['H92 C3', 'H91 C4'])
    expect(game.where('malik')).toBe('C3')
    expect(game.hero('malik').base).not.toBe(0)
    expect(game.health('malik')).toEqual([4])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-12] [RIFT-FLYING-07] a flying horde spawns on a free space like any', () => {
    const game = given({ trays: [`H92 C2 ${GOBLIN}`], stacks: { 1: ['H43'] } }).from(1)
    expect(game.trays()).toEqual(['H92 C2', 'H43 C3'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-FLYING-08] soldiers and heroes on it count as cover in phase 3', () => {
    const game = given({
      trays: ['H91 C3 g.^^./...../..gg./..gg./..... soldiers:a1'],
      heroes: { malik: 'p1 C3 base:c3', lilith: 'p2 board' },
    }).from(3)
    expect(game.isOnPath('H91')).toBe(false)
    expect(game.health('malik')).toEqual([4])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })
})
