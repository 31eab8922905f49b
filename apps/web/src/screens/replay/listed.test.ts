import { expect, test } from 'vitest'
import type { Turn } from '../../analysis/story.ts'
import type { Line } from '../../table/chronicle/chronicle.ts'
import { listed } from './listed.ts'

const line = (seq: number, text: string, more: Partial<Line> = {}): Line => ({
  key: `${seq} ${text}`,
  seq,
  fact: 0,
  text,
  ...more,
})
const lines = [
  line(0, 'Round 1', { heading: true }),
  line(1, 'Ada moves', { seat: 'p1' }),
  line(2, 'Bram fights', { seat: 'p2' }),
  line(3, 'Round 2', { heading: true, seat: 'p1' }),
  line(3, 'Ada rests', { seat: 'p1' }),
]
const turn: Turn = { seq: 3, mark: 'costly', from: 0.6, to: 0.4, weight: 0.2 }
const told = { turns: [turn], lines, seat: 'p1' }
const shown = (filter: Parameters<typeof listed>[0]) => listed(filter, told).map(({ what, at }) => [what, at])

test('the list of moves shows what is marked, one’s own, or everything, in order and without headings', () => {
  expect(shown('marked')).toEqual([['Ada rests', 2]])
  expect(shown('mine')).toEqual([
    ['Ada moves', 0],
    ['Ada rests', 2],
  ])
  expect(shown('all')).toEqual([
    ['Ada moves', 0],
    ['Bram fights', 2],
    ['Ada rests', 2],
  ])
  expect(listed('all', told)[2]?.turn).toBe(turn)
})
