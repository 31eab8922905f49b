import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

const TEAM = 'p1 act + p2 act'
const SHOP = 'p1 shop + p2 shop'

describe('phase 6', () => {
  test('[RIFT-BUY-01] [RIFT-BUY-02] [RIFT-BUY-04] level 1 for 2 crystals, level 2 for 3, into any hand', () => {
    const game = given({ crystals: 5, supply: { archer: 2, adept: 1 } }).from(6)
    game.seat('p1', 'buy archer p2').seat('p2', 'buy adept p1')
    expect(game.open.crystals).toBe(0)
    expect([game.hand('p1'), game.hand('p2')]).toEqual([['adept'], ['archer']])
    expect(game.open.supply).toMatchObject({ archer: 1, adept: 0 })
    expect(game.of('bought')).toEqual([
      { type: 'bought', seat: 'p1', tower: 'archer', to: 'p2', price: 2, crystals: 3 },
      { type: 'bought', seat: 'p2', tower: 'adept', to: 'p1', price: 3, crystals: 0 },
    ])
    expect(game.waitsFor()).toBe(SHOP)
  })

  test('[RIFT-BUY-03] levels 3 and 4 are not for sale', () => {
    const game = given({ crystals: 12 }).from(6)
    expect(game.options('p1').some(id => id.startsWith('buy wizard'))).toBe(false)
    expect(game.refused('p1', 'buy wizard p1')).toBe('RIFT-BUY-03 notForSale')
    expect(game.refused('p1', 'buy tesla-tower p1')).toBe('RIFT-BUY-03 notForSale')
    expect(game.waitsFor()).toBe(SHOP)
  })

  test('[RIFT-EX-31] [RIFT-BUY-05] as many as crystals and supply allow', () => {
    // given 11 crystals and hordes worth 2 and 1 that fall in phase 3
    const game = shown('RIFT-EX-31')
    expect(game.open.crystals).toBe(12)
    game.seat('p1', 'buy adept p1', 'buy marksmen p1', 'buy archer p2', 'buy mage p2', 'buy archer p2')
    expect(game.open.crystals).toBe(0)
    expect(game.options('p1').some(id => id.startsWith('buy'))).toBe(false)
    expect(game.refused('p1', 'buy archer p1')).toBe('RIFT-BUY-05 tooDear')
    expect(game.refused('p1', 'buy wizard p1')).toBe('RIFT-BUY-03 notForSale')
    expect(game.waitsFor()).toBe(SHOP)
  })

  test('[RIFT-BUY-06] buying is optional and unspent crystals are kept', () => {
    const game = given({ crystals: 7 }).from(6).all('ready')
    expect(game.open.crystals).toBe(7)
    expect(game.open.round).toBe(3)
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-BUY-07] [RIFT-RULING-58] anybody may give back what another bought, until all are ready', () => {
    const game = given({ crystals: 4 }).from(6).seat('p1', 'buy archer p1', 'ready')
    game.seat('p2', 'refund archer p1')
    expect(game.open.crystals).toBe(4)
    expect(game.hand('p1')).toEqual([])
    expect(game.of('refunded')).toEqual([
      { type: 'refunded', seat: 'p2', tower: 'archer', to: 'p1', price: 2, crystals: 4 },
    ])
    expect(game.refused('p2', 'refund archer p1')).toBe('RIFT-RULING-58 notBought')
    // one who buys is not ready any more; the other's word stands
    game.seat('p1', 'buy mage p2').seat('p2', 'ready').seat('p1', 'buy mage p2')
    expect(game.open.ready).toEqual(['p2'])
    game.seat('p1', 'ready')
    expect(game.hand('p2')).toEqual(['mage', 'mage'])
    expect(game.open.bought).toEqual([])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-BUY-08] only what is in the supply and within the level of the scenario', () => {
    const game = given({ crystals: 12, maxLevel: 2, supply: { archer: 1, mage: 0 } }).from(6)
    expect(game.refused('p1', 'buy mage p1')).toBe('RIFT-BUY-08 notInSupply')
    expect(game.refused('p1', 'buy wizard p1')).toBe('RIFT-BUY-08 aboveMaxLevel')
    game.seat('p1', 'buy archer p1')
    expect(game.refused('p2', 'buy archer p2')).toBe('RIFT-BUY-08 notInSupply')
    expect(game.waitsFor()).toBe(SHOP)
  })

  test('[RIFT-CRYSTAL-04] crystals are spent in phase 6 only', () => {
    const game = given({ crystals: 12 })
    expect(game.options('p1').some(id => id.startsWith('buy'))).toBe(false)
    expect(game.refused('p1', 'buy archer p1')).toBe('')
    game.all('ready')
    expect(game.open.phase).toBe(6)
    expect(game.waitsFor()).toBe(SHOP)
  })

  test('nobody is asked while nothing can be bought', () => {
    const game = given({ crystals: 1 }).from(6)
    expect(game.open.round).toBe(3)
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('storms change the price, and a refund gives back what was paid', () => {
    const dear = given({ crystals: 3, storm: 'PS15' }).from(6)
    expect(dear.refused('p1', 'buy adept p1')).toBe('RIFT-BUY-05 tooDear')
    dear.seat('p1', 'buy archer p1')
    expect(dear.open.crystals).toBe(0)
    dear.seat('p1', 'refund archer p1')
    expect(dear.open.crystals).toBe(3)
    expect(dear.waitsFor()).toBe(SHOP)

    const cheap = given({ crystals: 1, storm: 'PS16' }).from(6).seat('p1', 'buy archer p1')
    expect(cheap.open.crystals).toBe(0)
    expect(cheap.waitsFor()).toBe(SHOP)
  })
})
