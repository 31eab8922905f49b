import { describe, expect, test } from 'vitest'
import type { EnemyCardId } from '../../content/ids.ts'
import type { Way } from '../../content/types.ts'
import type { UnitId } from '../state/shape.ts'
import { given } from '../../test/given.ts'
import type { Position } from '../../test/given.ts'
import { compassOrder } from './compass.query.ts'
import { axisOf, fieldOf, reachEnemy } from './enemyField.query.ts'
import { activatedBy, activationPlan, aimsOf, climbGoal, closestHeroes, movePlan } from './enemyPlan.query.ts'
import { walk } from './enemyWalk.query.ts'
import { spaceAt, spaceName, spaceOf } from '../realm/spaces.query.ts'

const flat = (width: number, height: number): string[] =>
  new Array<string>(height).fill(new Array<string>(width).fill('0.').join(' '))
const solo = (position: Position) => given({ mode: 'solo', ...position }).open
const at = (name: string): number => spaceOf(name) as number

/** Where a walk ends and why, and the spaces it enters. */
const walked = (position: Position, id: UnitId, goal: string, compass: Way, mp: number) => {
  const { path, end, why } = walk(fieldOf(solo(position), id), at(goal), axisOf(compass), mp)
  return `${path.map(({ to }) => spaceName(to)).join(' ')} | ${spaceName(end)} ${why}`
}
const planned = (position: Position, id: UnitId, card: EnemyCardId) => {
  const { for: purpose, among, path, end, why } = movePlan(solo(position), id, card)
  return {
    purpose,
    among: among.join(' '),
    path: path.map(({ to }) => spaceName(to)).join(' '),
    end: spaceName(end),
    why,
  }
}

describe('compass', () => {
  const order = (origin: [number, number], spaces: [number, number][], way: Way) =>
    compassOrder(
      spaceAt(...origin),
      spaces.map(([x, y]) => spaceAt(x, y)),
      way,
    ).map(space => `${space % 26},${Math.floor(space / 26)}`)

  test('[TAC-RULING-57] clockwise from the arrow by exact bearing', () => {
    expect(
      order(
        [2, 2],
        [
          [2, 0],
          [4, 2],
          [3, 3],
          [0, 2],
        ],
        'e',
      ),
    ).toEqual(['4,2', '3,3', '0,2', '2,0'])
    expect(
      order(
        [3, 3],
        [
          [5, 4],
          [4, 1],
          [1, 3],
          [3, 6],
        ],
        'n',
      ),
    ).toEqual(['4,1', '5,4', '3,6', '1,3'])
  })

  test('[TAC-RULING-57] on one bearing the nearer comes first', () => {
    expect(
      order(
        [3, 3],
        [
          [3, 0],
          [3, 1],
        ],
        'n',
      ),
    ).toEqual(['3,1', '3,0'])
  })

  test('[TAC-ENEMY-ATTACK-03] [TAC-ENEMY-ACT-06] targets in the order of the map’s compass', () => {
    const open = solo({ map: flat(5, 5), units: { p1: 'FX C2, BX D3, RX C4, WX B3', e1: 'EB C3' } })
    const aims = (way: Way) =>
      aimsOf(open, 'e1.beast', 'melee', way)
        .map(id => id.slice(3))
        .join(' ')
    expect(aims('n')).toBe('fighter beast rogue wizard')
    expect(aims('e')).toBe('beast rogue wizard fighter')
    expect(aims('s')).toBe('rogue wizard fighter beast')
    expect(aims('w')).toBe('wizard fighter beast rogue')
  })
})

