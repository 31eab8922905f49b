import { expect, test } from 'vitest'
import { given } from '../test/given.ts'
import { landmarks } from './landmarks.ts'
import { boardOf, running } from './testing/fixture.ts'

test('on the road the encampment and the capitals can be jumped to, the open ones apart', () => {
  const { own, foes, goals } = landmarks(boardOf(given()))
  expect(own).toHaveLength(1)
  expect(goals.length).toBeGreaterThan(0)
  expect([...foes, ...goals].every(({ anchor }) => /^place [A-Z]+-C$/.test(anchor))).toBe(true)
  expect(foes.length + goals.length).toBe(8)
})

test('in the arena both sides and what lies there', () => {
  const { own, foes } = landmarks(boardOf(running()))
  expect(own.map(({ anchor }) => anchor)).toContain('unit hero')
  expect(foes).toHaveLength(2)
  expect([...own, ...foes].every(({ place = -1 }) => place >= 0)).toBe(true)
})
