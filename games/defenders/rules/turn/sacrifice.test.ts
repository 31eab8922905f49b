import { expect, test } from 'vitest'
import { given } from '../../test/given.ts'

test('[DEF-SACRIFICE-01] [DEF-SACRIFICE-02] all AP spent: one of its own HP for one more AP', () => {
  const game = given({ red: { at: 'plains', hp: 3 }, blue: { hp: 3 } }).turn('red', 1)
  expect(game.refused('p1', 'red sacrifice')).toEqual({ rule: 'DEF-SACRIFICE-01', key: 'apLeft', values: { has: 1 } })
  game.seat('p1', 'red move coast', 'red sacrifice')
  expect([game.hp('red', 'blue'), game.apLeft()]).toEqual([[2, 3], 1])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-SACRIFICE-03] once per Turn', () => {
  const game = given({ red: { at: 'plains' } })
    .wholeDeck('turn.red', 'turn.blue')
    .turn('red', 0)
  game.seat('p1', 'red sacrifice', 'red move coast')
  expect(game.refused('p1', 'red sacrifice')).toMatchObject({ rule: 'DEF-SACRIFICE-03' })
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-SACRIFICE-04] [DEF-RULING-26] the next command must spend it', () => {
  const game = given({ sides: { ruins: 'B' }, red: { at: 'ruins' }, threat: { plains: 1, ruins: 1 } }).turn('red', 0)
  game.seat('p1', 'red sacrifice')
  expect(game.options('p1')).toEqual(['red move desert', 'red move mountains', 'red secure'])
  expect(game.refused('p1', 'end')).toMatchObject({ rule: 'DEF-SACRIFICE-04', key: 'mustSpend' })
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-RULING-27] Abilities without an AP price come before the Sacrifice or after its AP, not between', () => {
  const place = { sides: { ruins: 'B' }, red: { at: 'ruins' }, threat: { plains: 1, ruins: 1 } } as const
  const before = given(place).turn('red', 0).seat('p1', 'red use bloodRite', 'red sacrifice')
  expect(before.hp('red')).toEqual([2])
  const game = given(place).turn('red', 0).seat('p1', 'red sacrifice')
  expect(game.refused('p1', 'red use bloodRite')).toMatchObject({ rule: 'DEF-SACRIFICE-04' })
  game.seat('p1', 'red secure', 'red use bloodRite')
  expect(game.levels()).toMatchObject({ ruins: 0, plains: 0 })
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-SACRIFICE-05] [DEF-RULING-26] it pays only for what it can buy alone', () => {
  const game = given({ red: { hero: 'sorcerer', at: 'plains' }, threat: { plains: 3 } })
    .turn('red', 0)
    .seat('p1', 'red sacrifice')
  expect(game.refused('p1', 'red use thunderclap')).toEqual({
    rule: 'DEF-DEFENDER-05',
    key: 'notEnoughAp',
    values: { needs: 2, has: 1 },
  })
  expect(game.refused('p1', 'red use augury')).toMatchObject({ rule: 'DEF-DEFENDER-05' })
  expect(game.options('p1')).toEqual(['red move mountains', 'red move coast', 'red secure'])
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-SACRIFICE-06] not while Exhausted', () => {
  const game = given({ red: { at: 'plains', hp: 0 } }).turn('red', 0)
  expect(game.refused('p1', 'red sacrifice')).toMatchObject({ rule: 'DEF-SACRIFICE-06', key: 'exhausted' })
  expect(game.whyNot('p1', 'defender red')).toBe('DEF-SACRIFICE-06 exhausted')
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-SACRIFICE-07] the last HP: then only Move, or an Ability that does not Secure, Fight or Defend', () => {
  const game = given({
    red: { hero: 'oracle', at: 'forest', hp: 1 },
    foe: { id: 'ancient' },
    threat: { forest: 2 },
  }).turn('red', 0)
  game.seat('p1', 'red sacrifice')
  expect(game.hp('red')).toEqual([0])
  expect(game.options('p1')).toEqual(['red move coast', 'red move desert', 'red move capital', 'red use scry'])
  expect(game.waitsFor()).toBe('p1 turn.act')
})
