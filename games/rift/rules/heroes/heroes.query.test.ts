import { expect, test } from 'vitest'
import type { UnitId } from '../../content/ids.ts'
import { given } from '../../test/given.ts'
import { cellName, cellNamed } from '../map/cells.query.ts'
import {
  adjacentHordes,
  allEnds,
  endsOf,
  type HeroDeed,
  isProtected,
  pointsOf,
  reachOf,
  unitsOf,
  whyNotAct,
  whyNotEnd,
  whyNotGo,
} from './heroes.query.ts'

const GOBLIN = '...../...../..g../...../.....'
const cell = (name: string): number => cellNamed(name) ?? -1

test('what every space costs, through hordes and portals', () => {
  const { open } = given({ heroes: { alleria: 'p1 C5' }, trays: ['P91 C4 ...../...../..@../...../.....'] })
  const { cost, cells } = reachOf(open, 'alleria', pointsOf(open, 'alleria'))
  expect(['C5', 'C4', 'B3', 'C2', 'D2'].map(name => cost[cell(name)])).toEqual([0, 1, 2, 3, 3])
  expect(cells).toHaveLength(12)
  expect(endsOf(open, 'alleria', 1).map(cellName).sort()).toEqual(['B4', 'B5', 'D4', 'D5'])
  expect(whyNotEnd(open, 'alleria', cell('C4'))).toMatchObject({ rule: 'RIFT-MOVE-05', key: 'endOnPortal' })
})

test('from a board every space costs a point more', () => {
  const { open } = given({ heroes: { malik: 'p1 board' } })
  const { cost } = reachOf(open, 'malik', 2)
  expect(['C5', 'C4', 'C3'].map(name => cost[cell(name)])).toEqual([1, 2, -1])
  expect(reachOf(open, 'malik', 0).cells).toEqual([])
})

test('[RIFT-RULING-36] adjacent hordes: the top trays around, neither the own space nor portals', () => {
  const { open } = given({
    trays: [
      `H91 C3 ${GOBLIN}`,
      `H92 C4 ${GOBLIN}`,
      `H93 C2 ${GOBLIN}`,
      'H94 C2 ^^.../...../..g../...../.....',
      `H95 C5 ${GOBLIN}`,
    ],
  })
  expect(
    adjacentHordes(open, cell('C3'))
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['H92', 'H94'])
})

test('[RIFT-MOVE-03] [RIFT-MOVE-04] [RIFT-MOVE-05] [RIFT-ENGAGE-05] why a space is no end, and how it is said', () => {
  const { open } = given({
    heroes: { malik: 'p1 C5', lilith: 'p2 b' },
    trays: ['P91 C4 ...../...../..@../...../.....', 'B1 C3', 'H91 C2 ddddd/ddddd/dd.dd/ddddd/ddddd'],
    sites: { c: ['militia n p2', 'archer n p2'], g: 'mage n p1 down' },
  })
  const why = (name: string) => whyNotEnd(open, 'malik', cell(name))
  expect(why('C4')).toEqual({ rule: 'RIFT-MOVE-05', key: 'endOnPortal', values: { cell: 'C4', tray: 'P91' } })
  expect(why('C3')).toEqual({ rule: 'RIFT-MOVE-05', key: 'endOnBoss', values: { cell: 'C3', tray: 'B1' } })
  expect(why('C2')).toEqual({ rule: 'RIFT-ENGAGE-05', key: 'noRoomForBase', values: { tray: 'H91' } })
  // the upper of two towers is named
  expect(why('B3')).toEqual({ rule: 'RIFT-MOVE-04', key: 'endOnTower', values: { cell: 'B3', tower: 'archer' } })
  expect(why('B5')).toEqual({ rule: 'RIFT-MOVE-04', key: 'endOnTower', values: { cell: 'B5', tower: 'mage' } })
  expect(why('A1')).toMatchObject({ rule: 'RIFT-MOVE-03', key: 'offMap' })
  // other heroes, the own space and sites without a tower do not matter
  expect([why('D2'), why('C5'), why('D3')]).toEqual([undefined, undefined, undefined])
  const ends = new Set(allEnds(open).map(cellName))
  expect(['A1', 'C2', 'C3', 'C4', 'B3', 'B5'].filter(name => ends.has(name))).toEqual([])
  expect(['D2', 'C5', 'D3', 'B2'].filter(name => !ends.has(name))).toEqual([])
})

