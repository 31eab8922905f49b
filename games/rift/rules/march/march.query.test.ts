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
    const { table } = given({
      trays: [`H91 C2 ${GOBLIN} cleared`, 'H92 C3 sg.../...../...../...../..... I1:b1 soldiers:a1'],
      heroes: { malik: 'p1 C3 base:c3', lilith: 'p2 C4' },
    })
    const before = structuredClone(table.view('p1'))
    playOn(game, table.view('p1'), usually)
    expect(table.view('p1')).toEqual(before)
  })

  test('what is still to be decided is left undone; on a tray a hero stands on the first free place', () => {
    const play = given({ trays: [`H91 C2 ${GOBLIN}`], hands: { p1: ['archer'] }, heroes: { malik: 'p1 C3' } })
    const atAct = playOn(game, play.table.view('p1'), usually)
    play.seat('p1', 'tower archer')
    expect(play.waitsFor()).not.toContain('act')
    expect(playOn(game, play.table.view('p1'), usually)).toEqual(atAct)
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
