import { describe, expect, test } from 'vitest'
import type { Position } from '../../test/given.ts'
import { failed, won } from '../../test/outcome.ts'

describe('the Cleanup Phase', () => {
  test('[VIC-CLEANUP-02] [VIC-CLEANUP-03] [VIC-RULING-85] first the week, then the reward, then the rest in its order', () => {
    const game = won({
      weeks: 2,
      combat: {
        mine: ['hero F3', 'archer.1 F4 adrenaline'],
        rival: ['attacker.2 B2 stun:rival:3'],
        fallenRivals: ['lanista'],
        drawn: ['ambush'],
        rivalTactics: ['hamstring'],
        tally: { fallenMine: ['defender.1'] },
      },
      units: ['attacker.1'],
      defeated: ['defender.1'],
    })
    expect(game.open.weeks).toBe(3)
    expect(game.waitsFor()).toBe('p1 reward.bloodshed')
    game.do('health')
    expect(game.types()).toEqual([
      'combatEnded',
      'weekMarked',
      'rewardChosen',
      'statRaised',
      'hpGained',
      'returned',
      'returned',
      'tacticReturned',
      'tacticReturned',
      'tacticReturned',
      'returned',
    ])
    expect(game.of('returned').map(({ what, chips }) => [what, ...chips])).toEqual([
      ['rivals', 'lanista', 'attacker.2'],
      ['banes', 'ambush'],
      ['fallen', 'defender.1'],
    ])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-CLEANUP-04] every rival unit goes into the bag: from the arena, the column and the fallen', () => {
    const game = failed({
      bag: [],
      combat: { mine: ['hero F3'], rival: ['attacker.2 B2'], column: ['reptilian'], fallenRivals: ['lanista'] },
    })
    expect(game.open.bag).toEqual(['attacker.2', 'lanista', 'reptilian'])
    expect(game.pile('bag').toSorted()).toEqual(['attacker.2', 'lanista', 'reptilian'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-CLEANUP-05] drawn banes go back into the bag, camp banes stay', () => {
    const game = failed({
      bag: [],
      campBanes: ['hunted'],
      combat: { mine: ['hero F3'], rival: ['erinys B2 thick-hides'], drawn: ['thick-hides', 'ambush'] },
    })
    expect(game.open.bag).toEqual(['ambush', 'erinys', 'thick-hides'])
    expect(game.open.camp.banes).toEqual(['hunted'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-CLEANUP-06] arena chips leave with the combat, beasts among them', () => {
    const game = failed({
      bag: [],
      combat: { arena: 'REF', mine: ['hero F3'], rival: ['archer.2 B2'], beasts: ['beast.1 D4'] },
    })
    expect(game.open.combat).toBeUndefined()
    expect(game.open.bag).toEqual(['archer.2'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-CLEANUP-07] all tactics return to the supply, only your own unused ones stay', () => {
    const game = failed({
      tactics: ['stun'],
      combat: {
        mine: ['hero F3', 'archer.1 F4 adrenaline'],
        rival: ['attacker.2 B2 hamstring stun:rival:3'],
        rivalTactics: ['bolster-health'],
      },
    })
    expect(game.open.camp.tactics).toEqual(['stun'])
    expect(game.open.tactics).toEqual({ adrenaline: 3, 'bolster-health': 3, hamstring: 3, stun: 2 })
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-CLEANUP-08] [VIC-LETHAL-02] after a lethal combat, won or lost, your defeated units are lost', () => {
    const position = { units: [], defeated: ['defender.1'], bag: [], combat: { mine: ['hero F3'] } } as const
    for (const game of [won(position).do('health'), failed(position)]) {
      expect(game.open.camp).toMatchObject({ units: [], defeated: [] })
      expect(game.open.bag).toEqual(['defender.1'])
      expect(game.waitsFor()).toBe('p1 travel')
    }
  })

  test('[VIC-CLEANUP-09] [VIC-LETHAL-03] after a Sport they are turned face up', () => {
    const game = failed({ units: [], defeated: ['defender.1'], bag: [], combat: { sport: 'hill', mine: ['hero F3'] } })
    expect(game.open.camp).toMatchObject({ units: ['defender.1'], defeated: [] })
    expect(game.open.bag).toEqual([])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-CLEANUP-10] [VIC-CLEANUP-11] the hero keeps its HP, the others come home as they were', () => {
    const game = failed({
      health: 6,
      units: ['attacker.1'],
      combat: { mine: ['hero F3 hp3', 'archer.1 F4 hp1'], rival: ['archer.2 B2'] },
    })
    expect(game.open.hero.hp).toBe(3)
    expect(game.open.camp.units).toEqual(['attacker.1', 'archer.1'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-CLEANUP-12] [VIC-CLEANUP-13] the card goes under its deck, and a new round begins', () => {
    const game = failed({
      round: 3,
      sport: ['S05', 'S06'],
      only: true,
      combat: { event: 'S01', sport: 'hill', mine: ['hero F3'] },
    })
    expect([game.open.fronts.sport, ...game.pile('sport')]).toEqual(['S05', 'S06', 'S01'])
    expect(game.open.round).toBe(4)
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('the only card of its deck lies in front again', () => {
    const game = failed({ only: true, combat: { event: 'B04', mine: ['hero F3'] } })
    expect(game.open.fronts.bloodshed).toBe('B04')
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-85] a beaten primus leaves the game', () => {
    const game = won({
      place: 'KUN-C',
      units: ['archer.1', 'defender.1', 'tactician.1', 'tactician.2'],
      bag: [],
      combat: {
        kind: 'primus',
        arena: 'KUN',
        mine: ['hero F3'],
        rival: ['primus=bingqing B2'],
        fallenRivals: ['lanista'],
      },
    }).do('prowess grand-entrance')
    expect(game.open.bag).toEqual(['lanista'])
    expect(game.of('primusBeaten')).toEqual([{ type: 'primusBeaten', hero: 'bingqing' }])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('No Life Wasted: the first to fall in a lethal combat is restored', () => {
    const position: Position = {
      hero: 'bingqing',
      prowess: ['no-life-wasted'],
      units: [],
      defeated: ['tactician.1', 'archer.1'],
      bag: [],
      combat: { mine: ['hero F3'], tally: { fallenMine: ['tactician.1', 'archer.1'] } },
    }
    const game = won(position).do('health')
    expect(game.open.camp.units).toEqual(['tactician.1'])
    expect(game.open.bag).toEqual(['archer.1'])
    const without = won({ ...position, prowess: [] }).do('health')
    expect(without.open.camp.units).toEqual([])
    expect([game.waitsFor(), without.waitsFor()]).toEqual(['p1 travel', 'p1 travel'])
  })

  test('wins are recorded with their act', () => {
    const game = won({ act: 2, combat: { event: 'B01', mine: ['hero F3'] } }).do('health')
    expect(game.open.deeds).toMatchObject({ bloodshedWins: [2], sportWins: [] })
    expect(game.open.deeds.fights).toEqual([{ place: 'ATL-1', what: 'B01', result: 'won', act: 2 }])
    expect(game.waitsFor()).toBe('p1 travel')
  })
})
