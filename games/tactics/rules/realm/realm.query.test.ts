import { describe, expect, test } from 'vitest'
import { BOX_IDS } from '../../content/ids.ts'
import { FRONT_BOXES, READY_REALMS } from '../../content/realms.ts'
import type { PlacedBox } from '../../content/types.ts'
import { at, seen } from '../../test/seen.ts'
import { unreachableSpaces } from './builder.query.ts'
import { groundOf } from './ground.query.ts'
import { boxesOf, codeOf, faultsOf, randomRealm, realmOf } from './realm.query.ts'
import { spaceName } from './spaces.query.ts'

const LETTERS = { plain: '.', bridge: '=', water: '~', forest: 'f', peak: '^', village: 'v', ballista: 'b' }
const drawing = (code: string): string[] => {
  const ground = groundOf(seen({ map: code }))
  return Array.from({ length: ground.height }, (_, y) =>
    Array.from({ length: ground.width }, (_, x) => {
      const space = 26 * y + x
      return `${ground.elevation(space)}${LETTERS[ground.terrain(space)]}`
    }).join(' '),
  )
}
const portalSpaces = (code: string): string =>
  groundOf(seen({ map: code }))
    .portals.map(({ space }) => spaceName(space))
    .join(' ')
const put = (box: PlacedBox['box'], where: string, turn: PlacedBox['turn'] = 0): PlacedBox => ({ box, at: where, turn })
const faults = (boxes: readonly PlacedBox[], strict = true): string[] =>
  faultsOf(boxes, strict).map(fault => `${fault.rule} ${fault.key}${fault.warning ? ' (warning)' : ''}`)

describe('the standard realm', () => {
  test('[TAC-SETUP-02] [TAC-SETUP-03] [TAC-RULING-03] six boxes stand where they belong, heights add up', () => {
    expect(drawing('front')).toEqual([
      '0. 0. 0f 2f 2. 2. 2. 2f 2. 2. 2. 0f 0. 0. 0.',
      '0. 0. 0. 3. 3. 3. 3f 3^ 3. 3f 3. 0. 0. 0. 0.',
      '0f 0. 0. 2. 2f 2~ 2. 2. 2. 2f 2. 0v 0. 0. 0f',
      '0. 0. 0v 2b 2. 2~ 2f 2. 2v 2. 2. 0. 1^ 1f 0.',
      '0f 0. 0. 2f 2. 2~ 2. 2. 2. 2. 2f 0. 1. 1. 0.',
      '0. 0. 0. 0. 0. 0= 0. 0. 0. 0. 0f 0. 0. 0. 0.',
      '0f 0. 0. 0. 0f 0~ 0. 0f 0. 0. 0. 0. 0~ 0. 0f',
      '0. 0. 1. 1b 1. 0~ 0. 1. 1. 1f 1. 1. 0v 0~ 0~',
      '0f 0. 1. 1. 1f 0= 0. 1f 1. 2^ 1. 1. 0. 0= 0~',
      '0. 0. 0. 0. 0. 0~ 0f 1. 1. 2. 1f 1. 0. 0. 0.',
      '0. 0. 0f 0. 0v 0~ 0. 1. 1. 1. 1. 1. 0. 0. 0.',
    ])
    const ground = groundOf(seen())
    expect([ground.boxAt(at('D2')), ground.boxAt(at('D3')), ground.boxAt(at('J9')), ground.boxAt(at('A1'))]).toEqual([
      '8x1',
      '8x5',
      '1x2',
      undefined,
    ])
  })

  test('[TAC-RULING-03] counting the boxes instead, every box rises by 1', () => {
    const ground = groundOf(seen({ options: { boxRise: 'count' } }))
    expect(['D1', 'D2', 'J9', 'A1'].map(name => ground.elevation(at(name)))).toEqual([1, 2, 2, 0])
    expect(ground.portals.length).toBe(7)
  })

  test('every box has a live portal', () => {
    expect(portalSpaces('front')).toBe('C3 J6 H3 D10 M9 I9 M3')
    expect(new Set(groundOf(seen()).portals.map(({ box }) => box))).toEqual(new Set(BOX_IDS))
    expect(groundOf(seen()).portalsAt(at('C3'))).toEqual([{ box: '8x5', space: at('C3'), cell: at('D3'), side: 'w' }])
  })

  test('[TAC-PORTAL-01] [TAC-RULING-07] two portals may share the space in front; one on level ground is none', () => {
    const shared = groundOf(seen({ map: ['1. 0. 1.', '0. 0. 0.'], with: 'portals:0,0,e 2,0,w' }))
    expect(shared.portalsAt(at('B1')).map(({ cell }) => spaceName(cell))).toEqual(['A1', 'C1'])
    expect([shared.portalSpaces, shared.doorsAt(at('B1'))]).toEqual([[at('B1')], ['8x5']])
    const level = groundOf(seen({ map: ['0. 0. 1.', '0. 0. 0.'], with: 'portals:0,0,e 0,0,w 2,0,e' }))
    expect(level.portals).toEqual([])
  })

  test('[TAC-CONTROL-01] [TAC-RULING-83] three Control Areas of six spaces, the Trigger Space among them', () => {
    const { areas, triggers, area } = groundOf(seen())
    for (const id of ['crimson', 'gold', 'azure'] as const) {
      expect(areas[id]?.spaces).toHaveLength(6)
      expect(areas[id]?.spaces).toContain(triggers[id])
    }
    expect([area(at('H5')), area(at('N5')), area(at('A6')), area(at('A1'))]).toEqual([
      'gold',
      'azure',
      'crimson',
      undefined,
    ])
  })
})

