import { describe, expect, test } from 'vitest'
import { at, seen, type Sight } from '../../test/seen.ts'
import { damageOf } from './damage.query.ts'
import { oddsOf, facesOf, misses, pushes, stars } from './dice.query.ts'
import { isImmune, slide } from '../movement/slide.query.ts'
import { spaceName } from '../realm/spaces.query.ts'
import type { AttackKind, UnitId } from '../state/shape.ts'

const hit = (sight: Sight, kind: AttackKind, printed: number, target: UnitId, attacker: UnitId, area = false) =>
  damageOf(seen(sight), { kind, printed, target, attacker, area })

describe('the damage sum', () => {
  test('[TAC-TERRAIN-06] [TAC-TERRAIN-07] [TAC-RULING-18] plain 4, Forest 3, Water 5', () => {
    const on = (cell: string) =>
      hit({ map: `0. ${cell}`, units: { p1: 'BX A1', p2: 'FX B1' } }, 'melee', 4, 'p2.fighter', 'p1.beast')
    expect([on('0.').amount, on('0f').amount, on('0~').amount]).toEqual([4, 3, 5])
    expect(on('0f').terms).toEqual([
      { adds: 4, cause: 'melee' },
      { adds: -1, cause: 'forest' },
    ])
  })

  test('[TAC-RULING-20] never below 0', () => {
    const none = hit({ map: '0. 0f', units: { p1: 'WX A1', p2: 'FX B1' } }, 'melee', 0, 'p2.fighter', 'p1.wizard')
    expect(none).toEqual({
      amount: 0,
      terms: [
        { adds: 0, cause: 'melee' },
        { adds: -1, cause: 'forest' },
      ],
    })
  })

  test('[TAC-RULING-19] terrain changes area damage too, unless the table says otherwise', () => {
    const sight: Sight = { map: '0. 0f', units: { p1: 'AX A1', p2: 'RX B1' } }
    expect(hit(sight, 'spell', 2, 'p2.rogue', 'p1.wizard', true).amount).toBe(1)
    const off: Sight = { ...sight, options: { terrainAffectsArea: false } }
    expect(hit(off, 'spell', 2, 'p2.rogue', 'p1.wizard', true).amount).toBe(2)
    expect(hit(off, 'spell', 2, 'p2.rogue', 'p1.wizard').amount).toBe(1)
  })

  test('[TAC-BATTLE-07] the Bearer strikes for 1 more; with the other reading it shoots for 1 more', () => {
    const sight: Sight = { mode: 'battle', map: '0. 0.', units: { p1: 'BX A1, FX -', p2: 'FX B1' } }
    const bearer: Sight = { ...sight, rest: { artifact: { unit: 'p1.beast' } } }
    expect(hit(bearer, 'melee', 4, 'p2.fighter', 'p1.beast').amount).toBe(5)
    expect(hit(bearer, 'ballista', 1, 'p2.fighter', 'p1.beast').amount).toBe(1)
    expect(hit(bearer, 'missile', 2, 'p2.fighter', 'p1.beast').amount).toBe(2)
    const other: Sight = { ...bearer, options: { artifactRangedBonus: 'damage' } }
    expect(hit(other, 'missile', 2, 'p2.fighter', 'p1.beast').amount).toBe(3)
    expect(hit(other, 'spell', 2, 'p2.fighter', 'p1.beast', true).amount).toBe(2)
  })

  test('[TAC-ENEMY-ATTACK-11] cards work for Enemy Units too: Bulwark shields those beside it, Flank counts them', () => {
    const map = ['0. 0. 0.', '0. 0. 0.']
    const shot: Sight = { mode: 'solo', map, units: { p1: 'RX A1', e1: 'F1 B2, RX C2, BX C1' } }
    expect(hit(shot, 'missile', 2, 'e1.rogue', 'p1.rogue').terms).toEqual([
      { adds: 2, cause: 'missile' },
      { adds: -1, cause: 'bulwark' },
    ])
    expect(hit(shot, 'missile', 2, 'e1.beast', 'p1.rogue').amount).toBe(2)
    const flank = (other: string): Sight => ({ mode: 'solo', map, units: { p1: 'FX B1', e1: `R7 A1, ${other}` } })
    expect(hit(flank('BX C1'), 'melee', 2, 'p1.fighter', 'e1.rogue').amount).toBe(3)
    expect(hit(flank('BX C2'), 'melee', 2, 'p1.fighter', 'e1.rogue').amount).toBe(2)
  })

  test('Bulwark shields allies next to it from missiles, not itself', () => {
    const sight: Sight = { map: ['0. 0. 0.', '0. 0. 0.'], units: { p1: 'RX A1', p2: 'F1 B2, RX C2, BX C1' } }
    expect(hit(sight, 'missile', 2, 'p2.rogue', 'p1.rogue')).toEqual({
      amount: 1,
      terms: [
        { adds: 2, cause: 'missile' },
        { adds: -1, cause: 'bulwark' },
      ],
    })
    expect(hit(sight, 'missile', 2, 'p2.fighter', 'p1.rogue').amount).toBe(2)
    expect(hit(sight, 'missile', 2, 'p2.beast', 'p1.rogue').amount).toBe(2)
    expect(hit(sight, 'ballista', 1, 'p2.rogue', 'p1.rogue').amount).toBe(1)
  })

  test('Stand Firm with an ally next to it, at any height', () => {
    const alone: Sight = { map: '0. 0. 1.', units: { p1: 'BX A1', p2: 'F6 B1' } }
    const held: Sight = { ...alone, units: { p1: 'BX A1', p2: 'F6 B1, RX C1' } }
    expect(hit(alone, 'melee', 4, 'p2.fighter', 'p1.beast').amount).toBe(4)
    expect(hit(held, 'melee', 4, 'p2.fighter', 'p1.beast').amount).toBe(3)
    expect(hit(held, 'missile', 2, 'p2.fighter', 'p1.beast').amount).toBe(2)
  })

  test('Last Stand at 4 Health or less, Flank with an ally at the target, Aquatic in Water', () => {
    const last = (health: number, kind: AttackKind) =>
      hit({ map: '0. 0.', units: { p1: `F8 A1 h${health}`, p2: 'FX B1' } }, kind, 3, 'p2.fighter', 'p1.fighter').amount
    expect([last(5, 'melee'), last(4, 'melee'), last(4, 'missile'), last(4, 'ballista')]).toEqual([3, 4, 4, 3])
    const flank = (other: string) =>
      hit({ map: '0. 0. 0.', units: { p1: `R7 A1${other}`, p2: 'FX B1' } }, 'melee', 3, 'p2.fighter', 'p1.rogue').amount
    expect([flank(''), flank(', BX C1'), flank(', BX -')]).toEqual([3, 4, 3])
    const wet = (card: string) =>
      hit({ map: '0. 0~', units: { p1: 'BX A1', p2: `${card} B1` } }, 'melee', 3, 'p2.beast', 'p1.beast').amount
    expect([wet('BX'), wet('B2')]).toEqual([4, 3])
  })

  test('[TAC-RULING-62] a bonus has its own cause and does not reach the area', () => {
    const open = seen({ mode: 'solo', map: '0. 0.', units: { p1: 'FX B1', e1: 'EF A1' } })
    const blow = {
      kind: 'melee',
      attacker: 'e1.fighter',
      target: 'p1.fighter',
      printed: 2,
      bonus: 1,
      bonusCause: 'S1',
    } as const
    expect(damageOf(open, blow)).toEqual({
      amount: 3,
      terms: [
        { adds: 2, cause: 'melee' },
        { adds: 1, cause: 'S1' },
      ],
    })
    expect(damageOf(open, { ...blow, area: true }).amount).toBe(2)
  })
})

