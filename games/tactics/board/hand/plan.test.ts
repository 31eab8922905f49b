import { describe, expect, test } from 'vitest'
import { spaceName, spaceOf } from '../../rules/realm/spaces.query.ts'
import { boardWith, openWith, optionsOf, unit, units, viewWith } from '../testing/fixture.ts'
import { foreseenPlan, planOf, routeOf } from './plan.ts'
import { optionsOn, pointedAt } from './places.ts'

const at = (name: string) => spaceOf(name) ?? -1
const open = openWith()
const board = boardWith({ view: viewWith(open), options: optionsOf(open, 'p1'), subject: 'unit p1.beast' })

describe('what an option would do', () => {
  test('is read from its id', () => {
    expect(planOf(board, 'beast to J4')).toEqual({ kind: 'move', unit: 'p1.beast', to: at('J4'), one: undefined })
    expect(planOf(board, 'rogue missile p2.fighter')).toEqual({
      kind: 'attack',
      with: 'missile',
      attacker: 'p1.rogue',
      target: 'p2.fighter',
    })
    expect(planOf(board, 'done')).toBeUndefined()
    expect(planOf(board, undefined)).toBeUndefined()
  })

  test('in a Move going on belongs to the unit that moves', () => {
    const moving = openWith({
      move: { unit: 'p1.beast', mp: 2, path: [at('G5')], byCard: false, begun: true, warden: false },
    })
    const view = viewWith(moving, [{ do: 'move.go', with: { unit: 'p1.beast' } }])
    expect(planOf(boardWith({ view }), 'step H5')).toEqual({
      kind: 'move',
      unit: 'p1.beast',
      to: at('H5'),
      one: 'walk',
    })
  })

  test('is a Counter against whoever attacked', () => {
    const view = viewWith(open, [{ do: 'counter.offer', with: { unit: 'p1.beast', attacker: 'p2.fighter' } }])
    expect(planOf(boardWith({ view }), 'counter melee')).toMatchObject({ attacker: 'p1.beast', target: 'p2.fighter' })
  })

  test('can be read off a preview asked for elsewhere', () => {
    const then = openWith()
    then.units['p1.beast'] = unit('p1', 'B1', 'J4', { health: 10 })
    expect(foreseenPlan(boardWith({ foreseen: viewWith(then) }))).toMatchObject({ unit: 'p1.beast', to: at('J4') })
    expect(foreseenPlan(boardWith())).toBeUndefined()
    const attack = { kind: 'melee', attacker: 'p1.beast', target: 'p2.fighter' } as const
    const waiting = viewWith(openWith(), [
      { do: 'attack', with: attack },
      { do: 'tactic.window', with: { seat: 'p1', event: { window: 'moveStep', unit: 'p1.beast' }, passed: [] } },
    ])
    expect(foreseenPlan(boardWith({ foreseen: waiting }))).toMatchObject({ kind: 'attack', target: 'p2.fighter' })
  })
})

describe('the way of a Move', () => {
  test('names every step, what it costs and what a Village gives', () => {
    const route = routeOf(open, { kind: 'move', unit: 'p1.beast', to: at('J4'), one: undefined })
    expect(route?.cost).toBe(4)
    expect(route?.mp).toBe(4)
    expect(route?.steps.map(({ to }) => spaceName(to))).toEqual(['G4', 'H4', 'I4', 'J4'])
    expect(route?.steps.map(({ heals }) => heals)).toEqual([0, 0, 4, 0])
  })

  test('gives surcharges with their causes', () => {
    const low = openWith({ units: units(unit('p1', 'B1', 'C5')) })
    const climb = routeOf(low, { kind: 'move', unit: 'p1.beast', to: at('D5'), one: 'walk' })
    expect(climb?.steps[0]?.extra).toEqual([{ adds: 1, cause: 'climb' }])
    const wet = routeOf(openWith({ units: units(unit('p1', 'B1', 'E7')) }), {
      kind: 'move',
      unit: 'p1.beast',
      to: at('F7'),
      one: 'walk',
    })
    expect(wet?.steps[0]?.extra).toEqual([{ adds: 1, cause: 'water' }])
  })
})

describe('pointing at a space', () => {
  test('asks for the Move of the unit in focus, and for the reason where there is none', () => {
    expect(pointedAt(board, at('J4'), false)).toBe('beast to J4')
    expect(pointedAt(board, at('O1'), false)).toBe('beast to O1')
    expect(optionsOn(board, at('O1'), false)).toEqual([])
  })

  test('asks for the natural attack on an enemy', () => {
    expect(pointedAt(board, at('K4'), false)).toBe('beast melee p2.fighter')
    const rogue = boardWith({ options: optionsOf(open, 'p1'), subject: 'unit p1.rogue' })
    expect(pointedAt(rogue, at('K4'), false)).toBe('rogue missile p2.fighter')
    expect(pointedAt(rogue, at('N6'), false)).toBe('rogue missile p2.wizard')
  })

  test('at the unit in focus is not a Move, but what it can do to itself', () => {
    expect(optionsOn(board, at('G5'), false)).toEqual([])
    const buying = boardWith({
      options: [...optionsOf(open, 'p1'), { id: 'fighter buyOff', at: ['unit p1.fighter'] }],
      subject: 'unit p1.fighter',
    })
    expect(optionsOn(buying, at('E6'), false).map(({ id }) => id)).toEqual(['fighter buyOff'])
  })

  test('without a unit in focus an own unit is there to be put in focus, though it could walk back to its place', () => {
    const options = [{ id: 'beast to G5', at: ['unit p1.beast', 'space G5'] }]
    expect(optionsOn(boardWith({ options }), at('G5'), false)).toEqual([])
  })

  test('without a unit in focus is the place itself', () => {
    expect(pointedAt(boardWith(), at('O1'), false)).toBe('space O1')
    expect(pointedAt(boardWith(), at('G5'), false)).toBe('unit p1.beast')
  })

  test('means single steps when walking by hand', () => {
    const options = [
      { id: 'beast to G4', at: ['unit p1.beast', 'space G4'] },
      { id: 'beast step G4', at: ['unit p1.beast', 'step G4'] },
    ]
    const walking = boardWith({ options, subject: 'unit p1.beast' })
    expect(optionsOn(walking, at('G4'), false).map(({ id }) => id)).toEqual(['beast to G4'])
    expect(optionsOn(walking, at('G4'), true).map(({ id }) => id)).toEqual(['beast step G4'])
  })

  test('offers a dungeon at the portal of its box, besides going there', () => {
    const options = [
      { id: 'beast to D10', at: ['unit p1.beast', 'space D10'] },
      { id: 'beast enter 3x2', at: ['unit p1.beast', 'box 3x2'] },
    ]
    const here = optionsOn(boardWith({ options, subject: 'unit p1.beast' }), at('D10'), false)
    expect(here.map(({ id }) => id)).toEqual(['beast to D10', 'beast enter 3x2'])
  })

  test('finds the corner of a starting location', () => {
    const view = viewWith(open, [{ do: 'setup.location', with: { seat: 'p1' } }])
    const choosing = boardWith({ view, options: [{ id: 'corner nw', at: ['corner nw'] }] })
    expect(optionsOn(choosing, at('B2'), false).map(({ id }) => id)).toEqual(['corner nw'])
    expect(optionsOn(choosing, at('O1'), false)).toEqual([])
  })
})
