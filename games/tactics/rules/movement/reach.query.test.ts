import { describe, expect, test } from 'vitest'
import { CORNERS } from '../../content/scrolls.ts'
import { at, seen, type Sight } from '../../test/seen.ts'
import { groundOf } from '../realm/ground.query.ts'
import { stepsFor } from './going.ts'
import { movePoints, reachOf, stepCost, stepTerms } from './reach.query.ts'
import { spaceName } from '../realm/spaces.query.ts'
import type { UnitId } from '../state/shape.ts'
import type { Open } from '../units/units.query.ts'

/** `B1 1, C1 3`: every end with its cost, in the order of the map. */
const ends = (open: Open, id: UnitId = 'p1.fighter', mp = movePoints(open, id)): string => {
  const reach = reachOf(open, id, mp)
  return [...reach.ends]
    .sort((a, b) => a - b)
    .map(space => `${spaceName(space)} ${reach.cost(space)}`)
    .join(', ')
}
const path = (open: Open, to: string, id: UnitId = 'p1.fighter', mp = movePoints(open, id)): string =>
  reachOf(open, id, mp)
    .pathTo(at(to))
    .map(step => `${step.via === 'portal' ? '>' : ''}${spaceName(step.to)}`)
    .join(' ')
const PORTALS: Sight = {
  map: ['0. 1. 0. 0. 0. 1. 0.', '0. 0. 0. 0. 0. 0. 0.'],
  with: 'portals:1,0,s 5,0,s',
}

describe('steps and their costs', () => {
  test('[TAC-TERRAIN-01] [TAC-MOVE-04] a climb costs 1 more, and a step needs all its MP', () => {
    const open = seen({ map: '0. 0. 1. 1. 0.', units: { p1: 'FX A1' } })
    expect(ends(open)).toBe('A1 2, B1 1, C1 3, D1 4')
    expect(reachOf(open, 'p1.fighter', 5).cost(at('E1'))).toBe(5)
  })

  test('[TAC-TERRAIN-03] [TAC-TERRAIN-08] a climb onto a Peak costs 3, each surcharge with its cause', () => {
    const open = seen({ map: '0. 1^', units: { p1: 'FX A1' } })
    expect(ends(open)).toBe('A1 4, B1 3')
    const unit = open.units['p1.fighter']!
    expect(stepTerms(open, groundOf(open), unit, at('A1'), at('B1'), 'walk')).toEqual([
      { adds: 1, cause: 'step' },
      { adds: 1, cause: 'peak' },
      { adds: 1, cause: 'climb' },
    ])
  })

  test('[TAC-TERRAIN-02] three levels up cost 2, three levels down 1', () => {
    const up = seen({ map: '0. 3.', units: { p1: 'FX A1' } })
    const down = seen({ map: '3. 0.', units: { p1: 'FX A1' } })
    expect(stepCost(up, groundOf(up), up.units['p1.fighter']!, at('A1'), at('B1'), 'walk')).toBe(2)
    expect(stepCost(down, groundOf(down), down.units['p1.fighter']!, at('A1'), at('B1'), 'walk')).toBe(1)
  })

  test('[TAC-TERRAIN-05] every Water space entered costs 2, leaving it nothing', () => {
    expect(ends(seen({ map: '0. 0~ 0~ 0.', units: { p1: 'FX A1' } }))).toBe('A1 3, B1 2, C1 4')
    expect(ends(seen({ map: '0. 0~ 0~ 0.', units: { p1: 'FX C1' } }), 'p1.fighter', 1)).toBe('D1 1')
  })

  test('[TAC-TERRAIN-04] [TAC-MOVE-03] plain, bridge, forest and village cost 1, a Ballista 2', () => {
    expect(ends(seen({ map: '0. 0= 0f 0v 0b', units: { p1: 'RX A1' } }), 'p1.rogue', 5)).toBe(
      'A1 2, B1 1, C1 2, D1 3, E1 5',
    )
  })

  test('[TAC-MOVE-02] [TAC-MOVE-10] steps are orthogonal and stay on the map', () => {
    expect(ends(seen({ map: ['0. 0.', '0. 0.'], units: { p1: 'FX A1' } }), 'p1.fighter', 1)).toBe('B1 1, A2 1')
    expect(ends(seen({ map: ['0.'], units: { p1: 'FX A1' } }))).toBe('')
  })

  test('[TAC-MOVE-05] [TAC-MOVE-06] an ally is passed, never an end', () => {
    const open = seen({ map: '0. 0. 0.', units: { p1: 'FX A1, RX B1' } })
    expect(ends(open)).toBe('A1 2, C1 2')
    expect(reachOf(open, 'p1.fighter', 4).cost(at('B1'))).toBe(1)
    expect(ends(open, 'p1.fighter', 1)).toBe('')
    expect(stepsFor(open, 'p1.fighter', 1)).toEqual([])
    expect(stepsFor(open, 'p1.fighter', 2)).toEqual([{ to: at('B1'), via: 'walk' }])
  })

  test('[TAC-MOVE-07] the way round an enemy costs 4', () => {
    const open = seen({ map: ['0. 0. 0.', '0. 0. 0.'], units: { p1: 'FX A1', p2: 'FX B1' } })
    expect(ends(open)).toBe('A1 2, C1 4, A2 1, B2 2, C2 3')
    expect(path(open, 'C1')).toBe('A2 B2 C2 C1')
  })

  test('[TAC-MOVE-09] a loop back to the start is an end once it is affordable [TAC-RULING-05]', () => {
    const open = seen({ map: '0. 0.', units: { p1: 'FX A1' } })
    expect(ends(open, 'p1.fighter', 1)).toBe('B1 1')
    expect(ends(open, 'p1.fighter', 2)).toBe('A1 2, B1 1')
    expect(path(open, 'A1')).toBe('B1 A1')
  })

  test('[TAC-MOVE-01] [TAC-BATTLE-05] the Bearer has 1 MP less, never below 0', () => {
    const open = seen({ mode: 'battle', map: 'battle:', units: { p1: 'BX A1' } })
    expect(movePoints(open, 'p1.beast')).toBe(5)
    expect(movePoints({ ...open, artifact: { unit: 'p1.beast' } }, 'p1.beast')).toBe(4)
    expect(movePoints(open, 'p1.rogue')).toBe(0)
  })

  test('[TAC-RULING-16] [TAC-BALLISTA-09] the Ballista it began on cannot be entered again in its own turn', () => {
    const start = { map: '0. 0b 0. 0.', units: { p1: 'FX B1 began' } }
    expect(ends(seen(start))).toBe('A1 1, C1 1, D1 2')
    expect(ends(seen({ ...start, turn: 'p2' }))).toBe('A1 1, B1 3, C1 1, D1 2')
    const left = seen({ map: '0. 0b 0. 0.', units: { p1: 'FX C1' } })
    const back = { ...left, units: { 'p1.fighter': { ...left.units['p1.fighter']!, ballistaStart: at('B1') } } }
    expect(ends(back)).toBe('C1 2, D1 1')
  })
})

