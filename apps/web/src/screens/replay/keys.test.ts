import { expect, test } from 'vitest'
import { stepBy } from './keys.ts'

test('arrows go one step, Home and End to the ends, and nothing leads out of the match', () => {
  expect(stepBy('ArrowRight', 3, 9)).toBe(4)
  expect(stepBy('ArrowLeft', 3, 9)).toBe(2)
  expect(stepBy('ArrowLeft', 0, 9)).toBe(0)
  expect(stepBy('ArrowRight', 9, 9)).toBe(9)
  expect(stepBy('Home', 3, 9)).toBe(0)
  expect(stepBy('End', 3, 9)).toBe(9)
  expect(stepBy('e', 3, 9)).toBeUndefined()
  const rounds = [0, 4, 7]
  expect([0, 4, 5, 8].map(seq => stepBy('ArrowRight', seq, 9, rounds))).toEqual([4, 7, 7, 9])
  expect([0, 4, 5, 8].map(seq => stepBy('ArrowLeft', seq, 9, rounds))).toEqual([0, 0, 4, 7])
})
