import { describe, expect, test } from 'vitest'
import { allBut, given } from '../../test/given.ts'
import { at, seen } from '../../test/seen.ts'
import { spaceName } from '../realm/spaces.query.ts'
import { canAimFrom, rangeOf, targetsOf, whyNotTarget } from './targets.query.ts'
import { threatOf } from './threat.query.ts'

const LINE = '0. 0. 0. 0. 0. 0.'
const FIELD = ['0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.']

describe('what an attack tells', () => {
  test('[TAC-TURN-03] [TAC-ACTION-01] the action with its target, and the actions left', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1, BX F1', p2: 'RX B1' } })
    game.seat('p1', 'fighter melee p2.rogue', 'pass').seat('p2', 'pass').seat('p1', 'beast to E1')
    expect(game.of('acted')).toEqual([
      { type: 'acted', unit: 'p1.fighter', action: 'melee', target: 'p2.rogue', actionsLeft: 2 },
      { type: 'acted', unit: 'p1.beast', action: 'move', actionsLeft: 1 },
    ])
    expect(game.open.turn?.attacked).toBe(true)
    expect(given({ map: LINE, units: { p1: 'FX A1' } }).seat('p1', 'fighter to B1').open.turn?.attacked).toBeUndefined()
  })

  test('[TAC-COUNTER-10] [TAC-SPELL-08] which blow is a Counter, and whom only the area reached', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1', p2: 'BX B1' } })
    game.seat('p1', 'fighter melee p2.beast', 'pass').seat('p2', 'counter melee')
    expect(game.of('attackDeclared').map(({ counter }) => counter)).toEqual([false, true])
    const area = given({ map: FIELD, units: { p1: 'AX A1', p2: 'FX C1, RX C2' } }).dice('star')
    area.seat('p1', 'wizard spell p2.fighter', 'power 1')
    expect(
      area.of('damaged').map(({ unit, area: within, amount, from, to }) => [unit, within, amount, from, to]),
    ).toEqual([
      ['p2.fighter', false, 1, 10, 9],
      ['p2.rogue', true, 1, 8, 7],
    ])
  })

  test('[TAC-CAPTURE-02] [TAC-RULING-42] a capture takes the hand only of a player without units', () => {
    const game = given({ map: LINE, units: { p1: 'BX A1', p2: 'FX B1 h4' }, hands: { p2: ['T16'] } })
    game.seat('p1', 'beast melee p2.fighter')
    expect([game.hand('p2'), game.of('handDiscarded')]).toEqual([['T16'], []])
    const last = given({ map: LINE, units: { p1: 'BX A1', p2: 'FX B1 h4' }, inPlay: { p2: 1 }, hands: { p2: ['T16'] } })
    last.seat('p1', 'beast melee p2.fighter')
    expect([last.hand('p2'), last.open.discard]).toEqual([[], ['T16']])
    expect(last.of('handDiscarded')).toEqual([{ type: 'handDiscarded', seat: 'p2', cards: ['T16'] }])
    const empty = given({ map: LINE, units: { p1: 'BX A1', p2: 'FX B1 h4' }, inPlay: { p2: 1 } })
    expect(empty.seat('p1', 'beast melee p2.fighter').of('handDiscarded')).toEqual([])
  })

  test('[TAC-ACTION-07] from three units to two the tokens come off, from four to three they stay', () => {
    const weak = (units: number) =>
      given({ map: LINE, units: { p1: 'BX A1', p2: 'FX B1 h4, RX F1 weak' }, inPlay: { p2: units } })
        .seat('p1', 'beast melee p2.fighter')
        .weak('p2.rogue')
    expect([weak(4), weak(3), weak(2)]).toEqual([true, false, false])
  })

  test('[TAC-RULING-85] [TAC-ACTION-07] [TAC-SOLO-CAPTURE-01] captures by an area have all that follows from a capture', () => {
    const area = given({ map: FIELD, units: { p1: 'AX A1', p2: 'FX C1 weak, RX C2 h1' }, inPlay: { p2: 3 } }).dice(
      'star',
    )
    area.seat('p1', 'wizard spell p2.fighter', 'power 1')
    expect([area.of('captured').length, area.weak('p2.fighter')]).toEqual([1, false])
    const solo = given({ mode: 'solo', units: { p1: 'AX E6', e1: 'EF G6, ER G7 h1' }, flagDraws: ['azure'], time: 3 })
    solo.dice('star').seat('p1', 'wizard spell e1.fighter', 'power 1')
    expect([solo.open.time, solo.at('e1.rogue'), solo.unit('e1.rogue').serial]).toEqual([5, 'N6', 1])
  })

  test('[TAC-RULING-51] [TAC-BATTLE-12] in Battle a player with one unit left is not out, and two captures end nothing', () => {
    const battle = (units: number, captures: number) =>
      given({
        mode: 'battle',
        map: LINE,
        players: 2,
        units: { p1: 'BX A1', p2: 'FX B1 h4' },
        inPlay: { p2: units },
        artifact: 'F1',
        captured: Array.from({ length: captures }, () => ({ card: 'R1', of: 'p2', by: 'p1' }) as const),
      })
        .seat('p1', 'beast melee p2.fighter')
        .of('endTriggered')
        .map(({ cause }) => cause)
    expect([battle(2, 0), battle(3, 1), battle(2, 2), battle(1, 0)]).toEqual([[], [], ['captures'], ['oneSideLeft']])
  })
})

