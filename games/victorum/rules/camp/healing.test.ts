import { describe, expect, test } from 'vitest'
import { given, type Position } from '../../test/given.ts'

describe('[VIC-UNIT-09] the hero heals up to its Health, whatever heals it', () => {
  const hp = (position: Position): number =>
    given({ place: 'ATL-5', sport: ['S14'], ...position })
      .from('event')
      .do('accept').open.hero.hp
  test.each([
    [2, 4],
    [3, 5],
    [4, 5],
    [5, 5],
    [7, 7],
  ])('a card that heals 2: from %i to %i', (from, to) => {
    expect(hp({ hp: from })).toBe(to)
  })
  test('Endurance 2 heals 1, never above Health', () => {
    const enduring = (from: number): number =>
      given({ place: 'ATL-3', hp: from, prowess: ['endurance-1', 'endurance-2'] })
        .from('event')
        .do('accept').open.hero.hp
    expect([enduring(5), enduring(6), enduring(7)]).toEqual([6, 7, 7])
  })
})
