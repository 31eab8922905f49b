import { expect, test } from 'vitest'
import { firstPerson } from './firstPerson.ts'

const line = (seq: number, seat: string, by?: 'bot') => ({ seq, seat, option: 'end', facts: [], ...(by ? { by } : {}) })

test('the replay tells the same story as the result: of the first seat of the table where a person chose', () => {
  const seats = { p1: 'Ada', p2: 'Bram' }
  expect(firstPerson({ seats, history: [line(1, 'p2'), line(2, 'p1')] })).toBe('p1')
  expect(firstPerson({ seats, history: [line(1, 'p1', 'bot'), line(2, 'p2')] })).toBe('p2')
  expect(firstPerson({ seats, history: [] })).toBe('p1')
})
