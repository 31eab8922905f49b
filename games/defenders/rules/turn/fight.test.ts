import { expect, test } from 'vitest'
import { given } from '../../test/given.ts'

test('[DEF-FIGHT-01] 1 AP, 1 damage, in the same Region', () => {
  const game = given({ foe: { id: 'giant' }, red: { at: 'plains' } })
    .turn('red')
    .seat('p1', 'red fight', 'red fight')
  expect([game.open.foe?.hp, game.apLeft(), game.hp('red')]).toEqual([11, 1, [4]])
  expect(game.defender('red').deeds.damage).toBe(2)
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-FIGHT-02] neither before the reveal nor from another Region', () => {
  const hidden = given({ foe: 'giant', red: { at: 'plains' } }).turn('red')
  expect(hidden.refused('p1', 'red fight')).toMatchObject({ rule: 'DEF-FIGHT-02', key: 'foeHidden' })
  const far = given({ foe: { id: 'giant' }, red: { at: 'coast' } }).turn('red')
  expect(far.refused('p1', 'red fight')).toEqual({
    rule: 'DEF-FIGHT-02',
    key: 'foeElsewhere',
    values: { place: 'plains' },
  })
  expect(far.whyNot('p1', 'foe')).toBe('DEF-FIGHT-02 foeElsewhere')
  expect(far.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-FIGHT-03] not while Exhausted', () => {
  const game = given({ foe: { id: 'giant' }, red: { at: 'plains', hp: 0 } }).turn('red')
  expect(game.refused('p1', 'red fight')).toMatchObject({ rule: 'DEF-FIGHT-03', key: 'exhausted' })
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-FIGHT-04] [DEF-FOE-08] [DEF-RULING-47] in a Destroyed Region as anywhere', () => {
  const game = given({ foe: { id: 'giant' }, red: { at: 'plains' }, threat: { plains: 4 } })
    .turn('red')
    .seat('p1', 'red fight')
  expect(game.open.foe).toMatchObject({ hp: 12, at: 'plains' })
  expect(game.waitsFor()).toBe('p1 turn.act')
})

test('[DEF-FIGHT-05] texts of the Foe about Fighting apply to each Fight, once, after all its damage', () => {
  const game = given({ foe: { id: 'colossus' }, red: { at: 'desert', artifacts: ['spear'] } })
    .turn('red')
    .seat('p1', 'red fight')
  expect(game.types().slice(-4)).toEqual(['fought', 'foeHurt', 'foeHurt', 'hpLost'])
  expect([game.open.foe?.hp, game.hp('red')]).toEqual([11, [3]])
  game.seat('p1', 'red fight')
  expect([game.open.foe?.hp, game.hp('red')]).toEqual([10, [2]])
  expect(game.waitsFor()).toBe('p1 turn.act')
})
