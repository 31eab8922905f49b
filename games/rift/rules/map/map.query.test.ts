import { describe, expect, test } from 'vitest'
import type { CardId } from '../../content/ids.ts'
import { SCENARIO_IDS, SCENARIOS } from '../../content/scenarios.ts'
import { COLOURS, SITE_COLOURS } from '../../content/sites.ts'
import { type Given, given, MAPS, shown } from '../../test/given.ts'
import { around, cellName, cellNamed, cellOf, kingDistance, turnOf, VEC, wayOf } from './cells.query.ts'
import { mapOf } from './map.query.ts'
import { bitsOf, squareName } from '../placing/shapes.query.ts'
import { faceOf } from '../march/trays.query.ts'

const names = (cells: readonly number[]): string => cells.map(cellName).join(' ')
const drawn = (rows: readonly string[], players = 4) => mapOf(`map:${rows.join('/')}`, players)
const PLAYERS = [1, 2, 3, 4] as const

describe('cells', () => {
  test('names are a column letter and a row from 1', () => {
    expect(cellName(cellOf(2, 3))).toBe('C4')
    expect(cellNamed('C4')).toBe(cellOf(2, 3))
    expect(cellNamed('Q1')).toBeUndefined()
    expect(cellName(-1)).toBe('-')
  })
  test('directions go clockwise from north, and so do quarter turns', () => {
    expect(VEC.map(vec => cellName(cellOf(4, 4) + vec))).toEqual(['E4', 'F4', 'F5', 'F6', 'E6', 'D6', 'D5', 'D4'])
    expect(([0, 1, 2, 3] as const).map(wayOf)).toEqual(['n', 'e', 's', 'w'])
    expect(['n', 'e', 's', 'w', 'x'].map(turnOf)).toEqual([0, 1, 2, 3, undefined])
  })
  test('neighbours are the 8 cells around that are on the map', () => {
    const map = drawn(MAPS.col4)
    expect(names(around(map, cellOf(2, 1)))).toBe('D2 D3 C3 B3 B2')
    expect(around(map, -1)).toEqual([])
    expect(kingDistance(cellOf(1, 1), cellOf(3, 2))).toBe(2)
  })
})

