import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'

const WATCHED = { sides: { mountains: 'B' }, blue: { at: 'mountains' } } as const

describe('what all know about the Turn Deck', () => {
  test('[DEF-RULING-61] cards put back are counted in again, at the place where they lie', () => {
    const top = given({ red: { hero: 'oracle' } }).deck('turn.red', 'turn.blue', 'all.1')
    top.seat('p1', 'red use scry', 'top')
    expect(top.open.knownAt).toEqual([{ position: 0, card: 'turn.blue' }])
    expect([...top.open.inTurnDeck].sort()).toEqual([...top.pile('turn')].sort())
    const bottom = given({ red: { hero: 'oracle' } }).deck('turn.red', 'turn.blue', 'all.1')
    bottom.seat('p1', 'red use scry', 'bottom')
    expect(bottom.open.knownAt).toEqual([{ position: bottom.pile('turn').length - 1, card: 'turn.blue' }])
    expect([...bottom.open.inTurnDeck].sort()).toEqual([...bottom.pile('turn')].sort())
  })

  test('[DEF-RULING-61] a Horde card is counted out by its kind when it shows itself', () => {
    const enemy = given({ unknown: ['cragBears'] }).deck('cragBears')
    const before = enemy.position.unknown?.length
    expect(before).toBe(1)
    expect(enemy.open.hordeSeen.dire).toBe(0)
    const dire = given({ unknown: ['harpy'] }).deck('harpy')
    expect(dire.open.hordeSeen.dire).toBe(1)
    expect(dire.open.hordeSeen.enemies).toBe(enemy.open.hordeSeen.enemies - 1)
  })

  test('[DEF-RULING-62] High Watch: the next card lies face up as soon as the top one leaves, the last one too', () => {
    const game = given({ ...WATCHED, red: { at: 'plains' } }).deck('turn.red', 'cragBears', 'turn.blue')
    expect(game.open.knownAt).toEqual([{ position: 0, card: 'cragBears' }])
    expect(game.open.inTurnDeck).toContain('cragBears')
    game.seat('p1', 'red use augury')
    expect(game.open.knownAt).toEqual([{ position: 0, card: 'turn.blue' }])
    const last = given(WATCHED).wholeDeck('turn.red', 'turn.blue')
    expect(last.of('cardsShown').map(({ cards }) => cards)).toEqual([['turn.red'], ['turn.blue']].slice(1))
    expect(last.open.knownAt).toEqual([{ position: 0, card: 'turn.blue' }])
  })
})
