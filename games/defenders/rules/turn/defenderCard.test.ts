import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'

describe('a coloured Defender Card', () => {
  test('[DEF-DEFENDER-01] gives a Turn to its Defender and to no other', () => {
    const game = given({ players: 4 }).turn('green')
    expect(game.options('p3').every(id => id === 'end' || id.startsWith('green '))).toBe(true)
    for (const seat of ['p1', 'p2', 'p4'] as const) expect(game.refused(seat, 'end')).toBeUndefined()
    expect(game.waitsFor()).toBe('p3 turn.act')
  })

  test('[DEF-DEFENDER-02] 3 AP, or 4 with one or more Destroyed Regions', () => {
    expect(given().turn('red').apLeft()).toBe(3)
    expect(
      given({ threat: { desert: 4 } })
        .turn('red')
        .apLeft(),
    ).toBe(4)
    expect(
      given({ threat: { desert: 4, coast: 4, ruins: 4 } })
        .turn('red')
        .apLeft(),
    ).toBe(4)
  })

  test('[DEF-DEFENDER-03] [DEF-RULING-07] the number is fixed when it is granted', () => {
    const game = given({ foe: { id: 'colossus', hp: 6 }, red: { at: 'desert' } })
      .turn('red')
      .seat('p1', 'red fight')
    expect(game.open.regions.desert.marker).toBe('leftover')
    expect(game.open.turn).toMatchObject({ granted: 3, ap: 2 })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-DEFENDER-04] actions in any order and as often as the AP last', () => {
    const game = given({ red: { at: 'plains' }, threat: { plains: 2, mountains: 1 } }).turn('red', 4)
    game.seat('p1', 'red secure', 'red move mountains', 'red secure', 'red move plains')
    expect([game.threat('plains'), game.threat('mountains'), game.at('red'), game.apLeft()]).toEqual([
      1,
      0,
      'plains',
      0,
    ])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-DEFENDER-05] an action needs its full cost', () => {
    const sorcerer = { red: { hero: 'sorcerer', at: 'plains' }, threat: { plains: 3 } } as const
    expect(given(sorcerer).turn('red', 2).options('p1')).toContain('red use thunderclap')
    const poor = given(sorcerer).turn('red', 1)
    expect(poor.refused('p1', 'red use thunderclap')).toEqual({
      rule: 'DEF-DEFENDER-05',
      key: 'notEnoughAp',
      values: { needs: 2, has: 1 },
    })
    const empty = given(sorcerer).turn('red', 0)
    for (const action of ['red move coast', 'red secure'])
      expect(empty.refused('p1', action)).toMatchObject({ rule: 'DEF-DEFENDER-05' })
    expect(empty.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-DEFENDER-06] unspent AP are lost and never saved', () => {
    const game = given({ red: { at: 'plains' } }).deck('turn.red', 'turn.blue')
    game.seat('p1', 'red move coast', 'end')
    expect(game.of('turnEnded')).toEqual([{ type: 'turnEnded', defender: 'red', lost: 2 }])
    expect(game.apLeft()).toBe(3)
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('a Turn ends only by the end, even with nothing left to spend', () => {
    const game = given({ red: { at: 'plains', hp: 0 } })
      .turn('red', 1)
      .seat('p1', 'red move coast')
    expect(game.options('p1')).toEqual(['end'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-DEFENDER-07] an Exhausted Defender gets its Turn and full AP', () => {
    const game = given({ red: { at: 'plains', hp: 0 } }).turn('red')
    expect([game.apLeft(), game.hp('red')]).toEqual([3, [0]])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-DEFENDER-08] [DEF-RULING-07] first the Foe, then Restore, then the AP', () => {
    const game = given({ foe: { id: 'dragon' }, red: { hp: 1 } }).turn('red')
    expect(game.types()).toEqual(['drawn', 'foeMoved', 'restored', 'turnBegan'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

describe('Restore', () => {
  test('[DEF-RESTORE-01] in the Capital at the start of the Turn: full HP, for free', () => {
    const game = given({ red: { hero: 'barbarian', hp: 0 }, blue: { hp: 1 } }).turn('red')
    expect([game.hp('red', 'blue'), game.apLeft()]).toEqual([[5, 1], 3])
    const elsewhere = given({ red: { hp: 1, at: 'forest' } }).turn('red')
    expect(elsewhere.hp('red')).toEqual([1])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-RESTORE-02] also under an All Defenders Card', () => {
    const game = given({ red: { hp: 1 }, blue: { hp: 1, at: 'coast' } }).deck('all.1')
    game.seat('p1', 'red move forest').seat('p2', 'blue move plains')
    expect(game.hp('red', 'blue')).toEqual([4, 1])
    expect(game.waitsFor()).toBe('p1 all.act + p2 all.act')
  })

  test('[DEF-RESTORE-03] [DEF-MOVE-05] at no other moment', () => {
    const game = given({ red: { hp: 1, at: 'mountains' }, blue: { hp: 2 }, confirmDraw: true }).wholeDeck('turn.red')
    game.seat('p1', 'draw', 'red move capital')
    expect(game.hp('red', 'blue')).toEqual([1, 2])
    game.seat('p1', 'end')
    expect(game.of('roundEnded')).toHaveLength(1)
    expect(game.hp('red', 'blue')).toEqual([1, 2])
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })

  test('[DEF-RESTORE-04] never above the maximum', () => {
    const game = given({ red: { hero: 'cleric', at: 'coast', hp: 3 }, blue: { at: 'coast', hp: 3 } }).turn('red')
    expect(game.seat('p1', 'red use mend', 'defender blue').hp('blue')).toEqual([4])
    expect(
      given({ red: { hp: 4 } })
        .turn('red')
        .of('restored'),
    ).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

describe('Exhausted Defenders', () => {
  const tired = { red: { at: 'forest', hp: 0 }, foe: { id: 'ancient' }, threat: { forest: 2, plains: 1 } } as const

  test('[DEF-EXHAUST-01] exactly while the HP are 0', () => {
    const game = given({ ...tired, red: { at: 'forest', hp: 1 } }).turn('red', 0)
    expect(game.of('exhausted')).toEqual([])
    game.seat('p1', 'red sacrifice')
    expect(game.of('exhausted')).toEqual([{ type: 'exhausted', defender: 'red' }])
    expect(game.whyNot('p1', 'red secure')).toBe('DEF-SECURE-06 exhausted')
    expect(
      given({ ...tired, red: { at: 'forest', hp: 1 } })
        .turn('red')
        .options('p1'),
    ).toContain('red secure')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-EXHAUST-02] [DEF-RULING-36] no Secure, no Fight, no Defend, whatever it would cost', () => {
    const game = given(tired).turn('red')
    expect(game.refused('p1', 'red secure')).toMatchObject({ rule: 'DEF-SECURE-06' })
    expect(game.refused('p1', 'red fight')).toMatchObject({ rule: 'DEF-FIGHT-03' })
    const attacked = given(tired).deck('thornWolves')
    expect(attacked.of('undefended')).toHaveLength(2)
    // for nothing neither: Sandstorm, Warden's Shield, Canopy
    const free = [
      given({ sides: { desert: 'B' }, red: { at: 'desert', hp: 0 } }).deck('thornWolves'),
      given({ red: { at: 'forest', hp: 0, artifacts: ['shield'] } }).deck('thornWolves'),
      given({ sides: { forest: 'B' }, red: { at: 'forest', hp: 0 } }).deck('thornWolves'),
    ]
    expect(free.map(each => each.of('undefended').length)).toEqual([2, 2, 2])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-EXHAUST-03] Move and other Abilities', () => {
    const game = given({ red: { hero: 'oracle', hp: 0, at: 'coast' } }).turn('red')
    expect(game.options('p1')).toEqual(expect.arrayContaining(['red move plains', 'red move forest', 'red use scry']))
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-EXHAUST-04] a loss stops at 0, a cost must be payable in full', () => {
    const hurt = given({ red: { at: 'plains', hp: 1 }, blue: { at: 'coast', hp: 0 }, artifacts: [] }).deck('giantWasps')
    expect(hurt.waitsFor()).toBe('p1 turn.act')
    expect(hurt.hp('red', 'blue')).toEqual([0, 0])
    const poor = given({ red: { at: 'desert', hp: 0 } }).turn('red')
    expect(poor.refused('p1', 'red use mirage')).toEqual({
      rule: 'DEF-EXHAUST-04',
      key: 'notEnoughHp',
      values: { needs: 1, has: 0 },
    })
    expect(poor.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-EXHAUST-05] never eliminated: with 1 HP it does everything again', () => {
    const game = given({ red: { hero: 'cleric', at: 'forest', hp: 0 }, threat: { forest: 1 } }).turn('red')
    expect(game.options('p1')).not.toContain('red secure')
    game.seat('p1', 'red use mend')
    expect(game.options('p1')).toContain('red secure')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})
