import { describe, expect, test } from 'vitest'
import type { ShapeId } from '../../content/ids.ts'
import { TOWERS } from '../../content/towers.ts'
import type { Arrow, Arrows, DamageType, Dir, Turn } from '../../content/types.ts'
import type { Piece, Source } from '../state/shape.ts'
import { type Given, given, type Position, shown } from '../../test/given.ts'
import { cellName } from '../map/cells.query.ts'
import { mapIn } from '../map/map.query.ts'
import { maskNamed, squaresName } from './shapes.query.ts'
import { baseBlocks, canBeAttacked, placements, soldierSquares, targetCells } from './targets.query.ts'
import { isCleared, trayOf, uncovered } from '../march/trays.query.ts'

const arrow = (dir: Dir, reach: 1 | 2 | 3 = 1): Arrow => ({ dir, reach })
const tile = (what: ShapeId, type: DamageType, turn: Piece['turn'] = 0): Piece => ({ what, type, turn, cells: [] })

/** The path spaces an attack reaches from a site. */
const reaches = (position: Position, site: 'a' | 'c' | 'e' | 'i', arrows: Arrows, turn: Turn): string => {
  const { open } = given(position)
  return targetCells(open, mapIn(open).cellOfSite(site), arrows, turn).map(cellName).sort().join(' ')
}
/** The tray H91 of one drawn grid on P1 of col4, and what can be done to it. */
const on = (grid: string, words = '') => lookingAt(given({ trays: [`H91 C2 ${grid} ${words}`] }))
/** The same of a worked example. */
const onShown = (id: string, number?: number) => lookingAt(shown(id, number))
const lookingAt = ({ open }: Given) => {
  const tray = trayOf(open, 'H91')
  return {
    places: (what: ShapeId, type: DamageType, turn: Piece['turn'] = 0) =>
      placements(open, tray, tile(what, type, turn)).map(squaresName),
    bases: () => baseBlocks(open, tray).map(squaresName),
    soldiers: (type: DamageType) => squaresName(soldierSquares(open, tray, type)),
    cleared: () => isCleared(open, tray),
    left: () => uncovered(open, tray),
  }
}
const BLANK = '...../...../...../...../.....'