describe('flipped boxes', () => {
  test('[TAC-DUNGEON-08] [TAC-RULING-70] the footprint is impassable, its portals and those of boxes put aside are dead', () => {
    const flipped = groundOf(seen({ mode: 'solo', rest: { flipped: { '5x4': 'p1.rogue' } } }))
    expect(['H8', 'J9', 'L11', 'G8', 'M9'].map(name => flipped.isPassable(at(name)))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
    expect(flipped.portals.map(({ box }) => box)).toEqual(['8x5', '8x5', '8x1', '3x2', '2x2'])
    const small = groundOf(seen({ mode: 'solo', rest: { flipped: { '8x1': 'p1.rogue' } } }))
    expect(small.portals.map(({ box }) => box)).toEqual(['8x5', '8x5', '3x2', '5x4', '1x2', '2x2'])
    expect([small.isPassable(at('D2')), small.isPassable(at('D3'))]).toEqual([false, true])
    expect(groundOf(seen({ mode: 'solo' })).isPassable(at('H8'))).toBe(true)
  })
})

describe('the realm builder', () => {
  test('[TAC-BUILDER-05] [TAC-RULING-07] the three ready realms are legal, with the portals of the catalogue', () => {
    expect(Object.values(READY_REALMS).map(boxes => portalSpaces(codeOf(boxes)))).toEqual([
      'C3 J6 L9 C10 M2',
      'B7 F5 N9 L4',
      'K9 G9 C4 L1',
    ])
    for (const boxes of Object.values(READY_REALMS))
      expect(faultsOf(boxes, true).filter(fault => !fault.warning)).toEqual([])
    expect(faults(READY_REALMS.twinBastions)).toEqual(Array(2).fill('TAC-RULING-54 buriedPortal (warning)'))
    expect(faults(READY_REALMS.openField)).toEqual([])
  })

  test('[TAC-BUILDER-01] any subset of the boxes, each at most once', () => {
    expect(faults([])).toEqual([])
    expect(faults([put('2x2', 'D2')])).toEqual([])
    expect(faults([put('2x2', 'D2'), put('2x2', 'D8')])).toEqual(['TAC-BUILDER-01 boxTwice'])
  })

  test('[TAC-BUILDER-02] boxes turn by quarters and stay on the grid', () => {
    const turned = realmOf(codeOf([put('3x2', 'C2', 1)])).boxes[0]
    expect(turned?.spaces.map(spaceName)).toEqual(['C2', 'D2', 'C3', 'D3', 'C4', 'D4'])
    expect(turned?.top).toEqual(['plain', 'plain', 'plain', 'ballista', 'forest', 'plain'])
    expect(turned?.portals).toEqual([{ cell: at('C3'), side: 'w' }])
    expect(realmOf(codeOf([put('3x2', 'C2', 2)])).boxes[0]?.portals).toEqual([{ cell: at('D2'), side: 'n' }])
    expect(faults([put('8x5', 'I1')])).toEqual(['TAC-BUILDER-02 offScroll'])
    expect(faults([put('8x5', 'H1')])).toEqual([])
    expect(faults([put('8x1', 'A5', 1)])).toEqual(['TAC-BUILDER-02 offScroll'])
    expect(faults([put('8x1', 'A4', 1)]).filter(fault => !fault.endsWith('(warning)'))).toEqual([])
    expect(faults([put('2x2', 'O1')])).toEqual(['TAC-BUILDER-02 offScroll'])
    expect(faults([put('2x2', 'A11')])).toEqual(['TAC-BUILDER-02 offScroll'])
    expect(faults([put('2x2', 'A99')])).toEqual(['TAC-BUILDER-02 offScroll'])
  })

  test('[TAC-BUILDER-03] nothing covers the Artifact space or a Trigger Space', () => {
    for (const where of ['H6', 'B6', 'N6']) expect(faults([put('1x2', where)])).toEqual(['TAC-BUILDER-03 coversMark'])
    expect(faults([put('1x2', 'H4')])).toEqual([])
  })

  test('[TAC-BUILDER-04] other printed spaces may be covered and are out of play', () => {
    const code = codeOf([put('2x2', 'K1')])
    expect(faults(boxesOf(code))).toEqual(['TAC-RULING-54 buriedPortal (warning)'])
    expect(groundOf(seen({ map: 'battle:' })).villages.map(spaceName)).toEqual(['L1', 'D3', 'L9', 'D11'])
    expect(groundOf(seen({ map: code })).villages.map(spaceName)).toEqual(['D3', 'L9', 'D11'])
    const area = groundOf(seen({ map: codeOf([put('1x2', 'D6')]) })).areas.crimson?.spaces
    expect(area?.map(spaceName)).toEqual(['A6', 'B5', 'B6', 'B7', 'C6'])
  })

  test('[TAC-BUILDER-06] [TAC-BUILDER-08] [TAC-RULING-54] a box stands on one surface; waived, on several of one height', () => {
    expect(faults([put('5x4', 'D1'), put('1x2', 'D4')])).toContain('TAC-BUILDER-06 unsupported')
    const across = [put('5x4', 'D1'), put('3x2', 'I1'), put('2x2', 'H1')]
    expect(faults(across)).toContain('TAC-BUILDER-06 acrossTwo')
    expect(faults(across, false).filter(fault => !fault.endsWith('(warning)'))).toEqual([])
    expect(faults([put('5x4', 'D1'), put('2x2', 'H1')], false)).toContain('TAC-BUILDER-06 unsupported')
  })

  test('[TAC-BUILDER-07] one continuous map', () => {
    expect(unreachableSpaces('front')).toEqual([])
    expect(unreachableSpaces('map:0.--0./0.--0.').map(spaceName)).toEqual(['C1', 'C2'])
    // touching at a corner is no way
    expect(unreachableSpaces('map:0.--0./0.0.--').map(spaceName)).toEqual(['C1'])
    expect(unreachableSpaces('map:0.0./--0./0.0.')).toEqual([])
  })

  test('[TAC-BUILDER-09] a realm is data: codes go both ways, a map may be drawn, nonsense is named', () => {
    expect(codeOf(READY_REALMS.openField)).toBe('battle:5x4@F8.0,1x2@H9.0,3x2@B2.0,2x2@L2.0')
    for (const boxes of Object.values(READY_REALMS)) expect(boxesOf(codeOf(boxes))).toEqual(boxes)
    expect(boxesOf('front')).toBe(FRONT_BOXES)
    expect(realmOf('front')).toBe(realmOf('front'))
    expect(drawing('map:0. 1^/0~ 2v')).toEqual(['0. 1^', '0~ 2v'])
    const areas = groundOf(seen({ map: ['0. 0. 0.'], with: 'gold:1,0 2,0' }))
    expect([areas.triggers.gold, areas.area(at('C1'))]).toEqual([at('B1'), 'gold'])
    expect([realmOf('map:0.0.;artifact:1,0').artifact, realmOf('map:0.0.').artifact]).toEqual([at('B1'), undefined])
    expect(() => realmOf('back')).toThrow(/no realm "back"/)
    expect(() => realmOf('battle:9x9@A1.0')).toThrow(/no box/)
    expect(() => realmOf('battle:8x5@O11.0')).toThrow(/does not fit/)
    expect(() => realmOf('battle:8x5@I1.0')).toThrow(/does not fit/)
    expect(() => realmOf('battle:8x5@A8.0')).toThrow(/does not fit/)
    expect(() => realmOf('battle:8x5@H1.0')).not.toThrow()
    expect(() => realmOf('battle:8x5@A7.0')).not.toThrow()
    expect(() => realmOf('map:0x')).toThrow(/no row/)
    expect(() => realmOf('map:0.;lakes:1,1')).toThrow(/no "lakes"/)
    expect(() => realmOf(`map:${'0.'.repeat(27)}`)).toThrow(/26/)
  })

  test('random realms are always legal, and differ', () => {
    let state = 7
    const below = (n: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * n)
    }
    const codes = Array.from({ length: 40 }, () => randomRealm(below))
    for (const code of codes) expect(faultsOf(boxesOf(code), true).filter(fault => !fault.warning)).toEqual([])
    expect(new Set(codes).size).toBeGreaterThan(35)
    for (const code of codes) {
      expect(boxesOf(code).length).toBeGreaterThanOrEqual(3)
      expect(groundOf(seen({ map: code })).portals.length).toBeGreaterThanOrEqual(2)
    }
  })

  /** Answers in this order; afterwards no box is wanted any more. `asked` are all the questions. */
  const drawing30 = (...answers: number[]) => {
    const asked: number[] = []
    const code = randomRealm(n => {
      asked.push(n)
      return answers.shift() ?? 0
    })
    return { code, asked }
  }
  test('[TAC-BUILDER-06] a random realm never lays a box across two others: the next try counts', () => {
    // no 8×5; the 5×4 on D1, the 3×2 on I1 beside it; the 2×2 first across both on H1, then on M9
    const { code } = drawing30(0, 1, 3, 0, 0, 1, 8, 0, 0, 1, 7, 0, 0, 12, 8, 0)
    expect(code).toBe('battle:5x4@D1.0,3x2@I1.0,2x2@M9.0')
  })

  test('a random realm has three boxes and two portals at least; after five attempts a ready one is taken', () => {
    const ready = codeOf(READY_REALMS.twinBastions)
    expect(drawing30()).toEqual({ code: ready, asked: new Array(30).fill(5) })
    // two boxes are too few
    expect(drawing30(0, 0, 1, 1, 1, 0, 1, 11, 1, 0).code).toBe(ready)
    // three with three portals
    const three = drawing30(0, 1, 5, 7, 0, 1, 1, 1, 0, 1, 11, 1, 0)
    expect(three.code).toBe('battle:5x4@F8.0,3x2@B2.0,2x2@L2.0')
    // wanted or not, then column, row and quarter turns
    expect(three.asked).toEqual([5, 5, 15, 11, 4, 5, 15, 11, 4, 5, 15, 11, 4, 5, 5])
    // the 5×4 faces the 3×2, and the 2×2 the edge: one portal is too few
    expect(drawing30(0, 1, 3, 0, 0, 1, 8, 0, 0, 1, 12, 0, 0).code).toBe(ready)
    // a box that fits nowhere is tried thirty times, by column, row and turn
    const stuck = randomRealmOver('H6')
    expect([stuck.code, stuck.asked]).toEqual([ready, 5 * 6 * (1 + 30 * 3)])
  })
  const randomRealmOver = (name: string) => {
    let asked = 0
    const [x, y] = [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1]
    const code = randomRealm(n => {
      asked++
      return n === 5 ? 1 : n === 15 ? x : n === 11 ? y : 0
    })
    return { code, asked }
  }

  test('[TAC-BATTLE-03] [TAC-RULING-53] the starting locations are the corners of the grid, even if raised', () => {
    const ground = groundOf(seen({ mode: 'battle', map: codeOf([put('2x2', 'A1')]) }))
    expect(ground.corners.nw.map(spaceName)).toEqual(['A1', 'B1', 'A2', 'B2'])
    expect(ground.elevation(at('A1'))).toBe(1)
    expect(ground.corners.se.map(spaceName)).toEqual(['N10', 'O10', 'N11', 'O11'])
    expect(realmOf('battle:').artifact).toBe(at('H6'))
  })

  test('[TAC-RULING-53] a drawn map has its 2 × 2 blocks too, if there is room for four', () => {
    const corners = (wide: number, high: number) => {
      const { nw, ne, sw, se } = realmOf(
        `map:${Array.from({ length: high }, () => '0.'.repeat(wide)).join('/')}`,
      ).corners
      return [nw, ne, sw, se].map(block => block.map(spaceName).join(' '))
    }
    expect(corners(6, 5)).toEqual(['A1 B1 A2 B2', 'E1 F1 E2 F2', 'A4 B4 A5 B5', 'E4 F4 E5 F5'])
    expect(corners(4, 4)).toEqual(['A1 B1 A2 B2', 'C1 D1 C2 D2', 'A3 B3 A4 B4', 'C3 D3 C4 D4'])
    for (const [wide, high] of [
      [3, 4],
      [4, 3],
      [3, 3],
    ] as const)
      expect(corners(wide, high)).toEqual(['', '', '', ''])
  })
})
