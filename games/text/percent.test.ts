import { expect, test } from 'vitest'
import { percent, percentOf } from './percent.ts'

test.each([
  [0, 0, 0],
  [0.0004, 1, 0.1],
  [0.125, 13, 12.5],
  [0.5, 50, 50],
  [0.996, 99, 99.6],
  [0.9998, 99, 99.9],
  [1, 100, 100],
])('%f is %f in whole percent, %f with one decimal', (share, whole, fine) => {
  expect([percentOf(share), percentOf(share, 1)]).toEqual([whole, fine])
})

test('in words it has its sign', () => {
  expect(percent(1 / 3)).toBe('33%')
})
