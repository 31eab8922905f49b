import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

const TEAM = 'p1 act + p2 act'

describe('passing', () => {
  test('[RIFT-EX-27] [RIFT-PASS-01] [RIFT-PASS-02] [RIFT-PASS-03] the next level arrives, the card itself returns to the supply', () => {
    const game = shown('RIFT-EX-27').seat('p1', 'pass archer p2')
    expect(game.open.incoming.p2).toEqual(['marksmen'])
    expect(game.hand('p1')).toEqual([])
    expect(game.open.supply).toMatchObject({ marksmen: 2, archer: 3 })
    expect(game.of('towerPassed')).toEqual([
      { type: 'towerPassed', seat: 'p1', to: 'p2', tower: 'archer', as: 'marksmen' },
    ])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-PASS-08] what is incoming cannot be used before phase 5', () => {
    const game = given({ hands: { p1: ['archer'] } }).seat('p1', 'pass archer p2')
    expect(game.refused('p2', 'tower marksmen')).toBe('RIFT-PASS-08 stillIncoming')
    expect(game.refused('p2', 'pass marksmen p1')).toBe('RIFT-PASS-01 notInHand')
    game.all('ready')
    expect(game.hand('p2')).toEqual(['marksmen'])
    expect(game.options('p2')).toContain('tower marksmen')
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-EX-28] [RIFT-PASS-04] without the next level in the supply the card itself arrives', () => {
    const game = shown('RIFT-EX-28').seat('p1', 'pass archer p2')
    expect(game.open.incoming.p2).toEqual(['archer'])
    expect(game.open.supply).toMatchObject({ marksmen: 0, archer: 2 })
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-EX-29] [RIFT-PASS-05] [RIFT-RULING-27] at the highest level of the scenario a tower is passed unchanged', () => {
    const game = shown('RIFT-EX-29').seat('p1', 'pass adept p2')
    expect(game.open.incoming.p2).toEqual(['adept'])
    expect(game.of('towerPassed')[0]).toMatchObject({ tower: 'adept', as: 'adept' })
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-PASS-06] where an upgrade is possible there is no passing without it', () => {
    const game = given({ hands: { p1: ['archer'] } })
    expect(game.after('p1', 'pass')).toEqual(['archer p2'])
    expect(game.refused('p1', 'pass archer p2 archer')).toBe('RIFT-PASS-02 notThatUpgrade')
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-EX-30] [RIFT-PASS-07] [RIFT-RULING-27] of two level 4 towers the passer picks; the only one left must be taken', () => {
    const both = shown('RIFT-EX-30', 1)
    expect(both.after('p1', 'pass')).toEqual(['howitzer p2 big-bertha', 'howitzer p2 tesla-tower'])
    both.seat('p1', 'pass howitzer p2 tesla-tower')
    expect(both.open.incoming.p2).toEqual(['tesla-tower'])
    expect(both.open.supply['tesla-tower']).toBe(0)
    expect(both.waitsFor()).toBe(TEAM)

    const one = shown('RIFT-EX-30', 2)
    expect(one.after('p1', 'pass')).toEqual(['howitzer p2'])
    one.seat('p1', 'pass howitzer p2')
    expect(one.open.incoming.p2).toEqual(['tesla-tower'])
    expect(one.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-PASS-07] [RIFT-PASS-04] what can be passed follows the supply of the moment, by every player to all others', () => {
    const passes = (bertha: number, tesla: number, players: 2 | 3 = 2, seat: 'p1' | 'p2' = 'p1') =>
      given({
        players,
        hands: { [seat]: ['howitzer'] },
        supply: { 'big-bertha': bertha, 'tesla-tower': tesla },
      }).after(seat, 'pass howitzer')
    const both = ['p2 big-bertha', 'p2 tesla-tower']
    expect([passes(1, 1), passes(1, 0), passes(0, 1), passes(0, 0)]).toEqual([both, ['p2'], ['p2'], ['p2']])
    expect([passes(1, 0), passes(1, 1), passes(1, 0, 3), passes(1, 1, 2, 'p2')]).toEqual([
      ['p2'],
      both,
      ['p2', 'p3'],
      ['p1 big-bertha', 'p1 tesla-tower'],
    ])
    const arriving = (bertha: number, tesla: number) =>
      given({ hands: { p1: ['howitzer'] }, supply: { 'big-bertha': bertha, 'tesla-tower': tesla } }).seat(
        'p1',
        'pass howitzer p2',
      ).open.incoming.p2
    expect([arriving(1, 0), arriving(0, 1), arriving(0, 0)]).toEqual([['big-bertha'], ['tesla-tower'], ['howitzer']])
  })

  test('[RIFT-PASS-09] nothing else upgrades: a tower that is built, or bought, keeps its level', () => {
    const game = given({ hands: { p1: ['archer'] }, crystals: 2 })
      .seat('p1', 'tower archer', 'a n')
      .all('ready')
    game.seat('p1', 'buy mage p1').all('ready')
    expect(game.hand('p1')).toEqual(['archer', 'mage'])
    expect(game.refused('p1', 'upgrade archer marksmen')).toBe('')
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-PASS-10] any number, to different players, besides building', () => {
    const game = given({ players: 3, hands: { p1: ['archer', 'archer', 'mage', 'bombard'] } })
    game.seat('p1', 'pass archer p2', 'pass archer p3', 'tower bombard', 'a n', 'pass mage p3')
    expect(game.open.incoming).toMatchObject({ p1: [], p2: ['marksmen'], p3: ['marksmen', 'adept'] })
    expect(game.waitsFor()).toBe('p1 act + p2 act + p3 act')
  })

  test('[RIFT-PASS-01] not to oneself', () => {
    const game = given({ hands: { p1: ['archer'] } })
    expect(game.refused('p1', 'pass archer p1')).toBe('RIFT-PASS-01 passToSelf')
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-PASS-07] a pass that is possible has no reason against it, with and without its branch', () => {
    const game = given({ hands: { p1: ['archer', 'howitzer'] } })
    expect(game.table.whyNot('p1', 'pass archer p2')).toBeUndefined()
    expect(game.table.whyNot('p1', 'pass howitzer p2 tesla-tower')).toBeUndefined()
    expect(game.whyNot('p1', 'pass howitzer p2 archer')).toBe('RIFT-PASS-02 notThatUpgrade')
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-PASS-11] a tower on a site cannot be passed', () => {
    const game = given({ sites: { a: 'archer n p1' } })
    expect(game.refused('p1', 'pass archer p2')).toBe('RIFT-PASS-01 notInHand')
    expect(game.waitsFor()).toBe(TEAM)
  })
})

