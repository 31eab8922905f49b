import { expect, test } from 'vitest'
import { cellName } from '../../rules/map/cells.query.ts'
import { given } from '../../test/given.ts'
import { aimOf, bestOf, isAiming, wayAfter, wayMeant } from './aim.ts'
import { pickerAt } from '../pick.ts'
import { boardOf } from '../testing/fixture.ts'

const EMPTY = pickerAt({}).pick()

const adept = () => boardOf(given({ trays: ['H01 C2', 'P01 C4'], hands: { p1: ['adept'] } }).seat('p1', 'tower adept'))

test('a tower over a site: all four ways with the spaces they reach and the best a piece can cover', () => {
  const aim = aimOf(adept(), 'a')!
  expect(aim.ways.map(({ way }) => way)).toEqual(['n', 'e', 's', 'w'])
  const [north, east, south] = aim.ways
  expect(north!.cells).toEqual([])
  expect(east!.cells.map(cellName)).toEqual(['C2'])
  expect(east!.targets).toEqual([{ tray: 'H01', best: 4 }])
  expect(south!.targets).toEqual([])
})

test('nobody aims while no card is in hand, nor from a site that is not offered', () => {
  const idle = boardOf(given({ trays: ['H01 C2'] }))
  expect(isAiming(idle)).toBe(false)
  expect(aimOf(idle, 'a')).toBeUndefined()
  expect(aimOf(adept(), undefined)).toBeUndefined()
})

test('shown is the way that hits the most, until it is turned by hand or selected', () => {
  const aim = aimOf(adept(), 'a')!
  expect(wayMeant(aim, EMPTY, undefined)?.way).toBe('e')
  expect(wayMeant(aim, { turn: 3, turned: 'a' }, undefined)?.way).toBe('w')
  expect(wayMeant(aim, { turn: 3, turned: 'c' }, undefined)?.way).toBe('e')
  expect(wayMeant(aim, { turn: 3, turned: 'a' }, 'a s')?.way).toBe('s')
  expect(wayAfter(aim, 1, 1)?.way).toBe('s')
  expect(wayAfter(aim, 0, 3)?.way).toBe('w')
})

test('a way that can hit portals only says so', () => {
  const aim = aimOf(adept(), 'e')!
  const east = aim.ways.find(({ way }) => way === 'e')!
  expect(east).toMatchObject({ onlyPortals: true })
  expect(bestOf(east)).toBeGreaterThan(0)
})

test('a hero about to shoot: the ways it can face', () => {
  const game = given({ trays: ['H01 C2'], heroes: { alleria: 'p1 C4', malik: 'p2 board' } })
  game.seat('p1', 'hero alleria', 'attack')
  const aim = aimOf(boardOf(game), undefined)!
  expect(aim.ways.find(({ way }) => way === 'n')?.targets).toEqual([{ tray: 'H01', best: 2 }])
  expect(aim.site).toBeUndefined()
})
