import { expect, test } from 'vitest'
import { createBucket, createBuckets } from './bucket.ts'

test('a bucket gives its burst, then as much as flows in', () => {
  const tokens = createBucket(2, 3, 0)
  expect([0, 0, 0, 0].map(now => tokens.take(now))).toEqual([true, true, true, false])
  expect([499, 500, 501].map(now => tokens.take(now))).toEqual([false, true, false])
  expect([60_000, 60_000, 60_000, 60_000].map(now => tokens.take(now))).toEqual([true, true, true, false])
})

test('each key has its own bucket', () => {
  const tokens = createBuckets(1, 1)
  expect([tokens.take('a', 0), tokens.take('a', 0), tokens.take('b', 0)]).toEqual([true, false, true])
  expect([tokens.take('a', 5000), tokens.take('b', 5000)]).toEqual([true, true])
})
