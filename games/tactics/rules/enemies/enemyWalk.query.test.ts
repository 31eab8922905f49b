import { describe, expect, test } from 'vitest'
import type { EnemyCardId } from '../../content/ids.ts'
import type { Way } from '../../content/types.ts'
import { given, type Given, type Position } from '../../test/given.ts'
import { at, seen } from '../../test/seen.ts'
import { spaceName } from '../realm/spaces.query.ts'
import type { UnitId } from '../state/shape.ts'
import { type Axis, fieldOf, reachEnemy } from './enemyField.query.ts'
import { activationPlan, aimsOf, climbGoal, movePlan } from './enemyPlan.query.ts'
import { walk } from './enemyWalk.query.ts'

const flat = (width: number, height: number): string[] =>
  new Array<string>(height).fill(new Array<string>(width).fill('0.').join(' '))
type Units = NonNullable<Position['units']>
const open = (map: readonly string[] | undefined, units: Units) =>
  given({ mode: 'solo', ...(map ? { map } : {}), units }).open
/** `B1 C1 | C1 mp`: the spaces entered, where it ends and why. */
const walked = (units: Units, goal: string, axis: Axis, mp: number, map?: readonly string[]): string => {
  const { path, end, why } = walk(fieldOf(open(map, units), 'e1.beast'), at(goal), axis, mp)
  return `${path.map(({ to }) => spaceName(to)).join(' ')} | ${spaceName(end)} ${why}`
}

describe('the two legs, in every direction', () => {
  test.each([
    ['A1', 'D3 D2 D1 C1 B1', 'C4 B4 A4 A3 A2'],
    ['G1', 'D3 D2 D1 E1 F1', 'E4 F4 G4 G3 G2'],
    ['A7', 'D5 D6 D7 C7 B7', 'C4 B4 A4 A5 A6'],
    ['G7', 'D5 D6 D7 E7 F7', 'E4 F4 G4 G5 G6'],
    ['D1', 'D3 D2', 'D3 D2'],
    ['G4', 'E4 F4', 'E4 F4'],
    ['D7', 'D5 D6', 'D5 D6'],
    ['A4', 'C4 B4', 'C4 B4'],
  ])('[TAC-ENEMY-MOVE-06] [TAC-RULING-56] from D4 to a hero on %s', (hero, vertical, horizontal) => {
    const units = { p1: `FX ${hero}`, e1: 'EB D4' }
    const end = (path: string) => `${path} | ${path.split(' ').at(-1)} adjacent`
    expect(walked(units, hero, 'vertical', 12, flat(7, 7))).toBe(end(vertical))
    expect(walked(units, hero, 'horizontal', 12, flat(7, 7))).toBe(end(horizontal))
    // no detour round what is dear: the same two legs over Water on every side
    const dear = flat(7, 7).with(1, '0. 0. 0. 2~ 0. 0. 0.').with(2, '0. 0. 0. 1~ 0. 0. 0.')
    const rough = dear.with(3, '0. 2~ 1~ 0. 1~ 2~ 0.').with(4, '0. 0. 0. 1~ 0. 0. 0.').with(5, '0. 0. 0. 2~ 0. 0. 0.')
    expect(walked(units, hero, 'vertical', 20, rough)).toBe(end(vertical))
    expect(walked(units, hero, 'horizontal', 20, rough)).toBe(end(horizontal))
  })
})

