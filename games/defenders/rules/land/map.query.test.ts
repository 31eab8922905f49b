import { describe, expect, test } from 'vitest'
import { PLACE_IDS, REGION_IDS } from '../../content/regions.ts'
import { defendersAt } from '../defenders/inPlay.query.ts'
import {
  adjacent,
  adjacentOuter,
  anyDestroyed,
  areAdjacent,
  clockwise,
  isDestroyed,
  opposite,
  regionAt,
  ring,
} from './map.query.ts'
import { given, MAP_1 } from '../../test/given.ts'

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