describe('range', () => {
  test('[RIFT-EX-01] [RIFT-RANGE-02] [RIFT-TOWER-08] direct arrows turn with the card', () => {
    const arrows = TOWERS.archer.attacks[0]?.arrows ?? []
    const turns = ([0, 1, 2, 3] as const).map(turn => reaches({ map: 'col4' }, 'c', arrows, turn))
    expect(turns).toEqual(['', 'C3', '', 'C3'])
    // and the tile with them
    const game = shown('RIFT-EX-01').seat('p2', 'tower archer', 'c e')
    expect(game.after('p2', 'I2 H01')).toContain('b2c2')
    expect(game.after('p2', 'I2 H01')).not.toContain('b2b3')
    expect(game.waitsFor()).toBe('p2 place')
  })

  test('[RIFT-EX-03] [RIFT-RANGE-04] [RIFT-RANGE-05] [RIFT-RULING-20] a longer arrow reaches every space up to its end', () => {
    const from = (site: 'a' | 'e', reach: 1 | 2 | 3) => reaches({ map: 'bend' }, site, [arrow(0, reach)], 3)
    expect([from('a', 1), from('a', 2), from('a', 3)]).toEqual(['D2', 'C2 D2', 'B2 C2 D2'])
    expect(from('e', 2)).toBe('C4 D4')
    // the Adept may choose either
    const game = shown('RIFT-EX-03').seat('p1', 'tower adept', 'a w')
    expect(game.after('p1', 'O4').map(id => id.slice(0, 3))).toEqual(expect.arrayContaining(['H01', 'H02']))
    expect(game.waitsFor()).toBe('p1 place')
  })

  test('[RIFT-RULING-20] an angled arrow of reach 2 hits the first corner and the second', () => {
    const map = ['____1_', '_..v<_', '_.v<._', '_a>>>X', '______']
    expect(reaches({ map }, 'a', [arrow(1, 2)], 0)).toBe('C3 D2')
  })

  test('[RIFT-EX-04] [RIFT-RANGE-03] angled arrows hit a corner', () => {
    const turns = ([0, 1, 2, 3] as const).map(turn => reaches({ map: 'col4' }, 'c', [arrow(1)], turn))
    expect(turns).toEqual(['C2', 'C4', '', ''])
    const game = shown('RIFT-EX-04').seat('p2', 'tower marksmen', 'c n')
    expect([...new Set(game.after('p2', 'I2').map(id => id.slice(0, 3)))]).toEqual(['H01'])
    expect(game.waitsFor()).toBe('p2 place')
  })

  test('[RIFT-EX-05] [RIFT-RANGE-06] a perfect range is every path space, from anywhere', () => {
    for (const turn of [0, 1, 2, 3] as const) expect(reaches({ map: 'col4' }, 'e', 'perfect', turn)).toBe('C2 C3 C4 C5')
    const game = shown('RIFT-EX-05').seat('p1', 'tower musketeer-garrison', 'e n')
    expect([...new Set(game.after('p1', 'I3').map(id => id.slice(0, 3)))]).toEqual(['H01', 'H02', 'H03', 'H04'])
    expect(game.waitsFor()).toBe('p1 place')
  })

  test('[RIFT-RANGE-01] [RIFT-RULING-04] only path spaces: no site, no ground, no exit', () => {
    expect(reaches({ map: 'lane4' }, 'e', [arrow(0), arrow(2, 3), arrow(6)], 0)).toBe('B3')
    expect(reaches({ map: ['______', '1>>>v_', '_.a.X_', '______'] }, 'a', [arrow(2, 3)], 0)).toBe('')
  })

  test('[RIFT-RANGE-07] [RIFT-DAMAGE-08] the tiles of one attack may use different arrows', () => {
    const game = given({ trays: ['H01 C2', 'H02 C3'], hands: { p2: ['marksmen'] } })
    game.seat('p2', 'tower marksmen', 'c e')
    expect(game.options('p2')).toContain('I1 H02 c3')
    expect(game.options('p2')).toContain('I2 H01 b2b3')
    game.seat('p2', 'I1 H02 c3', 'I2 H01 b2b3')
    expect(game.lying('H01')).toEqual(['I2 b2b3'])
    expect(game.lying('H02')).toEqual(['I1 c3'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RANGE-08] [RIFT-RULING-19] nothing in between blocks: trays, towers, heroes, gaps', () => {
    const map = ['__1___', '_av.v2', '__v_v_', '_.v<<_', '__X___']
    expect(reaches({ map, players: 4 }, 'a', [arrow(2, 3)], 0)).toBe('C2 E2')
    const trays = ['H01 C2', 'H02 E2']
    const game = given({ map, players: 4, trays, heroes: { malik: 'p1 D2' }, hands: { p1: ['arcanic-wizard'] } })
    game.seat('p1', 'tower arcanic-wizard', 'a e')
    expect(new Set(game.options('p1').map(id => id.split(' ')[1]))).toEqual(new Set(['H01', 'H02']))
    game.seat('p1', 'I2 H02 a1a2', 'R6 H02 d1e1d2e2d3e3')
    expect(game.lying('H02')).toEqual(['I2 a1a2', 'R6 d1e1d2e2d3e3'])
    expect(game.lying('H01')).toEqual([])
    expect(game.waitsFor()).toBe('p1 act + p2 act + p3 act + p4 act')
  })

  test('[RIFT-RANGE-09] [RIFT-FLYING-05] only the top tray of a space can be attacked', () => {
    const game = given({ trays: ['H01 C3', 'H43 C3'], hands: { p2: ['mage'] } }).seat('p2', 'tower mage', 'c e')
    expect(new Set(game.options('p2').map(id => id.split(' ')[1]))).toEqual(new Set(['H43']))
    expect(canBeAttacked(game.open, trayOf(game.open, 'H01'), { kind: 'tower', site: 'c', tower: 'mage' })).toBe(false)
    expect(game.waitsFor()).toBe('p2 place')
  })

  test('in the Fog every arrow reaches one space only', () => {
    expect(reaches({ map: 'bend', storm: 'PS08' }, 'a', [arrow(0, 3)], 3)).toBe('D2')
  })
})

describe('types', () => {
  test('[RIFT-EX-08] [RIFT-TYPE-01] [RIFT-TYPE-02] [RIFT-TYPE-04] [RIFT-TYPE-06] physical tiles keep off physical resistance', () => {
    const tray = onShown('RIFT-EX-08')
    const numbers = (['physical', 'magical', 'true'] as const).map(type => tray.places('I2', type).length)
    expect(numbers).toEqual([18, 20, 20])
    expect(tray.places('I2', 'physical')).not.toContain('a1a2')
    expect(tray.places('O4', 'physical')).not.toContain('b1c1b2c2')
  })

  test('[RIFT-EX-09] [RIFT-TYPE-03] magical tiles keep off magical resistance', () => {
    const tray = onShown('RIFT-EX-09')
    const places = tray.places('L3', 'magical')
    expect(places).toHaveLength(14)
    expect(places).not.toContain('a1a2b2')
    expect(places).not.toContain('d4d5e5')
    expect(tray.places('L3', 'physical')).toHaveLength(16)
  })

  test('[RIFT-TYPE-05] [RIFT-TYPE-07] deadly enemies are for tiles only; a base may cover the resistant ones', () => {
    const tray = on('d.o../...../c.k../...../b....')
    expect(tray.places('I1', 'physical')).toContain('a1')
    expect(tray.soldiers('true')).toBe('c1a3c3')
    const bases = tray.bases()
    expect(bases).toContain('b1c1b2c2')
    expect(bases).toContain('b3c3b4c4')
    expect(bases).not.toContain('a1b1a2b2')
    expect(bases).not.toContain('a4b4a5b5')
  })

  test('[RIFT-TYPE-08] spells obey the types too', () => {
    const game = given({
      trays: ['H91 C3 cc.../...../...../...../....g'],
      spells: ['rain-of-fire'],
    }).seat('p1', 'spell rain-of-fire')
    const places = game.after('p1', 'I1 H91')
    expect(places).toContain('c3')
    expect(places).not.toContain('a1')
    expect(game.waitsFor()).toBe('p1 place')
  })

  test('[RIFT-TYPE-09] two defenses of one enemy both count', () => {
    const tray = on('k..../b..../...../...../.....')
    expect(tray.places('I1', 'physical')).not.toContain('a1')
    expect(tray.places('I1', 'magical')).not.toContain('a1')
    expect(tray.places('I1', 'true')).toContain('a1')
    // the brute: physical resistance and deadly
    expect(tray.places('I1', 'physical')).not.toContain('a2')
    expect(tray.places('I1', 'magical')).toContain('a2')
    expect(tray.soldiers('magical')).toBe('')
    expect(tray.soldiers('true')).toBe('a1')
  })

  test('[RIFT-TYPE-10] each enemy of one horde is checked by itself', () => {
    const tray = on('o.c../.g.../...../...../.....', 'I1:b2')
    expect(tray.left()).toBe(2)
    expect(tray.soldiers('physical')).toBe('c1')
    expect(tray.soldiers('magical')).toBe('a1')
  })
})

describe('placing', () => {
  test('[RIFT-EX-02] the tile of the book lies along the firing line: 20 places, three of them on two enemies', () => {
    const game = shown('RIFT-EX-02')
    game.seat('p1', 'tower archer', 'e n')
    const places = game.after('p1', 'I2 H91')
    expect(places).toHaveLength(20)
    const enemies = maskNamed('b1c1b2c2b3')
    const both = places.filter(name => (maskNamed(name) & ~enemies) === 0)
    expect(both).toEqual(['b1b2', 'b2b3', 'c1c2'])
    game.seat('p1', 'I2 H91 b1b2')
    expect(game.open.trays[0]).toMatchObject({ tiles: [{ mask: maskNamed('b1b2'), shape: 'I2', type: 'physical' }] })
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-EX-10] [RIFT-DAMAGE-02] [RIFT-SOLDIER-04] tiles never overlap tiles, soldiers or bases', () => {
    expect(onShown('RIFT-EX-10', 1).places('O4', 'true')).toHaveLength(12)
    expect(onShown('RIFT-EX-10', 2).places('O4', 'true')).toHaveLength(12)
    const places = onShown('RIFT-EX-10', 3).places('I1', 'true')
    expect(places).toHaveLength(21)
    expect(places).not.toContain('c3')
  })

  test('[RIFT-DAMAGE-03] [RIFT-RULING-21] without free manipulation only the printed orientation', () => {
    const tray = on(BLANK)
    expect(tray.places('L4', 'true', 1)).toHaveLength(12)
    expect(tray.places('L4', 'true', 'free')).toHaveLength(96)
  })

  test('[RIFT-DAMAGE-05] a tile that would touch one forbidden enemy may not lie there', () => {
    const game = given({ trays: ['H91 C3 ooooo/ooooo/ooooo/ooooo/ooog.'], hands: { p2: ['archer'] } })
    game.seat('p2', 'tower archer', 'c e')
    expect(game.waitsFor()).toBe('p1 act + p2 act')
    expect(game.lying('H91')).toEqual(['I2 d5e5'])
  })

  test('[RIFT-EX-12] [RIFT-PORTAL-01] [RIFT-PORTAL-02] [RIFT-DAMAGE-06] nothing lies on the centre of a portal', () => {
    const tray = onShown('RIFT-EX-12')
    expect(tray.places('I1', 'true')).toHaveLength(24)
    expect(tray.places('I2', 'true')).toHaveLength(18)
    expect(tray.places('I2', 'true', 'free')).toHaveLength(36)
    expect(tray.places('O4', 'true')).toHaveLength(12)
    expect(tray.soldiers('true')).toBe('')
  })

  test('[RIFT-EX-13] [RIFT-DAMAGE-06] ghost, flying and pathbreaker icons cannot be covered by anything', () => {
    const ghost = onShown('RIFT-EX-13', 1)
    expect(ghost.places('I2', 'true')).toHaveLength(14)
    expect(ghost.bases()).toHaveLength(10)
    const bar = onShown('RIFT-EX-13', 2)
    expect(bar.bases()).toHaveLength(12)
    expect(bar.places('I1', 'true')).toHaveLength(20)
    const flying = onShown('RIFT-EX-13', 3)
    expect(flying.places('I1', 'true')).toHaveLength(23)
  })

  test('[RIFT-DAMAGE-07] [RIFT-RULING-22] a tile may lie on blanks alone', () => {
    const game = given({ trays: ['H91 C3 gg.../...../...../...../.....'], hands: { p2: ['mage'] } })
    game.seat('p2', 'tower mage', 'c e', 'L3 H91 d4e4d5')
    expect(game.of('tilePlaced').map(({ left }) => left)).toEqual([2])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-DAMAGE-09] tiles joined by “+” go on one tray', () => {
    const game = given({ trays: ['H01 C3', 'H02 C2'], hands: { p2: ['big-bertha'] } }).seat(
      'p2',
      'tower big-bertha',
      'c e',
    )
    expect(new Set(game.options('p2').map(id => id.split(' ')[1]))).toEqual(new Set(['H01', 'H02']))
    game.seat('p2', 'I1 H02 c3')
    expect(new Set(game.options('p2').map(id => id.split(' ')[1]))).toEqual(new Set(['H02']))
    expect(game.waitsFor()).toBe('p2 place')
  })

  test('[RIFT-DAMAGE-10] [RIFT-DAMAGE-11] tray, square and order are the player’s; what lies there stays from round to round', () => {
    const game = given({ trays: ['H02 C2'], hands: { p2: ['artillery'] } }).seat('p2', 'tower artillery', 'c n')
    expect(new Set(game.options('p2').map(id => id.split(' ')[0]))).toEqual(new Set(['I1', 'I2']))
    game.seat('p2', 'I1 H02 a1', 'I2 H02 e1e2', 'I1 H02 c3').all('ready')
    expect(game.trays()).toEqual(['H02 C3'])
    expect(game.lying('H02')).toEqual(['I1 a1', 'I2 e1e2', 'I1 c3'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-DAMAGE-12] [RIFT-DAMAGE-14] cleared: every enemy under something, whatever it is; icons and blanks need not be', () => {
    const grid = 'gg.../gg.../..@../...g./...g.'
    expect(on(grid, 'I1:a1b1a2b2d4 soldiers:d5').cleared()).toBe(true)
    expect(on(grid, 'I1:a1b1a2b2d4').cleared()).toBe(false)
    const { open } = given({
      trays: ['H91 C2 gg.../gg.../...../...g./...g. I2:d4d5'],
      heroes: { malik: 'p1 C2 base:a1' },
    })
    expect(isCleared(open, trayOf(open, 'H91'))).toBe(true)
    expect(uncovered(open, trayOf(open, 'H91'))).toBe(0)
  })

  test('[RIFT-DAMAGE-13] [RIFT-RULING-75] tiles never run out', () => {
    const all = 'abcde'
      .split('')
      .flatMap(column => [1, 2, 3, 4, 5].map(row => `${column}${row}`))
      .join('')
    const trays = ['C2', 'C3', 'C4'].map((cell, i) => `H8${i} ${cell} ggggg/ggggg/ggggg/ggggg/ggggg I1:${all}`)
    const game = given({ trays: [...trays, 'H01 C5'], hands: { p2: ['bombard'], p1: [] }, players: 4 })
    game.seat('p2', 'tower bombard', 'g e', 'I1 H01 b2', 'I1 H01 c2')
    expect(game.lying('H01')).toEqual(['I1 b2', 'I1 c2'])
    expect(game.waitsFor()).toBe('p1 act + p2 act + p3 act + p4 act')
  })
})

