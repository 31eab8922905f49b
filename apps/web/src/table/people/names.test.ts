import type { TableInfo, TableSeat } from '@tabletome/match/protocol'
import { expect, test } from 'vitest'
import { namesAt, seatsOnScreen } from './names.ts'

const seat = (id: string, name: string, mine: boolean, bot?: string): TableSeat => ({
  seat: id,
  name,
  mine,
  kind: bot ? 'bot' : 'person',
  connected: true,
  ...(bot ? { bot } : {}),
})
const table = (...seats: TableSeat[]) => ({ seats }) as unknown as TableInfo

test('alone at the screen I am “you”, the others have names', () => {
  const names = namesAt(table(seat('p1', 'Ada', true), seat('p2', 'Bram', false)))
  expect([names.of('p1'), names.of('p2'), names.of('p9')]).toEqual(['Ada', 'Bram', 'p9'])
  expect([names.isMe('p1'), names.isMe('p2')]).toEqual([true, false])
})

test('at a shared screen nobody is “you”', () => {
  const names = namesAt(table(seat('p1', 'Ada', true), seat('p2', 'Bram', true)))
  expect(names.isMe('p1')).toBe(false)
})

test('the board is told who plays, who is a bot and who is asked', () => {
  const sitting = table(seat('p1', 'Ada', true), seat('p2', 'Cleo', false, 'skilled'))
  expect(seatsOnScreen(sitting, ['p2'], namesAt(sitting))).toEqual([
    { seat: 'p1', name: 'Ada', isMe: true, bot: undefined, connected: true, waiting: false },
    { seat: 'p2', name: 'Cleo', isMe: false, bot: 'skilled', connected: true, waiting: true },
  ])
})
