import { describe, expect, test } from 'vitest'
import { DUNGEONS } from '../../content/dungeons.ts'
import { BOX_IDS } from '../../content/ids.ts'
import type { BoxId } from '../../content/ids.ts'
import type { UnitClass } from '../../content/types.ts'
import { UNITS } from '../../content/units.ts'
import type { Inside } from '../state/shape.ts'
import { given } from '../../test/given.ts'
import type { Position } from '../../test/given.ts'
import {
  besideInside,
  cellAt,
  cellsOf,
  crystalOf,
  entranceOf,
  entriesAt,
  exitsOf,
  insideMoves,
  retreatsOf,
  whyNotEnter,
  whyNotInside,
} from './dungeons.query.ts'
import { insideName, insideOf, spaceName, spaceOf } from '../realm/spaces.query.ts'

const solo = (position: Position = {}) => given({ mode: 'solo', ...position }).open
const space = (name: string): number => spaceOf(name) as number
const inside = (name: string): Inside => insideOf(name) as Inside
const shortly = (why: { rule: string; key: string } | undefined) => (why === undefined ? '' : `${why.rule} ${why.key}`)

/** The cheapest way from the Entrance to the crystal: doors for Rogues, barriers for Wizards, nothing learned by dice. */
const cheapestWay = (box: BoxId, who: UnitClass): number => {
  const costs = new Map<Inside, number>([[entranceOf(box), 0]])
  const edge = [entranceOf(box)]
  for (let at = edge.shift(); at !== undefined; at = edge.shift())
    for (const to of besideInside(box, at)) {
      const cell = cellAt(box, to)
      if ((cell === 'door' && who !== 'rogue') || (cell === 'barrier' && who !== 'wizard')) continue
      const cost = (costs.get(at) as number) + (cell === 'water' ? 2 : 1)
      if (cost >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue
      costs.set(to, cost)
      edge.push(to)
    }
  return costs.get(crystalOf(box)) ?? Number.POSITIVE_INFINITY
}

describe('layouts', () => {
  test.each<[BoxId, number, number, number]>([
    ['1x2', 1, 1, 1],
    ['2x2', 2, 2, 2],
    ['3x2', 3, 3, 3],
    ['5x4', 9, 7, 8],
    ['8x1', 8, 8, 8],
    ['8x5', 12, 10, 11],
  ])(
    '[TAC-RULING-71] %s never traps a class: %i MP for anyone, %i for a Rogue, %i for a Wizard',
    (box, any, rogue, wizard) => {
      expect(cheapestWay(box, 'fighter')).toBe(any)
      expect(cheapestWay(box, 'beast')).toBe(any)
      expect(cheapestWay(box, 'rogue')).toBe(rogue)
      expect(cheapestWay(box, 'wizard')).toBe(wizard)
    },
  )

  test('a dungeon is as large as its box, with one Entrance and one crystal', () => {
    for (const box of BOX_IDS) {
      const [width, height] = box.split('x').map(Number) as [number, number]
      expect(DUNGEONS[box].rows.map(row => row.length)).toEqual(new Array(height).fill(width))
      expect(cellsOf(box).filter(cell => cell === 'entrance')).toHaveLength(1)
      expect(cellsOf(box).filter(cell => cell === 'crystal')).toHaveLength(1)
    }
  })

  test('every unit has a red square, so that a Cave-In can be tried [TAC-RULING-73]', () => {
    for (const { front } of Object.values(UNITS)) expect(front.melee.dice).toBeGreaterThan(0)
  })
})

describe('entering', () => {
  const at = (name: string, more: Position = {}) => solo({ units: { p1: `FX ${name}` }, ...more })

  test('[TAC-DUNGEON-01] only the box the portal is set in, from its portal space', () => {
    expect(entriesAt(at('M3'), 'p1.fighter', space('M3'), 1)).toEqual(['2x2'])
    expect(entriesAt(at('D10'), 'p1.fighter', space('D10'), 1)).toEqual(['3x2'])
    expect(entriesAt(at('A1'), 'p1.fighter', space('A1'), 9)).toEqual([])
    expect(shortly(whyNotEnter(at('M3'), 'p1.fighter', '3x2', space('M3'), 4))).toBe('TAC-DUNGEON-01 notAtPortal')
  })

  test('[TAC-RULING-69] entering needs 1 MP', () => {
    expect(entriesAt(at('M3'), 'p1.fighter', space('M3'), 0)).toEqual([])
    expect(shortly(whyNotEnter(at('M3'), 'p1.fighter', '2x2', space('M3'), 0))).toBe('TAC-RULING-69 noMpToEnter')
  })

  test('[TAC-RULING-69] also while passing through an ally, but not past an enemy at the portal', () => {
    const ally = solo({ units: { p1: 'FX M2, BX M3' } })
    expect(entriesAt(ally, 'p1.fighter', space('M3'), 1)).toEqual(['2x2'])
    const enemy = solo({ units: { p1: 'R1 M2', e1: 'EB M3' } })
    expect(entriesAt(enemy, 'p1.rogue', space('M3'), 1)).toEqual([])
    expect(shortly(whyNotEnter(enemy, 'p1.rogue', '2x2', space('M3'), 1))).toBe('TAC-PORTAL-03 portalBlocked')
  })

  test('[TAC-DUNGEON-02] nobody on top, nor on a box stacked on it', () => {
    for (const other of ['M4', 'N5']) {
      const open = at('M3', { units: { p1: 'FX M3', e1: `EB ${other}` } })
      expect(entriesAt(open, 'p1.fighter', space('M3'), 2)).toEqual([])
      expect(shortly(whyNotEnter(open, 'p1.fighter', '2x2', space('M3'), 2))).toBe('TAC-DUNGEON-02 unitOnBox')
    }
    const onStacked = solo({ units: { p1: 'FX M9', e1: 'EF J10' } })
    expect(shortly(whyNotEnter(onStacked, 'p1.fighter', '5x4'))).toBe('TAC-DUNGEON-02 unitOnBox')
    const ownUnit = solo({ units: { p1: 'FX M9, BX H8' } })
    expect(shortly(whyNotEnter(ownUnit, 'p1.fighter', '5x4'))).toBe('TAC-DUNGEON-02 unitOnBox')
    expect(entriesAt(solo({ units: { p1: 'FX M9' } }), 'p1.fighter', space('M9'), 2)).toEqual(['5x4'])
  })

  test('[TAC-DUNGEON-02] the unit that walks off the box to its portal is not in its own way', () => {
    const open = solo({ units: { p1: 'FX L9' } })
    expect(entriesAt(open, 'p1.fighter', space('M9'), 1)).toEqual(['5x4'])
  })

  test('[TAC-DUNGEON-02] a unit below a stacked box does not close it', () => {
    const open = solo({ units: { p1: 'FX I9', e1: 'EF L11' } })
    expect(entriesAt(open, 'p1.fighter', space('I9'), 1)).toEqual(['1x2'])
  })

  test('[TAC-DUNGEON-03] [TAC-DUNGEON-25] only while its card is red', () => {
    const open = at('M3', { crystals: { '2x2': 'green' } })
    expect(entriesAt(open, 'p1.fighter', space('M3'), 2)).toEqual([])
    expect(shortly(whyNotEnter(open, 'p1.fighter', '2x2'))).toBe('TAC-DUNGEON-25 crystalTaken')
  })

  test('[TAC-DUNGEON-04] the Crystal of Glory comes last, the other five in any order', () => {
    const four = { '1x2': 'green', '2x2': 'green', '3x2': 'green', '5x4': 'green' } as const
    expect(whyNotEnter(at('J6', { crystals: four }), 'p1.fighter', '8x5')).toEqual({
      rule: 'TAC-DUNGEON-04',
      key: 'gloryLast',
      values: { missing: 1 },
    })
    const five = at('J6', { crystals: { ...four, '8x1': 'green' } })
    expect(entriesAt(five, 'p1.fighter', space('J6'), 1)).toEqual(['8x5'])
    const anyTime = BOX_IDS.filter(box => whyNotEnter(at('A1'), 'p1.fighter', box) === undefined)
    expect(anyTime).toEqual(['1x2', '2x2', '3x2', '5x4', '8x1'])
  })

  test('[TAC-DUNGEON-07] [TAC-RULING-68] one unit in a dungeon, but several dungeons may be occupied', () => {
    const open = solo({ units: { p1: 'FX D10, BX 2x2:A1, RX M3' } })
    expect(shortly(whyNotEnter(open, 'p1.rogue', '2x2'))).toBe('TAC-DUNGEON-07 dungeonOccupied')
    expect(entriesAt(open, 'p1.rogue', space('M3'), 1)).toEqual([])
    expect(entriesAt(open, 'p1.fighter', space('D10'), 1)).toEqual(['3x2'])
  })

  test('[TAC-RULING-70] neither a box under an occupied dungeon nor one put aside can be entered', () => {
    const above = solo({ units: { p1: 'FX M9, BX 1x2:A1' } })
    expect(shortly(whyNotEnter(above, 'p1.fighter', '5x4'))).toBe('TAC-RULING-70 boxPutAside')
    const below = solo({ units: { p1: 'FX I9, BX 5x4:A1' } })
    expect(shortly(whyNotEnter(below, 'p1.fighter', '1x2'))).toBe('TAC-RULING-70 boxPutAside')
  })

  test('[TAC-DUNGEON-27] Enemy Units never enter', () => {
    const open = solo({ units: { e1: 'EB M3' } })
    expect(entriesAt(open, 'e1.beast', space('M3'), 4)).toEqual([])
    expect(shortly(whyNotEnter(open, 'e1.beast', '2x2'))).toBe('TAC-DUNGEON-27 heroesOnly')
  })

  test('there are no dungeons outside Solo and Co-op', () => {
    const { open } = given({ units: { p1: 'FX M3' } })
    expect(entriesAt(open, 'p1.fighter', space('M3'), 4)).toEqual([])
  })
})

describe('inside', () => {
  const moves = (unit: string, mp: number): string[] => {
    const open = solo({ units: { p1: unit } })
    const [id] = Object.entries(open.units).find(([, each]) => each.inside !== undefined) as [
      Parameters<typeof insideMoves>[1],
      unknown,
    ]
    return insideMoves(open, id, mp).map(insideName)
  }

  test('[TAC-DUNGEON-13] Water costs 1 more to enter, and nothing more to leave', () => {
    expect(moves('FX 3x2:A1', 1)).toEqual(['A2'])
    expect(moves('FX 3x2:A1', 2)).toEqual(['B1', 'A2'])
    expect(moves('FX 3x2:B1', 1)).toEqual(['C1', 'B2', 'A1'])
  })

  test('[TAC-DUNGEON-13] a card that knows no Water surcharge pays 1', () => {
    expect(moves('R6 3x2:A1', 1)).toEqual(['B1', 'A2'])
    expect(moves('B6 3x2:A1', 1)).toEqual(['B1', 'A2'])
  })

  test('[TAC-DUNGEON-17] [TAC-DUNGEON-18] Locked Door and Magic Barrier', () => {
    // given a unit beside both: A3 has the door to the east, A4 the barrier
    expect(moves('FX 5x4:A3', 5)).toEqual(['A2', 'A4'])
    expect(moves('RX 5x4:A3', 5)).toEqual(['A2', 'B3', 'A4'])
    expect(moves('WX 5x4:A4 s1', 5)).toEqual(['A3'])
    expect(moves('WX 5x4:A4 s2', 5)).toEqual(['A3', 'B4'])
    expect(moves('RX 5x4:A4', 5)).toEqual(['A3'])
    const open = solo({ units: { p1: 'WX 5x4:A4 s1' } })
    expect(whyNotInside(open, 'p1.wizard', inside('B4'), 3)).toEqual({
      rule: 'TAC-DUNGEON-18',
      key: 'magicBarrier',
      values: { mana: 2, has: 1 },
    })
    expect(shortly(whyNotInside(open, 'p1.wizard', inside('B3'), 3))).toBe('TAC-MOVE-02 notNextTo')
  })

  test('rock is solid and steps are never diagonal', () => {
    const open = solo({ units: { p1: 'FX 5x4:B1' } })
    expect(insideMoves(open, 'p1.fighter', 9).map(insideName)).toEqual(['C1', 'A1'])
    expect(shortly(whyNotInside(open, 'p1.fighter', inside('B2'), 9))).toBe('TAC-MOVE-02 rock')
    expect(insideMoves(open, 'p1.fighter', 0)).toEqual([])
  })

  test('a unit outside has no steps inside', () => {
    expect(insideMoves(solo({ units: { p1: 'FX A1' } }), 'p1.fighter', 9)).toEqual([])
  })
})

describe('leaving', () => {
  const exits = (box: BoxId, units: Position['units']) => exitsOf(solo({ units: { ...units } }), box).map(spaceName)

  test('[TAC-DUNGEON-20] any open portal space of the box', () => {
    expect(exits('8x5', { p1: 'FX 8x5:A3' })).toEqual(['C3', 'J6'])
    expect(exits('8x5', { p1: 'FX 8x5:A3', e1: 'EB C3' })).toEqual(['J6'])
    expect(exits('2x2', { p1: 'FX 2x2:A1' })).toEqual(['M3'])
  })

  test('[TAC-DUNGEON-21] [TAC-RULING-74] all taken: one step from such a space, at its elevation', () => {
    expect(exits('2x2', { p1: 'FX 2x2:A1', e1: 'EB M3' })).toEqual(['M2', 'L3', 'N3'])
    expect(exits('2x2', { p1: 'FX 2x2:A1, BX M2, RX N3', e1: 'EB M3' })).toEqual(['L3'])
    // I9 lies on the 5×4 box: the spaces beside it at that height, not J9 above it
    expect(exits('1x2', { p1: 'FX 1x2:A1', e1: 'EB I9' })).toEqual(['I8', 'H9', 'I10'])
  })

  test('[TAC-RULING-74] none of those either: the nearest free spaces of that elevation', () => {
    const around = { p1: 'FX 2x2:A1, BX M2, RX N3, WX L3', e1: 'EB M3' }
    expect(exits('2x2', around)).toEqual(['M1', 'L2', 'N2', 'O3', 'L4'])
  })

  test('[TAC-RULING-71] retreat only from the Entrance, with 1 MP, where the table plays it', () => {
    const units = { p1: 'FX 2x2:A1, BX 3x2:A2' }
    const off = solo({ units })
    const on = solo({ units, options: { dungeonRetreat: true } })
    expect(retreatsOf(off, 'p1.fighter', 3)).toEqual([])
    expect(retreatsOf(on, 'p1.fighter', 1).map(spaceName)).toEqual(['M3'])
    expect(retreatsOf(on, 'p1.fighter', 0)).toEqual([])
    expect(retreatsOf(on, 'p1.beast', 3)).toEqual([])
    const blocked = solo({ units: { ...units, e1: 'EB M3' }, options: { dungeonRetreat: true } })
    expect(retreatsOf(blocked, 'p1.fighter', 3)).toEqual([])
  })
})
