import { describe, expect, test } from 'vitest'
import { at, seen } from '../../test/seen.ts'
import { canAimFrom, couldHit, rangeOf, targetsOf, whyNotTarget } from './targets.query.ts'
import { printedDamage } from './striking.query.ts'
import { threatOf } from './threat.query.ts'
import { distance, spaceName, wayTo } from '../realm/spaces.query.ts'

const row = (cells: number, cell = '0.'): string => Array(cells).fill(cell).join(' ')

describe('range', () => {
  const wide = [row(6), row(6), row(6)]
  test('[TAC-RANGE-01] [TAC-RULING-26] |dx| + |dy|, no diagonals', () => {
    expect(distance(at('A1'), at('D3'))).toBe(5)
    const open = seen({ map: wide, units: { p1: 'FX A1, RX B1', p2: 'FX D3' } })
    expect(targetsOf(open, 'p1.fighter', 'missile')).toEqual([])
    expect(targetsOf(open, 'p1.rogue', 'missile')).toEqual(['p2.fighter'])
    const level = seen({ map: wide, units: { p1: 'RX A1', p2: 'FX D3' } })
    expect(targetsOf(level, 'p1.rogue', 'missile')).toEqual([])
    const higher = seen({ map: ['1. 0. 0. 0.', row(4), row(4)], units: { p1: 'RX A1', p2: 'FX D3' } })
    expect(targetsOf(higher, 'p1.rogue', 'missile')).toEqual(['p2.fighter'])
  })

  test('[TAC-ACTION-15] who is not in play aims at nobody and is aimed at by nobody', () => {
    const open = seen({ map: wide, units: { p1: 'FX A1', p2: 'FX B1' } })
    expect(canAimFrom(open, 'p1.fighter', at('A1'), 'melee', 'p2.fighter')).toBe(true)
    expect(canAimFrom(open, 'p1.fighter', at('A1'), 'melee', 'p2.beast')).toBe(false)
    expect(canAimFrom(open, 'p1.beast', at('A1'), 'melee', 'p2.fighter')).toBe(false)
    expect([targetsOf(open, 'p1.beast', 'melee'), targetsOf(open, 'p1.fighter', 'spell')]).toEqual([[], []])
    expect(rangeOf(open, 'p1.beast', 'melee')).toEqual({ base: -1, terms: [], unlimited: false })
  })

  test('what a unit could hit from where it stands: in melee beside it, with missiles as far as they go, not its own space', () => {
    const open = seen({ map: wide, units: { p1: 'FX A1', p2: 'RX F3' } })
    const hits = (kind: 'melee' | 'missile' | 'spell', to: string) =>
      couldHit(open, 'p1.fighter', at('A1'), kind, at(to))
    expect([hits('melee', 'B1'), hits('melee', 'C1'), hits('melee', 'A1')]).toEqual([true, false, false])
    expect([hits('missile', 'D1'), hits('missile', 'E1'), hits('missile', 'A1')]).toEqual([true, false, false])
    expect([hits('spell', 'B1'), couldHit(open, 'p1.beast', at('A1'), 'melee', at('B1'))]).toEqual([false, false])
  })

  test('[TAC-RANGE-02] units in between are ignored', () => {
    const open = seen({ map: row(4), units: { p1: 'FX A1', p2: 'RX B1, BX C1, FX D1' } })
    expect(targetsOf(open, 'p1.fighter', 'missile')).toEqual(['p2.fighter', 'p2.rogue', 'p2.beast'])
  })

  test('[TAC-RANGE-03] [TAC-RANGE-04] +1 from higher ground, −1 from lower, whatever the difference', () => {
    const above = seen({ map: '2. 0. 0. 0. 0. 0.', units: { p1: 'FX A1', p2: 'FX E1, RX F1' } })
    expect(targetsOf(above, 'p1.fighter', 'missile')).toEqual(['p2.fighter'])
    expect(whyNotTarget(above, 'p1.fighter', 'missile', 'p2.rogue')).toEqual({
      rule: 'TAC-RANGE-04',
      key: 'outOfRange',
      values: { distance: 5, range: 4, target: 'RX' },
    })
    const below = seen({ map: '0. 0. 2. 2.', units: { p1: 'FX A1', p2: 'FX D1, RX C1' } })
    expect(targetsOf(below, 'p1.fighter', 'missile')).toEqual(['p2.rogue'])
  })

  test('[TAC-RANGE-05] [TAC-TERRAIN-09] [TAC-TERRAIN-10] [TAC-RULING-27] a Peak sees everything, its target does not', () => {
    const map = `0^ ${row(11)} 1.`
    const open = seen({ map, units: { p1: 'FX A1, WX -', p2: 'RX M1' } })
    expect(targetsOf(open, 'p1.fighter', 'missile')).toEqual(['p2.rogue'])
    expect(rangeOf(open, 'p1.fighter', 'missile')).toMatchObject({ base: 3, unlimited: true })
    expect(targetsOf(open, 'p2.rogue', 'missile')).toEqual([])
    expect(targetsOf(open, 'p1.fighter', 'melee')).toEqual([])
    const heal = seen({ map, units: { p1: 'HX A1, RX M1' } })
    expect(targetsOf(heal, 'p1.wizard', 'spell')).toEqual(['p1.wizard', 'p1.rogue'])
  })

  test('[TAC-RANGE-06] [TAC-PORTAL-06] portals shorten nothing', () => {
    const open = seen({
      map: ['0. 1. 0. 0. 0. 1. 0.', row(7)],
      with: 'portals:1,0,s 5,0,s',
      units: { p1: 'FX B2', p2: 'FX F2' },
    })
    expect(targetsOf(open, 'p1.fighter', 'missile')).toEqual([])
    expect(targetsOf(open, 'p1.fighter', 'melee')).toEqual([])
  })

  test('[TAC-RANGE-07] [TAC-DUNGEON-26] [TAC-RULING-72] nothing crosses the border of a dungeon', () => {
    const open = seen({ mode: 'solo', units: { p1: 'FX A1, RX -, HX B1', e1: 'EF A2' } })
    expect(targetsOf(open, 'e1.fighter', 'missile')).toEqual(['p1.fighter', 'p1.wizard'])
    expect(targetsOf(open, 'p1.rogue', 'missile')).toEqual([])
    expect(targetsOf(open, 'p1.wizard', 'spell')).toEqual(['p1.fighter', 'p1.wizard'])
    expect(whyNotTarget(open, 'e1.fighter', 'missile', 'p1.rogue')).toMatchObject({ key: 'targetInDungeon' })
    expect(whyNotTarget(open, 'p1.rogue', 'missile', 'e1.fighter')).toMatchObject({ key: 'insideDungeon' })
    const inside = seen({ mode: 'solo', units: { p1: 'HX -, FX A1', e1: 'EF A2' } })
    expect(targetsOf(inside, 'p1.wizard', 'spell')).toEqual(['p1.wizard'])
    const door = seen({ mode: 'solo', units: { p1: 'W6 -, FX A1', e1: 'EF A2' } })
    expect(targetsOf(door, 'p1.wizard', 'spell')).toEqual([])
  })

  test('[TAC-BATTLE-06] [TAC-RULING-48] the Bearer aims one space further', () => {
    const open = seen({ mode: 'battle', map: row(6), units: { p1: 'FX A1', p2: 'FX E1' } })
    const bearer = { ...open, artifact: { unit: 'p1.fighter' } as const }
    expect(canAimFrom(open, 'p1.fighter', at('A1'), 'missile', 'p2.fighter')).toBe(false)
    expect(canAimFrom(bearer, 'p1.fighter', at('A1'), 'missile', 'p2.fighter')).toBe(true)
    expect(rangeOf(bearer, 'p1.fighter', 'missile').terms).toEqual([
      { adds: 3, cause: 'missile' },
      { adds: 1, cause: 'artifact' },
    ])
    expect(rangeOf(open, 'p1.fighter', 'missile').terms).toEqual([{ adds: 3, cause: 'missile' }])
    expect(rangeOf(bearer, 'p1.fighter', 'melee')).toEqual({
      base: 1,
      terms: [{ adds: 1, cause: 'melee' }],
      unlimited: false,
    })
    expect(rangeOf(bearer, 'p1.fighter', 'ballista').terms).toEqual([{ adds: 4, cause: 'ballista' }])
    expect(rangeOf(open, 'p1.fighter', 'spell')).toEqual({ base: -1, terms: [], unlimited: false })
    const harder = { ...bearer, options: { ...open.options, artifactRangedBonus: 'damage' as const } }
    expect(canAimFrom(harder, 'p1.fighter', at('A1'), 'missile', 'p2.fighter')).toBe(false)
  })

  test('[TAC-BALLISTA-05] a Ballista reaches 4, adjusted by height; bonuses do not count', () => {
    const open = seen({ map: '1b 0. 0. 0. 0. 0. 0.', units: { p1: 'R2 A1', p2: 'FX F1, RX G1' } })
    expect(targetsOf(open, 'p1.rogue', 'ballista')).toEqual(['p2.fighter'])
    expect(targetsOf(open, 'p1.rogue', 'missile')).toEqual(['p2.fighter', 'p2.rogue'])
    const bearer = { ...open, artifact: { unit: 'p1.rogue' } as const }
    expect(targetsOf(bearer, 'p1.rogue', 'ballista')).toEqual(['p2.fighter'])
  })
})