describe('blocked by its allies', () => {
  const hero = { p1: 'FX E3' }
  test('[TAC-RULING-60] aside only onto a free space it can pay for', () => {
    const rows = flat(5, 3)
    const high = ['0. 0. 0. 0. 0.', '1. 0. 0. 0. 0.', '0. 0. 0. 0. 0.']
    expect(walked({ ...hero, e1: 'EB A1, EF B1' }, 'E3', 'horizontal', 1, rows)).toBe('A2 | A2 mp')
    expect(walked({ ...hero, e1: 'EB A1, EF B1, ER A2' }, 'E3', 'horizontal', 1, rows)).toBe(' | A1 blocked')
    expect(walked({ ...hero, e1: 'EB A1, EF B1, ER C1' }, 'E3', 'horizontal', 2, high)).toBe('A2 | A2 mp')
    expect(walked({ ...hero, e1: 'EB A1, EF B1, ER C1' }, 'E3', 'horizontal', 1, high)).toBe(' | A1 blocked')
    expect(walked({ ...hero, e1: 'EB A1, EF A2' }, 'E3', 'vertical', 1, rows)).toBe('B1 | B1 mp')
  })

  test('[TAC-RULING-60] [TAC-ENEMY-MOVE-10] across one with exactly the MP it takes', () => {
    const row = { p1: 'FX G1', e1: 'EB A1, EF B1' }
    expect(walked(row, 'G1', 'horizontal', 2, flat(7, 1))).toBe('B1 C1 | C1 mp')
    expect(walked(row, 'G1', 'horizontal', 1, flat(7, 1))).toBe(' | A1 blocked')
    const water = ['0. 0. 0~ 0. 0. 0. 0.']
    expect(walked(row, 'G1', 'horizontal', 2, water)).toBe(' | A1 blocked')
    expect(walked(row, 'G1', 'horizontal', 3, water)).toBe('B1 C1 | C1 mp')
  })

  test('[TAC-RULING-60] also on the way round a flipped box', () => {
    const round = (allies: string) => ({ p1: 'FX M8, BX 2x2:A1', e1: `EB M3${allies}` })
    expect(walked(round(''), 'M8', 'vertical', 4)).toBe('L3 L4 L5 L6 | L6 mp')
    expect(walked(round(', EF L4'), 'M8', 'vertical', 4)).toBe('L3 L4 L5 L6 | L6 mp')
    expect(walked(round(', EF L4, ER L5'), 'M8', 'vertical', 4)).toBe('L3 L4 L5 L6 | L6 mp')
    // past the corner of the way nothing is straight on
    expect(walked(round(', EF L3'), 'M8', 'vertical', 4)).toBe(' | M3 blocked')
  })
})

describe('[TAC-RULING-59] the space it attacks from', () => {
  const planned = (map: readonly string[], units: Units, card: EnemyCardId, id: UnitId = 'e1.fighter') => {
    const plan = movePlan(open(map, units), id, card)
    return `${plan.by} ${plan.path.map(({ to }) => spaceName(to)).join(' ')}`
  }
  // Allies in front and at the turn of either L, the other space beyond them too dear: it must choose for itself.
  const across = ['0. 0. 1~ 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.']
  const down = ['0. 0. 0.', '0. 0. 0.', '1~ 0. 0.', '0. 0. 0.', '0. 0. 0.']

  test('[TAC-RULING-59] the cheapest for a shooter, though others are nearer to the hero', () => {
    expect(planned(across, { p1: 'FX D2', e1: 'EF A1, EB A2, ER B1' }, 'S1')).toBe('path A2 B2')
    expect(planned(down, { p1: 'FX B4', e1: 'EF A1, EB A2, ER B1' }, 'S1')).toBe('path A2 B2')
  })

  test('[TAC-RULING-59] of equally cheap ones the nearest to the hero, whatever the compass says', () => {
    expect(planned(across, { p1: 'FX D2', e1: 'EF A1, EB A2, ER B1, EW B2' }, 'S1')).toBe('path A2 B2 C2')
    expect(planned(down, { p1: 'FX B4', e1: 'EF A1, EB A2, ER B1, EW B2' }, 'S1')).toBe('path A2 B2 B3')
  })

  test('[TAC-ENEMY-MOVE-04] no space for the closest hero: for the next; none at all: towards the closest', () => {
    const row = ['1. 0. 0. 0. 0. 0. 0.']
    expect(planned(row, { p1: 'FX A1, RX F1', e1: 'EB C1' }, 'S4', 'e1.beast')).toBe('walk D1 E1')
    expect(planned(row, { p1: 'FX A1', e1: 'EB C1' }, 'S4', 'e1.beast')).toBe('walk B1')
  })
})

