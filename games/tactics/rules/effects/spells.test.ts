import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'

const LINE = '0. 0. 0. 0. 0. 0.'
const FIELD = ['0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.']

describe('casting', () => {
  test('[TAC-SPELL-01] only Wizards cast', () => {
    const game = given({ map: LINE, units: { p1: 'WX A1, FX B1', p2: 'BX C1' } })
    expect(game.options('p1').filter(id => id.includes(' spell '))).toEqual(['wizard spell p2.beast'])
    expect(game.whyNot('p1', 'fighter spell p2.beast')).toBe('TAC-SPELL-01 noSpell')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-SPELL-02] 1 Mana to cast', () => {
    const game = given({ map: LINE, units: { p1: 'WX A1 s1', p2: 'BX C1' } }).seat('p1', 'wizard spell p2.beast')
    expect([game.supply('p1.wizard'), game.health('p2.beast')]).toEqual([0, [10]])
    const none = given({ map: LINE, units: { p1: 'WX A1 s0', p2: 'BX C1' } })
    expect(none.refused('p1', 'wizard spell p2.beast')).toBe('TAC-SPELL-02 noMana')
    expect(none.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-SPELL-03] [TAC-SPELL-05] [TAC-RULING-29] up to 3 more, all at once, before the roll', () => {
    const game = given({ map: LINE, units: { p1: 'WX A1 s3', p2: 'BX C1' } }).dice('star', 'push')
    game.seat('p1', 'wizard spell p2.beast')
    expect(game.options('p1')).toEqual(['power 0', 'power 1', 'power 2'])
    game.seat('p1', 'power 2')
    expect([game.supply('p1.wizard'), game.health('p2.beast')]).toEqual([0, [9]])
    const rich = given({ map: LINE, units: { p1: 'WX A1', p2: 'BX C1' } }).seat('p1', 'wizard spell p2.beast')
    expect(rich.options('p1')).toHaveLength(4)
    expect(rich.waitsFor()).toBe('p1 spell.power')
  })

  test('[TAC-SPELL-04] Ember Dart: each ★ does what the card says; none leaves the basic effect, and it never misses', () => {
    const game = given({ map: LINE, units: { p1: 'WX A1', p2: 'BX C1' } }).dice('miss', 'miss', 'push')
    game.seat('p1', 'wizard spell p2.beast', 'power 3')
    expect(game.health('p2.beast')).toEqual([10])
    const three = given({ map: LINE, units: { p1: 'WX A1', p2: 'BX C1' } }).dice('star', 'star', 'pushStar')
    expect(three.seat('p1', 'wizard spell p2.beast', 'power 3').health('p2.beast')).toEqual([7])
    expect(three.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-SPELL-06] range, heights and Peaks as for missiles; without a range its own text', () => {
    expect(given({ map: LINE, units: { p1: 'WX A1', p2: 'BX E1' } }).whyNot('p1', 'wizard spell p2.beast')).toBe(
      'TAC-RANGE-04 outOfRange',
    )
    const high = given({ map: '1. 0. 0. 0. 0. 0.', units: { p1: 'WX A1', p2: 'BX E1' } })
    expect(high.options('p1')).toContain('wizard spell p2.beast')
    const door = given({ map: LINE, units: { p1: 'W6 A1, BX F1' } })
    expect(door.after('p1', 'wizard spell')).toEqual(['p1.beast', 'p1.wizard'])
    expect(door.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-SPELL-07] [TAC-SPELL-08] [TAC-SPELL-09] [TAC-RULING-30] enemies next to the target, no allies, no Counter', () => {
    const game = given({ map: FIELD, units: { p1: 'AX A1, BX D1', p2: 'FX C1, RX C2, WX C3' } })
    game.dice('star', 'star').seat('p1', 'wizard spell p2.fighter', 'power 2')
    expect(game.health('p2.fighter', 'p2.rogue', 'p2.wizard', 'p1.beast')).toEqual([9, 6, 7, 12])
    expect(game.options('p2')).toEqual(['counter missile', 'pass'])
    game.seat('p2', 'pass')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-RULING-19] terrain counts in an area too, unless the table says otherwise', () => {
    const map = ['0. 0. 0. 0.', '0. 0. 0f 0.']
    const units = { p1: 'AX A1', p2: 'FX C1, RX C2' }
    const game = given({ map, units }).dice('star', 'star').seat('p1', 'wizard spell p2.fighter', 'power 2')
    expect(game.health('p2.rogue')).toEqual([7])
    const plain = given({ map, units, options: { terrainAffectsArea: false } }).dice('star', 'star')
    expect(plain.seat('p1', 'wizard spell p2.fighter', 'power 2').health('p2.rogue')).toEqual([6])
    expect(plain.waitsFor()).toBe('p2 counter.offer')
  })

  test('[TAC-SPELL-10] a spell without damage: nobody Counters, no window of an attack', () => {
    const game = given({ map: LINE, units: { p1: 'HX A1, FX B1 h4', p2: 'BX C1' } }).dice('star')
    game.seat('p1', 'wizard spell p1.fighter', 'power 1')
    expect(game.health('p1.fighter')).toEqual([7])
    expect(game.types()).not.toContain('attackDeclared')
    expect(game.open.turn?.attacked).toBeUndefined()
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-RULING-85] units hit together fall and react owner by owner, clockwise from north around the caster', () => {
    const game = given({ map: FIELD, units: { p1: 'AX A2', p2: 'FX C2, RX C3 h2, WX B2, BX C1 h2' } })
    game.dice('star', 'star').seat('p1', 'wizard spell p2.fighter', 'power 2')
    expect(game.of('damaged').map(({ unit }) => unit)).toEqual(['p2.fighter', 'p2.beast', 'p2.wizard', 'p2.rogue'])
    expect(game.of('captured').map(({ unit }) => unit)).toEqual(['p2.beast', 'p2.rogue'])
    const north = given({ map: FIELD, units: { p1: 'AX B2', p2: 'FX B1, RX A1, WX C1' } }).dice('star')
    north.seat('p1', 'wizard spell p2.fighter', 'power 1')
    expect(north.of('damaged').map(({ unit }) => unit)).toEqual(['p2.fighter', 'p2.wizard', 'p2.rogue'])
    const types = game.types()
    expect(types.lastIndexOf('damaged')).toBeLessThan(types.indexOf('captured'))
    expect(game.waitsFor()).toBe('p2 counter.offer')
  })
})

