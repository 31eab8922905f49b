import { expect, test } from 'vitest'
import '../../test/fixtures.ts'
import type { DieFace } from '../state/shape.ts'
import { misses, oddsOf, pushes, shows, stars } from './dice.query.ts'
import { ammoFor, printedDamage, pushesFor } from './striking.query.ts'

test('[TAC-RULING-01] what each face shows: a roll is read for one icon', () => {
  const faces: readonly DieFace[] = ['push', 'pushStar', 'star', 'miss', 'missPush', 'blank']
  const table = faces.map(face => (['push', 'star', 'miss'] as const).filter(icon => shows(face, icon)).join(' '))
  expect(table).toEqual(['push', 'push star', 'star', 'miss', 'push miss', ''])
  expect([pushes(faces), stars(faces), misses(faces)]).toEqual([3, 2, 2])
  expect([pushes([]), stars([]), misses([])]).toEqual([0, 0, 0])
})

test('[TAC-RULING-01] the chances of a roll: half the faces push, half have a star, a third miss', () => {
  const rounded = (odds: readonly number[]) => odds.map(chance => Math.round(1000 * chance))
  expect(rounded(oddsOf('standard', 'push', 0))).toEqual([1000])
  expect(rounded(oddsOf('standard', 'push', 1))).toEqual([500, 500])
  expect(rounded(oddsOf('standard', 'push', 2))).toEqual([250, 500, 250])
  expect(rounded(oddsOf('standard', 'star', 3))).toEqual([125, 375, 375, 125])
  expect(rounded(oddsOf('standard', 'miss', 2))).toEqual([444, 444, 111])
  expect(rounded(oddsOf('wild', 'push', 1))).toEqual([333, 667])
  expect(rounded(oddsOf('calm', 'star', 1))).toEqual([667, 333])
})

test('[TAC-MELEE-03] [TAC-MISSILE-06] [TAC-SPELL-04] [TAC-BALLISTA-06] the damage printed for each kind of attack', () => {
  const printed = (card: 'FX' | 'WX' | 'HX' | 'BX') =>
    (['melee', 'missile', 'spell', 'ballista'] as const).map(kind =>
      printedDamage({ owner: 'p1', card: card as never }, kind),
    )
  expect(printed('FX')).toEqual([3, 2, 0, 1])
  expect(printed('WX')).toEqual([1, 0, 2, 1])
  expect(printed('HX')).toEqual([1, 0, 0, 1])
  expect(printed('BX')).toEqual([4, 0, 0, 1])
})

test('Charge adds a ➤ after a Move, Braced forgives a ✖ without one', () => {
  const ram = { owner: 'p1', card: 'B3' } as const
  expect([pushesFor({ ...ram, moved: true }, 0), pushesFor(ram, 0), pushesFor({ ...ram, moved: true }, 2)]).toEqual([
    1, 0, 3,
  ])
  expect(pushesFor({ owner: 'p1', card: 'B1', moved: true }, 2)).toBe(2)
  const captain = { owner: 'p1', card: 'F4' } as const
  expect([
    ammoFor(captain, 0),
    ammoFor(captain, 1),
    ammoFor(captain, 3),
    ammoFor({ ...captain, moved: true }, 3),
  ]).toEqual([0, 0, 2, 3])
  expect(ammoFor({ owner: 'p1', card: 'F1' }, 2)).toBe(2)
})