describe('the two legs', () => {
  const map = flat(6, 6)

  test('[TAC-ENEMY-MOVE-06] [TAC-RULING-56] N and S first along the column, E and W first along the row', () => {
    const fighter = { map, units: { p1: 'FX E5', e1: 'EF B2' } }
    for (const way of ['n', 's'] as const) expect(walked(fighter, 'e1.fighter', 'E5', way, 3)).toBe('B3 B4 B5 | B5 mp')
    for (const way of ['e', 'w'] as const) expect(walked(fighter, 'e1.fighter', 'E5', way, 3)).toBe('C2 D2 E2 | E2 mp')
    const beast = { map, units: { p1: 'FX E5', e1: 'EB B2' } }
    expect(walked(beast, 'e1.beast', 'E5', 's', 4)).toBe('B3 B4 B5 C5 | C5 mp')
    expect(walked(beast, 'e1.beast', 'E5', 'w', 4)).toBe('C2 D2 E2 E3 | E3 mp')
  })

  test('[TAC-ENEMY-MOVE-05] it stops as soon as it is next to a hero', () => {
    expect(walked({ map: flat(5, 5), units: { p1: 'FX B3', e1: 'EB A1' } }, 'e1.beast', 'B3', 's', 4)).toBe(
      'A2 A3 | A3 adjacent',
    )
  })

  test('[TAC-ENEMY-MOVE-05] [TAC-RULING-58] any hero stops it, at any elevation; starting next to one does not', () => {
    const up = { map: ['0. 0. 0. 0. 0.', '0. 0. 1. 0. 0.'], units: { p1: 'FX E1, BX C2', e1: 'EB A1' } }
    expect(walked(up, 'e1.beast', 'E1', 'e', 4)).toBe('B1 C1 | C1 adjacent')
    const start = { ...up, units: { p1: 'FX E1, BX C2', e1: 'EB C1' } }
    expect(walked(start, 'e1.beast', 'E1', 'e', 4)).toBe('D1 | D1 adjacent')
    const house = { ...up, options: { enemyStopsAcrossElevation: false } }
    expect(walked(house, 'e1.beast', 'E1', 'e', 4)).toBe('B1 C1 D1 | D1 adjacent')
  })

  test('[TAC-ENEMY-MOVE-07] it pays normal costs and stops before what it cannot pay', () => {
    const position = { map: ['0. 0. 0~ 0. 0. 0. 0.'], units: { p1: 'FX G1', e1: 'EB A1' } }
    expect(walked(position, 'e1.beast', 'G1', 'e', 2)).toBe('B1 | B1 mp')
    expect(walked(position, 'e1.beast', 'G1', 'e', 3)).toBe('B1 C1 | C1 mp')
    const climb = { map: ['0. 1. 1. 1. 1. 1.'], units: { p1: 'FX F1', e1: 'EB A1' } }
    expect(walked(climb, 'e1.beast', 'F1', 'e', 1)).toBe(' | A1 mp')
    expect(walked(climb, 'e1.beast', 'F1', 'e', 3)).toBe('B1 C1 | C1 mp')
  })

  test('[TAC-ENEMY-MOVE-07] no detour for lack of MP', () => {
    const position = { map: ['0. 2^ 0. 0.', '0. 0. 0. 0.'], units: { p1: 'FX D1', e1: 'EB A1' } }
    expect(walked(position, 'e1.beast', 'D1', 'e', 2)).toBe(' | A1 mp')
  })
})