describe('the maps of the scenarios', () => {
  test('moves from every spawn point into the kingdom', () => {
    const lengths = SCENARIO_IDS.map(id =>
      mapOf(String(id), 4).spawns.map(({ front }) => mapOf(String(id), 4).movesLeft(front)),
    )
    expect(lengths).toEqual([
      [9, 5],
      [14, 5],
      [6, 6],
      [13, 9],
      [7, 7],
      [11, 10],
      [7, 6, 8],
      [9, 7, 9, 4],
      [13, 10, 6],
      [7, 7, 5, 5],
    ])
  })

  test('[RIFT-SETUP-05] every stack that is used has its own number and its own path space', () => {
    for (const id of SCENARIO_IDS)
      for (const players of PLAYERS) {
        const { spawns, kindOf } = mapOf(String(id), players)
        expect(new Set(spawns.map(({ front }) => front)).size).toBe(spawns.length)
        expect(spawns.every(({ front, at }) => kindOf(front) === 'path' && kindOf(at) === 'void')).toBe(true)
        const used = Object.keys(SCENARIOS[id].stacks[players]).map(Number)
        expect(used.every(spawn => spawns.some(each => each.spawn === spawn))).toBe(true)
      }
  })

  test('[RIFT-SETUP-16] the sites of the players in the game, each of one colour; the others are open ground', () => {
    for (const id of SCENARIO_IDS)
      for (const players of PLAYERS) {
        const map = mapOf(String(id), players)
        for (const colour of COLOURS)
          for (const site of SITE_COLOURS[players][colour] ?? [])
            expect(map.ownerOf(site), `${id} ${site}`).toBe(colour)
      }
    const two = mapOf('1', 2)
    expect(two.sites).toEqual(['b', 'c', 'e', 'f', 'h', 'i', 'j', 'k'])
    expect(two.kindOf(cellOf(1, 1))).toBe('ground')
    expect(two.siteAt(cellOf(1, 1))).toBeUndefined()
    expect(two.cellOfSite('a')).toBe(-1)
    expect(mapOf('5', 2).ownerOf('w')).toBe('white')
  })

  test('[RIFT-RULING-05] every path space has one successor, and every path ends at an exit', () => {
    for (const id of SCENARIO_IDS) {
      const map = mapOf(String(id), 4)
      for (const cell of map.path) {
        let at = cell
        for (let i = 0; i < map.movesLeft(cell); i++) {
          expect(map.kindOf(at)).toBe('path')
          at = map.next(at)
        }
        expect(at).toBe(-1)
      }
    }
    expect(() => drawn(['__1_2_', '_.v_v_', '_>v.v_', '_^<.v_', '____X_'])).toThrow(/circles/)
    expect(() => drawn(['__1__', '_avb_', '__.__'])).toThrow(/leaves itself|no exit/)
    expect(() => drawn(['__1__', '_a>X'])).toThrow(/different lengths/)
    expect(() => drawn(['_1_', '_v_', '_q_', '_X_'])).toThrow(/"q"/)
    expect(() => mapOf('11', 2)).toThrow(/no map "11"/)
    expect(() => mapOf('1', 5)).toThrow(/5 players/)
  })

  test('[RIFT-RULING-04] [RIFT-EXIT-09] an exit is no space; heroes enter on the path spaces around it', () => {
    for (const id of SCENARIO_IDS)
      for (const { at, last, side } of mapOf(String(id), 4).exits) {
        const map = mapOf(String(id), 4)
        expect(map.kindOf(at)).toBe('void')
        expect(map.cells).not.toContain(at)
        expect(map.next(last)).toBe(-1)
        expect(map.exitSide(last)).toBe(side)
        expect(map.entries).toContain(last)
      }
    expect(names(mapOf('3', 4).entries)).toBe('D6 F6')
    // a path that passes the corner of the exit can be entered there too
    expect(names(drawn(['1>>v_', '_a.v_', '_v<<_', '_v.>X', '_>>^_']).entries)).toBe('D3 D4 D5')
  })

  test('[RIFT-RULING-90] [RIFT-RULING-72] the two portal tiles are rift gates, of scenario 9 only; two maps have two exits', () => {
    expect(SCENARIO_IDS.filter(id => mapOf(String(id), 4).gates !== undefined)).toEqual([9])
    const map = mapOf('9', 4)
    const [a = -1, b = -1] = map.gates ?? []
    expect([cellName(a), cellName(b)]).toEqual(['G4', 'D5'])
    expect(map.next(a)).toBe(b)
    expect(cellName(map.next(b))).toBe('D6')
    expect(SCENARIO_IDS.filter(id => mapOf(String(id), 4).exits.length === 2)).toEqual([3, 10])
  })

  test('[RIFT-RULING-06] the trunk of a fork belongs to the lowest spawn number', () => {
    expect(names(drawn(MAPS.fork).order)).toBe('C4 C3 B3 B2 D3 D2')
    const swapped = MAPS.fork.map(row => row.replace('_1_2_', '_2_1_'))
    expect(names(drawn(swapped).order)).toBe('C4 C3 D3 D2 B3 B2')
  })
})

