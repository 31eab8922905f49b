import { describe, expect, test } from 'vitest'
import { cellName } from '../map/cells.query.ts'
import { given, shown } from '../../test/given.ts'

const GOBLIN = 'g..../...../...../...../.....'
const WULF = 'w..../...../...../...../.....'

describe('order', () => {
  test('[RIFT-ADVANCE-01] [RIFT-ADVANCE-03] [RIFT-ADVANCE-04] [RIFT-RULING-87] nearest to the exit by path first, one space each', () => {
    const game = given({
      map: 'bend',
      trays: [`H91 B2 ${GOBLIN} turn:w`, `H92 D2 ${GOBLIN}`, `H93 D4 ${GOBLIN}`],
    }).from(4)
    // B2 lies beside the exit on the map, but six moves away from it
    expect(game.of('advanced').map(({ tray, to }) => `${tray} ${cellName(to)}`)).toEqual(['H93 C4', 'H92 D3', 'H91 C2'])
    expect(game.tray('H91').turn).toBe(3)
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-EX-64] [RIFT-ADVANCE-02] [RIFT-FORK-01] [RIFT-FORK-02] [RIFT-FORK-04] [RIFT-RULING-06] section by section, the trunk with the first', () => {
    const game = shown('RIFT-EX-64')
    expect(game.of('activated').map(({ at }) => cellName(at))).toEqual(['C4', 'C3', 'B3', 'B2', 'D3', 'D2'])
    expect(game.of('escaped').map(({ tray }) => tray)).toEqual(['H90', 'H94'])
    expect(game.trays()).toEqual(['H91 C4', 'H92 C3', 'H93 B3', 'H95 D3'])
    expect(game.of('advanced').map(({ over }) => over.length)).toEqual([0, 0, 0, 0])
    expect(game.waitsFor()).toBe('p1 shop + p2 shop')
  })

  test('[RIFT-EX-84] [RIFT-FORK-01] [RIFT-RULING-91] strictly by token, although another is nearer', () => {
    const game = shown('RIFT-EX-84')
    expect(game.of('activated').map(({ tray }) => tray)).toEqual(['H91', 'H92', 'H93'])
    expect(game.trays()).toEqual(['H91 E4', 'H92 C5', 'H93 E5'])
    expect(game.waitsFor()).toBe('p1 act + p2 act + p3 act')
  })

  test('[RIFT-RULING-06] an empty or blocked stack keeps its section', () => {
    const trays = [`H91 D3 ${GOBLIN}`, `H92 C4 ${GOBLIN}`]
    const game = given({ map: 'fork', trays, blocks: { 1: 'B2' } }).from(4)
    expect(game.of('activated').map(({ tray }) => tray)).toEqual(['H92', 'H91'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-FORK-03] [RIFT-RULING-50] the order is fixed at the start: who leaves its branch does not move again', () => {
    // section 1 is activated first; H92 comes into the trunk later and stays there
    const game = given({ map: 'fork', trays: [`H91 B3 ${GOBLIN}`, `H92 D3 ${WULF}`] }).from(4)
    expect(game.of('advanced').map(({ tray, to }) => `${tray} ${cellName(to)}`)).toEqual(['H91 C3', 'H92 C4'])
    expect(game.of('escaped').map(({ tray }) => tray)).toEqual(['H92'])
    expect(game.trays()).toEqual(['H91 C3'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })
})

describe('held', () => {
  test('[RIFT-ADVANCE-05] [RIFT-ADVANCE-06] [RIFT-RULING-82] it does not move; every soldier and hero on it suffers 1', () => {
    const game = given({
      trays: ['H91 C3 gggg./...../...../...../..... soldiers:a1b1'],
      heroes: { malik: 'p1 C3 base:a3', lilith: 'p2 C3 base:c3' },
    }).from(4)
    expect(game.trays()).toEqual(['H91 C3'])
    expect(game.open.soldiers).toBe(12)
    expect(game.tray('H91').soldiers).toBe(0)
    expect(game.health('malik', 'lilith')).toEqual([4, 3])
    expect(game.where('malik')).toBe('C3')
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-EX-53] [RIFT-ICON-09] [RIFT-RULING-51] [RIFT-RULING-80] icons bared by it do nothing this round', () => {
    const game = shown('RIFT-EX-53')
    expect(game.trays()).toEqual(['H91 C3'])
    expect(game.of('held')).toHaveLength(1)
    expect(game.of('soldiersBack').map(({ count }) => count)).toEqual([3])
    expect(game.of('knockedOut').map(({ hero }) => hero)).toEqual(['magnus'])
    expect(game.lying('H91')).toEqual(['I1 d3'])
    expect(game.health('lilith')).toEqual([4])
    // and he is back on his board in the next round
    expect(game.hero('magnus')).toMatchObject({ place: 'board', locked: true })
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-EX-55] [RIFT-ADVANCE-07] [RIFT-RULING-52] soldiers stop only the first attempt of a fast tray', () => {
    const game = shown('RIFT-EX-55')
    expect(game.trays()).toEqual(['H91 C3'])
    expect(game.types()).toEqual(expect.arrayContaining(['activated', 'held', 'soldiersBack', 'advanced']))
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-EX-56] [RIFT-ADVANCE-08] [RIFT-ADVANCE-09] heroes stop both attempts, as long as they stand', () => {
    const one = shown('RIFT-EX-56', 1)
    expect(one.trays()).toEqual(['H91 C2'])
    expect(one.health('malik')).toEqual([1])
    const out = shown('RIFT-EX-56', 2)
    expect(out.trays()).toEqual(['H91 C3'])
    expect(out.of('knockedOut').map(({ hero }) => hero)).toEqual(['malik'])
    const two = shown('RIFT-EX-56', 3)
    expect(two.trays()).toEqual(['H91 C2'])
    expect(two.health('lilith')).toEqual([2])
    expect(two.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-ADVANCE-15] a hero on a bare path space stops nothing', () => {
    const game = given({
      trays: [`H91 C2 ${GOBLIN}`],
      heroes: { malik: 'p1 C4', lilith: 'p2 board' },
    }).from(4)
    expect(game.trays()).toEqual(['H91 C3'])
    expect(game.where('malik')).toBe('C4')
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-PORTAL-13] [RIFT-ADVANCE-14] portals are held, bypass and are bypassed like any tray', () => {
    const held = given({ trays: ['P01 C2 soldiers:b1', `H91 C3 ${GOBLIN}`] }).from(4)
    expect(held.trays()).toEqual(['P01 C2', 'H91 C4'])
    const past = given({ trays: ['P01 C2', `H91 C3 ${GOBLIN} soldiers:a1`] }).from(4)
    expect(past.trays()).toEqual(['H91 C3', 'P01 C4'])
    const under = given({ trays: ['P01 C3 soldiers:b1', `H91 C2 ${GOBLIN}`] }).from(4)
    expect(under.trays()).toEqual(['P01 C3', 'H91 C4'])
    expect(under.waitsFor()).toBe('p1 act + p2 act')
  })
})

