import type { MatchRecord } from '@tabletome/match'
import type { Played } from '@tabletome/match/protocol'
import { expect, test } from 'vitest'
import { fileOf, merged, readBook, withFile, withPlayed } from './book.ts'
import { figuresOf, intervalOf, sharesBy } from './figures.ts'
import { playedOf } from './played.ts'

const played = (match: string, at: number, more: Partial<Played> = {}): Played => ({
  match,
  game: 'defenders',
  mode: 'coop',
  players: 2,
  at,
  end: 'won',
  difficulty: 'normal',
  heroes: ['paladin'],
  answers: 40,
  minutes: 20,
  others: [],
  seal: `seal ${match}`,
  ...more,
})
const book = (...matches: readonly Played[]) => ({ matches, clearedAt: 0 })

test('books are merged: each match once, the newest first, nothing from before a fresh start', () => {
  const here = book(played('b', 2), played('a', 1))
  const there = { matches: [played('b', 2, { end: 'lost' as const }), played('c', 3)], clearedAt: 1 }
  expect(merged(there, here).matches.map(({ match, end }) => `${match} ${end}`)).toEqual(['c won', 'b lost'])
})

test('the same cards once more are kept aside; told twice, a match stays as it was', () => {
  const first = withPlayed(book(), played('a', 1, { seal: 's' }))
  const both = withPlayed(first, played('b', 2, { seal: 's' }))
  expect(both.matches.map(({ aside }) => aside)).toEqual(['again', undefined])
  expect(withPlayed(both, played('a', 1, { seal: 's', end: 'lost' })).matches[1]?.end).toBe('won')
})

test('what is broken in the browser’s store is left out; a broken file is refused whole', () => {
  for (const kept of [null, '', '{', '[]', '{"matches":3}']) expect(readBook(kept)).toEqual(book())
  const good = played('a', 1)
  const bad = [{ ...good, end: 'drawn' }, { ...good, at: -1 }, { ...good, heroes: [1] }, { ...good, match: '' }, 7]
  expect(readBook(JSON.stringify({ matches: [...bad, good], clearedAt: 0 }))).toEqual(book(good))
  expect(withFile(book(), fileOf(book(good)))).toEqual(book(good))
  expect(withFile(book(), JSON.stringify({ tabletome: 'record', matches: [good, bad[0]] }))).toBeUndefined()
  expect(withFile(book(), '{"tabletome":"campaign"}')).toBeUndefined()
})

test('figures: wins, best row, averages', () => {
  const matches = ['won', 'won', 'lost', 'won', 'won', 'won'].map((end, i) =>
    played(`m${i}`, 100 - i, { end: end as 'won' | 'lost', minutes: i }),
  )
  expect(figuresOf(matches)).toEqual({ played: 6, won: 5, streak: 3, answers: 40, minutes: 3 })
  expect(figuresOf([])).toEqual({ played: 0, won: 0, streak: 0, answers: 0, minutes: 0 })
})

test('shares by difficulty in the order of the game, with the interval of so few matches', () => {
  const matches = [played('a', 1), played('b', 2, { end: 'lost' }), played('c', 3, { difficulty: 'story' })]
  const shares = sharesBy(matches, ({ difficulty }) => (difficulty ? [difficulty] : []), ['story', 'normal'])
  expect(shares.map(({ key, played: n, won }) => [key, n, won])).toEqual([
    ['story', 1, 1],
    ['normal', 2, 1],
  ])
  const { low, high } = intervalOf(3, 4)
  expect([Math.round(low * 100), Math.round(high * 100)]).toEqual([30, 95])
})

const record = (lines: MatchRecord['lines'], head: Partial<MatchRecord['head']> = {}): MatchRecord => ({
  head: {
    tabletome: 1,
    match: 'm',
    game: 'defenders',
    rules: 1,
    setup: { mode: 'coop', players: 2, options: { difficulty: 'hard' } },
    seats: { p1: 'Ada', p2: 'Bram' },
    seedCommit: 'seal',
    nonces: [],
    random: 'sfc32',
    createdAt: 0,
    ...head,
  },
  lines,
})
const line = (seq: number, at: number, more: object = {}) => ({
  seq,
  seat: 'p1',
  ask: 'a',
  option: 'o',
  digest: '',
  at,
  ...more,
})
const entry = (of: MatchRecord) => playedOf({ record: of, mine: ['p1'], others: [], end: 'won', heroes: [], at: 9 })

test('an entry counts one’s own answers and the time played, pauses left out', () => {
  const minute = 60_000
  const told = record([line(1, minute), line(2, 2 * minute, { seat: 'p2' }), line(3, 200 * minute, { by: 'table' })])
  expect(entry(told)).toMatchObject({ answers: 1, minutes: 12, difficulty: 'hard', seal: 'seal' })
  expect(entry(told).aside).toBeUndefined()
})

test('why a match does not count', () => {
  expect(entry(record([], { from: { match: 'x', seq: 3 } })).aside).toBe('branch')
  const undone = { seq: 1, seat: 'p1', undo: 0, digest: '', at: 1, agreed: true as const }
  expect(entry(record([undone])).aside).toBe('undone')
  expect(entry(record([line(1, 1, { by: 'bot' })])).aside).toBe('bot')
  expect(entry(record([line(1, 1, { by: 'bot', seat: 'p2' })])).aside).toBeUndefined()
})
