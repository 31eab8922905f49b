import { expect, test } from 'vitest'
import { given } from '../../test/given.ts'

test('[DEF-SECURE-01] 1 AP lowers the Threat of the occupied Outer Region by 1', () => {
  const game = given({ red: { at: 'coast' }, threat: { coast: 3, plains: 2 } })
    .turn('red')
    .seat('p1', 'red secure')
  expect(game.levels()).toMatchObject({ coast: 2, plains: 2 })
  expect(game.apLeft()).toBe(2)
  expect(game.of('threatFell')).toEqual([
    { type: 'threatFell', place: 'coast', from: 3, to: 2, cause: 'secure', defender: 'red' },
  ])
  expect(game.defender('red').deeds.secured).toBe(1)
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-SECURE-02] only the Region one is in', () => {
  const game = given({ red: { at: 'coast' }, threat: { plains: 2 } }).turn('red')
  expect(game.options('p1')).not.toContain('red secure')
  expect(game.whyNot('p1', 'red secure')).toBe('DEF-SECURE-04 levelZero')
  expect(game.seat('p1', 'red move plains', 'red secure').levels()).toMatchObject({ plains: 1, coast: 0 })
  expect(game.waitsFor()).toBe('p1 turn.act')
  const all = { forest: 2, ruins: 2, mountains: 2, plains: 2, coast: 2, desert: 2, capital: 2 }
  const one = given({ red: { at: 'coast' }, blue: { at: 'plains' }, threat: all })
    .turn('red')
    .seat('p1', 'red secure')
  expect(one.levels()).toEqual({ ...all, coast: 1 })
  expect(one.options('p1').filter(id => id.includes('secure'))).toEqual(['red secure'])
})

test('[DEF-SECURE-03] not the Capital, except by an Ability that says so', () => {
  const game = given({ red: { artifacts: ['beacon', 'hammer'] }, threat: { capital: 4 } }).turn('red')
  expect(game.refused('p1', 'red secure')).toMatchObject({ rule: 'DEF-SECURE-03', key: 'capitalNotSecured' })
  expect(game.whyNot('p1', 'place capital')).toBe('DEF-SECURE-03 capitalNotSecured')
  expect(game.seat('p1', 'red use beacon').threat('capital')).toBe(3)
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-SECURE-04] not at level 0', () => {
  const game = given({ red: { at: 'coast' }, threat: { coast: 1 } })
    .turn('red')
    .seat('p1', 'red secure')
  expect(game.refused('p1', 'red secure')).toEqual({
    rule: 'DEF-SECURE-04',
    key: 'levelZero',
    values: { place: 'coast' },
  })
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-SECURE-05] a Destroyed Region is not Secured by any means', () => {
  const game = given({ red: { at: 'coast', hero: 'sorcerer' }, threat: { coast: 4, plains: 1 } }).turn('red')
  expect(game.refused('p1', 'red secure')).toMatchObject({ rule: 'DEF-SECURE-05', key: 'destroyed' })
  expect(game.refused('p1', 'red use thunderclap')).toMatchObject({ rule: 'DEF-SECURE-05' })
  const enchanting = given({ red: { at: 'forest' }, threat: { coast: 4, plains: 1 } })
    .turn('red')
    .seat('p1', 'red use enchant')
  expect(enchanting.levels()).toMatchObject({ coast: 4, plains: 0 })
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-SECURE-06] an Exhausted Defender cannot Secure', () => {
  const game = given({ red: { at: 'coast', hp: 0 }, threat: { coast: 2 } }).turn('red')
  expect(game.refused('p1', 'red secure')).toEqual({
    rule: 'DEF-SECURE-06',
    key: 'exhausted',
    values: { defender: 'red' },
  })
  expect(
    given({ red: { at: 'coast', hp: 1 }, threat: { coast: 2 } })
      .turn('red')
      .options('p1'),
  ).toContain('red secure')
  expect(game.waitsFor()).toBe('p1 turn.act')
})
