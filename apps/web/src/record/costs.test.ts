import { expect, test } from 'vitest'
import type { Move, Story } from '../analysis/story.ts'
import { costsOf, isJudged } from './costs.ts'

const move = (seq: number, loss: number, reason?: string, more: Partial<Move> = {}): Move => ({
  seq,
  digest: '',
  choice: 'turn.act',
  given: ['end'],
  best: 'go',
  better: 0.5 + loss,
  chance: 0.5,
  loss,
  reach: 0.02,
  gain: 0,
  ...(reason !== undefined && { reason: { id: reason, by: 1 } }),
  ...more,
})
const story = (match: string, moves: readonly Move[]): Story => ({
  match,
  seat: 'p1',
  by: '',
  points: [],
  own: [],
  asked: moves.map(({ seq }) => seq),
  moves,
})

test('kinds of decisions by what they cost in all, with how often, the mean and the worst of them', () => {
  const stories = [
    story('a', [move(1, 0.1, 'standing'), move(2, 0.3, 'standing'), move(3, 0.2, 'idle')]),
    story('b', [move(4, 0.2, 'standing', { reason: { id: 'standing', about: 'plains', by: 1 } })]),
  ]
  const costs = costsOf(stories)
  expect(costs.map(({ id, times, mean }) => [id, times, Math.round(mean * 100)])).toEqual([
    ['standing', 3, 20],
    ['idle', 1, 20],
  ])
  expect(costs[0]?.worst).toMatchObject({ match: 'a', seat: 'p1', move: { seq: 2 } })
})

test('only marked decisions count: neither good ones nor what the noise could explain', () => {
  const noise = move(1, 0.2, 'idle', { reach: 0.3 })
  expect(costsOf([story('a', [noise, move(2, 0.02, 'idle'), move(3, 0, 'idle', { gain: 0.2 })])])).toEqual([])
})

test('at most three; what has no name stands only where nothing else does', () => {
  const kinds = ['a', 'b', 'c', 'd'].map((id, i) => move(i, 0.1 + i / 100, id))
  const vague = [move(8, 0.9, 'even'), move(9, 0.8)]
  expect(costsOf([story('m', [...kinds, ...vague])]).map(({ id }) => id)).toEqual(['d', 'c', 'b'])
  expect(costsOf([story('m', vague)])).toMatchObject([{ id: undefined, times: 2 }])
})

test('a match whose judging was stopped early is not counted', () => {
  const moves = Array.from({ length: 40 }, (_, i) => move(i, 0))
  expect(isJudged(story('a', moves))).toBe(true)
  expect(isJudged({ ...story('a', moves), asked: Array.from({ length: 900 }, (_, i) => i) })).toBe(true)
  expect(isJudged({ ...story('a', moves.slice(0, 9)), asked: Array.from({ length: 30 }, (_, i) => i) })).toBe(false)
  expect(isJudged(story('a', []))).toBe(false)
})
