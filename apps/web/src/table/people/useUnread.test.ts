import type { TableInfo } from '@tabletome/match/protocol'
import { expect, test } from 'vitest'
import { isOthers } from './useUnread.ts'

const table = {
  seats: [
    { seat: 'p1', name: 'Ada', mine: true },
    { seat: 'p2', name: 'Bram', mine: false },
  ],
} as unknown as TableInfo
const line = (more: { seat?: string; from: string }) => ({ n: 1, at: 1, talk: { text: 'hello' }, ...more })

test('one’s own words are never news', () => {
  expect(isOthers(table, line({ seat: 'p1', from: 'Ada' }))).toBe(false)
  expect(isOthers(table, line({ from: 'Ada' }))).toBe(false)
  expect(isOthers(table, line({ seat: 'p2', from: 'Bram' }))).toBe(true)
})
