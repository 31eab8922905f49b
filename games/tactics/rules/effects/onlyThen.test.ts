import { describe, expect, test } from 'vitest'
import { given, type Position } from '../../test/given.ts'
import type { DieFace } from '../state/shape.ts'

/** An ability answers what its text says and nothing else. */
const LINE = '0. 0. 0. 0. 0. 0.'
type Line = readonly string[]
const used = (position: Position, line: Line, ...dice: DieFace[]): string[] => {
  const game = given(position).dice(...dice)
  for (const entry of line) {
    const [seat = '', ...words] = entry.split(' ')
    game.seat(seat as 'p1', words.join(' '))
  }
  return game.of('abilityUsed').map(({ unit, ability }) => `${unit} ${ability}`)
}

describe('abilities that answer damage', () => {
  test.each([
    ['F3 B1 h3', 'p2.fighter', 'stubborn'],
    ['R4 B1', 'p2.rogue', 'vanish'],
    ['B1 B1', 'p2.beast', 'enraged'],
    ['B7 B1', 'p2.beast', 'quills'],
  ] as const)(
    '[TAC-RULING-20] [TAC-RULING-31] %s: not at 0 damage, not when an ally is hit',
    (unit, target, ability) => {
      const map = ['0. 0. 0.', '0. 0. 0.']
      const forest = ['0. 0f 0.', '0. 0. 0.']
      // 1 damage of the Wizard, none in a Forest
      const hit = [`p1 wizard melee ${target}`, ...(ability === 'vanish' ? [] : ['p1 pass'])]
      expect(used({ map, units: { p1: 'WX A1', p2: unit } }, hit)).toEqual([`${target} ${ability}`])
      expect(used({ map: forest, units: { p1: 'WX A1', p2: unit } }, [`p1 wizard melee ${target}`, 'p1 pass'])).toEqual(
        [],
      )
      const other = target === 'p2.fighter' ? 'beast' : 'fighter'
      const ally = `${other === 'beast' ? 'BX' : 'FX'} A2`
      const beside = { map, units: { p1: 'WX A1', p2: `${unit}, ${ally}` } }
      expect(used(beside, [`p1 wizard melee p2.${other}`, 'p1 pass'])).toEqual([])
    },
  )

  test('Vanish and Quills answer melee alone; Stubborn and Enraged any attack', () => {
    const shot = (unit: string, target: string) =>
      used({ map: LINE, units: { p1: 'FX A1', p2: unit } }, [`p1 fighter missile ${target}`], 'push', 'push')
    expect(shot('R4 B1', 'p2.rogue')).toEqual([])
    expect(shot('B7 B1', 'p2.beast')).toEqual([])
    expect(shot('F3 B1 h4', 'p2.fighter')).toEqual(['p2.fighter stubborn'])
    expect(shot('B1 B1', 'p2.beast')).toEqual(['p2.beast enraged'])
  })

  test('Enraged: only as the primary target, and only for the Counter to this attack', () => {
    const map = ['0. 0. 0. 0.', '0. 0. 0. 0.']
    // in the area of a spell it is not enraged
    const area = given({ map, units: { p1: 'AX A1', p2: 'WX C1, B1 C2' } }).dice('star')
    area.seat('p1', 'wizard spell p2.wizard', 'power 1')
    expect([area.health('p2.beast'), area.of('abilityUsed')]).toEqual([[12], []])
    // damaged by a Counter it has no Counter of its own
    const countered = given({ map, units: { p1: 'B1 A1', p2: 'FX B1' } })
    countered.seat('p1', 'beast melee p2.fighter', 'pass').seat('p2', 'counter melee')
    expect([countered.health('p1.beast'), countered.of('abilityUsed')]).toEqual([[10], []])
    // shot at from beside, it answers in melee with 4 + 1
    const shot = given({ map, units: { p1: 'FX A1', p2: 'B1 B1' } }).dice('push', 'push')
    shot.seat('p1', 'fighter missile p2.beast').seat('p2', 'counter melee')
    expect(shot.health('p1.fighter')).toEqual([5])
    // the next attack of the turn meets it without rage until it is hurt again
    const later = given({ map, units: { p1: 'FX A1', p2: 'B1 B1' }, deck: [] })
    later.seat('p1', 'fighter melee p2.beast', 'pass').seat('p2', 'pass').seat('p1', 'done')
    expect(later.seat('p2', 'beast melee p1.fighter', 'pass').health('p1.fighter')).toEqual([6])
  })

  test('Stubborn: at most to the top of the track, token or not', () => {
    const weak = given({ map: LINE, units: { p1: 'WX A1', p2: 'F3 B1 h4 weak' } })
    weak.seat('p1', 'wizard melee p2.fighter', 'pass')
    expect([weak.health('p2.fighter'), weak.weak('p2.fighter')]).toEqual([[4], false])
  })
})

