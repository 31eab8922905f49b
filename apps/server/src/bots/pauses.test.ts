import { expect, test } from 'vitest'
import { createPauses } from './pauses.ts'

test('a bot without a choice takes as long as those who had one lately, each question for itself', () => {
  const taken = createPauses()
  const first = taken.pick('react')
  expect(first).toBeGreaterThanOrEqual(30)
  expect(first).toBeLessThan(90)
  for (let time = 0; time < 40; time += 1) taken.note('react', 400 + time)
  taken.note('turn', 9000)
  const picked = Array.from({ length: 300 }, () => taken.pick('react'))
  expect(Math.min(...picked)).toBeGreaterThanOrEqual(408)
  expect(new Set(picked).size).toBeGreaterThan(10)
  expect(taken.pick('turn')).toBe(1500)
})