describe('reach', () => {
  test('Long Haft: two spaces in each of the four directions, with nothing in between', () => {
    const struck = (p2: string, map: readonly string[] = FIELD) =>
      targetsOf(seen({ map, units: { p1: 'F2 C3', p2 } }), 'p1.fighter', 'melee').length === 1
    for (const near of ['C2', 'D3', 'C4', 'B3']) expect(struck(`BX ${near}`), near).toBe(true)
    for (const far of ['C1', 'E3', 'C5', 'A3']) expect(struck(`BX ${far}`), far).toBe(true)
    for (const aside of ['D2', 'B4', 'B2', 'D4', 'E4']) expect(struck(`BX ${aside}`), aside).toBe(false)
    const hill = FIELD.with(2, '0. 0. 0. 1. 0.')
    expect([struck('BX E3', hill), struck('BX A3', hill)]).toEqual([false, true])
    const pit = FIELD.with(2, '1. 0. 1. 1. 1.')
    expect([struck('BX A3', pit), struck('BX E3', pit)]).toEqual([false, true])
    const between = seen({ map: FIELD, units: { p1: 'F2 C3, RX D3', p2: 'BX E3, FX C1, WX C2' } })
    expect(targetsOf(between, 'p1.fighter', 'melee')).toEqual(['p2.wizard'])
    expect(whyNotTarget(between, 'p1.fighter', 'melee', 'p2.beast')).toMatchObject({ key: 'reachBlocked' })
  })

  test('[TAC-RANGE-04] [TAC-MELEE-02] a refusal has its numbers, for a target in the corner too', () => {
    const why = (
      map: string,
      p1: string,
      p2: string,
      kind: 'melee' | 'missile' | 'spell' | 'ballista',
      id = 'p1.fighter',
    ) => {
      const refused = whyNotTarget(seen({ map, units: { p1, p2 } }), id as 'p1.fighter', kind, 'p2.beast')
      return refused === undefined ? 'yes' : `${refused.key} ${Object.values(refused.values).join(' ')}`
    }
    expect(why(LINE, 'FX E1', 'BX A1', 'missile')).toBe('outOfRange 4 3 BX')
    expect(why(LINE, 'FX D1', 'BX A1', 'missile')).toBe('yes')
    expect(why('0. 0. 0. 1.', 'FX A1', 'BX D1', 'missile')).toBe('outOfRange 3 2 BX')
    expect(why(LINE, 'FX C1', 'BX A1', 'melee')).toBe('notAdjacent 2 1 BX')
    expect(why(LINE, 'F2 D1', 'BX A1', 'melee')).toBe('notAdjacent 3 2 BX')
    expect(why('1. 0.', 'FX B1', 'BX A1', 'melee')).toBe('otherElevation 0 1 BX')
    expect(why(LINE, 'WX E1', 'BX A1', 'spell', 'p1.wizard')).toBe('outOfRange 4 3 BX')
    expect(why(LINE, 'WX D1', 'BX A1', 'missile', 'p1.wizard')).toBe('noMissile ')
    expect(why(LINE, 'FX B1', 'BX -', 'melee')).toBe('targetInDungeon BX')
    expect(why(LINE, 'FX -', 'BX A1', 'missile')).toBe('insideDungeon ')
    expect(why(`${LINE} 0.`, 'FX A1', 'BX F1', 'ballista')).toBe('outOfRange 5 4 BX')
  })

  test('[TAC-RANGE-07] [TAC-RULING-27] in range are only units on the Realm Map; a Peak serves missiles and spells alone', () => {
    const open = seen({ map: '0^ 0. 0. 0. 0. 0. 0.', units: { p1: 'FX A1, WX -', p2: 'BX G1, RX -' } })
    expect(canAimFrom(open, 'p1.fighter', at('A1'), 'missile', 'p2.beast')).toBe(true)
    expect(canAimFrom(open, 'p1.fighter', at('A1'), 'missile', 'p2.rogue')).toBe(false)
    expect(canAimFrom(open, 'p1.wizard', -1, 'spell', 'p2.beast')).toBe(false)
    expect(canAimFrom(open, 'p1.fighter', at('A1'), 'ballista', 'p2.beast')).toBe(false)
    expect(rangeOf(open, 'p1.fighter', 'missile')).toEqual({
      base: 3,
      terms: [{ adds: 3, cause: 'missile' }],
      unlimited: true,
    })
    expect(rangeOf(open, 'p1.fighter', 'melee')).toEqual({
      base: 1,
      terms: [{ adds: 1, cause: 'melee' }],
      unlimited: false,
    })
    expect(rangeOf(open, 'p1.wizard', 'spell').unlimited).toBe(false)
    expect(rangeOf(open, 'p2.beast', 'missile')).toEqual({ base: -1, terms: [], unlimited: false })
  })

  test('Hidden: within 2 spaces, outside a Forest or in melee the Ghost Archer is a target', () => {
    const seenFrom = (map: string, p1: string, kind: 'missile' | 'spell', id: 'p1.fighter' | 'p1.wizard') =>
      targetsOf(seen({ map, units: { p1, p2: 'R8 D1' } }), id, kind).length === 1
    const forest = '0. 0. 0. 0f'
    expect([
      seenFrom(forest, 'FX B1', 'missile', 'p1.fighter'),
      seenFrom(forest, 'FX A1', 'missile', 'p1.fighter'),
    ]).toEqual([true, false])
    expect([seenFrom(forest, 'WX B1', 'spell', 'p1.wizard'), seenFrom(forest, 'WX A1', 'spell', 'p1.wizard')]).toEqual([
      true,
      false,
    ])
    expect(seenFrom('0. 0. 0. 0.', 'FX A1', 'missile', 'p1.fighter')).toBe(true)
    const shot = given({ map: '0b 0. 0. 0f', units: { p1: 'BX A1', p2: 'R8 D1' } })
    expect(shot.after('p1', 'beast ballista')).toEqual(['p2.rogue'])
  })
})