describe('obstacles [TAC-RULING-60]', () => {
  test('[TAC-ENEMY-MOVE-10] it crosses its allies in one go and never ends on one', () => {
    const row = flat(7, 1)
    const position = { map: row, units: { p1: 'FX G1', e1: 'EB A1, EF B1, ER C1' } }
    expect(walked(position, 'e1.beast', 'G1', 'e', 4)).toBe('B1 C1 D1 E1 | E1 mp')
    expect(walked(position, 'e1.beast', 'G1', 'e', 2)).toBe(' | A1 blocked')
  })

  test('blocked by allies: one step on the other axis if that brings it closer', () => {
    const position = { map: flat(5, 3), units: { p1: 'FX E3', e1: 'EB A1, EF B1' } }
    expect(walked(position, 'e1.beast', 'E3', 'e', 1)).toBe('A2 | A2 mp')
    const level = { map: flat(5, 3), units: { p1: 'FX E1', e1: 'EB A1, EF B1' } }
    expect(walked(level, 'e1.beast', 'E1', 'e', 1)).toBe(' | A1 blocked')
  })

  test('it does not cross an ally that stands next to a hero', () => {
    const position = { map: flat(6, 2), units: { p1: 'FX F1, BX B2', e1: 'EB A1, EF B1' } }
    expect(walked(position, 'e1.beast', 'F1', 'e', 4)).toBe(' | A1 blocked')
  })

  test('not past the turn of the L: there is no room between the ally and the corner', () => {
    const position = { map: flat(4, 4), units: { p1: 'FX C4', e1: 'EB A1, EF B1, ER C1' } }
    expect(walked(position, 'e1.beast', 'C4', 'e', 4)).toBe('A2 B2 C2 C3 | C3 adjacent')
  })

  test('a hero on the way blocks the first step', () => {
    const position = { map: flat(5, 2), units: { p1: 'FX E1, BX B1', e1: 'EB A1' } }
    expect(walked(position, 'e1.beast', 'E1', 'e', 4)).toBe(' | A1 blocked')
    const below = { map: flat(5, 2), units: { p1: 'FX E2, BX B1', e1: 'EB A1' } }
    expect(walked(below, 'e1.beast', 'E2', 'e', 4)).toBe('A2 B2 | B2 adjacent')
  })

  test('next to its own goal it stays', () => {
    const position = { map: ['1. 0. 0.'], units: { p1: 'FX A1', e1: 'EB B1' } }
    expect(walked(position, 'e1.beast', 'A1', 'w', 4)).toBe(' | B1 adjacent')
  })

  test('a flipped box on one L: it takes the other; on both: the cheapest way round', () => {
    // given the 2×2 box at M4 occupied: M4 N4 M5 N5 are closed
    const other = { units: { p1: 'FX O8, BX 2x2:A1', e1: 'EB M3' } }
    expect(walked(other, 'e1.beast', 'O8', 'n', 4)).toBe('N3 O3 O4 O5 | O5 mp')
    // given the 3×2 box at C8 occupied: the other L goes down to row 11 first, a way round would turn east at once
    const lower = { units: { p1: 'FX F11, BX 3x2:A1', e1: 'EB B8' } }
    expect(walked(lower, 'e1.beast', 'F11', 'e', 4)).toBe('B9 B10 B11 C11 | C11 mp')
    const west = { units: { p1: 'FX M8, BX 2x2:A1', e1: 'EB M3' } }
    expect(walked(west, 'e1.beast', 'M8', 'n', 4)).toBe('L3 L4 L5 L6 | L6 mp')
    const east = { units: { p1: 'FX N8, BX 2x2:A1', e1: 'EB N3' } }
    expect(walked(east, 'e1.beast', 'N8', 'n', 4)).toBe('O3 O4 O5 O6 | O6 mp')
  })

  test('no way at all: it stays', () => {
    const cut = { map: ['0. -- 0. 0.'], units: { p1: 'FX D1', e1: 'EB A1' } }
    expect(walked(cut, 'e1.beast', 'D1', 'e', 4)).toBe(' | A1 noWay')
  })
})

