import { expect, test } from 'vitest'
import { isTold, keptMoves, ledgerOf, markOf, type Move, momentsOf, type Point, type Story, turnsOf } from './story.ts'

const move = (seq: number, more: Partial<Move> = {}): Move => ({
  seq,
  digest: `d${seq}`,
  choice: 'act',
  given: ['end'],
  best: 'fight',
  better: 0.6,
  chance: 0.45,
  loss: 0.15,
  reach: 0.05,
  gain: 0,
  ...more,
})
const curve = (...chances: readonly number[]): readonly Point[] =>
  chances.map((chance, seq) => ({ seq, chance, low: chance - 0.05, high: chance + 0.05 }))
const story = (points: readonly Point[], moves: readonly Move[] = [], own: readonly number[] = []): Story => ({
  match: 'm',
  seat: 'p1',
  by: 'x',
  points,
  own,
  asked: moves.map(({ seq }) => seq),
  moves,
})

test('a decision is marked by what the better one is worth, and only beyond the noise', () => {
  expect(markOf({ loss: 0.12, reach: 0.05, gain: 0 })).toBe('costly')
  expect(markOf({ loss: 0.05, reach: 0.04, gain: 0 })).toBe('doubtful')
  expect(markOf({ loss: 0.04, reach: 0.01, gain: 0 })).toBeUndefined()
  expect(markOf({ loss: 0.2, reach: 0.2, gain: 0 })).toBeUndefined()
  expect(markOf({ loss: 0, reach: 0, gain: 0.06 })).toBe('good')
  expect(markOf({ loss: 0, reach: 0, gain: 0.02 })).toBeUndefined()
})

test('a decision tells what it cost, everything else how the chance moved', () => {
  const turns = turnsOf(story(curve(0.5, 0.5, 0.4, 0.38), [move(1)]))
  expect(turns.map(({ seq, mark, from, to }) => [seq, mark, from, to])).toEqual([
    [1, 'costly', 0.6, 0.45],
    [2, 'chance', 0.5, 0.4],
  ])
})

test('where the estimate knew nothing in between, nobody is blamed for the change', () => {
  const [first, , third] = curve(0.5, 0.9, 0.9)
  expect(turnsOf(story([first, third].filter(point => point !== undefined)))).toEqual([])
})

test('a change within the reach of what was told before is no turning point', () => {
  const [vague, told, fallen] = curve(0.4, 0.1, 0.03)
  if (!vague || !told || !fallen) throw new Error('three points')
  expect(turnsOf(story([{ ...vague, low: 0.05, high: 0.9 }, told]))).toEqual([])
  expect(turnsOf(story([told, fallen])).map(({ to }) => to)).toEqual([0.03])
})

test('at most five moments, the weightiest, a good one among them, in time order', () => {
  const moves = [0.12, 0.2, 0.3, 0.13, 0.25, 0.14].map((loss, i) => move(i + 1, { loss }))
  const good = move(7, { loss: 0, gain: 0.06 })
  const moments = momentsOf(story(curve(...Array.from({ length: 8 }, () => 0.5)), [...moves, good]))
  expect(moments.map(({ seq }) => seq)).toEqual([2, 3, 5, 6, 7])
})

test('the ledger adds up', () => {
  const { start, mine, rest, end } = ledgerOf(story(curve(0.5, 0.42, 0.6, 0.1), [], [1, 3]))
  expect([start, mine, rest, end]).toEqual([50, -58, 18, 10])
  expect(start + mine + rest).toBe(end)
})

test('without an estimate there is no story', () => {
  expect(isTold(story([]))).toBe(false)
  expect(isTold(story(curve(0.5, 0.6, 0.7)))).toBe(true)
})

test('what was judged in another record of the same match is not told of this one', () => {
  const known = story(curve(0.5, 0.5, 0.5), [move(1), move(2)])
  const lines = [
    { seq: 1, digest: 'd1' },
    { seq: 2, digest: 'other' },
  ]
  expect(keptMoves(known, lines).map(({ seq }) => seq)).toEqual([1])
})