describe('a map that is drawn', () => {
  test('is at most 13 wide and 16 high, and has something on it', () => {
    const wide = (width: number) => () => drawn([`1${'>'.repeat(width - 2)}X`])
    expect(wide(14)).toThrow(/too large/)
    expect(wide(13)().width).toBe(13)
    const high = (height: number) => () => drawn(['1', ...Array(height - 2).fill('v'), 'X'])
    expect(high(17)).toThrow(/too large/)
    expect(high(16)().height).toBe(16)
    expect(() => drawn([''])).toThrow(/too small/)
  })

  test.each([
    [['_1_', 'avb', '_va', '_X_'], /two sites a/],
    [['_1_', '_v_', '_v_'], /leaves itself|no exit/],
    [['1A_', '2vX', '_X_'], /leads to no exit/],
    [['_v_', '_v_', '_X_'], /no spawn point/],
    [['_v_', '_v_', '1_X'], /leaves itself|no exit/],
    [['___', '1a_', '_>X'], /no spawn point/],
  ] as const)('[RIFT-RULING-05] %s is none', (rows, problem) => {
    expect(() => drawn(rows)).toThrow(problem)
  })

  test('[RIFT-SETUP-05] a number that stands by no path space is no spawn point; the others come by their number', () => {
    const map = drawn(['3_2__', 'v_v_4', '>>>>X', '^____', '1____'])
    expect(map.spawns.map(({ spawn, front }) => `${spawn} ${cellName(front)}`)).toEqual(['1 A4', '2 C2', '3 A2'])
    expect(([1, 2, 3, 4] as const).map(spawn => names(map.routeOf(spawn)))).toEqual([
      'A4 A3 B3 C3 D3',
      'C2 C3 D3',
      'A2 A3 B3 C3 D3',
      '',
    ])
    expect(names(map.order)).toBe('D3 C3 B3 A3 A4 C2 A2')
  })

  test('[RIFT-RULING-72] two roads may end at one exit, each with its side; X comes before Y', () => {
    const one = drawn(['1_2', 'v_v', '>X<'])
    expect(one.exits.map(({ name, at }) => `${name} ${cellName(at)}`)).toEqual(['X B3'])
    expect(['A2', 'A3', 'C2', 'C3'].map(cell => one.exitSide(cellNamed(cell) ?? -1))).toEqual(['e', 'e', 'w', 'w'])
    const two = drawn(['1_2', 'v_v', 'Y_X'])
    expect(two.exits.map(({ name, last, side }) => `${name} ${cellName(last)} ${side}`)).toEqual(['X C2 s', 'Y A2 s'])
    expect(two.path.map(cell => two.movesLeft(cell))).toEqual([1, 1])
    expect(two.movesLeft(cellOf(1, 1))).toBe(0)
  })

  test('[RIFT-SOLO-02] [RIFT-SETUP-16] every letter on it is a site, coloured as with so many players', () => {
    const rows = ['__1__', '_avb_', '_cvd_', '_evf_', '_gvh_', '_ivj_', '_kvl_', '_wvz_', '__X__']
    const owners = (players: number): string => {
      const map = drawn(rows, players)
      return map.sites.map(site => `${site}${map.ownerOf(site)?.[0]}`).join(' ')
    }
    expect(PLAYERS.map(owners)).toEqual([
      'ar br cg dr eb fr gg hb ir jb kg lr ww zw',
      'ar br cb dr er fb gb hr ib jr kb lr ww zw',
      'ar bb cg dg eg fr gb hb ir jr kb lg ww zw',
      'ar bb cg dy ey fr gb hg ir jg kb ly ww zw',
    ])
  })
})

describe('orientation', () => {
  // one path to each side of the map; H04 is g..../g..../g..gg/...gg/.....
  const MAPS_TO = {
    s: ['_1_', '_v_', '_v_', '_X_'],
    w: ['___1', 'X<<<', '____'],
    n: ['_X_', '_^_', '_^_', '_1_'],
    e: ['1___', '>>>X', '____'],
  } as const
  const ROUND: Record<keyof typeof MAPS_TO, string> = {
    s: 'a1 a2 a3 d3 e3 d4 e4',
    w: 'e1 d1 c1 c4 c5 b4 b5',
    n: 'e5 e4 e3 b3 a3 b2 a2',
    e: 'a5 b5 c5 c2 c1 d2 d1',
  }
  test.each(['s', 'w', 'n', 'e'] as const)('[RIFT-RULING-03] the purple edge faces the exit: %s', side => {
    const game = given({ map: MAPS_TO[side], stacks: { 1: ['H04'] } }).from(1)
    const { turn } = game.tray('H04')
    expect(turn).toBe({ s: 0, w: 1, n: 2, e: 3 }[side])
    const expected = ROUND[side].split(' ').sort().join('')
    expect(squaresOf(game, 'H04')).toBe(expected)
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-EX-06] [RIFT-SPAWN-04] one clockwise quarter turn for an exit in the west, kept round the bend', () => {
    const game = shown('RIFT-EX-06', 4)
    const grid = squaresOf(game, 'H90')
    expect(grid).toBe(['a1', 'e1', 'e2'].join(''))
    const moves: string[] = []
    for (let i = 0; i < 2; i++) {
      game.all('ready')
      moves.push(game.trays().join())
      expect(squaresOf(game, 'H90')).toBe(grid)
    }
    expect(moves).toEqual(['H90 D2', 'H90 D4'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })
})

/** Where the enemies are on the table. */
const squaresOf = (game: Given, id: CardId): string =>
  bitsOf(faceOf(game.tray(id)).squares)
    .map(squareName)
    .sort()
    .join('')