describe('where a Knock Back leads', () => {
  const push = (map: string, start: string, n: number, others = '') => {
    const open = seen({ map, units: { p1: `BX A1${others}`, p2: `FX ${start}` } })
    const { to, moved, collides, fell } = slide(open, 'p2.fighter', 'e', n)
    return `${spaceName(to)} ${moved}${collides ? ' collides' : ''}${fell ? ' falls' : ''}`
  }
  test('[TAC-KNOCK-05] [TAC-KNOCK-06] [TAC-KNOCK-07] [TAC-RULING-23] walls, falls, units and the edge', () => {
    expect(push('0. 0. 0. 0. 0.', 'B1', 2)).toBe('D1 2')
    expect(push('0. 0. 1.', 'B1', 2)).toBe('B1 0 collides')
    expect(push('0. 0. 0. 1.', 'B1', 3)).toBe('C1 1 collides')
    expect(push('0. 0. 0. 1.', 'B1', 1)).toBe('C1 1')
    expect(push('1. 1. 0. 1.', 'B1', 2)).toBe('C1 1 collides falls')
    expect(push('0. 0. 0.', 'B1', 1, ', RX C1')).toBe('B1 0 collides')
    expect(push('0. 0. 0.', 'B1', 2)).toBe('C1 1 collides')
  })

  test('[TAC-KNOCK-11] [TAC-DUNGEON-09] a flipped box is a wall', () => {
    const open = seen({ mode: 'solo', units: { p1: 'RX -', e1: 'EF B8' }, rest: { flipped: { '3x2': 'p1.rogue' } } })
    expect(slide(open, 'e1.fighter', 'e', 1)).toMatchObject({ to: at('B8'), collides: true })
  })

  test('[TAC-KNOCK-13] immunity by the card, or for one attack', () => {
    const open = seen({ map: '0. 0.', units: { p1: 'BX A1', p2: 'B5 B1, R4 -' } })
    expect([isImmune(open, 'p2.beast'), isImmune(open, 'p1.beast'), isImmune(open, 'p2.rogue')]).toEqual([
      true,
      false,
      false,
    ])
    const attack = { steady: true, target: 'p2.rogue' } as NonNullable<typeof open.attack>
    expect(isImmune({ ...open, attack }, 'p2.rogue')).toBe(true)
    expect(isImmune({ ...open, attack }, 'p1.beast')).toBe(false)
  })
})

describe('dice', () => {
  test('[TAC-RULING-01] three faces of six push, three are stars, two miss', () => {
    const faces = facesOf('standard')
    expect([faces.length, pushes(faces), stars(faces), misses(faces)]).toEqual([6, 3, 3, 2])
    expect(oddsOf('standard', 'push', 2)).toEqual([0.25, 0.5, 0.25])
    expect(oddsOf('standard', 'miss', 1).map(each => each.toFixed(3))).toEqual(['0.667', '0.333'])
    expect(oddsOf('standard', 'star', 0)).toEqual([1])
    for (const option of ['standard', 'wild', 'calm'] as const)
      for (const icon of ['push', 'miss', 'star'] as const)
        expect(oddsOf(option, icon, 3).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
  })
})