describe('melee', () => {
  test('[TAC-MELEE-02] next to each other at exactly the same elevation', () => {
    const open = seen({ map: ['0. 1.', '0. 0.'], units: { p1: 'BX A1', p2: 'FX B1, RX A2, BX B2' } })
    expect(targetsOf(open, 'p1.beast', 'melee')).toEqual(['p2.rogue'])
    expect(whyNotTarget(open, 'p1.beast', 'melee', 'p2.fighter')).toMatchObject({ key: 'otherElevation' })
    expect(whyNotTarget(open, 'p1.beast', 'melee', 'p2.beast')).toMatchObject({ key: 'notAdjacent' })
    expect(whyNotTarget(open, 'p1.beast', 'melee', 'p2.rogue')).toBeUndefined()
    expect(whyNotTarget(open, 'p1.beast', 'missile', 'p2.rogue')).toMatchObject({ rule: 'TAC-MISSILE-01' })
    expect(whyNotTarget(open, 'p1.beast', 'spell', 'p2.rogue')).toMatchObject({ rule: 'TAC-SPELL-01' })
  })

  test('Long Haft: the Pikemaster strikes two spaces away, straight, on one level, with nothing in between', () => {
    const strikes = (map: string | string[], where: string, other = '') =>
      targetsOf(seen({ map, units: { p1: `F2 A1${other}`, p2: `FX ${where}` } }), 'p1.fighter', 'melee').length
    expect(strikes(row(3), 'C1')).toBe(1)
    expect(strikes(row(4), 'D1')).toBe(0)
    expect(strikes('0. 1. 0.', 'C1')).toBe(0)
    expect(strikes([row(2), row(2)], 'B2')).toBe(0)
    expect(strikes(row(3), 'C1', ', RX B1')).toBe(0)
    const blocked = seen({ map: row(3), units: { p1: 'F2 A1, RX B1', p2: 'FX C1' } })
    expect(whyNotTarget(blocked, 'p1.fighter', 'melee', 'p2.fighter')).toMatchObject({ key: 'reachBlocked' })
  })

  test('[TAC-TEAM-06] [TAC-TEAM-04] nobody aims at their own side; help goes to all of it', () => {
    const open = seen({ mode: 'team', map: row(5), units: { p1: 'HX A1', p2: 'FX B1', p3: 'FX C1', p4: 'FX D1' } })
    expect(targetsOf(open, 'p2.fighter', 'missile')).toEqual(['p1.wizard', 'p3.fighter'])
    expect(targetsOf(open, 'p1.wizard', 'spell')).toEqual(['p1.wizard', 'p3.fighter'])
    expect(whyNotTarget(open, 'p2.fighter', 'missile', 'p4.fighter')).toMatchObject({ key: 'notAnEnemy' })
    expect(whyNotTarget(open, 'p1.wizard', 'spell', 'p2.fighter')).toMatchObject({ key: 'onlyForAllies' })
  })
})