describe('abilities that answer something else', () => {
  test('Relentless: only its own captures, by blow, by collision and by Counter, and only if it lacks Health', () => {
    const captured = (position: Position, line: Line, ...dice: DieFace[]) =>
      used({ map: LINE, ...position }, line, ...dice)
    const wolf = ['p1.beast relentless']
    expect(captured({ units: { p1: 'B4 A1 h5', p2: 'FX B1 h3' } }, ['p1 beast melee p2.fighter'])).toEqual(wolf)
    expect(captured({ units: { p1: 'B4 A1', p2: 'FX B1 h3' } }, ['p1 beast melee p2.fighter'])).toEqual([])
    expect(captured({ units: { p1: 'B4 A1 h5, FX D1', p2: 'RX E1 h3' } }, ['p1 fighter melee p2.rogue'])).toEqual([])
    const wall = { map: '0. 0. 1.', units: { p1: 'B4 A1 h5', p2: 'FX B1 h4' } }
    expect(captured(wall, ['p1 beast melee p2.fighter', 'p1 roll'], 'push', 'star')).toEqual(wolf)
    const counter = { units: { p1: 'FX A1 h3', p2: 'B4 B1' } }
    expect(captured(counter, ['p1 fighter melee p2.beast', 'p1 pass', 'p2 counter melee'])).toEqual([
      'p2.beast relentless',
    ])
  })

  test('at 1 Health an ability still answers', () => {
    const quills = { map: LINE, units: { p1: 'FX A1', p2: 'TX B1 h4' } }
    expect(used(quills, ['p1 fighter melee p2.beast'])).toEqual(['p2.beast quills'])
  })

  test('Regrowth: not at full Health, and only the owner’s', () => {
    const grown = given({ map: LINE, units: { p1: 'B8 A1 h5' } }).begins('p1')
    expect(grown.of('abilityUsed')).toEqual([{ type: 'abilityUsed', unit: 'p1.beast', ability: 'regrowth' }])
    expect(
      given({ map: LINE, units: { p1: 'B8 A1' } })
        .begins('p1')
        .of('abilityUsed'),
    ).toEqual([])
    expect(
      given({ map: LINE, units: { p1: 'B8 A1 h12' } })
        .begins('p1')
        .health('p1.beast'),
    ).toEqual([13])
    expect(
      given({ map: LINE, units: { p1: 'B8 A1 h5' } })
        .begins('p2')
        .health('p1.beast'),
    ).toEqual([5])
  })

  test('Light Fingers: only if its own Melee Attack did damage, and there is something to take', () => {
    const forest = { map: '0. 0f 0.', units: { p1: 'R3 A1 s1, FX -', p2: 'FX B1' } }
    // 2 − 1 in the Forest is still damage
    expect(used(forest, ['p1 rogue melee p2.fighter'])).toEqual(['p1.rogue lightFingers'])
    expect(used({ map: LINE, units: { p1: 'R3 A1 s1', p2: 'FX B1 s0' } }, ['p1 rogue melee p2.fighter'])).toEqual([])
    expect(used({ map: LINE, units: { p1: 'R3 A1 s1', p2: 'FX B1 h2' } }, ['p1 rogue melee p2.fighter'])).toEqual([])
    const mate = { map: LINE, units: { p1: 'FX A1, R3 F1 s1', p2: 'RX B1' } }
    expect(used(mate, ['p1 fighter melee p2.rogue'])).toEqual([])
    const stolen = (unit: string, target: string) =>
      given({ mode: 'solo', map: LINE, units: { p1: 'R3 A1 s1', e1: unit } })
        .seat('p1', `rogue melee ${target}`)
        .supply('p1.rogue')
    expect([stolen('EF B1', 'e1.fighter'), stolen('ER B1', 'e1.rogue'), stolen('EW B1', 'e1.wizard')]).toEqual([
      2, 2, 2,
    ])
    expect(stolen('EB B1', 'e1.beast')).toBe(1)
  })

  test('Retrieve: only its own shots, in a Counter too', () => {
    const other = { map: LINE, units: { p1: 'FX A1, R5 F1 s3', p2: 'BX C1' } }
    expect(used(other, ['p1 fighter missile p2.beast'], 'push', 'push')).toEqual([])
    const counter = given({ map: LINE, units: { p1: 'FX A1', p2: 'R5 C1 s3' } }).dice('push', 'push', 'push', 'push')
    counter.seat('p1', 'fighter missile p2.rogue').seat('p2', 'counter missile')
    expect(counter.supply('p2.rogue')).toBe(3)
    const short = given({ map: LINE, units: { p1: 'R5 A1 s1', p2: 'BX C1' } }).dice('miss', 'push')
    expect([short.seat('p1', 'rogue missile p2.beast').supply('p1.rogue'), short.of('abilityUsed')]).toEqual([0, []])
  })
})

