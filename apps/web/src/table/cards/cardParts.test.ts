import { expect, test } from 'vitest'
import { cardParts } from './cardParts.ts'

test('lines are paragraphs, and sentences stay together', () => {
  expect(cardParts('Draw a card. Then discard one; it is lost.\nOnce a turn.')).toEqual([
    { words: 'Draw a card. Then discard one; it is lost.' },
    { words: 'Once a turn.' },
  ])
})

test('a sentence that counts up becomes a list between its neighbours', () => {
  expect(cardParts('On C2, Health 9 of 12. Move 3; Melee 3; Missile 2, range 2. Rage: hits twice.')).toEqual([
    { words: 'On C2, Health 9 of 12.' },
    { list: ['Move 3', 'Melee 3', 'Missile 2, range 2'] },
    { words: 'Rage: hits twice.' },
  ])
  expect(cardParts('Santé 12 ; Munitions 2 ; Mouvement 3.')).toEqual([
    { list: ['Santé 12', 'Munitions 2', 'Mouvement 3'] },
  ])
})
