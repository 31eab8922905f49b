import { expect, test } from 'vitest'
import {
  asText,
  chaptersOf,
  countOf,
  decidersOf,
  linesOf,
  onlyOf,
  roundsOf,
  standing,
  tailOf,
  whenIn,
} from './chronicle.ts'
import { plainText } from '@tabletome/games/testing/plainText.ts'

const names = { of: (seat: string) => seat, isMe: () => false }
const text = plainText({
  log: ({ type }) => {
    if (type === 'quiet') return undefined
    return type.startsWith('Round') ? { text: type, heading: true } : { text: type, figure: '+1' }
  },
})
const facts = (...types: string[]) => types.map(type => ({ type }))
const history = [
  { seq: 0, facts: facts('dealt', 'quiet', 'Round 1') },
  { seq: 1, seat: 'p1', facts: facts('moved') },
  { seq: 2, seat: 'p2', facts: facts('fell', 'Round 2', 'drawn') },
]
const chapters = chaptersOf(linesOf(history, text, names))

test('headings start chapters; facts without a line are left out', () => {
  expect(chapters.map(({ title, lines }) => [title, lines.map(line => line.text)])).toEqual([
    [undefined, ['dealt']],
    ['Round 1', ['moved', 'fell']],
    ['Round 2', ['drawn']],
  ])
})

test('a curve is divided by rounds where a game counts them, else by chapters', () => {
  const lines = linesOf(history, text, names)
  expect(roundsOf(lines).map(line => line.text)).toEqual(['Round 1', 'Round 2'])
  const counted = lines.map(line => (line.text === 'Round 2' ? { ...line, round: true } : line))
  expect(roundsOf(counted).map(line => line.text)).toEqual(['Round 2'])
  const called = lines.map(line => (line.text === 'moved' ? { ...line, round: 'Week 2' } : line))
  expect(roundsOf(called).map(line => line.text)).toEqual(['Week 2'])
})

test('a round that is no heading is named within the part it lies in', () => {
  const line = (seq: number, more: object) => ({ key: `${seq}`, seq, fact: 0, text: '', ...more })
  const rounds = roundsOf([
    line(1, { text: 'Act I', heading: true, round: true }),
    line(4, { text: 'A week passes', round: 'Week 2' }),
    line(9, { text: 'Act II', heading: true, round: true }),
  ])
  expect([0, 1, 5, 9].map(seq => whenIn(rounds, seq))).toEqual(['', 'Act I', 'Act I · Week 2', 'Act II'])
})

test('a line remembers its answer; one seat can be read alone', () => {
  expect(chapters[1]?.lines[0]).toMatchObject({ seq: 1, seat: 'p1', key: '1.0' })
  expect(onlyOf(chapters, 'p2').map(({ title, lines }) => [title, lines.length])).toEqual([
    ['Round 1', 1],
    ['Round 2', 1],
  ])
  expect(onlyOf(chapters, undefined)).toBe(chapters)
})

test('an undo strikes out what it took back, and play goes on from there', () => {
  const undone = [...history, { seq: 3, seat: 'p2', undo: 1, facts: [] }, { seq: 4, seat: 'p2', facts: facts('held') }]
  expect(standing(undone).map(({ seq }) => seq)).toEqual([0, 1, 4])
  expect(linesOf(undone, text, names).map(line => line.text)).toEqual(['dealt', 'Round 1', 'moved', 'held'])
})

test('the chronicle can be copied as plain text', () => {
  expect(asText(chapters)).toBe('- dealt (+1)\n\nRound 1\n- moved (+1)\n- fell (+1)\n\nRound 2\n- drawn (+1)')
})

test('what decided a match: the weightiest lines in their order, without weights the last turns of luck', () => {
  const line = (name: string, more: object) => ({ key: name, seq: 0, fact: 0, text: name, ...more })
  const told = [
    line('flag', { weight: 3 }),
    line('supplies', { tone: 'good' as const }),
    line('capture', { weight: 2 }),
    line('second capture', { weight: 2 }),
    line('end', { weight: 4, heading: true }),
  ]
  expect(decidersOf(told, 3).map(({ key }) => key)).toEqual(['flag', 'second capture', 'end'])
  const light = told.filter(each => !('weight' in each))
  expect(decidersOf([...light, line('Round 2', { tone: 'bad', heading: true })], 3).map(({ key }) => key)).toEqual([
    'supplies',
  ])
})

test('of a long chronicle only the last lines are on the page, each under the title of its chapter', () => {
  expect(countOf(chapters)).toBe(4)
  expect(tailOf(chapters, 2).map(({ title, lines }) => [title, lines.map(line => line.text)])).toEqual([
    ['Round 1', ['fell']],
    ['Round 2', ['drawn']],
  ])
  expect(tailOf(chapters, 60)).toEqual(chapters)
  const long = Array.from({ length: 1127 }, (_, seq) => ({ seq, facts: facts('moved') }))
  expect(countOf(tailOf(chaptersOf(linesOf(long, text, names)), 60))).toBe(60)
})

test('the last line of an answer that ends undo is marked', () => {
  const marked = linesOf([{ seq: 1, seat: 'p1', barrier: true, facts: facts('moved', 'fell', 'quiet') }], text, names)
  expect(marked.map(line => line.barrier)).toEqual([undefined, true])
})

test('what the table answered by itself is told where the game has words for it', () => {
  const itself = { ...text, itself: (option: string) => (option === 'auto' ? { text: 'all alike' } : undefined) }
  const lines = (option: string) =>
    linesOf([{ seq: 1, seat: 'p1', by: 'table' as const, option, facts: facts('moved') }], itself, names)
  expect(lines('auto').map(line => line.text)).toEqual(['all alike', 'moved'])
  expect(lines('begin').map(line => line.text)).toEqual(['moved'])
})
