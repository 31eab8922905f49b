import { expect, test } from 'vitest'
import { delayOf, type Link, linkAfter, type LinkEvent, spread } from './link.ts'

const after = (...events: LinkEvent[]) => events.reduce<Link>(linkAfter, { is: 'closed' })

test('it starts, opens, and stops', () => {
  expect(after('start')).toEqual({ is: 'connecting', attempt: 0 })
  expect(after('start', 'opened')).toEqual({ is: 'open' })
  expect(after('start', 'opened', 'stop')).toEqual({ is: 'closed' })
})

test('a lost connection is tried again, each time a little later', () => {
  expect(after('start', 'opened', 'lost')).toEqual({ is: 'waiting', attempt: 1, delay: 300 })
  expect(after('start', 'opened', 'lost', 'retry', 'lost')).toEqual({ is: 'waiting', attempt: 2, delay: 600 })
  expect(after('start', 'lost', 'retry', 'lost', 'retry', 'lost')).toEqual({ is: 'waiting', attempt: 3, delay: 1200 })
  expect(delayOf(30)).toBe(15_000)
})

test('a connection that held starts again with the short delay', () => {
  expect(after('start', 'lost', 'retry', 'lost', 'retry', 'opened', 'lost')).toMatchObject({ attempt: 1, delay: 300 })
})

test('news of the network ends the waiting; what does not fit changes nothing', () => {
  expect(after('start', 'lost', 'hurry')).toEqual({ is: 'connecting', attempt: 1 })
  expect(after('start', 'hurry')).toEqual({ is: 'connecting', attempt: 0 })
  expect(after('opened')).toEqual({ is: 'closed' })
  expect(after('start', 'opened', 'opened')).toEqual({ is: 'open' })
})

test('many who lose their connection together come back apart', () => {
  expect([spread(600, 0), spread(600, 0.5), spread(600, 1)]).toEqual([300, 600, 900])
  const delays = Array.from({ length: 1000 }, () => spread(300))
  expect(new Set(delays.map(delay => Math.round(delay / 10))).size).toBeGreaterThan(20)
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(150)
})