describe('whom it heads for', () => {
  test('[TAC-ENEMY-MOVE-02] [TAC-ENEMY-MOVE-03] the closest by orthogonal distance, terrain ignored; ties by the compass', () => {
    const open = solo({
      map: ['0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0~ 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.'],
      units: { p1: 'FX A3, BX C5, RX E5, WX C1', e1: 'EB C3' },
    })
    const order = (way: Way) =>
      closestHeroes(fieldOf(open, 'e1.beast'), way)
        .map(id => id.slice(3))
        .join(' ')
    expect(order('n')).toBe('wizard beast fighter rogue')
    expect(order('w')).toBe('fighter wizard beast rogue')
    expect(order('s')).toBe('beast fighter wizard rogue')
  })

  test('[TAC-ENEMY-MOVE-04] [TAC-RULING-59] the closest it can attack after moving; Weakened, simply the closest', () => {
    const map = ['1. 0. 0. 0. 0. 0.']
    const able = { map, units: { p1: 'FX A1, BX F1', e1: 'B8 C1' } }
    expect(planned(able, 'e1.beast', 'S4')).toEqual({
      purpose: 'move',
      among: 'p1.beast p1.fighter',
      path: 'D1 E1',
      end: 'E1',
      why: 'adjacent',
    })
    const weak = { map, units: { p1: 'FX A1, BX F1', e1: 'B8 C1 weak' } }
    expect(planned(weak, 'e1.beast', 'S4')).toMatchObject({ among: 'p1.fighter p1.beast', end: 'B1', why: 'adjacent' })
  })

  test('[TAC-RULING-59] the compass L, else the other L, else the cheapest space it can attack from', () => {
    // given a peak in the column: going down first stops short of MP, going east first arrives
    const map = ['0. 0. 0.', '2. 0. 0.', '0. 0. 0.']
    const other = { map, units: { p1: 'FX C3', e1: 'B8 A1' } }
    expect(planned(other, 'e1.beast', 'S4')).toMatchObject({ path: 'B1 C1 C2', end: 'C2' })
    // given both L cut short by a peak: of B3 and C2, as cheap and as near, the compass of the south meets C2 first
    const near = { map: ['0. 0. 2^', '0. 0. 0.', '2^ 0. 0.'], units: { p1: 'FX C3', e1: 'EB A1' } }
    expect(planned(near, 'e1.beast', 'S4')).toMatchObject({ path: 'A2 B2 C2', end: 'C2', why: 'adjacent' })
    // given a hero on the peak A3 as well, out of reach above: A2 would stop it, so it goes by B1
    const passing = { ...near, units: { p1: 'FX C3, RX A3', e1: 'EB A1' } }
    expect(planned(passing, 'e1.beast', 'S4')).toMatchObject({ path: 'B1 B2 C2', end: 'C2', why: 'adjacent' })
  })

  test('[TAC-RULING-55] a Fighter moves to where it can shoot', () => {
    const map = flat(6, 6)
    const position = { map, units: { p1: 'FX E5', e1: 'EF B2' } }
    expect(planned(position, 'e1.fighter', 'S1')).toMatchObject({ end: 'B5', why: 'mp' })
    expect(activationPlan(solo(position), 'e1.fighter', 'S1').attack).toEqual({
      step: 5,
      kind: 'missile',
      among: ['p1.fighter'],
    })
  })

  test('[TAC-ENEMY-MOVE-08] no portals: the far side of a portal is out of reach', () => {
    const open = solo({ units: { p1: 'FX D11', e1: 'EB M3' } })
    const ends = reachEnemy(fieldOf(open, 'e1.beast'), 4).map(({ to }) => spaceName(to))
    expect(ends).toContain('M2')
    expect(ends).not.toContain('C3')
    expect(ends).not.toContain('D10')
  })

  test('[TAC-ENEMY-MOVE-05] reach: a space next to a hero is never left, one held by an ally there is not entered', () => {
    const open = solo({ map: flat(5, 1), units: { p1: 'FX C1', e1: 'EB A1' } })
    expect(reachEnemy(fieldOf(open, 'e1.beast'), 4).map(({ to }) => spaceName(to))).toEqual(['B1'])
    const held = solo({ map: flat(5, 2), units: { p1: 'FX C2', e1: 'EB A1, EF C1' } })
    expect(
      reachEnemy(fieldOf(held, 'e1.beast'), 4)
        .map(({ to }) => spaceName(to))
        .sort(),
    ).toEqual(['A2', 'B1', 'B2'])
  })

  test('[TAC-ENEMY-MOVE-09] units in dungeons are no goal; with all of them there it stays', () => {
    const one = solo({ units: { p1: 'FX 2x2:A1, BX D11', e1: 'EB M3' } })
    expect(closestHeroes(fieldOf(one, 'e1.beast'), 'n')).toEqual(['p1.beast'])
    const all = { units: { p1: 'FX 2x2:A1, BX 3x2:A1', e1: 'EB M6' } }
    expect(planned(all, 'e1.beast', 'S4')).toMatchObject({ purpose: 'nothing', path: '', end: 'M6', why: 'noHeroes' })
    expect(planned(all, 'e1.beast', 'S8')).toMatchObject({ purpose: 'nothing', path: '', why: 'noHeroes' })
  })
})