describe('who may attack what', () => {
  const tower = (id: keyof typeof TOWERS): Source => ({ kind: 'tower', site: 'c', tower: id })
  const { open } = given({ trays: ['P07 C2', 'B1 C3', 'H01 C4'], heroes: { malik: 'p1 C4 base:a1' } })
  const may = (id: 'P07' | 'B1' | 'H01', by: Source, piece?: Piece) => canBeAttacked(open, trayOf(open, id), by, piece)

  test('[RIFT-PORTAL-03] a portal of level 2 is for towers of level 2 and more', () => {
    const towers = (['archer', 'marksmen', 'wizard', 'tesla-tower'] as const).map(id => may('P07', tower(id)))
    expect(towers).toEqual([false, true, true, true])
    expect(may('H01', tower('archer'))).toBe(true)
  })

  test('[RIFT-PORTAL-16] the level binds towers only: the Gem ignores it, and hits nothing else', () => {
    const gem: Source = { kind: 'spell', spell: 'gem-of-timewarp' }
    expect([may('P07', gem), may('B1', gem), may('H01', gem)]).toEqual([true, true, false])
    const rain: Source = { kind: 'spell', spell: 'rain-of-fire' }
    expect([may('P07', rain), may('B1', rain), may('H01', rain)]).toEqual([false, false, true])
  })

  test('bosses are for towers of any level, never for heroes', () => {
    expect(may('B1', tower('archer'))).toBe(true)
    const basic: Source = { kind: 'hero', hero: 'malik', as: 'basic' }
    expect([may('P07', basic), may('B1', basic), may('H01', basic)]).toEqual([false, false, true])
  })

  test('[RIFT-ACTION-04] a perfect range spares the tray the hero is engaged on', () => {
    expect(may('H01', { kind: 'hero', hero: 'malik', as: 'arcanic-storm' })).toBe(false)
    expect(may('H01', { kind: 'hero', hero: 'alleria', as: 'arcanic-storm' })).toBe(true)
  })

  test('Dead Magic and Rust keep tiles of towers off portals, not soldiers', () => {
    for (const [storm, type] of [
      ['PS09', 'magical'],
      ['PS10', 'physical'],
    ] as const) {
      const stormy = given({ trays: ['P01 C2', 'H01 C3'], storm }).open
      const hits = (id: 'P01' | 'H01', piece: Piece) =>
        canBeAttacked(stormy, trayOf(stormy, id), tower('howitzer'), piece)
      expect(hits('P01', tile('I1', type))).toBe(false)
      expect(hits('P01', tile('I1', 'true'))).toBe(true)
      expect(hits('H01', tile('I1', type))).toBe(true)
      expect(hits('P01', { what: 'soldier', type, turn: 0, cells: [] })).toBe(true)
    }
  })
})
