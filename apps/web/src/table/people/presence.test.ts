import type { TableInfo, TableSeat } from '@tabletome/match/protocol'
import { expect, test } from 'vitest'
import { attendanceOf, awayFor, clock } from './presence.ts'

const seat = (id: string, more: Partial<TableSeat> = {}): TableSeat => ({
  seat: id,
  kind: 'person',
  name: id,
  mine: false,
  connected: true,
  ...more,
})
const me = seat('p1', { mine: true })
const gone = seat('p2', { connected: false, awaySince: 100_000, botFrom: 160_000 })
const table = (seats: TableSeat[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: 't',
  game: 'g',
  setup: { mode: 'm', players: 2, options: {} },
  pace: 'live',
  spectators: true,
  undo: true,
  status: 'playing',
  seats,
  owner: true,
  seq: 1,
  waiting: ['p2'],
  seedCommit: '',
  createdAt: 0,
  changedAt: 0,
  ...more,
})

test('who was gone for a blink is not away', () => {
  expect(awayFor(gone, 110_000)).toBeUndefined()
  expect(awayFor(gone, 130_000)).toBe(30_000)
  expect(awayFor({ ...gone, standIn: true }, 130_000)).toBeUndefined()
})

test('whoever waits for somebody who is away is told, with the true wait until a bot may play on', () => {
  expect(attendanceOf(table([me, gone]), ['p2'], 136_000)).toMatchObject({ is: 'away', away: 36_000, botIn: 24_000 })
  expect(attendanceOf(table([me, gone]), ['p2'], 170_000)).toMatchObject({ is: 'away', botIn: 0 })
  expect(attendanceOf(table([me, gone]), ['p1'], 170_000)).toBeUndefined()
  expect(attendanceOf(table([seat('p1'), gone]), ['p2'], 170_000)).toBeUndefined()
  expect(attendanceOf(table([me, gone], { status: 'over' }), ['p2'], 170_000)).toBeUndefined()
})

test('at a turn-by-turn table nobody is away; after days a bot may play on', () => {
  const slow = seat('p2', { connected: false, botFrom: 500_000 })
  const turns = table([me, slow], { pace: 'turns' })
  expect(attendanceOf(turns, ['p2'], 400_000)).toBeUndefined()
  expect(attendanceOf(turns, ['p2'], 600_000)).toMatchObject({ is: 'away', away: undefined, botIn: 0 })
})

test('a bot in my seat is told before everything else', () => {
  const mine = { ...me, standIn: true as const, paused: true as const }
  expect(attendanceOf(table([mine, gone]), ['p2'], 170_000)).toMatchObject({ is: 'bot', paused: true })
})

test('a clock counts down to nothing', () => {
  expect([clock(64_000), clock(23_400), clock(-5)]).toEqual(['1:04', '0:24', '0:00'])
})
