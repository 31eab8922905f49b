import { expect, test } from 'vitest'
import type { Moment } from './condition.ts'
import { answerOf, tipFor } from './tips.ts'
import type { Tip } from './types.ts'

const moment = (more: Partial<Moment> = {}): Moment =>
  ({
    view: { open: { round: 2, red: { at: 'forest' }, blue: { at: 'forest' } }, piles: {}, agenda: [], waiting: [] },
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
