import { expect, test } from 'vitest'
import { given } from '../../test/given.ts'

test('everything that can be pointed at on one’s Turn says why it is no option', () => {
  const game = given({ red: { hero: 'oracle', artifacts: ['wings'] } }).turn('red', 1)
  const why = (anchor: string) => game.whyNot('p1', anchor)
  expect(why('red move capital')).toBe('DEF-MOVE-01 alreadyHere')
  expect([why('place capital'), why('red secure'), why('red secure')]).toEqual(
    Array(3).fill('DEF-SECURE-03 capitalNotSecured'),
  )
  expect([why('foe'), why('red fight'), why('red fight')]).toEqual(Array(3).fill('DEF-FIGHT-02 foeHidden'))
  expect([why('ability enchant'), why('red use enchant'), why('red use enchant')]).toEqual(
    Array(3).fill('DEF-REGION-01 notThere'),
  )
  expect([why('defender red'), why('red sacrifice'), why('red sacrifice')]).toEqual(
    Array(3).fill('DEF-SACRIFICE-01 apLeft'),
  )
  expect([why('defender blue'), why('ability scry'), why('end'), why('red dance'), why('moon')]).toEqual(
    Array(5).fill(''),
  )
  game.seat('p1', 'red move coast', 'red sacrifice')
  expect([why('end')]).toEqual(Array(1).fill('DEF-SACRIFICE-04 mustSpend'))
  expect([why('place plains'), why('red move plains'), why('red move plains')]).toEqual(Array(3).fill(''))
  expect(why('place desert')).toBe('DEF-MOVE-02 notAdjacent')
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('under an All Defenders Card the Defender of the seat is meant, of two the one whose Ability it is', () => {
  const game = given({
    players: 1,
    red: { hero: 'oracle', at: 'coast' },
    blue: { hero: 'sorcerer', at: 'plains' },
  }).deck('all.1')
  expect(game.whyNot('p1', 'ability thunderclap')).toBe('DEF-SECURE-04 levelZero')
  expect(game.whyNot('p1', 'blue move desert')).toBe('DEF-MOVE-02 notAdjacent')
  expect(game.whyNot('p1', 'place desert')).toBe('DEF-MOVE-02 notAdjacent')
  expect(game.whyNot('p1', 'defender blue')).toBe('DEF-ALL-07 notUnderAll')
  expect(game.waitsFor()).toBe('p1 all.act')
})

test('every option carries the place, Foe, Ability or Defender it belongs to', () => {
  const game = given({
    red: { hero: 'oracle', at: 'forest' },
    foe: { id: 'ancient' },
    threat: { forest: 1, coast: 1 },
  }).turn('red')
  const anchors = Object.fromEntries(game.table.decisions[0]!.options.map(({ id, at }) => [id, at]))
  expect(anchors).toEqual({
    'red move coast': 'place coast',
    'red move desert': 'place desert',
    'red move capital': 'place capital',
    'red secure': 'place forest',
    'red fight': 'foe',
    'red use scry': 'ability scry',
    'red use enchant': 'ability enchant',
    end: undefined,
  })
  const spent = given({ red: { at: 'coast' } }).turn('red', 0)
  expect(spent.table.decisions[0]!.options.map(({ id, at }) => [id, at])).toEqual([
    ['red sacrifice', 'defender red'],
    ['end', undefined],
  ])
  expect(game.waitsFor()).toBe('p1 turn.act')
})
