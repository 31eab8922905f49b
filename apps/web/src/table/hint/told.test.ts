import type { Hint, Hinted } from '@tabletome/bots'
import { expect, test } from 'vitest'
import { en } from '../../text/en.ts'
import { confidenceOf, isClear, waysOf, wordOf } from './told.ts'

const way = (rank: 1 | 2 | 3, chance: number): Hinted => ({
  option: `${rank} ${chance}`,
  rank,
  chance,
  low: chance - 0.05,
  high: chance + 0.05,
  reason: { id: 'even', by: 0 },
})
const hint = (...options: readonly Hinted[]): Hint => ({
  options,
  lead: (options[0]?.chance ?? 0) - (options[1]?.chance ?? 0),
  reach: 0.03,
  worlds: 8,
  vague: false,
  unknown: false,
})
const told = (given: Hint) => confidenceOf(given, 'full', en).join(' ')

test('a clear lead is told with its figure and is called the best', () => {
  const clear = hint(way(1, 0.61), way(2, 0.54))
  expect(told(clear)).toBe('Sure: 1 beats 2 by 7, give or take 3.')
  expect(waysOf(clear, en)).toBe('2 ways, best first.')
  expect(wordOf(clear, way(1, 0.61))).toBe('best')
  expect(isClear(clear)).toBe(true)
})

test('ways that cannot be told apart are not said to be in order', () => {
  const close = hint(way(1, 0.58), way(1, 0.57), way(1, 0.57))
  expect(told(close)).toBe('Too close: take the one you like.')
  expect(waysOf(close, en)).toBe('3 ways, much alike.')
  expect(isClear(close)).toBe(false)
})

test('a first way with the same figure as the second is a little better, not clearly the best', () => {
  const slight = hint(way(1, 0.574), way(2, 0.568), way(3, 0.566))
  expect(told(slight)).toBe('A little better: 1 is ahead in most continuations, by a point at most.')
  expect(wordOf(slight, way(1, 0.574))).toBe('good')
})
