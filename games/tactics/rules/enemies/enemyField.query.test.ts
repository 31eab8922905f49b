import { expect, test } from 'vitest'
import { at, seen } from '../../test/seen.ts'
import { spaceName } from '../realm/spaces.query.ts'
import { fieldOf, pathRound } from './enemyField.query.ts'

const FLAT = new Array<string>(5).fill('0. 0. 0. 0. 0.')
const way = (from: string, to: string, axis: 'vertical' | 'horizontal'): string => {
  const open = seen({ mode: 'solo', map: FLAT, units: { p1: 'FX -', e1: `EF ${from}` } })
  const path = pathRound(fieldOf(open, 'e1.fighter'), at(from), at(to), axis) ?? []
  return path.map(step => spaceName(step.to)).join(' ')
}

test('[TAC-ENEMY-MOVE-01] of ways that cost the same it takes the one along its axis first, in every direction', () => {
  expect(way('B2', 'D4', 'horizontal')).toBe('C2 D2 D3 D4')
  expect(way('D4', 'B2', 'horizontal')).toBe('C4 B4 B3 B2')
  expect(way('B4', 'D2', 'horizontal')).toBe('C4 D4 D3 D2')
  expect(way('D2', 'B4', 'horizontal')).toBe('C2 B2 B3 B4')
  expect(way('B2', 'D4', 'vertical')).toBe('B3 B4 C4 D4')
  expect(way('D4', 'B2', 'vertical')).toBe('D3 D2 C2 B2')
  expect(way('B2', 'B2', 'vertical')).toBe('')
  expect(way('A1', 'E5', 'horizontal').split(' ')).toHaveLength(8)
})
