import { expect, test } from 'vitest'
import { faultsIn } from './rows.ts'

test('every row that fails is named with its fault, those that pass are not', () => {
  const faults = faultsIn([1, 2, 3], String, row => expect(row).toBe(2))
  expect(faults).toEqual([expect.stringMatching(/^1: expected 1 to be 2/), expect.stringMatching(/^3: expected 3/)])
})
