import { expect, test } from 'vitest'
import type { Choosable } from '../table/decision/options.ts'
import { insteadOf } from './instead.ts'

const option = (id: string, what: string, group = ''): Choosable => ({
  id,
  seat: 'p1',
  choice: 'act',
  at: [],
  text: { what, group },
  view: { open: {}, piles: {}, agenda: [], waiting: ['p1'] },
})
const entry = { seat: 'p1', option: 'go a', refused: false }

test('other answers to the same question, those of the same group first, three at most', () => {
  const all = [
    option('end', 'End'),
    option('go a', 'Go to A', 'move'),
    option('go b', 'Go to B', 'move'),
    option('go c', 'Go to C', 'move'),
    option('rest', 'Rest'),
  ]
  expect(insteadOf(all, entry).map(({ id }) => id)).toEqual(['go b', 'go c', 'end'])
})

test('the same sentence is offered once, and never that of the example itself', () => {
  const all = [option('go a', 'Go'), option('go b', 'Go'), option('x', 'Wait'), option('y', 'Wait')]
  expect(insteadOf(all, entry).map(({ id }) => id)).toEqual(['x'])
})

test('nothing at the end of the example, or where it answers another question', () => {
  const all = [option('x', 'Wait')]
  expect(insteadOf(all, undefined)).toEqual([])
  expect(insteadOf(all, entry)).toEqual([])
  expect(insteadOf(all, { ...entry, refused: true }).map(({ id }) => id)).toEqual(['x'])
})