describe('heroes in the way', () => {
  const pushed = { trays: [`H91 C3 ${GOBLIN}`], heroes: { malik: 'p2 C4', lilith: 'p1 board' } } as const

  test('[RIFT-ADVANCE-10] [RIFT-RULING-13] an empty site or path space, the one just left too; its player picks', () => {
    const game = given({ ...pushed, sites: { c: 'archer n p1' } }).from(4)
    expect(game.waitsFor()).toBe('p2 displace')
    expect(game.after('p2', 'to')).toEqual(['B4', 'B5', 'C3', 'C5', 'D3', 'D4', 'D5'])
    expect(game.whyNot('p2', 'to B3')).toBe('RIFT-RULING-13 displaceTower')
    const stacked = given({ ...pushed, sites: { c: ['archer n p1', 'mage n p1'] } }).from(4)
    expect(stacked.table.whyNot('p2', 'to B3')?.values).toEqual({ tower: 'mage' })
    game.seat('p2', 'to C3')
    expect(game.trays()).toEqual(['H91 C4'])
    expect(game.where('malik')).toBe('C3')
    expect(game.health('malik')).toEqual([5])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-ADVANCE-10] [RIFT-RULING-13] no open ground in phase 4', () => {
    const game = given({
      map: 'fork',
      trays: [`H91 B2 ${GOBLIN}`],
      heroes: { malik: 'p1 B3', lilith: 'p2 board' },
    }).from(4)
    expect(game.after('p1', 'to')).toEqual(['B2', 'B4', 'C3', 'C4'])
    expect(game.whyNot('p1', 'to C2')).toBe('RIFT-ADVANCE-10 displaceGround')
    expect(game.waitsFor()).toBe('p1 displace')
  })

  test('[RIFT-ADVANCE-11] [RIFT-RULING-14] nowhere to go: to the board, unhurt', () => {
    const stuck = given({
      map: ['______', '1>>>X_', '______'],
      trays: [`H91 C2 ${GOBLIN} soldiers:a1`, `H92 B2 ${GOBLIN}`],
      heroes: { malik: 'p1 D2 h2', lilith: 'p2 board' },
    }).from(4)
    expect(stuck.where('malik')).toBe('board')
    expect(stuck.health('malik')).toEqual([2])
    expect(stuck.trays()).toEqual(['H91 C2', 'H92 D2'])
    expect(stuck.waitsFor()).toBe('p1 act + p2 act')
  })
})

describe('bypass', () => {
  test('[RIFT-EX-54] [RIFT-ADVANCE-12] [RIFT-ADVANCE-13] [RIFT-RULING-54] past held trays, even into the exit; they are not touched', () => {
    const near = shown('RIFT-EX-54', 1)
    expect(near.trays()).toEqual(['H91 C4', 'H92 C5'])
    expect(near.of('advanced').map(({ over }) => over.map(cellName))).toEqual([['C4']])
    const out = shown('RIFT-EX-54', 2)
    expect(out.trays()).toEqual(['H91 C5'])
    expect(out.of('escaped').map(({ tray, lost }) => `${tray} ${lost}`)).toEqual(['H92 1'])
    expect(out.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-ADVANCE-12] [RIFT-RULING-54] several at once; each attempt walks on its own', () => {
    const trays = [`H91 C3 ${GOBLIN} soldiers:a1`, `H92 C4 ${GOBLIN} soldiers:a1`, `H93 C2 ${WULF}`]
    const game = given({ trays }).from(4)
    expect(game.of('advanced').map(({ to, over }) => `${cellName(to)} ${over.map(cellName).join()}`)).toEqual([
      'C5 C3,C4',
    ])
    expect(game.of('escaped').map(({ tray }) => tray)).toEqual(['H93'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })
})