describe('cards that walk differently', () => {
  const map = '0. 1. 2~ 2^ 2b'
  test('Sure-Footed without climbing surcharge, Delver and Aquatic without that of Water, Flight without any', () => {
    expect(ends(seen({ map, units: { p1: 'FX A1' } }), 'p1.fighter', 9)).toBe('A1 3, B1 2, C1 5, D1 7, E1 9')
    expect(ends(seen({ map, units: { p1: 'F5 A1' } }), 'p1.fighter', 9)).toBe('A1 2, B1 1, C1 3, D1 5, E1 7')
    expect(ends(seen({ map, units: { p1: 'R6 A1' } }), 'p1.rogue', 9)).toBe('A1 3, B1 2, C1 4, D1 6, E1 8')
    expect(ends(seen({ map, units: { p1: 'B2 A1' } }), 'p1.beast', 9)).toBe('A1 3, B1 2, C1 4, D1 6, E1 8')
    expect(ends(seen({ map, units: { p1: 'B6 A1' } }), 'p1.beast', 9)).toBe('A1 2, B1 1, C1 2, D1 3, E1 4')
  })

  test('Alley Shade and Sky Raptor pass enemies without ending there; a portal they block stays blocked', () => {
    const row = { map: '0. 0. 0.', units: { p1: 'R1 A1, B6 -', p2: 'FX B1' } }
    expect(ends(seen(row), 'p1.rogue', 2)).toBe('A1 2, C1 2')
    const blocked = seen({ ...PORTALS, units: { p1: 'R1 A2', p2: 'FX B2' } })
    expect(reachOf(blocked, 'p1.rogue', 3).cost(at('F2'))).toBeUndefined()
    const exit = seen({ ...PORTALS, units: { p1: 'B6 A2', p2: 'FX F2' } })
    expect(reachOf(exit, 'p1.beast', 3).cost(at('F2'))).toBeUndefined()
  })

  test('Enemy Units use the other side of the card', () => {
    const open = seen({ mode: 'solo', map, units: { p1: 'FX -', e1: 'B6 A1' } })
    expect(ends(open, 'e1.beast', 3)).toBe('A1 3, B1 2')
  })
})

