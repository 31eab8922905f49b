import { expect, test } from 'vitest'
import { endFor } from './outcome.ts'

test('together: the result is everybody’s', () => {
  expect(endFor({ result: 'won' }, ['p1'])).toBe('won')
  expect(endFor({ result: 'lost', winners: ['p1'] }, ['p1'])).toBe('lost')
})

test('rivals: who is among the winners has won', () => {
  expect(endFor({ winners: ['p2', 'p3'] }, ['p1', 'p3'])).toBe('won')
  expect(endFor({ winners: ['p2'] }, ['p1'])).toBe('lost')
})

test('nobody sits here, or nothing is said: no end for anybody', () => {
  expect(endFor({ winners: ['p2'] }, [])).toBeUndefined()
  expect(endFor(undefined, ['p1'])).toBeUndefined()
  expect(endFor({ result: 'drawn' }, ['p1'])).toBeUndefined()
})
