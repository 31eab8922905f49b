import { describe, expect, test } from 'vitest'
import { spaceOf } from '../../rules/realm/spaces.query.ts'
import { boardWith, openWith, optionsOf, soloWith, unit, units, viewWith } from '../testing/fixture.ts'
import { gripOf, isIdle } from './hand.ts'
import { optionsAt, optionsOn, pointedIn } from './places.ts'

const at = (name: string) => spaceOf(name) ?? -1
/** A Bear next to an enemy, a Wizard who can mend both of its side, a Rogue; all of Ruby, whose turn it is. */
const open = openWith({
  units: units(
    unit('p1', 'B1', 'J4', { health: 6 }),
    unit('p1', 'W2', 'I4'),
    unit('p1', 'R5', 'H4'),
    unit('p2', 'F6', 'K4', { health: 8 }),
  ),
})
const mend = { id: 'wizard spell p1.beast', at: ['unit p1.wizard', 'unit p1.beast'] }
const options = [...optionsOf(open, 'p1').filter(({ id }) => !id.startsWith('wizard spell')), mend]
const board = (changes: Parameters<typeof boardWith>[0] = {}) =>
  boardWith({ view: viewWith(open), options, ...changes })

describe('a click with no unit in focus', () => {
  test('on one’s own unit puts it in focus', () => {
    expect(gripOf(board(), at('J4'), false)).toEqual({ focus: 'unit p1.beast' })
  })

  test('on an enemy or a space does nothing but tell what it is', () => {
    expect(gripOf(board(), at('K4'), false)).toEqual({ open: 'unit p2.fighter' })
    expect(gripOf(board(), at('I5'), false)).toEqual({ open: 'space I5' })
    expect(optionsAt(board(), 'unit p2.fighter')).toEqual([])
    expect(isIdle(board(), at('K4'))).toBe(true)
    expect(isIdle(board(), at('J4'))).toBe(false)
  })

  test('on a space that several could reach offers no list of alike ways', () => {
    const ways = options.filter(({ id }) => id.endsWith(' to I5'))
    expect(ways.length).toBeGreaterThan(1)
    expect(gripOf(board(), at('I5'), false).menu).toBeUndefined()
    expect(optionsOn(board({ subject: 'unit p1.beast' }), at('I5'), false)).toHaveLength(1)
  })

  test('puts a unit in focus also where several people share the screen', () => {
    const names = { of: (seat: string) => seat, isMe: () => false }
    expect(gripOf(board({ names }), at('J4'), false)).toEqual({ focus: 'unit p1.beast' })
    expect(gripOf(board({ names, options: [] }), at('J4'), false)).toEqual({ open: 'unit p1.beast' })
  })
})

describe('a click with a unit in focus', () => {
  test('acts on an enemy and on a space', () => {
    const bear = board({ subject: 'unit p1.beast' })
    expect(gripOf(bear, at('K4'), false)).toEqual({ choose: 'beast melee p2.fighter' })
    expect(gripOf(bear, at('J5'), false)).toEqual({ choose: 'beast to J5' })
    expect(optionsAt(bear, 'unit p2.fighter').map(({ id }) => id)).toEqual(['beast melee p2.fighter'])
  })

  test('on another unit of one’s own puts that in focus; a spell on it stands in a list', () => {
    const wizard = board({ subject: 'unit p1.wizard' })
    expect(gripOf(wizard, at('H4'), false)).toEqual({ focus: 'unit p1.rogue' })
    expect(gripOf(wizard, at('J4'), false)).toEqual({ focus: 'unit p1.beast', menu: [mend] })
  })

  test('on itself lets it go, and never walks round to where it stands', () => {
    const round = { id: 'beast to J4', at: ['unit p1.beast', 'space J4'] }
    const bear = board({ subject: 'unit p1.beast', options: [...options, round] })
    expect(gripOf(bear, at('J4'), false)).toEqual({ letGo: true })
    expect(optionsOn(bear, at('J4'), false)).toEqual([])
  })

  test('walks through somebody only by hand', () => {
    const through = { id: 'beast step I4', at: ['unit p1.beast', 'step I4'] }
    const bear = board({ subject: 'unit p1.beast', options: [...options, through] })
    expect(optionsOn(bear, at('I4'), false)).toEqual([])
    expect(optionsOn(bear, at('I4'), true)).toEqual([through])
  })
})

test('a Move in progress offers no way back to where it stands', () => {
  const moving = openWith({
    units: open.units,
    move: { unit: 'p1.beast', mp: 3, path: [at('J4')], byCard: false, begun: true, warden: false },
  })
  const view = viewWith(moving, [{ do: 'move.go', with: { unit: 'p1.beast' } }])
  const ways = ['J4', 'J5'].map(name => ({ id: `to ${name}`, at: [`space ${name}`] }))
  expect(optionsOn(boardWith({ view, options: ways }), at('J4'), false)).toEqual([])
  expect(optionsOn(boardWith({ view, options: ways }), at('J5'), false)).toEqual([ways[1]])
})

test('a crystal is pointed at as the dungeon the unit in focus would enter', () => {
  const solo = viewWith(soloWith())
  expect(pointedIn(boardWith({ view: solo, subject: 'unit p1.beast' }), 'box 3x2')).toBe('beast enter 3x2')
  expect(pointedIn(boardWith({ view: solo }), 'box 3x2')).toBe('box 3x2')
  expect(pointedIn(boardWith({ view: solo, subject: 'unit p1.beast' }), 'unit e1.rogue')).toBe('unit e1.rogue')
})
