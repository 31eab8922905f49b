import type { MatchRecord, RecordLine } from '@tabletome/match'
import { expect, test } from 'vitest'
import { problemsOf } from './audit.ts'
import type { Attempt, Outcome } from './ledger.ts'

const line = (seq: number, seat: string, option: string, more: object = {}): RecordLine => ({
  seq,
  seat,
  ask: 'turn',
  option,
  digest: '',
  at: 0,
  ...more,
})
const recordOf = (...lines: readonly RecordLine[]): MatchRecord => ({
  head: {
    tabletome: 1,
    match: 'm',
    game: 'g',
    rules: 1,
    setup: { mode: 'coop', players: 2, options: {} },
    seats: {},
    seedCommit: '',
    nonces: [],
    random: 'chacha20',
    createdAt: 0,
  },
  lines,
})
const sent = (seq: number, seat: string, option: string | undefined, outcome: Outcome): Attempt => ({
  table: 'm',
  seat,
  seq,
  ...(option === undefined ? {} : { option }),
  outcome,
})
const UNSURE: Outcome = { is: 'unsure' }
const takenAs = (at: number): Outcome => ({ is: 'taken', line: at })

test('all is well where every line was sent once, whether or not its sender was told', () => {
  const undo: RecordLine = { seq: 3, seat: 'p1', undo: 1, digest: '', at: 0 }
  const record = recordOf(line(1, 'p1', 'a'), line(2, 'p2', 'b'), undo, line(4, 'p2', 'c', { by: 'bot' }))
  const attempts = [sent(0, 'p1', 'a', takenAs(1)), sent(1, 'p2', 'b', UNSURE), sent(2, 'p1', undefined, takenAs(3))]
  expect(problemsOf(record, attempts)).toEqual([])
})

test('an answer that was acknowledged and is not there is lost', () => {
  expect(problemsOf(recordOf(line(1, 'p1', 'a')), [sent(0, 'p1', 'b', takenAs(1))])).toEqual([
    'lost: p1 b was acknowledged as line 1',
  ])
  expect(problemsOf(recordOf(), [sent(0, 'p1', 'a', takenAs(1))])).toHaveLength(1)
})

test('an answer that stands there twice, or that was refused and stands there, is doubled', () => {
  const record = recordOf(line(1, 'p1', 'a'), line(2, 'p1', 'a'))
  expect(problemsOf(record, [sent(0, 'p1', 'a', takenAs(1))])).toHaveLength(1)
  expect(problemsOf(record, [sent(0, 'p1', 'a', UNSURE)])).toHaveLength(1)
  const refused = sent(1, 'p1', 'a', { is: 'refused', code: 'outOfDate' })
  expect(problemsOf(record, [sent(0, 'p1', 'a', takenAs(1)), refused])).toEqual([
    'doubled: line 2 of p1 was stored, but nobody sent it, or not so often',
  ])
})

test('two answers that were acknowledged as one line, and a gap in the log, are found', () => {
  const attempts = [sent(0, 'p1', 'a', takenAs(1)), sent(0, 'p1', 'a', takenAs(1))]
  expect(problemsOf(recordOf(line(1, 'p1', 'a')), attempts)).toEqual(['two answers were acknowledged as line 1'])
  expect(problemsOf(recordOf(line(2, 'p1', 'a', { by: 'bot' })), [])).toEqual(['line 2 stands where line 1 should be'])
})
