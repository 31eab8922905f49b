import { describe, expect, test } from 'vitest'
import { at, seen } from '../../test/seen.ts'
import type { ModeId, Owner } from '../state/shape.ts'
import { firstSeat, isInPlay, isStill, playerOf } from './units.ts'
import {
  ALL_UNITS,
  areAllies,
  areEnemies,
  bears,
  cardOf,
  classOf,
  isEnemyOwner,
  isHero,
  isUnitId,
  mateOf,
  ownerOf,
  ownersAtTable,
  rowOf,
  teamOf,
  unitAt,
  unitId,
  unitsAtTable,
  unitsInPlay,
  unitsOf,
} from './units.query.ts'

const TABLES: readonly (readonly [ModeId, number, readonly Owner[]])[] = [
  ['competitive', 2, ['p1', 'p2']],
  ['competitive', 3, ['p1', 'p2', 'p3']],
  ['competitive', 4, ['p1', 'p2', 'p3', 'p4']],
  ['battle', 3, ['p1', 'p2', 'p3']],
  ['team', 4, ['p1', 'p2', 'p3', 'p4']],
  ['battleTeam', 4, ['p1', 'p2', 'p3', 'p4']],
  ['solo', 1, ['p1', 'e1']],
  ['coop', 2, ['p1', 'p2', 'e1', 'e2']],
]

describe('who is at the table', () => {
  test('[TAC-SETUP-01] [TAC-SOLO-SETUP-01] [TAC-COOP-02] the players of the mode, and their Solo Enemies after them', () => {
    for (const [mode, players, owners] of TABLES) {
      const open = seen({ mode, players })
      expect(ownersAtTable(open), `${mode} ${players}`).toEqual(owners)
      expect(unitsAtTable(open)).toEqual(owners.flatMap(owner => rowOf(owner)))
    }
    expect(ALL_UNITS).toHaveLength(24)
  })

  test('[TAC-SETUP-07] the row of every owner: Fighter, Wizard, Rogue, Beast; a name has its owner and its class', () => {
    for (const owner of ['p1', 'p2', 'p3', 'p4', 'e1', 'e2'] as const) {
      expect(rowOf(owner)).toEqual([`${owner}.fighter`, `${owner}.wizard`, `${owner}.rogue`, `${owner}.beast`])
      expect(rowOf(owner).map(classOf)).toEqual(['fighter', 'wizard', 'rogue', 'beast'])
      expect(new Set(rowOf(owner).map(ownerOf))).toEqual(new Set([owner]))
      expect(unitId(owner, 'rogue')).toBe(`${owner}.rogue`)
      expect(isUnitId(`${owner}.beast`)).toBe(true)
      expect([isEnemyOwner(owner), isHero({ owner })]).toEqual([owner.startsWith('e'), owner.startsWith('p')])
    }
    expect(isUnitId('p5.beast')).toBe(false)
  })

  test('[TAC-TEAM-02] [TAC-TEAM-04] [TAC-COOP-01] [TAC-RULING-79] who is on whose side', () => {
    const sides = (mode: ModeId, players: number): string => {
      const open = seen({ mode, players })
      return ownersAtTable(open)
        .map(owner => teamOf(open, owner).join('+'))
        .join(' ')
    }
    expect(sides('competitive', 4)).toBe('p1 p2 p3 p4')
    expect(sides('battle', 3)).toBe('p1 p2 p3')
    expect(sides('team', 4)).toBe('p1+p3 p2+p4 p1+p3 p2+p4')
    expect(sides('battleTeam', 4)).toBe('p1+p3 p2+p4 p1+p3 p2+p4')
    expect(sides('solo', 1)).toBe('p1 e1')
    expect(sides('coop', 2)).toBe('p1+p2 p1+p2 e1+e2 e1+e2')
    for (const [mode, players] of TABLES) {
      const open = seen({ mode, players })
      for (const a of ownersAtTable(open))
        for (const b of ownersAtTable(open)) {
          expect(areAllies(open, a, b), `${mode} ${a} ${b}`).toBe(teamOf(open, a).includes(b))
          expect(areEnemies(open, a, b)).toBe(!areAllies(open, a, b))
        }
    }
  })

  test('[TAC-TEAM-02] the team-mate is the one opposite, in the team modes alone', () => {
    const mates = (mode: ModeId) =>
      (['p1', 'p2', 'p3', 'p4'] as const).map(seat => mateOf(seen({ mode, players: 4 }), seat))
    expect(mates('team')).toEqual(['p3', 'p4', 'p1', 'p2'])
    expect(mates('battleTeam')).toEqual(['p3', 'p4', 'p1', 'p2'])
    expect(mates('competitive')).toEqual([undefined, undefined, undefined, undefined])
    expect(mates('battle')).toEqual([undefined, undefined, undefined, undefined])
  })

  test('[TAC-SETUP-17] the first player is the first in the order of turns who is no Solo Enemy', () => {
    expect(firstSeat(seen({ players: 3, rest: { order: ['p2', 'p3', 'p1'] } }))).toBe('p2')
    expect(firstSeat(seen({ mode: 'coop', rest: { order: ['e1', 'p2', 'e2', 'p1'] } }))).toBe('p2')
  })
})

