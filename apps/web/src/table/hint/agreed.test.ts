import type { TableSeat } from '@tabletome/match/protocol'
import { expect, test } from 'vitest'
import { gameInfo } from '../../app/games.ts'
import { areNotAgreed } from './agreed.ts'

const seat = (name: string, more: Partial<TableSeat> = {}): TableSeat => ({
  seat: name,
  kind: 'person',
  name,
  mine: false,
  connected: true,
  ...more,
})
const table = (mode: string, seats: readonly TableSeat[], hints?: true) => ({
  setup: { mode, players: seats.length, options: {} },
  seats,
  ...(hints ? { hints } : {}),
})
const people = [seat('ada'), seat('bob')]

test('rivals have hints only where that was agreed on', () => {
  const info = gameInfo('tactics')!
  expect(areNotAgreed(info, table('competitive', people))).toBe(true)
  expect(areNotAgreed(info, table('competitive', people, true))).toBe(false)
  expect(areNotAgreed(info, table('competitive', [seat('ada'), seat('bot', { bot: 'greedy' })]))).toBe(false)
  expect(areNotAgreed(info, table('coop', people))).toBe(false)
})
