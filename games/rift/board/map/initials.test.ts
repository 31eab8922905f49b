import { expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import { colourSign, initialsOf, seatSign } from './initials.ts'
import { boardOf } from '../testing/fixture.ts'

test('an initial, and where two share it the first letter that differs', () => {
  expect(initialsOf('Ada', ['Bram', 'Cleo'])).toBe('A')
  expect(initialsOf('Ada', ['Anna', 'Cleo'])).toBe('Ad')
  expect(initialsOf('Bot 1', ['Bot 2'])).toBe('B1')
  expect(initialsOf('éric', [])).toBe('É')
})

test('sites tell their owner where several play, alone their colour', () => {
  const four = boardOf(given({ map: 7, players: 4 }))
  expect(colourSign(four, 'green')).toBe('C')
  expect(seatSign(four, 'p4')).toBe('D')
  const alone = boardOf(given({ players: 1 }))
  expect(seatSign(alone, 'p1')).toBeUndefined()
  // The plain text of tests answers with the key.
  expect(colourSign(alone, 'green')).toBe('B')
})