describe('Climb [TAC-RULING-84]', () => {
  const rows = ['0. 0. 0. 2.', ...flat(4, 4)]

  test('[TAC-CLIMB-01] towards the closest higher space', () => {
    const position = { map: rows, units: { p1: 'FX A5', e1: 'EB B1' } }
    expect(planned(position, 'e1.beast', 'S8')).toEqual({
      purpose: 'climb',
      among: '',
      path: 'C1 D1',
      end: 'D1',
      why: 'arrived',
    })
    expect(walked(position, 'e1.beast', 'D1', 'e', 2)).toBe('C1 | C1 mp')
  })

  test('[TAC-CLIMB-01] equal distances by the compass', () => {
    const map = ['0. 1. 0.', '1. 0. 1.', '0. 1. 0.']
    const open = solo({ map, units: { p1: 'FX A1', e1: 'EB B2' } })
    const goal = (way: Way) => spaceName(climbGoal(fieldOf(open, 'e1.beast'), way) as number)
    expect((['n', 'e', 's', 'w'] as const).map(goal)).toEqual(['B1', 'C2', 'B3', 'A2'])
  })

  test('[TAC-CLIMB-02] down on the way up', () => {
    const position = { map: ['1. 0. 2. 0. 0. 0.'], units: { p1: 'FX F1', e1: 'EB A1' } }
    expect(planned(position, 'e1.beast', 'S8')).toMatchObject({ path: 'B1 C1', end: 'C1', why: 'arrived' })
  })

  test('[TAC-CLIMB-03] nothing higher: towards the closest hero', () => {
    const position = { map: ['1. 1. 1. 1. 1. 0. 0.'], units: { p1: 'FX G1', e1: 'EB A1' } }
    expect(planned(position, 'e1.beast', 'S8')).toMatchObject({ purpose: 'move', among: 'p1.fighter', end: 'E1' })
  })

  test('the goal must be free, and a hero on the way stops it', () => {
    const taken = { map: ['0. 1. 1. 0. 0. 0.'], units: { p1: 'FX F1', e1: 'EB A1, EF B1' } }
    expect(planned(taken, 'e1.beast', 'S8')).toMatchObject({ purpose: 'climb', path: 'B1 C1', end: 'C1' })
    const hero = { map: ['0. 0. 0. 1.', '0. 0. 0. 0.'], units: { p1: 'FX B2', e1: 'EB A1' } }
    expect(planned(hero, 'e1.beast', 'S8')).toMatchObject({ purpose: 'climb', path: 'B1', why: 'adjacent' })
  })
})

describe('activation', () => {
  test('[TAC-ENEMY-ACT-03] a unit with a card is passed over for the leftmost without', () => {
    const open = solo({ under: { 'e1.fighter': 'S9' } })
    expect(activatedBy(open, 'e1', 'S1')).toEqual({ unit: 'e1.beast', leftmost: true })
    expect(activatedBy(open, 'e1', 'S5')).toEqual({ unit: 'e1.rogue', leftmost: false })
    const next = solo({ under: { 'e1.fighter': 'S9', 'e1.beast': 'S1' } })
    expect(activatedBy(next, 'e1', 'S7')).toEqual({ unit: 'e1.rogue', leftmost: true })
  })

  test('[TAC-CLIMB-04] [TAC-ENEMY-MOVE-01] an attack at once comes before any movement, also with Climb', () => {
    const open = solo({ map: ['0. 0. 1.'], units: { p1: 'FX A1', e1: 'EB B1' } })
    expect(activationPlan(open, 'e1.beast', 'S8')).toEqual({
      attack: { step: 1, kind: 'melee', among: ['p1.fighter'] },
    })
  })
})