test('[RIFT-ENGAGE-05] [RIFT-MOVE-12] one block is room enough for a base', () => {
  const tight = given({
    heroes: { malik: 'p1 C4', lilith: 'p2 board' },
    trays: ['H91 C3 ddddd/ddddd/ddddd/ddd../ddd..'],
  })
  expect(whyNotEnd(tight.open, 'malik', cell('C3'))).toBeUndefined()
  tight.seat('p1', 'hero malik')
  expect(tight.after('p1', 'to')).toContain('C3')
  tight.seat('p1', 'to C3')
  expect(tight.covered('H91')).toBe('d4e4d5e5')
})

test('[RIFT-RULING-30] [RIFT-MOVE-01] [RIFT-MOVE-06] too far, and the own space', () => {
  const { open } = given({
    heroes: { malik: 'p1 C4 base:a1', lilith: 'p2 C2', alleria: 'p2 board' },
    trays: [`H91 C4 ${GOBLIN}`],
  })
  // back to the own tray takes two points; who is on none has nothing to come back for
  expect(whyNotGo(open, 'malik', 2, cell('C4'))).toBeUndefined()
  expect(whyNotGo(open, 'malik', 1, cell('C4'))).toMatchObject({ rule: 'RIFT-RULING-30', key: 'alreadyThere' })
  expect(whyNotGo(open, 'lilith', 2, cell('C2'))).toMatchObject({ rule: 'RIFT-RULING-30', key: 'alreadyThere' })
  expect(endsOf(open, 'malik', 2)).toContain(cell('C4'))
  expect(endsOf(open, 'malik', 1)).not.toContain(cell('C4'))
  expect(endsOf(open, 'lilith', 2)).not.toContain(cell('C2'))
  expect(whyNotGo(open, 'malik', 1, cell('C2'))).toMatchObject({ rule: 'RIFT-MOVE-01', values: { points: 1 } })
  expect(whyNotGo(open, 'malik', 2, cell('B2'))).toBeUndefined()
  expect(whyNotGo(open, 'alleria', 3, cell('C2'))).toMatchObject({ rule: 'RIFT-MOVE-06', key: 'tooFarFromExit' })
  expect(whyNotGo(open, 'alleria', 3, cell('C3'))).toBeUndefined()
})

test('what a hero may not do, wherever it is', () => {
  const { open } = given({
    players: 1,
    heroes: {
      malik: 'p1 C3 hammer-smash+ earthquake-',
      ignus: 'p1 C4 called',
      lilith: 'p1 bench',
      magnus: 'p1 gone',
    },
  })
  const why = (id: UnitId, what: HeroDeed): string => {
    const reason = whyNotAct(open, id, what)
    return reason === undefined ? '' : `${reason.rule} ${reason.key}`
  }
  expect((['activate', 'attack', 'recover', 'hammer-smash'] as const).map(what => why('malik', what))).toEqual(
    Array(4).fill(''),
  )
  expect([why('malik', 'earthquake'), why('malik', 'cant-touch-this'), why('malik', 'call')]).toEqual([
    'RIFT-ACTION-07 abilityDown',
    'RIFT-SETUP-08 abilityNotThere',
    'RIFT-SOLO-07 notOnBench',
  ])
  expect([why('ignus', 'activate'), why('lilith', 'activate'), why('lilith', 'attack'), why('lilith', 'call')]).toEqual(
    ['RIFT-RULING-66 benchActsOnce', 'RIFT-SOLO-07 onBench', 'RIFT-SOLO-07 onBench', ''],
  )
  expect([why('magnus', 'activate'), why('magnus', 'recover'), why('magnus', 'call'), why('alleria', 'call')]).toEqual([
    'RIFT-SOLO-08 heroGone',
    'RIFT-SOLO-08 heroGone',
    'RIFT-SOLO-07 notOnBench',
    'RIFT-GAME-04 notInGame',
  ])
})

test('[RIFT-PROTECT-01] [RIFT-RULING-47] protected: shielded anywhere, or in the space of an Earthquake on the map', () => {
  const { open } = given({
    players: 4,
    heroes: {
      malik: 'p1 C3 base:a1 quakes',
      lilith: 'p2 C3 base:d4',
      ignus: 'p3 C4',
      magnus: 'p4 board shielded',
      alleria: 'p4 board',
    },
    trays: [`H91 C3 ${GOBLIN}`],
  })
  const all = ['malik', 'lilith', 'ignus', 'magnus', 'alleria', 'wildcat'] as const
  expect(all.filter(id => isProtected(open, id))).toEqual(['malik', 'lilith', 'magnus'])
})

test('[RIFT-ALLERIA-01] the wildcat belongs to the player of Alleria', () => {
  const { open } = given({ heroes: { malik: 'p1 board', alleria: 'p2 board' } })
  expect([unitsOf(open, 'p1'), unitsOf(open, 'p2')]).toEqual([['malik'], ['alleria', 'wildcat']])
})