describe('Climb', () => {
  test('[TAC-CLIMB-01] [TAC-RULING-84] the nearest higher space before any the compass meets first', () => {
    const goal = (map: readonly string[], way: Way, units: Units = { p1: 'FX -', e1: 'EB C3' }) =>
      spaceName(climbGoal(fieldOf(open(map, units), 'e1.beast'), way) ?? -1)
    const far = ['2. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 1. 0.', '0. 0. 0. 0. 0.']
    for (const way of ['n', 'e', 's', 'w'] as const) expect(goal(far, way)).toBe('D3')
    const ring = ['0. 0. 0. 0. 0.', '0. 0. 1. 0. 0.', '0. 1. 0. 1. 0.', '0. 0. 1. 0. 0.']
    expect((['n', 'e', 's', 'w'] as const).map(way => goal(ring, way))).toEqual(['C2', 'D3', 'C4', 'B3'])
    // neither level nor held ones
    expect(goal(ring, 'n', { p1: 'FX C2', e1: 'EB C3' })).toBe('D3')
    expect(goal(ring, 'n', { p1: 'FX -', e1: 'EB C2' })).toBe('')
  })
})

describe('the whole activation', () => {
  test.each([
    ['FX B1', 1, 'melee'],
    ['FX D1', 2, 'missile'],
    ['FX F1', 5, 'missile'],
  ] as const)('[TAC-ENEMY-ACT-07] a Fighter on A1, a hero %s: attack in step %i', (p1, step, kind) => {
    const { attack } = activationPlan(open(flat(8, 1), { p1, e1: 'EF A1' }), 'e1.fighter', 'S1')
    expect([attack?.step, attack?.kind]).toEqual([step, kind])
  })
  test('[TAC-ENEMY-ACT-07] [TAC-ENEMY-ACT-09] a Beast moves and strikes in step 4; Weakened it only moves', () => {
    const row = flat(8, 1)
    expect(activationPlan(open(row, { p1: 'FX E1', e1: 'EB A1' }), 'e1.beast', 'S4').attack).toMatchObject({ step: 4 })
    expect(activationPlan(open(row, { p1: 'FX E1', e1: 'EB A1 weak' }), 'e1.beast', 'S4').attack).toBeUndefined()
    expect(activationPlan(open(row, { p1: 'FX H1', e1: 'EB A1' }), 'e1.beast', 'S4')).toMatchObject({
      move: { end: at('E1') },
    })
  })
})

describe('[TAC-ENEMY-MOVE-10] where a Move could end', () => {
  const ends = (map: readonly string[], units: Units, mp: number) =>
    reachEnemy(fieldOf(seen({ mode: 'solo', map, units }), 'e1.beast'), mp)
      .map(({ to, cost }) => `${spaceName(to)} ${cost}`)
      .sort()
  test('[TAC-ENEMY-MOVE-07] every cheapest cost, round obstacles and up and down', () => {
    expect(ends(['0. 0~ 0.', '0. 1. 0.', '0. 0. 0.'], { p1: 'FX -', e1: 'EB A1' }, 4)).toEqual([
      'A2 1',
      'A3 2',
      'B1 2',
      'B2 3',
      'B3 3',
      'C1 3',
      'C2 4',
      'C3 4',
    ])
    expect(ends(['0. 0~ 0.', '0. 1. 0.', '0. 0. 0.'], { p1: 'FX -', e1: 'EB A1' }, 2)).toEqual(['A2 1', 'A3 2', 'B1 2'])
  })
  test('[TAC-ENEMY-MOVE-05] [TAC-ENEMY-MOVE-10] past allies, never past a hero nor beyond a space beside one', () => {
    expect(ends(flat(5, 1), { p1: 'FX -', e1: 'EB A1, EF B1' }, 3)).toEqual(['C1 2', 'D1 3'])
    expect(ends(flat(5, 2), { p1: 'FX C1', e1: 'EB A1' }, 4)).toEqual(['A2 1', 'B1 1', 'B2 2', 'C2 3'])
  })
})

