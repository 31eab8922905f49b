import { expect, test } from 'vitest'
import { trained, weightsOf } from '../src/index.ts'

const thoughtUp = { points: { lower: [0, 1, 1.2], hp: 0.5 }, harm: { ruin: 2 } }

test('every number has its way as its name, and can be read and put', () => {
  const reckoning = structuredClone(thoughtUp)
  const weights = weightsOf(reckoning)
  expect(weights.map(({ name, get }) => [name, get()])).toEqual([
    ['points.lower.0', 0],
    ['points.lower.1', 1],
    ['points.lower.2', 1.2],
    ['points.hp', 0.5],
    ['harm.ruin', 2],
  ])
  for (const { name, set } of weights) if (name === 'points.lower.2' || name === 'harm.ruin') set(9)
  expect(reckoning).toEqual({ points: { lower: [0, 1, 9], hp: 0.5 }, harm: { ruin: 9 } })
})

test('what was learned stands in the place of what was thought up; the rest stays, and so does the original', () => {
  const learned = trained(thoughtUp, { rules: 1, by: '', weights: { 'points.lower.1': 3, 'harm.ruin': 4, gone: 5 } })
  expect(learned).toEqual({ points: { lower: [0, 3, 1.2], hp: 0.5 }, harm: { ruin: 4 } })
  expect(thoughtUp.harm.ruin).toBe(2)
})
