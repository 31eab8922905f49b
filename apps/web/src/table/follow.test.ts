import type { Update } from '@tabletome/match'
import { expect, test } from 'vitest'
import { NOT_OPEN } from './connection.ts'
import { follow, OutOfStep } from './follow.ts'

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