describe('cards', () => {
  test('Vantage: Hawkeye has 2 more from above; Hidden: the Ghost Archer cannot be seen from afar in a Forest, from a Peak neither', () => {
    const above = seen({ map: `1. ${row(8)}`, units: { p1: 'R2 A1', p2: 'FX H1, RX I1' } })
    expect(targetsOf(above, 'p1.rogue', 'missile')).toEqual(['p2.fighter'])
    const hidden = seen({ map: '0^ 0. 0f 0f', units: { p1: 'FX A1', p2: 'R8 D1' } })
    expect(targetsOf(hidden, 'p1.fighter', 'missile')).toEqual([])
    expect(whyNotTarget(hidden, 'p1.fighter', 'missile', 'p2.rogue')).toMatchObject({
      values: { distance: 3, within: 2 },
    })
    expect(canAimFrom(hidden, 'p1.fighter', at('B1'), 'missile', 'p2.rogue')).toBe(true)
    expect(canAimFrom(hidden, 'p1.fighter', at('A1'), 'ballista', 'p2.rogue')).toBe(true)
    const plain = seen({ map: '0^ 0. 0f 0.', units: { p1: 'FX A1', p2: 'R8 D1' } })
    expect(targetsOf(plain, 'p1.fighter', 'missile')).toEqual(['p2.rogue'])
  })

  test('the Doorwright helps anybody of its side on the map', () => {
    const open = seen({ map: row(9), units: { p1: 'W6 A1, FX I1, RX -', p2: 'FX B1' } })
    expect(targetsOf(open, 'p1.wizard', 'spell')).toEqual(['p1.fighter', 'p1.wizard'])
  })
})

