import { expect, test } from 'vitest'
import { UNITS } from '../content/units.ts'
import { spaceOf } from '../knowledge/spaces.ts'
import type { Fact, Open } from '../rules/state.ts'
import type { BoardProps } from '../../types.ts'
import { after } from './after.ts'
import { openWith, soloWith, viewWith } from './testing/fixture.ts'

const at = (name: string) => spaceOf(name) ?? -1
const told = (open: Open, ...facts: Fact[]) =>
  facts.reduce<BoardProps['view']>((view, fact) => after(view, fact), viewWith(open) as unknown as BoardProps['view'])
    .open as unknown as Open

test('steps, blows and falls are seen one by one', () => {
  const open = told(
    openWith(),
    { type: 'acted', unit: 'p1.beast', action: 'move', actionsLeft: 2 },
    { type: 'stepped', unit: 'p1.beast', from: at('G5'), to: at('G4'), via: 'walk', cost: 1, terms: [], mp: 3 },
    {
      type: 'damaged',
      unit: 'p2.fighter',
      by: 'p1.beast',
      kind: 'melee',
      amount: 4,
      from: 8,
      to: 4,
      terms: [],
      area: false,
    },
    {
      type: 'knockedBack',
      unit: 'p2.fighter',
      from: at('K4'),
      to: at('L4'),
      distance: 1,
      way: 'e',
      fell: true,
      cause: 'melee',
    },
    { type: 'weakened', unit: 'p1.beast', cause: 'secondAction' },
  )
  expect(open.turn?.actionsLeft).toBe(2)
  expect(open.units['p1.beast']).toMatchObject({ at: at('G4'), taken: ['move'], weakened: true })
  expect(open.units['p2.fighter']).toMatchObject({ at: at('L4'), health: 4 })
})

test('a captured unit leaves the map for the row of its captor', () => {
  const open = told(openWith(), {
    type: 'captured',
    unit: 'p2.rogue',
    card: 'R8',
    by: 'p1',
    byUnit: 'p1.beast',
    at: at('J8'),
  })
  expect(open.units['p2.rogue']).toBeUndefined()
  expect(open.captured).toEqual([{ card: 'R8', of: 'p2', by: 'p1' }])
})

test('flags move, hands and piles keep count', () => {
  const view = after(viewWith() as unknown as BoardProps['view'], { type: 'tacticDrawn', seat: 'p2', hand: 2 } as Fact)
  expect((view.open as unknown as Open).hands.p2).toBe(2)
  expect((view.piles as Record<string, number>).tactics).toBe(11)
  const open = told(
    openWith(),
    { type: 'flagMoved', area: 'crimson', seat: 'p1', from: 1, to: 2 },
    { type: 'tacticRevealed', seat: 'p1', card: 'T14' },
  )
  expect(open.flags.crimson?.at).toBe(2)
  expect(open.hands.p1).toBe(1)
  expect(open.discard).toEqual(['T09', 'T14'])
})

test('a dungeon opens, is walked through and closes', () => {
  const start = soloWith({ flipped: {} })
  const inside = told(
    start,
    { type: 'dungeonEntered', unit: 'p1.fighter', box: '3x2' },
    { type: 'steppedInside', unit: 'p1.fighter', box: '3x2', from: 0, to: 8, cost: 1, mp: 1 },
  )
  expect(inside.flipped['3x2']).toBe('p1.fighter')
  expect(inside.units['p1.fighter']).toMatchObject({ at: -1, inside: { box: '3x2', at: 8 } })
  const out = told(
    inside,
    { type: 'crystalTaken', unit: 'p1.fighter', box: '3x2' },
    { type: 'dungeonLeft', unit: 'p1.fighter', box: '3x2', at: at('D10'), cause: 'crystal' },
    { type: 'crystalTurned', box: '3x2' },
  )
  expect(out.flipped).toEqual({})
  expect(out.units['p1.fighter']?.inside).toBeUndefined()
  expect(out.units['p1.fighter']?.at).toBe(at('D10'))
  expect(out.crystals['3x2']).toBe('green')
})

test('an Enemy Unit is replaced by a fresh one, and its card lies under whoever is activated', () => {
  const open = told(
    soloWith(),
    { type: 'arrived', unit: 'e1.fighter', card: 'F1', at: at('N6') },
    { type: 'activated', unit: 'e1.beast', card: 'S3', leftmost: false },
  )
  expect(open.units['e1.fighter']).toMatchObject({ card: 'F1', health: UNITS.F1.solo.health, supply: 0, at: at('N6') })
  expect(open.under['e1.beast']).toBe('S3')
  expect(open.turn).toMatchObject({ card: 'S3', unit: 'e1.beast' })
})

test('a fact that changes nothing to be seen leaves the view as it is', () => {
  const view = viewWith() as unknown as BoardProps['view']
  expect(after(view, { type: 'rolled' })).toBe(view)
})
