import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import type { Position } from '../../test/given.ts'
import { spaceOf } from '../realm/spaces.query.ts'

const solo = (position: Position = {}) => given({ mode: 'solo', ...position })
const FIVE = { '1x2': 'green', '2x2': 'green', '3x2': 'green', '5x4': 'green', '8x1': 'green' } as const

describe('the way in', () => {
  const enters = (units: Position['units'], more: Position = {}) => solo({ units: units ?? {}, ...more })

  test('[TAC-RULING-69] past an ally on the portal space, not past an enemy there', () => {
    const ally = enters({ p1: 'FX M2, BX M3' })
    expect(ally.after('p1', 'fighter enter')).toContain('2x2')
    ally.seat('p1', 'fighter enter 2x2')
    expect([ally.unit('p1.fighter').inside, ally.open.move?.mp]).toEqual([{ box: '2x2', at: 0 }, 2])
    // the Alley Shade passes enemies, but not through the portal one of them stands at
    const shade = enters({ p1: 'R1 M2', e1: 'EB M3' })
    expect(shade.after('p1', 'rogue enter')).toEqual([])
    expect(shade.refused('p1', 'rogue enter 2x2')).toBe('TAC-DUNGEON-01 portalOutOfReach')
    const beside = enters({ p1: 'R1 M2', e1: 'EB L2' })
    expect(beside.after('p1', 'rogue enter')).toContain('2x2')
  })

  test('[TAC-RULING-69] from the portal space it stands on, if no enemy shares it', () => {
    expect(enters({ p1: 'FX M3' }).seat('p1', 'fighter enter 2x2').open.move?.mp).toBe(3)
    const passing = enters({ p1: 'FX M2, BX M3' }).seat('p1', 'fighter step M3', 'enter 2x2')
    expect(passing.unit('p1.fighter').inside).toEqual({ box: '2x2', at: 0 })
  })

  test('[TAC-RULING-69] with an MP left at the portal; else it is out of reach', () => {
    // M3 is 3 and 4 steps away
    const near = enters({ p1: 'FX O2' })
    expect(near.after('p1', 'fighter enter')).toContain('2x2')
    const far = enters({ p1: 'FX O1' })
    expect(far.after('p1', 'fighter enter')).toEqual([])
    expect(far.whyNot('p1', 'fighter enter 2x2')).toBe('TAC-DUNGEON-01 portalOutOfReach')
  })

  test('[TAC-RULING-69] the cheaper portal of two, of equal ones the northern', () => {
    const south = enters({ p1: 'FX J7' }, { crystals: FIVE }).seat('p1', 'fighter enter 8x5')
    expect([south.of('stepped').map(({ to }) => to), south.open.move?.mp]).toEqual([[spaceOf('J6')], 2])
    const north = enters({ p1: 'FX C4' }, { crystals: FIVE }).seat('p1', 'fighter enter 8x5')
    expect(north.of('stepped').map(({ to }) => to)).toEqual([spaceOf('C3')])
    const equal = enters({ p1: 'FX M3' }, { crystals: FIVE }).seat('p1', 'fighter enter 8x5')
    expect(equal.of('stepped').map(({ to }) => to)).toEqual([spaceOf('C3')])
    const held = enters({ p1: 'FX M3', e1: 'EB C3' }, { crystals: FIVE }).seat('p1', 'fighter enter 8x5')
    expect(held.of('stepped').map(({ to }) => to)).toEqual([spaceOf('J6')])
  })

  test('[TAC-DUNGEON-27] [TAC-DUNGEON-01] only in Solo and Co-op', () => {
    const game = given({ units: { p1: 'FX M3' } })
    expect(game.after('p1', 'fighter enter')).toEqual([])
    expect(game.whyNot('p1', 'fighter enter 2x2')).toBe('TAC-DUNGEON-01 noDungeons')
  })

  test('[TAC-RULING-71] the way back out: 1 MP, and the Move has begun', () => {
    const game = enters({ p1: 'FX 2x2:A1' }, { options: { dungeonRetreat: true } })
    expect(game.after('p1', 'fighter out')).toEqual(['M3'])
    game.seat('p1', 'fighter out M3')
    expect([game.at('p1.fighter'), game.open.move?.mp, game.open.flipped]).toEqual(['M3', 3, {}])
    expect(game.options('p1')).toContain('stop')
    expect(game.open.crystals['2x2']).toBe('red')
    // both portals of the largest box are ways out
    const glory = enters({ p1: 'FX 8x5:A3' }, { crystals: FIVE, options: { dungeonRetreat: true } })
    expect(glory.after('p1', 'fighter out')).toEqual(['C3', 'J6'])
    expect(glory.seat('p1', 'fighter out J6').at('p1.fighter')).toBe('J6')
    expect(enters({ p1: 'FX 2x2:A1' }).after('p1', 'fighter out')).toEqual([])
  })
})

describe('what happens inside is told', () => {
  test('[TAC-DUNGEON-15] [TAC-DUNGEON-16] every roll with its purpose, its faces and its count', () => {
    const dig = solo({ units: { p1: 'FX 3x2:A2' } })
      .dice('push', 'miss')
      .seat('p1', 'fighter in B2')
    expect(dig.of('rolled')).toEqual([
      { type: 'rolled', unit: 'p1.fighter', for: 'caveIn', faces: ['push', 'miss'], count: 1 },
    ])
    const trap = solo({ units: { p1: 'FX 2x2:A1' } })
      .dice('miss', 'missPush', 'star')
      .seat('p1', 'fighter in B1')
    expect(trap.of('rolled')).toMatchObject([{ for: 'trap', count: 2 }])
    expect(trap.of('healthLost')).toMatchObject([{ from: 10, to: 6, cause: 'trap' }])
  })

  test('[TAC-DUNGEON-10] [TAC-DUNGEON-13] [TAC-DUNGEON-18] each step with its cost and the MP left', () => {
    const game = solo({ units: { p1: 'FX 3x2:A1' } }).seat('p1', 'fighter in B1')
    expect(game.of('steppedInside')).toEqual([
      { type: 'steppedInside', unit: 'p1.fighter', box: '3x2', from: 0, to: 1, cost: 2, mp: 2 },
    ])
    // neither the Tunnel Rat nor who flies pays for Water
    expect(solo({ units: { p1: 'R6 3x2:A1' } }).seat('p1', 'rogue in B1').open.move?.mp).toBe(3)
    expect(solo({ units: { p1: 'B6 3x2:A1' } }).seat('p1', 'beast in B1').open.move?.mp).toBe(4)
    expect(solo({ units: { p1: 'B2 3x2:A1' } }).seat('p1', 'beast in B1').open.move?.mp).toBe(3)
    expect(solo({ units: { p1: 'F5 3x2:A1' } }).seat('p1', 'fighter in B1').open.move?.mp).toBe(2)
  })
})