test('the threat of the next turn: move, then strike or shoot', () => {
  const open = seen({ map: row(12), units: { p1: 'EB -, RX -', p2: 'FX A1 s0' } })
  const melee = threatOf(open, 'p2.fighter')
  expect(melee.melee.map(spaceName)).toEqual(['A1', 'B1', 'C1', 'D1', 'E1', 'F1'])
  expect(melee.ranged).toEqual([])
  const armed = threatOf(seen({ map: row(12), units: { p2: 'FX A1' } }), 'p2.fighter')
  expect(spaceName(armed.ranged.at(-1) ?? -1)).toBe('H1')
  const ballista = threatOf(seen({ map: `0. 0b ${row(9)}`, units: { p2: 'BX A1' } }), 'p2.beast')
  expect(spaceName(ballista.ranged.at(-1) ?? -1)).toBe('F1')
  const peak = threatOf(seen({ map: `0^ ${row(14)}`, units: { p2: 'FX A1' } }), 'p2.fighter')
  expect(peak.ranged.map(spaceName)).toContain('O1')
  expect(peak.melee.map(spaceName)).not.toContain('O1')
  const fighter = open.units['p2.fighter']!
  expect(melee.damage).toEqual({ melee: printedDamage(fighter, 'melee'), ranged: 0 })
  expect(armed.damage.ranged).toBe(printedDamage(fighter, 'missile'))
  expect(threatOf(open, 'p1.rogue')).toMatchObject({ melee: [], ranged: [] })
})

test('away is straight from the attacker, along the longer axis at an angle', () => {
  expect([
    wayTo(at('B2'), at('B1')),
    wayTo(at('B2'), at('C2')),
    wayTo(at('B2'), at('B3')),
    wayTo(at('B2'), at('A2')),
  ]).toEqual(['n', 'e', 's', 'w'])
  expect(wayTo(at('A1'), at('D2'))).toBe('e')
  expect(wayTo(at('A1'), at('B2'))).toBe('s')
})
