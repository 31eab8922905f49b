import { describe, expect, test } from 'vitest'
import { REGION_IDS } from '../../content/regions.ts'
import { given, type Position } from '../../test/given.ts'
import {
  factionChips,
  hasClass,
  isBagBane,
  isBaneChip,
  isLocal,
  KIND_IDS,
  kindNamed,
  kindOf,
  kindOfChip,
  NEUTRAL_CHIPS,
} from './kinds.query.ts'
import {
  adjacentAllies,
  adjacentOpponents,
  areAllies,
  areOpponents,
  isBlocked,
  isElite,
  isIsolated,
  isOutnumbered,
  opponentsOf,
  unitAt,
  unitNamed,
} from './units.query.ts'
import { hexNamed } from '../ground/hexes.query.ts'

/** One of every sort of unit, in the Ashen Kennels. */
const kennels = given({
  hero: 'stygiana',
  combat: {
    arena: 'REF',
    mine: ['hero E4', 'archer.1 F4', 'bone-warden F3', 'pythia G2'],
    rival: ['primus=nox B2', 'ferryman C3', 'tartarean-guard B4', 'reptilian A3'],
    beasts: ['beast.1 D3', 'beast.2 D6'],
  },
})
const { open } = kennels
const unit = (id: string) => kennels.unit(id)

describe('unit chips', () => {
  test('[VIC-UNIT-01] [VIC-UNIT-12] a chip gives Movement, Range, Health, Attack, classes and skills; of the hero the pad', () => {
    expect(kindNamed('reptilian')).toEqual({
      id: 'reptilian',
      classes: ['defender'],
      movement: 1,
      range: 1,
      health: 3,
      attack: ['B', 'B'],
      skills: [{ id: 'taunt' }, { id: 'regen', n: 1 }],
      faction: 'ATL',
      from: 'faction',
    })
    expect(kindOf(open, unit('hero'))).toMatchObject({ id: 'stygiana', movement: 2, health: 5, attack: ['G', 'Y'] })
    expect(kindOf(open, unit('primus'))).toMatchObject({ id: 'nox', attack: ['G', 'G', 'B'], from: 'primus' })
    expect(() => kindNamed('nobody')).toThrow(/no unit "nobody"/)
  })

  test('[VIC-UNIT-12] [VIC-HERO-03] of the hero it is always the pad as it now is', () => {
    const kind = (position: Position) => {
      const one = given({ ...position, combat: { mine: ['hero E4'] } })
      const { movement, range, health, attack } = kindOf(one.open, one.unit('hero'))
      return `${movement} ${range} ${health} ${attack.join('')}`
    }
    expect(kind({})).toBe('2 1 5 BB')
    expect([kind({ health: 7 }), kind({}), kind({ range: 2 }), kind({}), kind({ movement: 3 })]).toEqual([
      '2 1 7 BB',
      '2 1 5 BB',
      '2 2 5 BB',
      '2 1 5 BB',
      '3 1 5 BB',
    ])
    expect([kind({}), kind({ dice: 'BG' }), kind({ dice: 'BGY' }), kind({})]).toEqual([
      '2 1 5 BB',
      '2 1 5 BG',
      '2 1 5 BGY',
      '2 1 5 BB',
    ])
  })

  test('neutral chips come twice, the others once', () => {
    expect(NEUTRAL_CHIPS).toHaveLength(8)
    expect([kindOfChip('archer.2').id, kindOfChip('reptilian').id]).toEqual(['archer', 'reptilian'])
    expect(REGION_IDS.flatMap(factionChips)).toHaveLength(48)
  })

  test('[VIC-UNIT-02] [VIC-RULING-56] scions, neutral, opportunity, bane and arena units have no faction', () => {
    const without = KIND_IDS.map(kindNamed).filter(({ faction }) => faction === undefined)
    expect([...new Set(without.map(({ from }) => from))].sort()).toEqual([
      'arena',
      'bane',
      'neutral',
      'opportunity',
      'scion',
    ])
    expect(KIND_IDS.map(kindNamed).filter(({ from, faction }) => from === 'faction' && faction === 'KUN')).toHaveLength(
      6,
    )
  })

  test('[VIC-UNIT-03] [VIC-HERO-13] [VIC-RULING-55] [VIC-DESC-01] local is whose faction is that of the arena, heroes and primuses too', () => {
    const locals = kennels.combat.units.filter(each => isLocal(open, each)).map(({ id }) => id)
    expect(locals).toEqual(['ferryman', 'hero', 'bone-warden'])
    const vesuvian = given({ combat: { arena: 'VES', mine: ['hero E4'], rival: ['primus=nox B2', 'ferryman C3'] } })
    expect(vesuvian.combat.units.filter(each => isLocal(vesuvian.open, each)).map(({ id }) => id)).toEqual(['primus'])
    expect(vesuvian.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-UNIT-04] [VIC-UNIT-16] a unit of several classes counts as each of them', () => {
    const guard = kindNamed('abyssal-guard')
    expect(['defender', 'attacker', 'archer'].map(each => hasClass(guard, each as 'archer'))).toEqual([
      true,
      true,
      false,
    ])
    expect(guard.classes[0]).toBe('defender')
  })

  test('[VIC-UNIT-13] elite are heroes, primuses and scions, and nothing else', () => {
    expect(kennels.combat.units.filter(isElite).map(({ id }) => id)).toEqual(['primus', 'hero'])
    const hydra = given({
      act: 4,
      scion: 'hydra',
      combat: { kind: 'scion', arena: 'VES', mine: ['hero F3', 'archer.1 F4'], rival: ['hydra B3', 'head.1 A1'] },
    })
    expect(hydra.combat.units.filter(isElite).map(({ id }) => id)).toEqual(['hydra', 'hero'])
    expect(hydra.waitsFor()).toBe('p1 player.deploy')
  })

  test('what the bag holds besides units', () => {
    expect(['archer.1', 'thick-hides', 'erinys', 'ill-winds'].map(isBaneChip)).toEqual([false, true, true, true])
    expect(['archer.1', 'thick-hides', 'erinys', 'ill-winds'].map(isBagBane)).toEqual([false, true, false, false])
  })
})