describe('[TAC-RANGE-04] the threat of the next turn', () => {
  const threat = (map: string, unit: string, mode: 'competitive' | 'solo' = 'competitive') => {
    const owner = mode === 'solo' ? 'e1' : 'p1'
    const open = seen({ mode, map, units: { [owner]: unit } })
    const { melee, ranged, damage } = threatOf(
      open,
      `${owner}.${open.units[`${owner}.wizard`] ? 'wizard' : open.units[`${owner}.beast`] ? 'beast' : 'fighter'}`,
    )
    return [melee.map(spaceName).at(-1), ranged.map(spaceName).at(-1), damage.melee, damage.ranged]
  }
  const long = '0. 0. 0. 0. 0. 0. 0. 0. 0. 0. 0. 0.'
  test('[TAC-RANGE-04] so far, and with so much printed damage', () => {
    // Move 4, then 1 in melee or 3 with a missile
    expect(threat(long, 'FX A1')).toEqual(['F1', 'H1', 3, 2])
    expect(threat(long, 'FX A1 s0')).toEqual(['F1', undefined, 3, 0])
    expect(threat(long, 'FX A1 s1')).toEqual(['F1', 'H1', 3, 2])
    expect(threat(long, 'WX A1')).toEqual(['E1', 'G1', 1, 2])
    expect(threat(long, 'HX A1')).toEqual(['E1', undefined, 1, 0])
    expect(threat(long, 'BX A1')).toEqual(['G1', undefined, 4, 0])
    expect(threat('0. 0b 0. 0. 0. 0. 0. 0. 0. 0. 0. 0.', 'BX A1')).toEqual(['F1', 'F1', 4, 1])
    expect(threat(`0^ ${long}`, 'FX A1')).toEqual(['F1', 'M1', 3, 2])
    // an Enemy Unit needs no Ammo and fires no Ballista
    expect(threat(long, 'EF A1', 'solo')).toEqual(['E1', 'G1', 2, 2])
    expect(threat('0. 0b 0. 0. 0. 0. 0. 0. 0. 0. 0. 0.', 'EB A1', 'solo')).toEqual(['E1', undefined, 3, 0])
    expect(threatOf(seen({ units: { p1: 'FX -' } }), 'p1.fighter')).toEqual({
      melee: [],
      ranged: [],
      damage: { melee: 0, ranged: 0 },
    })
    // Vantage: 2 further from above
    expect(threat('1. 0. 0. 0. 0. 0. 0. 0. 0. 0. 0. 0.', 'FX A1').at(1)).toBe('H1')
    expect(at('A1')).toBe(0)
  })
})

describe('windows and tokens', () => {
  test('[TAC-WEAK-08] a token that came off leaves nothing behind', () => {
    const game = given({
      map: LINE,
      units: { p1: 'FX A1', p2: 'RX C1' },
      hands: { p1: ['T05'] },
      discard: allBut('T05'),
    })
    game.seat('p1', 'fighter to B1', 'fighter melee p2.rogue')
    expect(game.unit('p1.fighter')).toMatchObject({ weakened: true, weakenedThisTurn: true })
    game.seat('p1', 'reveal T05')
    expect(game.unit('p1.fighter')).toMatchObject({ weakened: false, weakenedThisTurn: false })
    expect(game.of('recovered')).toEqual([{ type: 'recovered', unit: 'p1.fighter', cause: 'T05' }])
    expect(game.of('weakened')).toEqual([{ type: 'weakened', unit: 'p1.fighter', cause: 'secondAction' }])
  })
})
