import { expect, test } from 'vitest'
import { COLOURS } from '../../content/sites.ts'
import { given } from '../../test/given.ts'
import { text as en } from '../../text/en.ts'
import { text as fr } from '../../text/fr.ts'
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

test('alone the sites wear the first letter of their colour’s name, in both languages, and no two are alike', () => {
  const alone = given({ players: 1 })
  const signs = (text: typeof en) => COLOURS.map(colour => colourSign(boardOf(alone, 'p1', { text }), colour))
  expect(COLOURS).toEqual(['red', 'blue', 'green', 'yellow'])
  expect(signs(en)).toEqual(['R', 'B', 'G', 'Y'])
  expect(signs(fr)).toEqual(['R', 'B', 'V', 'J'])
})

test('where several play sites and seats wear one sign, whatever the language', () => {
  const four = given({ map: 7, players: 4 })
  for (const text of [en, fr]) {
    const board = boardOf(four, 'p1', { text })
    expect(COLOURS.map(colour => colourSign(board, colour))).toEqual(['A', 'B', 'C', 'D'])
    expect((['p1', 'p2', 'p3', 'p4'] as const).map(seat => seatSign(board, seat))).toEqual(['A', 'B', 'C', 'D'])
  }
})