test('[TAC-ENEMY-ATTACK-03] of two heroes too the first from the arrow on', () => {
  const row = open(flat(5, 5), { p1: 'FX C4, WX C2, RX -', e1: 'EB C3' })
  expect((['n', 'e', 's', 'w'] as const).map(way => aimsOf(row, 'e1.beast', 'melee', way)[0])).toEqual([
    'p1.wizard',
    'p1.fighter',
    'p1.fighter',
    'p1.wizard',
  ])
})

test('[TAC-ENEMY-ACT-01] a Solo Enemy has no actions of its own to take', () => {
  const game = given({ mode: 'solo', map: flat(5, 1), units: { p1: 'FX B1', e1: 'EB A1' }, enemyDeck: ['S4'] })
  expect(game.dice('star', 'star', 'star').begins('e1').open.turn).toMatchObject({ owner: 'e1', actionsLeft: 0 })
})

describe('with a window on the way', () => {
  const enemy = (position: Position): Given => given({ mode: 'solo', hands: { p1: ['T08'] }, ...position }).begins('e1')
  const steps = (game: Given): string =>
    game
      .of('stepped')
      .map(({ to }) => spaceName(to))
      .join(' ')
  const winding = ['0. 2^ 0.', '0v 0. 2^', '2^ 0. 0.', '2^ 0. 0.', '2^ 0. 0.']

  test('[TAC-RULING-59] a chosen path is followed to its end, past allies too', () => {
    const path = enemy({ map: winding, units: { p1: 'FX B5', e1: 'EB A1 h3' }, enemyDeck: ['S4'] })
    expect(steps(path)).toBe('A2 B2 B3 B4')
    expect(path.of('villageUsed')).toHaveLength(1)
    const past = enemy({ map: winding, units: { p1: 'FX B5', e1: 'EB A1 h3, EF B2' }, enemyDeck: ['S4'] })
    expect(steps(past)).toBe('A2 B2 B3 B4')
    expect(past.of('enemyStopped')).toMatchObject([{ at: at('B4'), why: 'adjacent' }])
  })

  test('[TAC-ENEMY-MOVE-05] on the L it stops beside a hero it only passes', () => {
    const hill = ['0. 0. 0v 0. 0. 2.', '0. 0. 1. 0. 0. 0.']
    const game = enemy({ map: hill, units: { p1: 'BX C2', e1: 'EF A1' }, enemyDeck: ['S8'] })
    expect([steps(game), game.of('enemyStopped')[0]?.why]).toEqual(['B1 C1', 'adjacent'])
    const free = enemy({ map: hill, units: { p1: 'BX -', e1: 'EF A1' }, enemyDeck: ['S8'] })
    expect(free.of('enemyStopped')[0]?.why).toBe('noHeroes')
  })

  test('[TAC-ENEMY-MOVE-06] the L goes on after it with the MP left', () => {
    const row = enemy({ map: ['0. 0v 0. 0. 0. 0. 0. 0.'], units: { p1: 'FX H1', e1: 'EB A1 h2' }, enemyDeck: ['S3'] })
    expect(steps(row)).toBe('B1 C1 D1 E1 F1 G1')
    const corner = enemy({
      map: flat(6, 4).with(1, '0v 0. 0. 0. 0. 0.'),
      units: { p1: 'FX F4', e1: 'EB A1 h2' },
      enemyDeck: ['S4'],
    })
    expect(steps(corner)).toBe('A2 A3 A4 B4')
  })
})
