import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'

describe('bonuses [TAC-DUNGEON-23]', () => {
  test('Spark Crystal: every unit of yours regains 1 Health', () => {
    const game = given({ mode: 'solo', units: { p1: 'FX 1x2:A1 h3, BX A1 h5, RX B1, WX A2' } })
    game.seat('p1', 'fighter in A2', 'use')
    expect(game.health('p1.fighter', 'p1.beast', 'p1.rogue', 'p1.wizard')).toEqual([4, 6, 8, 7])
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('a bonus that would change nothing is not offered', () => {
    const game = given({ mode: 'solo', units: { p1: 'FX 1x2:A1' } }).seat('p1', 'fighter in A2')
    expect(game.open.crystals['1x2']).toBe('green')
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-DUNGEON-23] Root Crystal and Storm Crystal are not offered where nobody is left to help or to Weaken', () => {
    const root = given({ mode: 'solo', units: { p1: 'FX 3x2:B2' } }).seat('p1', 'fighter in C2')
    expect([root.of('crystalTaken').length, root.waitsFor()]).toEqual([1, 'p1 move.go'])
    const hurt = given({ mode: 'solo', units: { p1: 'FX 3x2:B2, BX - h11' } }).seat('p1', 'fighter in C2')
    expect(hurt.waitsFor()).toBe('p1 crystal.bonus')
    const tired = given({ mode: 'solo', units: { p1: 'FX 3x2:B2, BX - weak' } }).seat('p1', 'fighter in C2')
    expect(tired.waitsFor()).toBe('p1 crystal.bonus')
    const storm = (e1: string) => given({ mode: 'solo', units: { p1: 'FX 5x4:C3', e1 } }).seat('p1', 'fighter in C4')
    expect(storm('EF - weak, EB - weak, ER - weak, EW - weak').waitsFor()).toBe('p1 move.go')
    expect(storm('EF - weak, EB - weak, ER - weak, EW -').waitsFor()).toBe('p1 crystal.bonus')
  })

  test('Tide Crystal: the Ammo and Mana of all your units', () => {
    const game = given({ mode: 'solo', units: { p1: 'FX 2x2:B1 s0, BX A1, RX B1 s1, WX A2 s2' } })
    game.seat('p1', 'fighter in B2', 'use')
    expect([game.supply('p1.fighter'), game.supply('p1.rogue'), game.supply('p1.wizard')]).toEqual([3, 5, 6])
    expect(game.supply('p1.beast')).toBe(0)
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('a crystal is offered for the one unit it helps', () => {
    const tide = given({ mode: 'solo', units: { p1: 'FX 2x2:B1 s0' } }).seat('p1', 'fighter in B2')
    expect(tide.options('p1')).toContain('use')
    const root = given({ mode: 'solo', units: { p1: 'FX 3x2:C1 h1' } }).seat('p1', 'fighter in C2')
    expect(root.options('p1')).toContain('use')
  })

  test('Root Crystal: one unit of yours regains all and loses its Weakened Token', () => {
    const game = given({ mode: 'solo', units: { p1: 'FX 3x2:C1, BX A1 h2 weak, RX B1 h1' } })
    game.seat('p1', 'fighter in C2', 'use')
    expect(game.options('p1')).toEqual(['unit p1.rogue', 'unit p1.beast'])
    game.seat('p1', 'unit p1.beast')
    expect(game.health('p1.beast', 'p1.rogue')).toEqual([12, 1])
    expect(game.weak('p1.beast')).toBe(false)
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('Storm Crystal: up to two Enemy Units become Weakened', () => {
    const storm = () => given({ mode: 'solo', units: { p1: 'RX 5x4:C3', e1: 'EB A1, EF B1 weak, ER A2' } })
    const two = storm().seat('p1', 'rogue in C4', 'use')
    expect(two.options('p1')).toEqual(['unit e1.wizard', 'unit e1.rogue', 'unit e1.beast'])
    two.seat('p1', 'unit e1.rogue')
    expect(two.options('p1')).toEqual(['unit e1.wizard', 'unit e1.beast', 'done'])
    two.seat('p1', 'unit e1.beast')
    expect(['e1.rogue', 'e1.beast', 'e1.wizard'].map(id => two.weak(id as 'e1.rogue'))).toEqual([true, true, false])
    expect(two.waitsFor()).toBe('p1 move.go')
    const one = storm().seat('p1', 'rogue in C4', 'use', 'unit e1.rogue', 'done')
    expect(one.weak('e1.beast')).toBe(false)
    expect(one.waitsFor()).toBe('p1 move.go')
  })

  test.each([
    [3, 5],
    [6, 7],
  ])('Hour Crystal: the Time Token goes back 2, not above its cap (%i to %i)', (from, to) => {
    const game = given({ mode: 'solo', time: from, units: { p1: 'FX 8x1:G1' } }).dice('star', 'star', 'star')
    game.seat('p1', 'fighter in H1', 'use')
    expect(game.open.time).toBe(to)
    expect(game.of('timePassed')).toEqual([{ type: 'timePassed', from, to, cause: '8x1' }])
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('Hour Crystal: at the cap it is not offered', () => {
    const game = given({ mode: 'solo', units: { p1: 'FX 8x1:G1' } }).seat('p1', 'fighter in H1')
    expect(game.of('crystalTaken')).toHaveLength(1)
    expect(game.waitsFor()).toBe('p1 move.go')
  })
})

describe('Co-op [TAC-COOP-14]', () => {
  test('[TAC-RULING-92] a bonus is for the taker’s own units, Enemy Units are free among both Solo Enemies', () => {
    const spark = given({ mode: 'coop', units: { p1: 'FX 1x2:A1, BX A1 h5', p2: 'BX B1 h5' } })
    spark.seat('p1', 'fighter in A2', 'use')
    expect(spark.health('p1.beast', 'p2.beast')).toEqual([6, 5])
    expect(spark.waitsFor()).toBe('p1 move.go')
    const storm = given({ mode: 'coop', units: { p1: 'RX 5x4:C3' } }).seat('p1', 'rogue in C4', 'use')
    expect(storm.options('p1').filter(id => id.startsWith('unit e2'))).toHaveLength(4)
    expect(storm.waitsFor()).toBe('p1 crystal.unit')
  })

  test('[TAC-COOP-14] [TAC-RULING-92] a crystal taken by one opens the last dungeon for the other', () => {
    const game = given({
      mode: 'coop',
      crystals: { '2x2': 'green', '3x2': 'green', '5x4': 'green', '8x1': 'green' },
      units: { p1: 'FX 1x2:A1', p2: 'FX J6' },
      turn: { owner: 'p1' },
    })
    game.seat('p1', 'fighter in A2', 'stop', 'done')
    for (let i = 0; game.waitsFor() !== 'p2 turn.act' && i < 9; i++) {
      const [first] = game.table.decisions
      game.seat(first?.seat as 'p1', first?.options.at(-1)?.id as string)
    }
    expect(game.after('p2', 'fighter enter')).toEqual(['8x5'])
    expect(game.waitsFor()).toBe('p2 turn.act')
  })
})
