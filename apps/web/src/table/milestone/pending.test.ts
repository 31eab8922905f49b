import type { GameText, Milestone } from '@tabletome/games/types'
import type { Happening } from '@tabletome/match'
import type { Shape, View } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { pendingOf } from './pending.ts'

const milestone = (title: string): Milestone => ({
  id: 'won',
  as: 'leaf',
  tone: 'good',
  icon: '',
  title,
  lead: '',
  rows: [],
  next: { what: '' },
})
/** A game in which every fact named `end…` closes something. */
const text: Pick<GameText, 'milestones'> = {
  milestones: (told, from) => told.slice(from).flatMap(({ type }) => (type.startsWith('end') ? [milestone(type)] : [])),
}
const view = { seat: 'p1', open: {}, own: {}, waiting: [] } as unknown as View<Shape>
const names = { of: (seat: string) => seat, isMe: () => true }
const line = (seq: number, types: string, more: Partial<Happening> = {}): Happening => ({
  seq,
  seat: 'p1',
  option: 'go',
  facts: types.split(' ').map(type => ({ type })),
  ...more,
})
const titles = (history: readonly Happening[]) =>
  pendingOf(history, view, text as GameText, names).map(({ key, milestone: { title } }) => `${key} ${title}`)

test('what ended since the reader last chose, each under its own key', () => {
  expect(titles([line(1, 'a endA'), line(2, 'b endB endC')])).toEqual(['2.0 endB', '2.1 endC'])
})

test('what others and the table itself do afterwards belongs to it', () => {
  const others = line(3, 'endB', { option: undefined, seat: 'p2' })
  const itself = line(4, 'endC', { by: 'table' })
  expect(titles([line(2, 'endA'), others, itself])).toEqual(['2.0 endA', '2.1 endB', '2.2 endC'])
})

test('the next choice puts it away, and an undo takes it back', () => {
  expect(titles([line(1, 'endA'), line(2, 'b')])).toEqual([])
  expect(titles([line(1, 'a'), line(2, 'endA'), line(3, '', { undo: 1, facts: [] })])).toEqual([])
})

test('nothing before the first choice, and nothing where a game has no milestones', () => {
  expect(titles([line(0, 'endA', { option: undefined, seat: undefined })])).toEqual([])
  expect(pendingOf([line(1, 'endA')], view, {} as GameText, names)).toEqual([])
})
