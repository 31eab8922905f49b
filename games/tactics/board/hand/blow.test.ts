import { describe, expect, test } from 'vitest'
import { spaceName } from '../../rules/realm/spaces.query.ts'
import type { Unit } from '../../rules/state/shape.ts'
import { areaCells, blowInProgress, blowOf } from './blow.ts'
import { openWith, unit, units } from '../testing/fixture.ts'

const bear = (at = 'J4', changes: Partial<Unit> = {}) => unit('p1', 'B1', at, changes)
const melee = (...list: Unit[]) =>
  blowOf(openWith({ units: units(...list) }), { with: 'melee', attacker: 'p1.beast', target: 'p2.fighter' })

describe('a blow before the dice fall', () => {
  test('has its damage as a sum', () => {
    const blow = melee(bear(), unit('p2', 'F6', 'K4', { health: 8 }))
    expect(blow).toMatchObject({ amount: 4, before: 8, after: 4 })
    const sheltered = melee(bear('J5'), unit('p2', 'F6', 'K5', { health: 8 }))
    expect(sheltered?.terms).toEqual([
      { adds: 4, cause: 'melee' },
      { adds: -1, cause: 'forest' },
    ])
  })

  test('shows where every number of ➤ would throw the target, with exact odds', () => {
    const pushes = melee(bear(), unit('p2', 'F6', 'K4', { health: 8 }))?.pushes ?? []
    expect(pushes.map(({ odds }) => odds)).toEqual([0.25, 0.5, 0.25])
    expect(pushes.map(({ to }) => spaceName(to))).toEqual(['K4', 'L4', 'L4'])
    expect(pushes.map(({ fell, collides }) => [fell, collides])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
    expect(pushes.map(({ health }) => health)).toEqual([4, 4, 3])
  })

  test('throws nobody who is captured by the damage, or immune', () => {
    expect(melee(bear(), unit('p2', 'F6', 'K4', { health: 4 }))).toMatchObject({ after: 0, pushes: [] })
    const open = openWith({ units: units(bear(), unit('p2', 'B5', 'K4')) })
    expect(blowOf(open, { with: 'melee', attacker: 'p1.beast', target: 'p2.beast' })?.pushes).toEqual([])
  })

  test('a charge counts one ➤ more after a Move', () => {
    const ram = (changes: Partial<Unit>) =>
      melee(unit('p1', 'B3', 'J4', changes), unit('p2', 'F6', 'K4', { health: 8 }))?.pushes.map(({ moved }) => moved)
    expect(ram({})).toEqual([0, 1, 1])
    expect(ram({ moved: true })).toEqual([1, 1, 1])
    // What it did in its own turn is still on its card when it Counters; what counts is the turn in progress.
    expect(ram({ taken: ['move'] })).toEqual([0, 1, 1])
  })

  test('a missile has the chance that its Ammo lasts', () => {
    const shot = (supply: number) =>
      blowOf(openWith({ units: units(unit('p1', 'F1', 'J4', { supply }), unit('p2', 'F6', 'K4')) }), {
        with: 'missile',
        attacker: 'p1.fighter',
        target: 'p2.fighter',
      })?.hit?.odds
    expect(shot(3)).toBeCloseTo(1)
    expect(shot(2)).toBeCloseTo(8 / 9)
    expect(shot(1)).toBeCloseTo(4 / 9)
  })

  test('a braced one is forgiven a ✖ unless it made a Move this turn', () => {
    const shot = (changes: Partial<Unit>) =>
      blowOf(openWith({ units: units(unit('p1', 'F4', 'J4', { supply: 1, ...changes }), unit('p2', 'F6', 'K4')) }), {
        with: 'missile',
        attacker: 'p1.fighter',
        target: 'p2.fighter',
      })?.hit?.odds ?? 0
    expect(shot({ taken: ['move'] })).toBeCloseTo(shot({}))
    expect(shot({ moved: true })).toBeLessThan(shot({}))
  })

  test('a Counter in rage adds what the rage is worth', () => {
    const open = openWith({ units: units(bear(), unit('p2', 'F6', 'K4', { health: 8 })) })
    const blow = blowOf(open, { with: 'melee', attacker: 'p1.beast', target: 'p2.fighter', rage: 2 })
    expect(blow?.terms).toContainEqual({ adds: 2, cause: 'enraged' })
    expect(blow?.amount).toBe(6)
  })

  test('a Ballista throws to any side', () => {
    const open = openWith({ units: units(unit('p1', 'F1', 'D4'), unit('p2', 'F6', 'E3', { health: 8 })) })
    const blow = blowOf(open, { with: 'ballista', attacker: 'p1.fighter', target: 'p2.fighter' })
    expect(blow?.pushes.map(({ way, collides }) => `${way}${collides ? ' wall' : ''}`)).toEqual([
      'n wall',
      'e',
      's',
      'w',
    ])
  })
})

test('while the roll is being decided the damage is done and only the results are left', () => {
  const open = openWith({
    units: units(bear(), unit('p2', 'F6', 'K4', { health: 4 })),
    attack: {
      kind: 'melee',
      attacker: 'p1.beast',
      target: 'p2.fighter',
      attackerSerial: 0,
      targetSerial: 0,
      counter: false,
      bonus: 0,
      away: 'e',
      centre: 0,
      stars: 0,
      direct: 4,
      steady: false,
      rage: 0,
      emptied: [],
    },
  })
  expect(blowInProgress(open, 'melee.knockBack')).toMatchObject({ before: 4, after: 4 })
  expect(blowInProgress(open, 'melee.knockBack')?.pushes.at(-1)?.health).toBe(3)
  expect(blowInProgress(open, 'turn.act')).toBeUndefined()
})

test('a spell with an area shows it round its target', () => {
  const open = openWith({ units: units(unit('p1', 'W4', 'H6'), unit('p2', 'F6', 'J6')) })
  const blow = blowOf(open, { with: 'spell', attacker: 'p1.wizard', target: 'p2.fighter' })
  expect(blow && areaCells(open, blow).map(spaceName)).toEqual(['J5', 'I6', 'J6', 'K6', 'J7'])
})
