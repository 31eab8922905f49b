import type { Update } from '@tabletome/match'
import { expect, test } from 'vitest'
import { isCut, NOT_OPEN } from '../connection.ts'
import { follow, lookedBack, OutOfStep } from './follow.ts'

const update = (seq: number, more: Partial<Update>): Update => ({
  seq,
  happened: [],
  decisions: [],
  undo: { possible: false, steps: 0 },
  over: false,
  ...more,
})
const view = { open: { gold: 1 }, piles: {}, agenda: [], waiting: ['p1'] }
const opened = follow(
  NOT_OPEN,
  update(1, {
    view,
    happened: [
      { seq: 0, facts: [] },
      { seq: 1, facts: [] },
    ],
  }),
)

test('the first update brings the whole view and everything that happened', () => {
  expect(opened).toMatchObject({ link: 'live', position: { seq: 1, view: { open: { gold: 1 } } } })
  expect(opened.history).toHaveLength(2)
})

test('a change is applied to the view that is known; the old view stays as it was', () => {
  const next = follow(
    opened,
    update(2, { delta: [{ path: ['open', 'gold'], value: 4 }], happened: [{ seq: 2, facts: [] }] }),
  )
  expect(next.position?.view.open).toEqual({ gold: 4 })
  expect(opened.position?.view.open).toEqual({ gold: 1 })
  expect(next.history.map(({ seq }) => seq)).toEqual([0, 1, 2])
})

test('what is told twice after a reconnect is kept once', () => {
  const again = follow(
    opened,
    update(1, {
      view,
      happened: [
        { seq: 0, facts: [] },
        { seq: 1, facts: [] },
      ],
    }),
  )
  expect(again.history).toBe(opened.history)
})

test('a change without a view to change is out of step', () => {
  expect(() => follow(NOT_OPEN, update(2, { delta: [] }))).toThrow(OutOfStep)
})

test('an update without view or change keeps the view, and the end brings the seed', () => {
  const over = follow(opened, update(1, { over: true, seed: 'abc' }))
  expect(over.position).toMatchObject({ over: true, seed: 'abc', view: { open: { gold: 1 } } })
})

test('where facts tell what they change, the table after each of them is kept, and what changed besides comes on top', () => {
  const steps = [[[0, ['open', 'gold'], 2]], [[0, ['open', 'gold'], 3]]] as const
  const facts = [{ type: 'paid' }, { type: 'paid' }]
  const rest = [[0, ['waiting'], ['p2']]] as const
  const next = follow(opened, update(2, { rest, happened: [{ seq: 2, facts, steps }] }))
  expect(next.position?.view).toEqual({ ...view, open: { gold: 3 }, waiting: ['p2'] })
  expect(next.history.at(-1)?.views?.map(({ open }) => open)).toEqual([{ gold: 2 }, { gold: 3 }])
})

test('of two updates in a row the second starts from where the first ended', () => {
  const paid = (seq: number, value: number): Update =>
    update(seq, {
      rest: [[0, ['open', 'purse'], { coins: value }]],
      happened: [{ seq, facts: [{ type: 'paid' }], steps: [[[0, ['open', 'purse', 'coins'], value]]] }],
    })
  const purse = follow(opened, update(2, { delta: [{ path: ['open', 'purse'], value: { coins: 0 } }] }))
  const twice = follow(follow(purse, paid(3, 1)), paid(4, 2))
  expect(twice.history.slice(-2).map(({ views }) => views?.[0]?.open)).toEqual([
    { gold: 1, purse: { coins: 1 } },
    { gold: 1, purse: { coins: 2 } },
  ])
})

test('of lines long past only what happened is kept', () => {
  let state = opened
  for (let seq = 2; seq < 60; seq++)
    state = follow(state, update(seq, { rest: [], happened: [{ seq, facts: [{ type: 'paid' }], steps: [[]] }] }))
  expect(state.history).toHaveLength(60)
  expect(state.history.filter(({ views }) => views)).toHaveLength(20)
})

const line = (seq: number) => ({ seq, facts: [] })

test('of a long match the end comes first, and pages are put in front until the start is reached', () => {
  const late = follow(NOT_OPEN, update(6, { view, happened: [line(5), line(6)] }))
  expect(isCut(late)).toBe(true)
  const more = lookedBack(late, 5, [line(2), line(3), line(4)])
  expect(more.history.map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6])
  expect(lookedBack(more, 5, [line(2), line(3), line(4)])).toBe(more)
  expect(lookedBack(more, 2, [])).toBe(more)
  expect(isCut(lookedBack(more, 2, [line(0), line(1)]))).toBe(false)
})

test('after a long absence the lines between are not made up: the history begins anew', () => {
  const back = follow(opened, update(90, { view, happened: [line(89), line(90)] }))
  expect(back.history.map(({ seq }) => seq)).toEqual([89, 90])
})
