import { expect, test } from 'vitest'
import { landmarks } from './landmarks.ts'
import { boardOf, middle } from './testing/fixture.ts'

test('own heroes, trays from the nearest to the kingdom on, portals and the exits can be jumped to', () => {
  const { own, foes, goals } = landmarks(boardOf(middle()))
  expect(own.map(({ anchor }) => anchor)).toEqual(['hero alleria'])
  expect(foes.map(({ anchor }) => anchor)[0]).toBe('tray H19')
  expect(foes).toHaveLength(6)
  expect(goals.map(({ anchor }) => anchor)).toEqual(['tray P01', expect.stringMatching(/^exit /)])
})
