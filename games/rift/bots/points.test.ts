import { expect, test } from 'vitest'
import { printedWorth } from './points.ts'

test('an ability of which nothing is known is worth more the more squares its tile prints', () => {
  expect(printedWorth({ tiles: [], soldiers: 0 })).toBe(1)
  expect(printedWorth({ tiles: ['I2', 'I2', 'I1'], soldiers: 0 })).toBeCloseTo(3)
  expect(printedWorth({ tiles: ['I2'], soldiers: 2 })).toBeCloseTo(2.6)
})