describe('spells', () => {
  test('[TAC-SPELL-03] [TAC-SPELL-04] without extra Mana nothing is rolled, and each ★ counts once', () => {
    const cast = (mana: number, ...dice: DieFace[]) =>
      given({ map: LINE, units: { p1: 'WX A1', p2: 'BX C1' } })
        .dice(...dice)
        .seat('p1', 'wizard spell p2.beast', `power ${mana}`)
    expect([cast(0).of('rolled'), cast(0).supply('p1.wizard'), cast(0).health('p2.beast')]).toEqual([[], 5, [10]])
    expect(cast(3, 'star', 'pushStar', 'miss').health('p2.beast')).toEqual([8])
    expect(cast(3, 'star', 'pushStar', 'miss').supply('p1.wizard')).toBe(2)
    expect(cast(1, 'miss').health('p2.beast')).toEqual([10])
  })

  test('Mending: one ★ leaves the token, Hex: each ★ from the second on is 1 damage', () => {
    const mended = given({ map: LINE, units: { p1: 'W3 A1, FX B1 h2 weak' } }).dice('star', 'miss')
    mended.seat('p1', 'wizard spell p1.fighter', 'power 2')
    expect([mended.health('p1.fighter'), mended.weak('p1.fighter')]).toEqual([[5], true])
    const hexed = (...dice: DieFace[]) => {
      const game = given({ map: LINE, units: { p1: 'W5 A1', p2: 'BX C1' } }).dice(...dice)
      game.seat('p1', 'wizard spell p2.beast', `power ${dice.length}`)
      return [game.health('p2.beast')[0], game.weak('p2.beast')]
    }
    expect([hexed('star'), hexed('star', 'star', 'star')]).toEqual([
      [11, true],
      [9, true],
    ])
  })

  test('[TAC-CAPTURE-05] what the spell would do to a captured target is left out', () => {
    const cast = (wizard: string, mana: number, ...dice: DieFace[]) =>
      given({ map: LINE, units: { p1: `${wizard} A1 s4`, p2: 'FX C1 h1' } })
        .dice(...dice)
        .seat('p1', 'wizard spell p2.fighter', `power ${mana}`)
    for (const wizard of ['W2', 'W5', 'W7']) {
      const game = cast(wizard, 1, 'star')
      expect([game.of('captured').length, game.supply('p1.wizard'), game.waitsFor()], wizard).toEqual([
        1,
        2,
        'p1 turn.act',
      ])
    }
  })

  test('[TAC-SPELL-07] [TAC-RULING-30] an area reaches 1 space from the target, the diagonal and the second space are safe', () => {
    const map = ['0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.']
    const hurt = (unit: string, who: string) =>
      given({ map, units: { p1: 'AX A1', p2: `FX C1, ${unit}` } })
        .dice('star', 'star')
        .seat('p1', 'wizard spell p2.fighter', 'power 2')
        .of('damaged')
        .some(({ unit: each }) => each === who)
    expect(['C2', 'D1', 'B1'].map(at => hurt(`RX ${at}`, 'p2.rogue'))).toEqual([true, true, true])
    expect(['D2', 'B2', 'E1', 'C3'].map(at => hurt(`RX ${at}`, 'p2.rogue'))).toEqual([false, false, false, false])
    const solo = given({ mode: 'solo', map, units: { p1: 'BX C1, FX C2, RX C3', e1: 'W4 A1' }, time: 5 })
      .dice('star', 'star', 'star')
      .running({ do: 'attack', with: { kind: 'spell', attacker: 'e1.wizard', target: 'p1.beast' } })
    expect(solo.health('p1.fighter', 'p1.rogue')).toEqual([9, 8])
  })
})
