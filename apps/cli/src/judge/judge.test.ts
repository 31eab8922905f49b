import { weigh } from '@tabletome/bots'
import { gameById } from '@tabletome/games'
import { expect, test } from 'vitest'
import { judgeFrom, leftOut } from './fit.ts'
import { momentsOf } from './sample.ts'

test('a match by habit is looked at once a turn by whoever acts, the same again, and ends for one of them', async () => {
  const info = gameById('tactics')!
  const { game, evaluation } = await info.parts.rules()
  const { judging, winning } = { ...evaluation, ...evaluation.expert }
  const course = { info, rules: { game, evaluation }, judging: judging!, winning: winning! }
  const samples = momentsOf(course, 'one', 3)
  expect(samples.length).toBeGreaterThan(5)
  expect(samples[0]).toMatchObject({ match: 3, phase: 'open' })
  expect(new Set(samples.map(({ won }) => won))).toEqual(new Set([0, 1]))
  expect(momentsOf(course, 'one', 3)).toEqual(samples)
  expect(momentsOf(course, 'two', 3)).not.toEqual(samples)
})

test('what tells the end of a match counts, what does not counts for little', () => {
  const samples = Array.from({ length: 400 }, (_, i) => ({
    match: i,
    phase: 'only',
    signs: { telling: i % 3, idle: i % 7 },
    won: (i * 5) % 12 < 4 * (i % 3) ? 1 : 0,
  }))
  const { only = {} } = judgeFrom(samples)
  expect(weigh(only, { telling: 2 }) - weigh(only, { telling: 0 })).toBeGreaterThan(1)
  expect(Math.abs(only['idle'] ?? 0)).toBeLessThan(0.2)
  const [told] = leftOut(samples)
  expect(told?.brier).toBeLessThan(told?.half ?? 0)
})
