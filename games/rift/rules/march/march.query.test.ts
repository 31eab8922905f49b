import { playOn } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../../index.ts'
import { given, type Position } from '../../test/given.ts'
import { cellName, cellNamed } from '../map/cells.query.ts'
import { usualCell } from '../heroes/displacing.query.ts'
import { type Forecast, marchOf } from './march.query.ts'
import { usually } from './usually.query.ts'

const GOBLIN = 'g..../...../...../...../.....'

const foretell = (position: Position): Forecast => {
  const view = given(position).table.view('p1')
  const ahead = playOn(game, view, usually)
  if (!ahead) throw new Error('no march is to come')
  return marchOf(view.open, ahead.facts, ahead.what)
}

describe('forecast', () => {
  test('what falls, what it brings, who is hurt', () => {
    const told = foretell({
      crystals: 11,
      trays: ['H49 C2 cleared', 'P07 C3 cleared', `H91 C4 ${GOBLIN}`],
      portals: { total: 2, destroyed: 0 },
      heroes: { malik: 'p1 C2 base:a4', lilith: 'p2 board' },
    })
    expect(told).toMatchObject({
      destroyed: [
        { tray: 'P07', crystals: 1 },
        { tray: 'H49', crystals: 2 },
      ],
      crystals: 12,
      portalsLeft: 1,
      heroes: [{ hero: 'malik', damage: 1, out: false }],
      hearts: 10,
    })
    expect([told.lostBy, told.unsure]).toEqual([undefined, undefined])
  })

  test('where every tray goes, in order', () => {
    const told = foretell({
      trays: [
        'H91 C2 wg.../...../...../...../..... soldiers:b1',
        'H92 C4 sg.../...../...../...../..... I1:b1',
        'H93 C5 TT.../TT.../...../...../..... I1:a1',
      ],
    })
    expect(told.steps).toEqual([
      step({ tray: 'H93', order: 1, from: 'C5', to: 'X', lost: 4 }),
      step({ tray: 'H92', order: 2, from: 'C4', to: 'C5', healed: 1 }),
      step({ tray: 'H91', order: 3, from: 'C2', to: 'C3', held: true, speed: true, soldiers: 1 }),
    ])
    expect(told.hearts).toBe(6)
  })

  test('bypassing, flying, dead-eye', () => {
    const told = foretell({
      trays: [
        'H91 C2 gg^^./...../...../...../..... soldiers:a1',
        'H92 C3 gg.../...../...../...../..... soldiers:a1',
        'H93 C4 a..../...../...../...../.....',
      ],
      heroes: { malik: 'p1 C2 base:c3', ignus: 'p2 h h1' },
    })
    expect(told.steps).toEqual([
      step({ tray: 'H93', order: 1, from: 'C4', to: 'C5', hurts: ['ignus'] }),
      step({ tray: 'H92', order: 2, from: 'C3', to: 'C3', held: true, soldiers: 1 }),
      step({ tray: 'H91', order: 3, from: 'C2', to: 'C3', shaken: ['malik'], soldiers: 1 }),
    ])
    expect(told.heroes).toEqual([
      { hero: 'ignus', damage: 1, out: true },
      { hero: 'malik', damage: 0, out: false, displacedTo: cellNamed('B2') },
    ])
    const past = foretell({ trays: [`H91 C2 ${GOBLIN}`, 'H92 C3 gg.../...../...../...../..... soldiers:a1'] })
    expect(past.steps.at(-1)?.over.map(cellName)).toEqual(['C3'])
  })

  test('[RIFT-ADVANCE-07] [RIFT-ADVANCE-08] two attempts: two steps, one after a hold, two holds, a step into the kingdom', () => {
    const fast = (rest: string, at = 'C2') => [`H91 ${at} wg.../...../...../...../..... ${rest}`]
    expect(foretell({ trays: fast('') }).steps).toEqual([
      step({ tray: 'H91', order: 1, from: 'C2', to: 'C4', speed: true }),
    ])
    expect(foretell({ trays: fast('soldiers:b1') }).steps).toEqual([
      step({ tray: 'H91', order: 1, from: 'C2', to: 'C3', held: true, speed: true, soldiers: 1 }),
    ])
    const held = foretell({ trays: fast('soldiers:b1'), heroes: { malik: 'p1 C2 base:a4', lilith: 'p2 board' } })
    expect(held.steps).toEqual([
      step({
        tray: 'H91',
        order: 1,
        from: 'C2',
        to: 'C2',
        held: true,
        speed: true,
        soldiers: 1,
        hurts: ['malik', 'malik'],
      }),
    ])
    expect(held.heroes).toEqual([{ hero: 'malik', damage: 2, out: false }])
    const out = foretell({ hearts: 9, trays: fast('I1:b1', 'C5') })
    expect(out.steps).toEqual([step({ tray: 'H91', order: 1, from: 'C5', to: 'X', lost: 1 })])
    const second = foretell({ hearts: 9, trays: fast('', 'C4') })
    expect(second.steps).toEqual([step({ tray: 'H91', order: 1, from: 'C4', to: 'X', speed: true, lost: 2 })])
    expect(second.hearts).toBe(7)
  })

  test('[RIFT-RULING-14] who finds no space goes to its board; who is pushed twice stands where it comes to last', () => {
    const stuck = foretell({
      map: ['______', '1>>>X_', '______'],
      trays: ['H91 C2 gg.../...../...../...../..... soldiers:a1', `H92 B2 ${GOBLIN}`],
      heroes: { malik: 'p1 D2 h2', lilith: 'p2 board' },
    })
    expect(stuck.heroes).toEqual([{ hero: 'malik', damage: 0, out: false, home: true }])
    const twice = foretell({
      map: ['1_____', '>>>>X_', '______'],
      trays: ['H91 A2 ww.../...../...../...../.....'],
      heroes: { malik: 'p1 B2', lilith: 'p2 board' },
    })
    // to C2, before the tray, and off it again
    expect(twice.heroes).toEqual([{ hero: 'malik', damage: 0, out: false, displacedTo: cellNamed('D2') }])
    // pushed aside is not shaken off
    expect(twice.steps.map(({ shaken }) => shaken)).toEqual([[]])
  })

  test('[RIFT-BOSS-06] [RIFT-PORTAL-15] a life card gives its crystal; in the endless mode a portal gives a heart', () => {
    const boss = foretell({ players: 3, crystals: 4, trays: ['B1 C2 cleared'] })
    expect(boss).toMatchObject({ destroyed: [{ tray: 'B1', crystals: 1 }], crystals: 5, unsure: 'boss' })
    const endless = foretell({ mode: 'storm', map: 5, hearts: 4, heartsOf: 10, trays: ['P01 C2 cleared'] })
    expect(endless).toMatchObject({ hearts: 5, destroyed: [{ tray: 'P01', crystals: 0 }] })
  })

  test('a loss: hearts, a portal; nothing is told beyond it', () => {
    const hearts = foretell({ hearts: 1, trays: [`H91 C5 ${GOBLIN}`, `H92 C4 ${GOBLIN}`] })
    expect(hearts).toMatchObject({ hearts: 0, lostBy: 'hearts' })
    expect(hearts.steps).toHaveLength(1)
    expect(foretell({ trays: ['P01 C5'] })).toMatchObject({ hearts: 10, lostBy: 'portal' })
  })

  test('what it cannot know: the card of a boss, the ghost that comes, and all that follows', () => {
    expect(foretell({ trays: ['B1 C2'] }).unsure).toBe('boss')
    const trays = ['H37 C3 cleared', `H91 C2 ${GOBLIN}`]
    expect(foretell({ trays, ghosts: ['G01'] })).toMatchObject({
      destroyed: [{ tray: 'H37' }],
      ghosts: [cellNamed('C3')],
      unsure: 'ghost',
      steps: [],
    })
    const none = foretell({ trays })
    expect(none.unsure).toBeUndefined()
    expect(none.ghosts).toEqual([])
    expect(none.steps.map(({ tray, to }) => `${tray} ${cellName(to)}`)).toEqual(['H91 C3'])
  })

  test('storms count', () => {
    expect(foretell({ storm: 'PS02', trays: ['H91 C2 w..../...../...../...../.....'] }).steps[0]?.speed).toBe(false)
    expect(foretell({ storm: 'PS01', trays: [`H91 C2 ${GOBLIN}`] }).steps[0]?.speed).toBe(true)
    expect(foretell({ storm: 'PS04', trays: ['P01 C5'] }).lostBy).toBeUndefined()
  })

  test('the position is only looked at', () => {
    const { table: position } = given({
      trays: [`H91 C2 ${GOBLIN} cleared`, 'H92 C3 sg.../...../...../...../..... I1:b1 soldiers:a1'],
      heroes: { malik: 'p1 C3 base:c3', lilith: 'p2 C4' },
    })
    const before = structuredClone(position.view('p1'))
    playOn(game, position.view('p1'), usually)
    expect(position.view('p1')).toEqual(before)
  })

  test('what is still to be decided is left undone; on a tray a hero stands on the first free place', () => {
    const play = given({ trays: [`H91 C2 ${GOBLIN}`], hands: { p1: ['archer'] }, heroes: { malik: 'p1 C3' } })
    const atAct = playOn(game, play.table.view('p1'), usually)
    play.seat('p1', 'tower archer')
    expect(play.waitsFor()).not.toContain('act')
    expect(playOn(game, play.table.view('p1'), usually)).toEqual(atAct)
    // the first place covers both goblins, the next one neither
    const engaging = given({
      trays: ['H91 C2 g..../g..../...../...../.....'],
      heroes: { malik: 'p1 C3', lilith: 'p2 board' },
    }).seat('p1', 'hero malik', 'to C2')
    expect(engaging.waitsFor()).toBe('p1 hero.base')
    const ahead = playOn(game, engaging.table.view('p1'), usually)
    expect(ahead?.facts.filter(({ type }) => type === 'destroyed')).toMatchObject([{ tray: 'H91' }])
  })

  test('before phase 2 and after it there is no march to tell of', () => {
    const shopping = given({ crystals: 5 }).from(6)
    expect(playOn(game, shopping.table.view('p1'), usually)).toBeUndefined()
  })
})

