import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

const TEAM = 'p1 act + p2 act'
/** w is white; p1 has a and b, p2 c. */
const WHITE = ['__1__', '_avw_', '_cvb_', '__X__']

describe('phase 5', () => {
  test('[RIFT-PICKUP-01] [RIFT-PICKUP-02] [RIFT-PICKUP-05] [RIFT-PICKUP-06] towers on sites and incoming ones come to the hands, and no site holds any', () => {
    const game = given({
      sites: { a: 'archer n p1', b: ['militia n p1', 'mage e p1'], c: 'bombard n p2' },
      hands: { p1: ['knights'] },
      incoming: { p1: ['adept'], p2: ['marksmen', 'marksmen'] },
    }).from(5)
    expect(game.hand('p1')).toEqual(['knights', 'archer', 'militia', 'mage', 'adept'])
    expect(game.hand('p2')).toEqual(['bombard', 'marksmen', 'marksmen'])
    expect(game.open.sites).toEqual({})
    expect(game.open.incoming).toMatchObject({ p1: [], p2: [] })
    expect(game.of('pickedUp')[0]).toEqual({
      type: 'pickedUp',
      seat: 'p1',
      towers: ['archer', 'militia', 'mage'],
      arrived: ['adept'],
    })
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-PICKUP-01] [RIFT-PICKUP-02] as many from the sites as in the slot: nothing is left behind', () => {
    const game = given({ sites: { a: 'archer n p1', b: 'mage n p1' }, incoming: { p1: ['adept', 'footmen'] } }).from(5)
    expect(game.hand('p1')).toEqual(['archer', 'mage', 'adept', 'footmen'])
    expect(game.open.incoming.p1).toEqual([])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-PICKUP-01] whoever has nothing to take up is not told to take anything up', () => {
    const game = given({ sites: { a: 'archer n p1' } }).from(5)
    expect(game.of('pickedUp').map(({ seat }) => seat)).toEqual(['p1'])
    expect(given({}).from(5).of('pickedUp')).toEqual([])
    expect(
      given({ incoming: { p2: ['adept'] } })
        .from(5)
        .of('pickedUp'),
    ).toEqual([{ type: 'pickedUp', seat: 'p2', towers: [], arrived: ['adept'] }])
  })

  test('[RIFT-PICKUP-03] hero cards come back', () => {
    const game = given({ heroes: { malik: 'p1 C4 played', alleria: 'p2 C5 played', wildcat: 'p2 C5 played' } }).from(5)
    expect(game.options('p1')).toContain('hero malik')
    expect(game.options('p2')).toEqual(['hero alleria', 'hero wildcat', 'ready'])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-PICKUP-04] [RIFT-PICKUP-07] [RIFT-RULING-84] face-down towers return to the supply, where they can be bought at once', () => {
    const game = given({
      sites: { a: ['militia n p1', 'archer n p1 down'] },
      supply: { archer: 0 },
      crystals: 2,
    }).from(5)
    expect(game.hand('p1')).toEqual(['militia'])
    expect(game.of('towerLost')).toEqual([{ type: 'towerLost', site: 'a', tower: 'archer' }])
    game.seat('p1', 'buy archer p1')
    expect(game.hand('p1')).toEqual(['militia', 'archer'])
    expect(game.waitsFor()).toBe('p1 shop + p2 shop')
  })
})

describe('white sites', () => {
  test('[RIFT-WHITE-01] [RIFT-WHITE-02] anyone plays there, and the two towers may come from two players', () => {
    const game = given({ map: WHITE, hands: { p1: ['militia', 'archer'], p2: ['mage', 'archer'] } })
    game.seat('p1', 'tower militia', 'w n').seat('p2', 'tower mage')
    expect(game.after('p2', 'w')).toEqual(['e', 'n', 's', 'w'])
    game.seat('p2', 'w e')
    expect(game.built('w').map(({ tower, by }) => [tower, by])).toEqual([
      ['militia', 'p1'],
      ['mage', 'p2'],
    ])
    game.seat('p1', 'tower archer')
    expect(game.whyNot('p1', 'site w')).toBe('RIFT-TOWER-05 twoTowers')
    expect(game.waitsFor()).toBe('p1 tower.site')
  })

  test('[RIFT-EX-75] [RIFT-WHITE-03] [RIFT-WHITE-04] the team decides who picks up each of them, whoever played it', () => {
    const game = shown('RIFT-EX-75')
    expect(game.options('p3')).toEqual(['give w 0 p2', 'give w 0 p3', 'give w 1 p1', 'give w 1 p3', 'ready'])
    game.seat('p3', 'give w 0 p2').seat('p1', 'give w 1 p3')
    expect(game.refused('p1', 'give w 1 p3')).toBe('RIFT-WHITE-03 alreadyGiven')
    game.all('ready')
    expect([game.hand('p1'), game.hand('p2'), game.hand('p3')]).toEqual([[], ['militia'], ['mage']])
    expect(game.open.given).toEqual([])
    expect(game.waitsFor()).toBe('p1 act + p2 act + p3 act')
  })

  test('[RIFT-RULING-57] who played it gets it unless the last word says otherwise; all must be ready', () => {
    const game = given({ map: WHITE, sites: { w: 'archer n p1', a: 'mage n p1' } }).from(5)
    game.seat('p1', 'give w 0 p2', 'ready').seat('p2', 'give w 0 p1', 'ready')
    expect(game.of('assigned').map(({ to }) => to)).toEqual(['p2', 'p1'])
    expect(game.hand('p1')).toEqual(['mage', 'archer'])
    expect(game.waitsFor()).toBe(TEAM)

    // a change by one who was ready takes that word back
    const changed = given({ map: WHITE, sites: { w: 'archer n p1' } }).from(5)
    changed.seat('p1', 'ready', 'give w 0 p2').seat('p2', 'ready')
    expect(changed.table.waiting).toEqual(['p1'])
    expect(changed.refused('p1', 'give a 0 p2')).toBe('RIFT-PICKUP-01 noTowerThere')
    expect(changed.waitsFor()).toBe('p1 pickup + p2 pickup')
  })

  test('[RIFT-RULING-57] nobody is asked alone, or about face-down towers', () => {
    const alone = given({ players: 1, map: WHITE, sites: { w: 'archer n p1' } }).from(5)
    expect(alone.hand('p1')).toEqual(['archer'])
    expect(alone.waitsFor()).toBe('p1 round.colour')
  })

  test('[RIFT-WHITE-05] a face-down tower there returns to the supply', () => {
    const game = given({ map: WHITE, sites: { w: 'archer n p1 down' }, supply: { archer: 1 } }).from(5)
    expect(game.open.supply.archer).toBe(2)
    expect([game.hand('p1'), game.hand('p2')]).toEqual([[], []])
    expect(game.waitsFor()).toBe(TEAM)
  })
})
