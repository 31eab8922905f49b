import type { Shape, View } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { isHidden, openPart } from './veil.ts'

const view = (parts: Partial<View<Shape>>): View<Shape> => ({
  open: { gold: 3 },
  piles: {},
  agenda: [],
  waiting: [],
  ...parts,
})
const hand = view({ seat: 'p2', own: { cards: ['T07'] }, given: 'keep T07' })

test('around one screen a hand is hidden until its seat has taken the device', () => {
  expect(isHidden(hand, 2, undefined)).toBe(true)
  expect(isHidden(hand, 2, 'p1')).toBe(true)
  expect(isHidden(hand, 2, 'p2')).toBe(false)
})

test('nothing is hidden from a single person, from watchers or in a game without hands', () => {
  expect(isHidden(hand, 1, undefined)).toBe(false)
  expect(isHidden(view({}), 2, undefined)).toBe(false)
  expect(isHidden(view({ seat: 'p1', own: {} }), 2, undefined)).toBe(false)
})

test('the open part has neither the hand nor the answer held back', () => {
  expect(openPart(hand)).toEqual(view({}))
  expect(JSON.stringify(openPart(hand))).not.toContain('T07')
})
