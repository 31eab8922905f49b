import { describe, expect, test } from 'vitest'
import { PLACE_IDS, REGION_IDS } from '../content/regions.ts'
import {
  adjacent,
  adjacentOuter,
  anyDestroyed,
  areAdjacent,
  clockwise,
  defendersAt,
  foeArrivesAfterRound,
  forecast,
  hiddenCards,
  isDestroyed,
  knownTop,
  opposite,
  regionAt,
  ring,
  turnDeckFromTop,
  unknownInTurnDeck,
  unseenEnemies,
} from '../knowledge.ts'
import { given, MAP_1 } from './given.ts'

describe('the map', () => {
  const { open } = given()

  test('[DEF-MAP-01] one closed ring of six', () => {
    expect(ring(open)).toEqual(MAP_1)
    for (const region of REGION_IDS) {
      expect(clockwise(open, region, 6)).toBe(region)
      expect(new Set([0, 1, 2, 3, 4, 5].map(steps => clockwise(open, region, steps))).size).toBe(6)
    }
  })

  test('[DEF-MAP-02] [DEF-MAP-03] the Capital touches the left and the right Region only', () => {
    expect(adjacent(open, 'capital')).toEqual(['mountains', 'forest'])
    expect(REGION_IDS.filter(region => areAdjacent(open, region, 'capital'))).toEqual(['forest', 'mountains'])
  })

  test('[DEF-MAP-04] two neighbours on the ring: three adjacent Regions left and right, two elsewhere', () => {
    for (const region of REGION_IDS)
      expect(adjacentOuter(open, region)).toEqual([clockwise(open, region, 5), clockwise(open, region, 1)])
    expect(MAP_1.map(region => adjacent(open, region).length)).toEqual([3, 2, 2, 3, 2, 2])
    for (const one of PLACE_IDS)
      for (const other of PLACE_IDS) expect(areAdjacent(open, one, other)).toBe(areAdjacent(open, other, one))
  })

  test('[DEF-MAP-05] one opposite Region, never adjacent', () => {
    expect(MAP_1.map(region => opposite(open, region))).toEqual([
      'forest',
      'desert',
      'ruins',
      'mountains',
      'plains',
      'coast',
    ])
    for (const region of REGION_IDS) expect(areAdjacent(open, region, opposite(open, region))).toBe(false)
  })

  test('[DEF-MAP-06] clockwise from the left over the top', () => {
    expect(['w', 'nw', 'ne', 'e', 'se', 'sw'].map(slot => regionAt(open, slot as 'w'))).toEqual(MAP_1)
    expect(clockwise(open, 'mountains', 2)).toBe('coast')
    expect(clockwise(open, 'ruins', 1)).toBe('mountains')
  })

  test('[DEF-MAP-07] destruction changes nothing of this', () => {
    const ruined = given({ threat: { mountains: 4, coast: 4, forest: 4 } }).open
    for (const place of PLACE_IDS) expect(adjacent(ruined, place)).toEqual(adjacent(open, place))
    for (const region of REGION_IDS) expect(opposite(ruined, region)).toBe(opposite(open, region))
    expect(ring(ruined)).toEqual(ring(open))
    expect([
      anyDestroyed(open),
      anyDestroyed(ruined),
      isDestroyed(ruined, 'coast'),
      isDestroyed(ruined, 'plains'),
    ]).toEqual([false, true, true, false])
  })

  test('[DEF-MAP-08] [DEF-RULING-09] any number of Defenders and the Foe share a Region, which works as ever', () => {
    const place = { at: 'forest' } as const
    const game = given({
      players: 4,
      red: place,
      blue: place,
      green: place,
      yellow: place,
      foe: { id: 'ancient' },
      threat: { plains: 1 },
    }).turn('red')
    expect(defendersAt(game.open, 'forest')).toEqual(['red', 'blue', 'green', 'yellow'])
    expect(game.options('p1')).toEqual(expect.arrayContaining(['red fight', 'red use enchant']))
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-MAP-09] [DEF-RULING-03] an Outer Region falls at 4, the Capital at 8', () => {
    const three = given({ threat: { mountains: 2 } }).deck('cragBears')
    expect([three.threat('mountains'), isDestroyed(three.open, 'mountains')]).toEqual([3, false])
    const four = given({ threat: { mountains: 3 } }).deck('cragBears')
    expect([four.threat('mountains'), isDestroyed(four.open, 'mountains')]).toEqual([4, true])
    expect(
      given({ threat: { capital: 6, mountains: 4 } })
        .deck('cragBears')
        .waitsFor(),
    ).toBe('p1 turn.act')
    expect(
      given({ threat: { capital: 7, mountains: 4 } })
        .deck('cragBears')
        .waitsFor(),
    ).toBe('lost')
  })
})

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
