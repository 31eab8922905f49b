import { describe, expect, test } from 'vitest'
import { forecast } from '../enemies/forecast.query.ts'
import {
  foeArrivesAfterRound,
  hiddenCards,
  knownTop,
  turnDeckFromTop,
  unknownInTurnDeck,
  unseenEnemies,
} from './cards.query.ts'
import { given } from '../../test/given.ts'

describe('card counting', () => {
  test('Round 1: three unknown Enemies; later at most one unknown card', () => {
    const first = given({ round: 1, confirmDraw: true }).deck('cragBears', 'stoneGhouls', 'reefRaiders')
    expect(unknownInTurnDeck(first.table.view('p1'))).toBe(3)
    expect(first.open.inTurnDeck.toSorted()).toEqual(['all.1', 'all.2', 'turn.blue', 'turn.red'])
    first.seat('p1', 'draw')
    expect(unknownInTurnDeck(first.table.view('p1'))).toBe(2)
    expect(first.open.hordeSeen, 'the first Enemies are no Horde cards').toEqual({ enemies: 0, dire: 0 })
    const later = given({ unknown: ['harpy'], confirmDraw: true }).deck('cragBears', 'harpy')
    expect(unknownInTurnDeck(later.table.view('p1'))).toBe(1)
    later.seat('p1', 'draw', 'draw')
    expect(unknownInTurnDeck(later.table.view('p1'))).toBe(0)
    expect(later.open.hordeSeen.dire).toBe(1)
    expect(later.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })

  test('the forecast counts known cards of this Round only', () => {
    const game = given({ threat: { mountains: 2, plains: 1 }, unknown: ['harpy'], confirmDraw: true }).deck(
      'cragBears',
      'stoneGhouls',
      'harpy',
      'giantWasps',
    )
    expect(forecast(game.open, 'mountains')).toEqual({
      first: 2,
      second: 0,
      dire: 0,
      level: 4,
      falls: true,
      capital: 1,
    })
    expect(forecast(game.open, 'plains')).toEqual({ first: 0, second: 1, dire: 1, level: 3, falls: false, capital: 0 })
    expect(
      forecast(given({ threat: { ruins: 4 }, confirmDraw: true }).deck('stoneGhouls').open, 'ruins'),
    ).toMatchObject({ level: 4, falls: false, capital: 1 })
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })

  test('what has not been met yet is a plain list', () => {
    const game = given({ discard: ['cragBears', 'harpy'], unknown: ['wraith'], confirmDraw: true }).deck(
      'stoneGhouls',
      'wraith',
    )
    const { enemies, dire } = unseenEnemies(game.open)
    expect([enemies.length, dire.length]).toEqual([7, 5])
    expect(dire).toContain('wraith')
    expect(enemies).not.toContain('cragBears')
    const attacking = given({ red: { at: 'mountains' } }).deck('cragBears')
    expect(unseenEnemies(attacking.open).enemies).not.toContain('cragBears')
    const entombed = given({ tomb: 'harpy', threat: { mountains: 3 } }).deck('cragBears')
    expect(unseenEnemies(entombed.open).dire).not.toContain('harpy')
    expect(unseenEnemies(entombed.open).enemies, 'it lies on the Mountains').not.toContain('cragBears')
    expect(hiddenCards(game.open)).toEqual(expect.arrayContaining([...enemies, ...dire]))
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })

  test('the deck from the top, as far as it is known', () => {
    const game = given({ red: { hero: 'oracle' } }).deck('turn.red', 'cragBears', 'turn.blue')
    game.seat('p1', 'red use scry', 'bottom')
    const seen = game.table.view('p2')
    expect(turnDeckFromTop(seen)).toEqual([undefined, undefined, undefined, 'cragBears'])
    expect(knownTop(seen)).toBeUndefined()
    expect(
      knownTop(
        given({ red: { at: 'plains' } })
          .wholeDeck('turn.red', 'cragBears')
          .table.view('p1'),
      ),
    ).toBe('cragBears')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-HORDE-06] when the Foe comes', () => {
    expect(foeArrivesAfterRound(given({ round: 1 }).deck('cragBears').table.view('p1'))).toBe(6)
    expect(foeArrivesAfterRound(given({ round: 4, horde: ['harpy', 'cragBears'] }).table.view('p1'))).toBe(6)
    expect(foeArrivesAfterRound(given({ foe: { id: 'giant' } }).table.view('p1'))).toBeUndefined()
  })
})