describe('the spells', () => {
  test('Gust: 1 damage, then a push of 1 and 1 per ★ in a direction chosen after the roll', () => {
    const game = given({ map: FIELD, units: { p1: 'W2 A1', p2: 'BX C1' } }).dice('star')
    game.seat('p1', 'wizard spell p2.beast', 'power 1')
    expect(game.waitsFor()).toBe('p1 spell.way')
    game.seat('p1', 'way s')
    expect([game.at('p2.beast'), game.health('p2.beast')]).toEqual(['C3', [11]])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-RULING-88] Gust: a push collides like a Knock Back, and an immune unit stays', () => {
    const wall = given({ map: FIELD, units: { p1: 'W2 A1', p2: 'BX C1' } })
    wall.seat('p1', 'wizard spell p2.beast', 'power 0', 'way n')
    expect([wall.at('p2.beast'), wall.health('p2.beast')]).toEqual(['C1', [10]])
    const stone = given({ map: FIELD, units: { p1: 'W2 A1', p2: 'B5 C1' } })
    stone.seat('p1', 'wizard spell p2.beast', 'power 0')
    expect(stone.of('unmoved')).toHaveLength(1)
    expect(stone.waitsFor()).toBe('p1 turn.act')
  })

  test('Mending: 2 Health and 1 per ★; two ★ take the token too', () => {
    const game = given({ map: LINE, units: { p1: 'W3 A1, FX B1 h2 weak' } }).dice('star', 'star')
    game.seat('p1', 'wizard spell p1.fighter', 'power 2')
    expect([game.health('p1.fighter'), game.weak('p1.fighter')]).toEqual([[6], false])
    const self = given({ map: LINE, units: { p1: 'W3 A1 h1' } }).seat('p1', 'wizard spell p1.wizard', 'power 0')
    expect(self.health('p1.wizard')).toEqual([3])
    expect(self.waitsFor()).toBe('p1 turn.act')
  })

  test('Thunderstorm: at most 2 to the neighbours', () => {
    const game = given({ map: FIELD, units: { p1: 'W4 A1', p2: 'FX C1, RX C2' } }).dice('star', 'star', 'star')
    game.seat('p1', 'wizard spell p2.fighter', 'power 3')
    expect(game.health('p2.fighter', 'p2.rogue')).toEqual([9, 6])
    expect(game.waitsFor()).toBe('p2 counter.offer')
  })

  test('Hex: the first ★ Weakens, each further one is damage', () => {
    const game = given({ map: LINE, units: { p1: 'W5 A1', p2: 'BX C1' } }).dice('star', 'star')
    game.seat('p1', 'wizard spell p2.beast', 'power 2')
    expect([game.health('p2.beast'), game.weak('p2.beast')]).toEqual([[10], true])
    const none = given({ map: LINE, units: { p1: 'W5 A1', p2: 'BX C1' } }).seat(
      'p1',
      'wizard spell p2.beast',
      'power 0',
    )
    expect([none.health('p2.beast'), none.weak('p2.beast')]).toEqual([[11], false])
    expect(none.waitsFor()).toBe('p1 turn.act')
  })

  test('Doorway: a free space within 2, and 1 more per ★', () => {
    const game = given({ map: LINE, units: { p1: 'W6 F1, FX A1', p2: 'BX C1' } }).dice('star')
    game.seat('p1', 'wizard spell p1.fighter', 'power 1')
    expect(game.options('p1')).toEqual(['place B1', 'place D1'])
    expect(game.whyNot('p1', 'place E1')).toBe('TAC-RANGE-04 outOfRange')
    expect(game.whyNot('p1', 'place C1')).toBe('TAC-MOVE-05 spaceTaken')
    game.seat('p1', 'place D1')
    expect(game.of('placed')).toMatchObject([{ unit: 'p1.fighter', cause: 'passage' }])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('Drain: steals 1 and 1 per ★ of what is there', () => {
    const game = given({ map: LINE, units: { p1: 'W7 A1 s3', p2: 'FX C1 s1' } }).dice('star')
    game.seat('p1', 'wizard spell p2.fighter', 'power 1')
    expect([game.supply('p2.fighter'), game.supply('p1.wizard')]).toEqual([0, 2])
    const beast = given({ map: LINE, units: { p1: 'W7 A1 s3', p2: 'BX C1' } })
    expect(beast.seat('p1', 'wizard spell p2.beast', 'power 0').supply('p1.wizard')).toBe(2)
    expect(beast.waitsFor()).toBe('p1 turn.act')
  })

  test('Frostbite: range 2, 2 damage, 1 Health back per ★', () => {
    const game = given({ map: LINE, units: { p1: 'W8 A1 h5', p2: 'BX C1' } }).dice('star', 'star')
    game.seat('p1', 'wizard spell p2.beast', 'power 2')
    expect([game.health('p2.beast'), game.health('p1.wizard')]).toEqual([[10], [7]])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

describe('the “Solo Enemy” sides, three dice for nothing', () => {
  const cast = (card: string, ...dice: ('star' | 'miss')[]) =>
    given({ mode: 'solo', map: FIELD, units: { p1: 'BX C2, FX C3', e1: `${card} A2 h3` }, time: 5 })
      .dice(...dice)
      .running({ do: 'attack', with: { kind: 'spell', attacker: 'e1.wizard', target: 'p1.beast' } })

  test.each([
    ['W1', 8],
    ['W3', 10],
    ['W4', 10],
    ['W5', 10],
    ['W7', 9],
    ['W8', 9],
  ])('%s with two ★ leaves the target at %i', (card, health) => {
    const game = cast(card, 'star', 'star', 'miss')
    expect(game.health('p1.beast')).toEqual([health])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('what else they do: heal, area, Weaken, push north outside an activation', () => {
    expect(cast('W3', 'star', 'star', 'miss').health('e1.wizard')).toEqual([5])
    expect(cast('W8', 'star', 'star', 'miss').health('e1.wizard')).toEqual([5])
    expect(cast('W4', 'star', 'star', 'miss').health('p1.fighter')).toEqual([9])
    expect(cast('W4', 'star', 'miss', 'miss').health('p1.fighter')).toEqual([10])
    expect(cast('W5', 'star', 'star', 'miss').weak('p1.beast')).toBe(true)
    expect(cast('W5', 'star', 'miss', 'miss').weak('p1.beast')).toBe(false)
    expect(cast('W2', 'star', 'miss', 'miss').at('p1.beast')).toBe('C1')
    expect(cast('W2', 'miss', 'miss', 'miss').at('p1.beast')).toBe('C2')
    expect(cast('W6', 'star', 'star', 'miss').at('p1.beast')).toBe('C1')
    expect(cast('W6', 'star', 'miss', 'miss').at('p1.beast')).toBe('C2')
  })
})