describe('where absent players step aside', () => {
  test('a site, else the path space nearest the exit, else open ground; ties: row, then column', () => {
    const { open } = given({ map: 'fork' })
    const pick = (...names: string[]): string =>
      cellName(
        usualCell(
          open,
          names.map(name => cellNamed(name) ?? -1),
        ),
      )
    expect(pick('C2', 'B2', 'D4', 'B4', 'C4')).toBe('B4')
    expect(pick('C2', 'B2', 'C3', 'B3')).toBe('C3')
    expect(pick('D3', 'B3')).toBe('B3')
    expect(pick('C2')).toBe('C2')
    const wide = given({ map: ['_____', '1>>>X', '_...._', '_...._'].map(row => row.padEnd(6, '_')) })
    const ground = (...names: string[]): string =>
      cellName(
        usualCell(
          wide.open,
          names.map(name => cellNamed(name) ?? -1),
        ),
      )
    expect([ground('D3', 'C3'), ground('B4', 'D3'), ground('E4', 'B4'), ground('B3', 'B2')]).toEqual([
      'C3',
      'D3',
      'B4',
      'B2',
    ])
  })
})

/** A step of the forecast with spaces by name, X the kingdom, and nothing where nothing is said. */
const step = (told: {
  tray: string
  order: number
  from: string
  to: string
  held?: boolean
  healed?: number
  speed?: boolean
  shaken?: string[]
  soldiers?: number
  hurts?: string[]
  lost?: number
}): object => ({
  over: [],
  held: false,
  healed: 0,
  speed: false,
  shaken: [],
  soldiers: 0,
  hurts: [],
  lost: 0,
  ...told,
  from: cellNamed(told.from),
  to: told.to === 'X' ? -1 : cellNamed(told.to),
})
