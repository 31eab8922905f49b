import { describe, expect, test } from 'vitest'
import { type Arms, given, type Position } from '../../test/given.ts'
import { won } from '../../test/outcome.ts'
import { canBeRecruited } from './troop.query.ts'

describe('[VIC-UNIT-09] the hero heals up to its Health, whatever heals it', () => {
  const hp = (position: Position): number =>
    given({ place: 'ATL-5', sport: ['S14'], ...position })
      .from('event')
      .do('accept').open.hero.hp
  test.each([
    [2, 4],
    [3, 5],
    [4, 5],
    [5, 5],
    [7, 7],
  ])('a card that heals 2: from %i to %i', (from, to) => {
    expect(hp({ hp: from })).toBe(to)
  })
  test('Endurance 2 heals 1, never above Health', () => {
    const enduring = (from: number): number =>
      given({ place: 'ATL-3', hp: from, prowess: ['endurance-1', 'endurance-2'] })
        .from('event')
        .do('accept').open.hero.hp
    expect([enduring(5), enduring(6), enduring(7)]).toEqual([6, 7, 7])
  })
})

describe('after the combat', () => {
  test('[VIC-CLEANUP-13] nothing of it is left for the next round', () => {
    const game = won({ combat: { mine: ['hero F3'] } }).do('health')
    expect([game.open.combat, game.open.outcomeOfCombat, game.open.phase]).toEqual([undefined, undefined, 'travel'])
  })
  test('[VIC-REWARD-02] Borrowed Banners bring a tactic for a unit won by a Sport, not for one of a Bloodshed', () => {
    const gained = (combat: Arms, ...answers: string[]): number =>
      won({
        prowess: ['borrowed-banners'],
        units: [],
        combat: { mine: ['hero F3'], fallenRivals: ['reptilian'], ...combat },
      })
        .do(...answers)
        .of('tacticGained').length
    expect(gained({ event: 'B12' }, 'health')).toBe(0)
    expect(gained({ sport: 'hill' }, 'recruit reptilian', 'tactic stun')).toBe(1)
  })
  test('[VIC-RECRUIT-03] [VIC-BANE-07] neutral, faction and opportunity units join a troop, nobody else', () => {
    const chips = ['archer.1', 'reptilian', 'pythia', 'erinys', 'ambush', 'kennel-beast', 'bingqing', 'taotie', 'head']
    expect(chips.filter(canBeRecruited)).toEqual(['archer.1', 'reptilian', 'pythia'])
  })
})