describe('alone', () => {
  test('[RIFT-SOLO-10] upgrading replaces passing: the next level waits in the own slot', () => {
    const game = given({ players: 1, hands: { p1: ['archer', 'howitzer'] }, supply: { archer: 1, marksmen: 1 } })
    expect(game.after('p1', 'upgrade')).toEqual(['archer', 'howitzer big-bertha', 'howitzer tesla-tower'])
    expect(game.after('p1', 'pass')).toEqual([])
    game.seat('p1', 'upgrade archer')
    expect(game.open.incoming.p1).toEqual(['marksmen'])
    expect(game.open.supply).toMatchObject({ archer: 2, marksmen: 0 })
    expect(game.options('p1')).not.toContain('tower marksmen')
    game.seat('p1', 'ready', 'colour blue')
    expect(game.hand('p1')).toEqual(['howitzer', 'marksmen'])
    expect(game.waitsFor()).toBe('p1 act')
  })

  test('[RIFT-RULING-67] without the next card a tower stays in hand', () => {
    const game = given({ players: 1, maxLevel: 2, hands: { p1: ['marksmen', 'archer'] }, supply: { marksmen: 0 } })
    expect(game.after('p1', 'upgrade')).toEqual([])
    expect(game.refused('p1', 'upgrade archer')).toBe('RIFT-RULING-67 noUpgrade')
    expect(game.refused('p1', 'upgrade marksmen')).toBe('RIFT-RULING-67 noUpgrade')
    expect(game.waitsFor()).toBe('p1 act')
  })
})
