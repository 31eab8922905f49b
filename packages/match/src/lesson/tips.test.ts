import { expect, test } from 'vitest'
import { holds, type Moment } from './condition.ts'
import { answerOf, tipFor } from './tips.ts'
import type { Condition, Tip } from './types.ts'

const moment = (more: Partial<Moment> = {}): Moment =>
  ({
    view: { open: { round: 2, red: { at: 'forest' }, blue: { at: 'forest' } }, piles: {}, agenda: [], waiting: [] },
    seat: 'p2',
    asked: 'act',
    facts: [{ type: 'fell', region: 'coast' }],
    answers: [],
    before: { facts: [], answers: [] },
    refused: [],
    looked: [],
    offered: [{ id: 'red move coast', answer: { do: 'move', defender: 'red' } }],
    ...more,
  }) as Moment

const tips: readonly Tip[] = [
  { id: 'fell', when: { fact: { type: 'fell', region: ['coast', 'ruins'] } }, lesson: 'loss' },
  {
    id: 'together',
    when: {
      same: [
        ['open', 'red', 'at'],
        ['open', 'blue', 'at'],
      ],
    },
  },
  { id: 'move', when: { offered: { do: 'move' } } },
]

test('the first tip that fits is told, once, and not what a lesson has taught', () => {
  expect(tipFor(tips, moment(), { seen: [], done: [] })?.id).toBe('fell')
  expect(tipFor(tips, moment(), { seen: [], done: ['loss'] })?.id).toBe('together')
  expect(tipFor(tips, moment(), { seen: ['fell', 'together'], done: [] })?.id).toBe('move')
  expect(tipFor(tips, moment({ facts: [], offered: [] }), { seen: ['together'], done: [] })).toBeUndefined()
})

test('a question is answered for a newcomer only where it is written so and can be answered so', () => {
  const script = [{ ask: 'act', say: ['draw', 'red move coast'], when: { at: ['open', 'round'], is: { atLeast: 2 } } }]
  expect(answerOf(script, moment())).toBe('red move coast')
  expect(answerOf(script, moment({ asked: 'defend' }))).toBeUndefined()
  expect(answerOf(script, moment({ offered: [] }))).toBeUndefined()
})

const units = {
  'p1.beast': { owner: 'p1', health: 1, taken: ['move'] },
  'p2.beast': { owner: 'p2', health: 4, taken: [] },
  'p2.rogue': { owner: 'p2', health: 2, taken: ['move', 'melee'] },
}
const moved = { type: 'moved', seat: 'p1', over: [3], terms: [{ cause: 'step' }, { cause: 'water' }] }
const at = moment({ view: { ...moment().view, open: { units, mode: 'team' } }, facts: [moved] })
const OWN = { owner: '@me' }
test.each<[boolean, string, Condition]>([
  [true, 'one of several values', { at: ['open', 'mode'], is: ['battle', 'team'] }],
  [
    true,
    'an item of a record by its fields, and a range in them',
    { at: ['open', 'units', { ...OWN, health: { atMost: 2 } }, 'health'], is: 2 },
  ],
  [false, 'nothing of another seat', { at: ['open', 'units', { ...OWN, health: 1 }, 'health'], is: 1 }],
  [true, 'what is named after the seat', { at: ['open', 'units', '@me.rogue', 'health'], is: 2 }],
  [true, 'how many', { count: ['open', 'units', OWN], is: 2 }],
  [true, 'how many of all lists', { count: ['open', 'units', OWN, 'taken', '*'], is: { atLeast: 2 } }],
  [true, 'nothing there', { at: ['open', 'units', { owner: 'p3' }, 'health'], is: null }],
  [false, 'something there', { at: ['open', 'units', OWN, 'health'], is: null }],
  [true, 'a fact of somebody else', { fact: { type: 'moved', seat: { not: '@me' } } }],
  [false, 'no fact of mine', { fact: { type: 'moved', seat: '@me' } }],
  [true, 'an item of a list in a fact', { fact: { terms: { cause: 'water' } } }],
  [true, 'a list that is not empty', { fact: { over: { atLeast: 0 } } }],
  [true, 'one of several questions', { asked: ['defend', 'act'] }],
])('%s: %s', (is, _name, condition) => expect(holds(condition, at)).toBe(is))
