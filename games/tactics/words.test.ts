import { describe, expect, test } from 'vitest'
import { spaceOf } from './rules/realm/spaces.query.ts'
import { given } from './test/given.ts'
import { words } from './words.ts'

const K9 = spaceOf('K9') ?? -1

describe('answers as they are written', () => {
  test('a Move begins with the class of the unit and goes on without it', () => {
    expect(words.id({ do: 'move', by: 'beast', go: { do: 'to', to: K9 } })).toBe('beast to K9')
    expect(words.answer('beast to K9')).toEqual({ do: 'move', by: 'beast', go: { do: 'to', to: K9 } })
    expect(words.answer('to K9')).toEqual({ do: 'to', to: K9 })
    expect(words.answer('rogue enter 2x2')).toEqual({ do: 'move', by: 'rogue', go: { do: 'enter', box: '2x2' } })
    expect(words.answer('in A2')).toEqual({ do: 'in', inside: 8 })
  })

  test('a card that is kept is told apart by its kind', () => {
    expect(words.answer('keep F1')).toEqual({ do: 'keepUnit', card: 'F1' })
    expect(words.answer('keep T01')).toEqual({ do: 'keepTactic', card: 'T01' })
  })

  test('what is no answer is none, whatever a stranger sends', () => {
    for (const text of [
      '',
      'beast',
      'beast done',
      'beast to',
      'beast to K99',
      'to K9 K9',
      'beast to K9 K9',
      'enter 9x9',
    ])
      expect(words.answer(text), text).toBeUndefined()
  })

  test('a space of a dungeon names its box where several are open', () => {
    expect(words.anchor({ is: 'cell', inside: 8, box: '5x4' })).toBe('inside A2 5x4')
    expect(words.thing('inside A2')).toEqual({ is: 'inside', inside: 8 })
  })
})

test('pointing at an answer of another question is no reason and no error', () => {
  const game = given()
  for (const other of ['pass', 'roll', 'to K9', 'stop', 'counter melee', 'reveal T01', 'power 2'])
    expect(game.table.whyNot('p1', other), other).toBeUndefined()
})