describe('units', () => {
  const open = seen({ map: '0. 0. 0.', units: { p1: 'FX A1, BX C1', p2: 'WX -' } })

  test('[TAC-MOVE-05] who stands on a space; a unit in transit is not the one found', () => {
    expect([unitAt(open, at('A1')), unitAt(open, at('B1')), unitAt(open, -1)]).toEqual([
      'p1.fighter',
      undefined,
      undefined,
    ])
    expect(unitAt(open, at('A1'), 'p1.fighter')).toBeUndefined()
    const both = seen({ map: '0. 0.', units: { p1: 'FX A1, BX A1' } })
    expect(unitAt(both, at('A1'), 'p1.fighter')).toBe('p1.beast')
  })

  test('[TAC-ACTION-11] [TAC-TEAM-12] units in play, also those inside a dungeon', () => {
    expect([unitsOf(open, 'p1'), unitsInPlay(open, 'p1')]).toEqual([['p1.fighter', 'p1.beast'], 2])
    expect([unitsOf(open, 'p2'), unitsInPlay(open, 'p2')]).toEqual([['p2.wizard'], 1])
    expect([unitsOf(open, 'p3'), unitsInPlay(open, 'p3')]).toEqual([[], 0])
  })

  test('[TAC-SOLO-SETUP-03] an Enemy Unit has its “Solo Enemy” side in force', () => {
    expect([cardOf({ owner: 'p1', card: 'F1' }).health, cardOf({ owner: 'e1', card: 'F1' }).health]).toEqual([12, 13])
    expect(cardOf({ owner: 'e2', card: 'F1' })).toBe(cardOf({ owner: 'e1', card: 'F1' }))
  })

  test('[TAC-BATTLE-04] the Bearer is the one that carries the Artifact', () => {
    const bearing = seen({ mode: 'battle', map: 'battle:', rest: { artifact: { unit: 'p1.beast' } } })
    expect([bears(bearing, 'p1.beast'), bears(bearing, 'p1.fighter')]).toEqual([true, false])
    expect(bears(seen({ mode: 'battle', map: 'battle:', rest: { artifact: { at: 0 } } }), 'p1.beast')).toBe(false)
    expect(bears(open, 'p1.beast')).toBe(false)
  })

  test('[TAC-CAPTURE-01] [TAC-SOLO-CAPTURE-07] at 0 Health it is gone, and a replacement is not the unit that was meant', () => {
    const last = seen({ map: '0. 0.', units: { p1: 'FX A1 h1, BX B1 h0' } })
    expect([isInPlay(last, 'p1.fighter'), isInPlay(last, 'p1.beast'), isInPlay(last, 'p1.rogue')]).toEqual([
      true,
      false,
      false,
    ])
    expect([isStill(last, 'p1.fighter', 0), isStill(last, 'p1.fighter', 1), isStill(last, 'p1.beast', 0)]).toEqual([
      true,
      false,
      false,
    ])
    expect(isStill(last, 'p1.rogue', 0)).toBe(false)
    expect(playerOf(last, 'p1.fighter')).toBe('p1')
  })
})