describe('portals', () => {
  test('[TAC-PORTAL-01] [TAC-RULING-06] one step between any two portals', () => {
    const reach = reachOf(seen({ ...PORTALS, units: { p1: 'FX A2' } }), 'p1.fighter', 4)
    expect(['B2', 'F2', 'G2', 'E2'].map(name => reach.cost(at(name)))).toEqual([1, 2, 3, 3])
  })

  test('[TAC-PORTAL-02] a portal may be the first step', () => {
    const open = seen({ ...PORTALS, units: { p1: 'FX B2' } })
    expect(reachOf(open, 'p1.fighter', 1).ends.map(spaceName)).toContain('F2')
    expect(path(open, 'F2')).toBe('>F2')
    expect(stepsFor(open, 'p1.fighter', 4).at(-1)).toEqual({ to: at('F2'), via: 'portal' })
  })

  test('[TAC-PORTAL-03] [TAC-PORTAL-07] [TAC-RULING-07] a unit in front blocks it for its enemies, both ways', () => {
    const exit = reachOf(seen({ ...PORTALS, units: { p1: 'FX A2', p2: 'FX F2' } }), 'p1.fighter', 4)
    expect(exit.cost(at('F2'))).toBeUndefined()
    expect(exit.cost(at('E2'))).toBe(4)
    const weak = seen({ ...PORTALS, units: { p1: 'FX A2', p2: 'FX B2 weak' } })
    expect(ends(weak)).toBe('A1 1, B1 3, C1 4, A2 2')
  })

  test('[TAC-PORTAL-04] an ally in front does not block it, but nobody ends there', () => {
    const open = seen({ ...PORTALS, units: { p1: 'FX A2, RX F2' } })
    const reach = reachOf(open, 'p1.fighter', 4)
    expect(reach.isEnd(at('F2'))).toBe(false)
    expect(['G2', 'E2'].map(name => reach.cost(at(name)))).toEqual([3, 3])
    const beside = seen({ ...PORTALS, units: { p1: 'FX B2, RX F2' } })
    expect(stepsFor(beside, 'p1.fighter', 1).map(step => spaceName(step.to))).toEqual(['C2', 'A2'])
    expect(stepsFor(beside, 'p1.fighter', 2).map(step => spaceName(step.to))).toEqual(['B1', 'C2', 'A2', 'F2'])
  })

  test('[TAC-RULING-08] no climbing through a portal, but the Water at its exit counts', () => {
    const open = seen({
      map: ['0. 1. 0. 3.', '0. 0. 0. 2~'],
      with: 'portals:1,0,s 3,0,s',
      units: { p1: 'FX B2' },
    })
    expect(reachOf(open, 'p1.fighter', 4).cost(at('D2'))).toBe(2)
    expect(stepTerms(open, groundOf(open), open.units['p1.fighter']!, at('B2'), at('D2'), 'portal')).toEqual([
      { adds: 1, cause: 'step' },
      { adds: 1, cause: 'water' },
    ])
  })
})

describe('the way when only its end is named', () => {
  test('[TAC-MOVE-03] cheapest, then most unused Villages, then north before east before south before west', () => {
    const map = ['0. 0. 0.', '0. 0. 0.', '0v 0. 0.']
    expect(path(seen({ map, units: { p1: 'FX A1' } }), 'C1')).toBe('B1 C1')
    expect(path(seen({ map, units: { p1: 'FX A1' } }), 'C3')).toBe('A2 A3 B3 C3')
    const used = seen({ map, units: { p1: 'FX A1' } })
    const again = { ...used, units: { 'p1.fighter': { ...used.units['p1.fighter']!, villages: [at('A3')] } } }
    expect(path(again, 'C3')).toBe('B1 C1 C2 C3')
    expect(path(seen({ map, units: { p1: 'FX C3' } }), 'A1')).toBe('B3 A3 A2 A1')
    expect(path(seen({ map: ['0. 0.', '0. 0.'], units: { p1: 'FX B2' } }), 'A1')).toBe('B1 A1')
  })

  test('[TAC-MOVE-03] on foot before a portal of the same cost; portals north to south', () => {
    const open = seen({
      map: ['1. 1. 0.', '0. 0. 0.'],
      with: 'portals:0,0,s 1,0,s',
      units: { p1: 'FX A2' },
    })
    expect(path(open, 'B2')).toBe('B2')
    expect(reachOf(open, 'p1.fighter', 4).pathTo(at('C2'))).toHaveLength(2)
    expect(reachOf(open, 'p1.fighter', 1).pathTo(at('C1'))).toEqual([])
  })
})

describe('the standard realm', () => {
  const cheapest = (corner: (typeof CORNERS)[number], space: number): number => {
    const stars = groundOf(seen()).corners[corner]
    const costs = stars.map(star => {
      const open = seen({ units: { p1: `FX ${spaceName(star)}` } })
      return reachOf(open, 'p1.fighter', 40).cost(space) ?? Number.POSITIVE_INFINITY
    })
    return Math.min(...costs)
  }

  test('[TAC-SETUP-02] every space can be walked to', () => {
    const ground = groundOf(seen())
    const open = seen({ units: { p1: 'FX A1' } })
    expect(reachOf(open, 'p1.fighter', 60).ends.length).toBe(ground.spaces.length)
    expect(ground.spaces.length).toBe(165)
  })

  test('the Trigger Spaces are as far from the corners as the catalogue says', () => {
    const { triggers, portalSpaces, villages } = groundOf(seen())
    const to = (space: number | undefined) => CORNERS.map(corner => cheapest(corner, space ?? -1))
    expect(to(triggers.crimson)).toEqual([4, 7, 4, 7])
    expect(to(triggers.gold)).toEqual([5, 5, 5, 5])
    expect(to(triggers.azure)).toEqual([7, 5, 7, 5])
    for (const corner of CORNERS) {
      expect(Math.min(...portalSpaces.map(space => cheapest(corner, space)))).toBe(2)
      expect(Math.min(...villages.map(space => cheapest(corner, space)))).toBe(3)
    }
  })
})