describe('friend and foe', () => {
  test('[VIC-UNIT-14] [VIC-RULING-103] a troop is one; a beast is the ally of every local unit, and nobody else', () => {
    const relation = (a: string, b: string): string =>
      areAllies(open, unit(a), unit(b)) ? 'ally' : areOpponents(open, unit(a), unit(b)) ? 'foe' : '-'
    expect(relation('hero', 'archer.1')).toBe('ally')
    expect(relation('hero', 'primus')).toBe('foe')
    expect(relation('hero', 'ferryman')).toBe('foe')
    expect([relation('beast.1', 'hero'), relation('beast.1', 'ferryman'), relation('bone-warden', 'beast.2')]).toEqual([
      'ally',
      'ally',
      'ally',
    ])
    expect([relation('beast.1', 'archer.1'), relation('primus', 'beast.1'), relation('beast.1', 'beast.2')]).toEqual([
      'foe',
      'foe',
      'ally',
    ])
    expect(relation('hero', 'hero')).toBe('-')
  })

  test('[VIC-DESC-06] [VIC-RULING-57] [VIC-RULING-103] outnumbered counts all opponents, arena units too, but not a beast that is an ally', () => {
    const isSo = (mine: string[], rival: string[], who: string): boolean => {
      const one = given({ hero: 'stygiana', combat: { arena: 'REF', mine, rival, beasts: ['beast.1 D3'] } })
      return isOutnumbered(one.open, one.unit(who))
    }
    expect(isSo(['hero E4', 'archer.1 F4'], ['reptilian B2', 'erinys B4'], 'archer.1')).toBe(true)
    expect(isSo(['hero E4', 'archer.1 F4'], ['reptilian B2', 'erinys B4'], 'hero')).toBe(false)
    expect(isSo(['hero E4', 'archer.1 F4'], ['reptilian B2'], 'archer.1')).toBe(false)
  })

  test('[VIC-DESC-07] isolated: no ally in combat; an allied beast is one', () => {
    const alone = given({ combat: { arena: 'ATL', mine: ['hero E4'], rival: ['reptilian B2'] } })
    expect(isIsolated(alone.open, alone.unit('hero'))).toBe(true)
    const beast = given({
      hero: 'stygiana',
      combat: { arena: 'REF', mine: ['hero E4'], rival: ['reptilian B2'], beasts: ['beast.1 D3'] },
    })
    expect([isIsolated(beast.open, beast.unit('hero')), isIsolated(beast.open, beast.unit('reptilian'))]).toEqual([
      false,
      true,
    ])
    expect(alone.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-DESC-10] neighbours among friends and foes', () => {
    expect(adjacentAllies(open, unit('hero')).map(({ id }) => id)).toEqual(['archer.1', 'bone-warden'])
    expect(adjacentOpponents(open, unit('reptilian')).map(({ id }) => id)).toEqual([])
    expect(adjacentOpponents(open, unit('primus')).map(({ id }) => id)).toEqual([])
    expect(opponentsOf(open, unit('archer.1')).map(({ id }) => id)).toEqual([
      'primus',
      'ferryman',
      'tartarean-guard',
      'reptilian',
      'beast.1',
      'beast.2',
    ])
  })

  test('[VIC-STATUS-09] a hex is blocked by a unit, by the arena, by the chariot, and outside', () => {
    const blocked = (name: string): boolean => isBlocked(open, hexNamed(name))
    expect(['E4', 'D1', 'D4', 'Z9'].map(blocked)).toEqual([true, true, false, true])
    const track = given({ combat: { arena: 'PAR', mine: ['hero G3'], rival: ['reptilian A2'] } })
    expect(['D6', 'E5'].map(name => isBlocked(track.open, hexNamed(name)))).toEqual([true, false])
    expect(unitAt(open, hexNamed('C3'))?.id).toBe('ferryman')
    expect(unitNamed(open, 'archer.2')).toBeUndefined()
  })
})
