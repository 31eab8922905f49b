import { expect, test } from 'vitest'
import { usefulLeft } from './useful.query.ts'

test('[DEF-DEFENDER-06] [DEF-ALL-05] the end of a Turn wastes what AP is left, and nothing when none is', () => {
  const own = (ap: number) =>
    usefulLeft({ turn: { card: 'own', defender: 'red', ap, granted: 3, sacrificed: false, mustSpend: false } })
  const all = (pool: number) => usefulLeft({ turn: { card: 'all', pool, granted: 3, begun: [], ready: [] } })
  expect([0, 1, 3].map(own)).toEqual([false, true, true])
  expect([0, 1, 3].map(all)).toEqual([false, true, true])
  expect(usefulLeft({})).toBe(false)
})
