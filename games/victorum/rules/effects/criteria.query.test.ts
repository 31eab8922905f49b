import { describe, expect, test } from 'vitest'
import type { OpportunityId } from '../../content/ids.ts'
import { OPPORTUNITY_IDS } from '../../content/opportunities.ts'
import type { Arms } from '../../position/arms.ts'
import { given, type Position } from '../../test/given.ts'
import { failed, won } from '../../test/outcome.ts'
import { openOf } from '../../position/open.ts'
import { isMet, progressOf } from './criteria.query.ts'

/** Is the card claimable right after the rewards of a won combat? */
const claimable = (card: OpportunityId, combat: Arms, position: Position = {}): boolean => {
  const game = won({ ...position, opportunities: [card], combat: { mine: ['hero F3'], ...combat } })
  while (game.asked?.startsWith('reward') && game.asked !== 'reward.claim') game.do(game.options[0] ?? '')
  return game.of('opportunityMet').some(fact => fact.card === card)
}
const metNow = (position: Position, card: OpportunityId): boolean => {
  const open = openOf({ ...position, opportunities: [card] })
  return isMet(open, open.camp.opportunities[0] ?? { card, seen: [], met: false })
}

describe('win criteria', () => {
  test('O02 Clean Hands: a Sport in which nobody of either troop fell', () => {
    expect(claimable('O02', { sport: 'hill' })).toBe(true)
    expect(claimable('O02', { sport: 'hill', tally: { fallenAll: 1 } })).toBe(false)
    expect(claimable('O02', {})).toBe(false)
  })
  test('O03 Unscathed: a Bloodshed with the hero, who lost no HP', () => {
    expect(claimable('O03', {})).toBe(true)
    expect(claimable('O03', { tally: { heroLostHp: true } })).toBe(false)
    expect(claimable('O03', { tally: { heroDeployed: false } })).toBe(false)
    expect(claimable('O03', { sport: 'hill' })).toBe(false)
  })
  test('O01, O04, O33, O34: only if the change was made', () => {
    for (const card of ['O01', 'O04', 'O33', 'O34'] as const) {
      expect(claimable(card, { changes: [card] })).toBe(true)
      expect(claimable(card, {})).toBe(false)
    }
  })
  test('O09 Bare Hands: a Sport begun with three tactics, none of them placed', () => {
    const tactics = { tactics: ['stun', 'stun', 'stun'] } as const
    expect(claimable('O09', { sport: 'hill' }, tactics)).toBe(true)
    expect(claimable('O09', { sport: 'hill', tally: { tacticsPlaced: 1 } }, tactics)).toBe(false)
    expect(claimable('O09', { sport: 'hill' }, { tactics: ['stun', 'stun'] })).toBe(false)
    expect(claimable('O09', {}, tactics)).toBe(false)
  })
  test('O11 Home Crowd: a Sport at home', () => {
    expect(claimable('O11', { sport: 'hill', arena: 'ATL' })).toBe(true)
    expect(claimable('O11', { sport: 'hill', arena: 'KUN' })).toBe(false)
    expect(claimable('O11', { arena: 'ATL' })).toBe(false)
  })
  test('O13 Mercy: a Spar with the tribune in combat at exactly 1 HP', () => {
    const spar = (rival: string): Arms => ({ sport: 'spar', tribune: 'archer.2', rival: [rival] })
    expect(claimable('O13', spar('archer.2 B2 hp1'))).toBe(true)
    expect(claimable('O13', spar('archer.2 B2 hp2'))).toBe(false)
    expect(claimable('O13', { sport: 'spar', tribune: 'archer.2', fallenRivals: ['archer.2'] })).toBe(false)
    expect(claimable('O13', { ...spar('archer.2 B2 hp1'), sport: 'hill' })).toBe(false)
  })
  test('O15 Shieldwall: two Defenders deployed in a Bloodshed, none of them fell', () => {
    const defendersDeployed = ['defender.1', 'reptilian']
    expect(claimable('O15', { tally: { defendersDeployed } })).toBe(true)
    expect(claimable('O15', { tally: { defendersDeployed, fallenMine: ['archer.1'] } })).toBe(true)
    expect(claimable('O15', { tally: { defendersDeployed, fallenMine: ['reptilian'] } })).toBe(false)
    expect(claimable('O15', { tally: { defendersDeployed: ['defender.1'] } })).toBe(false)
  })
  test('O18 Swift Standard: the flag brought home before the end of your fifth turn', () => {
    const flag = (turn: number, more: Arms = {}): boolean =>
      claimable('O18', { sport: 'flag', arena: 'LAM', mine: ['hero F3 flag'], turn, side: 'player', ...more })
    expect([flag(5), flag(6)]).toEqual([true, false])
    expect([flag(5, { side: 'arena' }), flag(4, { side: 'arena' }), flag(5, { side: 'rival' })]).toEqual([
      false,
      true,
      true,
    ])
    // won by elimination, the flag still in the field
    expect(flag(2, { mine: ['hero D4 flag'] })).toBe(false)
    expect(flag(2, { sport: 'spar' })).toBe(false)
  })
  test('O23 Brink of Death: a Bloodshed begun with 2 HP or less, the hero deployed', () => {
    expect(claimable('O23', { tally: { heroHpAtStart: 2 } })).toBe(true)
    expect(claimable('O23', { tally: { heroHpAtStart: 3 } })).toBe(false)
    expect(claimable('O23', { tally: { heroHpAtStart: 2, heroDeployed: false } })).toBe(false)
    expect(claimable('O23', { sport: 'hill', tally: { heroHpAtStart: 2 } })).toBe(false)
  })
  test('O24 and O31: a Bloodshed in the Refugees’ region, any event in the Vesuvians’', () => {
    expect(claimable('O24', { arena: 'REF' })).toBe(true)
    expect(claimable('O24', { arena: 'REF', sport: 'hill' })).toBe(false)
    expect(claimable('O24', { arena: 'ATL' })).toBe(false)
    expect(claimable('O31', { arena: 'VES' })).toBe(true)
    expect(claimable('O31', { arena: 'VES', sport: 'hill' })).toBe(true)
    expect(claimable('O31', { arena: 'ATL' })).toBe(false)
  })
  test('O32 Strategist’s Gambit: a tactic on three turns in a row', () => {
    expect(claimable('O32', { tally: { tacticTurns: [1, 3, 4, 5] } })).toBe(true)
    expect(claimable('O32', { tally: { tacticTurns: [1, 2, 4, 5] } })).toBe(false)
  })
  test('O35 Early Challenge: four unmarked weeks when the capital was entered', () => {
    const primus: Arms = { kind: 'primus', arena: 'KUN' }
    expect(claimable('O35', primus, { weeks: 8, place: 'KUN-C' })).toBe(true)
    expect(claimable('O35', primus, { weeks: 9, place: 'KUN-C' })).toBe(false)
    expect(claimable('O35', {}, { weeks: 0 })).toBe(false)
  })
  test('none of them is met by a failed combat', () => {
    const game = failed({ opportunities: ['O31', 'O03'], combat: { arena: 'VES', mine: ['hero F3'] } })
    expect(game.of('opportunityMet')).toEqual([])
    expect(game.waitsFor()).toBe('p1 travel')
  })
})

describe('feats and counts', () => {
  test('O06, O16, O19, O20: what happens in one combat', () => {
    const met = (card: OpportunityId, combat: Arms): boolean => metNow({ combat }, card)
    expect([met('O06', { tally: { heroKills: 2 } }), met('O06', { tally: { heroKills: 3 } })]).toEqual([false, true])
    expect([met('O16', { tally: { farKills: 1 } }), met('O16', { tally: { farKills: 2 } })]).toEqual([false, true])
    expect(met('O19', { sport: 'hill', tally: { bestScore: 3 } })).toBe(true)
    expect(met('O19', { sport: 'hill', tally: { bestScore: 2 } })).toBe(false)
    expect([met('O20', {}), met('O20', { tally: { giantKilled: true } })]).toEqual([false, true])
  })

  test('[VIC-RULING-30] O05 Pilgrim counts the regions where travel ended since it was taken', () => {
    const game = given({
      place: 'ATL-2',
      opportunities: [{ card: 'O05', seen: ['LAM', 'REF', 'ARG', 'VES'], met: false }],
      deeds: { route: ['KUN-1'] },
    })
    expect(game.options).not.toContain('claim O05')
    game.do('to ATL-1')
    expect(game.open.camp.opportunities[0]?.seen).toEqual(['LAM', 'REF', 'ARG', 'VES', 'ATL'])
    expect(game.of('opportunityMet')).toEqual([{ type: 'opportunityMet', card: 'O05' }])
    expect(game.waitsFor()).toBe('p1 event')
  })

  test('O07 Patient Eye counts regions once each, for watching only', () => {
    const game = given({
      place: 'ATL-5',
      from: 'ATL-4',
      opportunities: [{ card: 'O07', seen: ['LAM', 'ATL'], met: false }],
    })
    game.do('to ATL-6', 'spectate', 'order O02 O03 O04')
    expect(game.open.camp.opportunities[0]?.seen).toEqual(['LAM', 'ATL'])
    game.do('pass REF-H1 REF-1', 'spectate', 'order B02 B03 B04')
    expect(game.of('opportunityMet')).toEqual([{ type: 'opportunityMet', card: 'O07' }])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('O10 Merchant’s Favour: two harbors used in the same act since it was taken', () => {
    const game = given({
      place: 'ATL-5',
      from: 'ATL-4',
      act: 2,
      opportunities: [{ card: 'O10', seen: ['act 1'], met: false }],
    })
    game.do('sail LAM-H2 AMA-H1 AMA-5', 'spectate', 'order S02 S03 S04')
    expect(game.open.camp.opportunities[0]).toEqual({ card: 'O10', seen: ['act 1', 'act 2'], met: false })
    game.do('to AMA-3', 'spectate', 'order O02 O03 O04')
    expect(game.waitsFor()).toBe('p1 event')
    const again = given({ place: 'ATL-5', act: 2, opportunities: [{ card: 'O10', seen: ['act 2'], met: false }] })
    again.do('sail LAM-H2 AMA-H1 AMA-5')
    expect(again.options).toContain('claim O10')
    expect(again.waitsFor()).toBe('p1 event')
  })

  test('O12 Far Shores: won in both regions, in any combat', () => {
    const held = { card: 'O12', seen: ['LAM'], met: false } as const
    const game = won({
      opportunities: [{ ...held, seen: [...held.seen] }],
      combat: { arena: 'KUN', mine: ['hero F3'] },
    })
    game.do('health')
    expect(game.options).toEqual(['claim O12', 'done'])
    game.do('done')
    // it stays met
    expect(game.options).toContain('claim O12')
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-109] O08 and O14: hero, fallen and units in the arena all belong to the troop', () => {
    const four: Position = { units: ['harpooner', 'archer.1'], defeated: ['shade-reaver'] }
    expect(metNow({ ...four, combat: { mine: ['hero F3', 'cloud-dancer F4'] } }, 'O08')).toBe(true)
    expect(metNow(four, 'O08')).toBe(false)
    expect(metNow({ units: ['trench-shark'], defeated: ['brine-hound'] }, 'O14')).toBe(true)
    expect(metNow({ units: ['trench-shark', 'archer.1'] }, 'O14')).toBe(false)
  })

  test('O25, O26: three wins in one act, those before the card included', () => {
    expect(metNow({ deeds: { bloodshedWins: [1, 2, 2, 2] } }, 'O25')).toBe(true)
    expect(metNow({ deeds: { bloodshedWins: [1, 1, 2, 2] } }, 'O25')).toBe(false)
    expect(metNow({ deeds: { sportWins: [1, 1, 1] } }, 'O26')).toBe(true)
    expect(metNow({ deeds: { sportWins: [], bloodshedWins: [1, 1, 1] } }, 'O26')).toBe(false)
    const third = won({ opportunities: ['O25'], deeds: { bloodshedWins: [1, 1] }, combat: { mine: ['hero F3'] } }).do(
      'health',
    )
    expect(third.options).toEqual(['claim O25', 'done'])
    expect(third.open.deeds).toMatchObject({ bloodshedWins: [1, 1, 1], sportWins: [] })
    const sport = won({ combat: { sport: 'hill', mine: ['hero F3'] } })
    expect(sport.open.deeds).toMatchObject({ bloodshedWins: [], sportWins: [1] })
    expect(third.waitsFor()).toBe('p1 reward.claim')
  })

  test('[VIC-RULING-109] O27: two recruits in one act, even if sacrificed at once', () => {
    const game = won({
      opportunities: [{ card: 'O27', seen: ['act 1'], met: false }],
      units: ['archer.1', 'attacker.1', 'defender.1', 'reptilian'],
      combat: { sport: 'hill', mine: ['hero F3'], fallenRivals: ['archer.2'] },
    })
    const first = won({
      opportunities: [{ card: 'O27', seen: [], met: false }],
      units: ['archer.1', 'attacker.1', 'defender.1', 'reptilian'],
      combat: { sport: 'hill', mine: ['hero F3'], fallenRivals: ['archer.2'] },
    }).do('recruit archer.2', 'sacrifice archer.2')
    expect(first.of('opportunityMet')).toEqual([])
    game.do('recruit archer.2', 'sacrifice archer.2')
    expect(game.options).toEqual(['claim O27', 'done'])
    expect(game.waitsFor()).toBe('p1 reward.claim')
  })

  test('[VIC-RULING-108] O28…O30: the pad with prowess, before banes; the troop limit after them', () => {
    expect([metNow({ dice: 'BBY' }, 'O28'), metNow({ dice: 'BBYY' }, 'O28')]).toEqual([false, true])
    expect([metNow({ health: 8 }, 'O29'), metNow({ health: 8, prowess: ['endurance-1'] }, 'O29')]).toEqual([
      false,
      true,
    ])
    const seven = ['archer.1', 'archer.2', 'attacker.1', 'attacker.2', 'defender.1', 'defender.2']
    expect(metNow({ leadership: 8, units: [...seven, 'reptilian'] }, 'O30')).toBe(true)
    expect(metNow({ leadership: 8, units: seven }, 'O30')).toBe(false)
    expect(metNow({ leadership: 8, units: seven, campBanes: ['wavering-banners'] }, 'O30')).toBe(true)
    expect(metNow({ leadership: 7, prowess: ['borrowed-banners'], units: [...seven, 'reptilian'] }, 'O30')).toBe(true)
    expect(metNow({ leadership: 7, units: seven }, 'O30')).toBe(false)
  })
})

describe('progress', () => {
  test('every card has a number to reach, and what it asks of the combat in progress', () => {
    for (const card of OPPORTUNITY_IDS) {
      const open = openOf({ opportunities: [card] })
      const { have, need, onCourse } = progressOf(open, { card, seen: [], met: false })
      expect(need).toBeGreaterThan(0)
      expect(have).toBeLessThanOrEqual(need)
      expect(onCourse).toBeUndefined()
    }
    const fighting = openOf({ combat: { tally: { heroLostHp: true, heroDeployed: true } } })
    expect(progressOf(fighting, { card: 'O03', seen: [], met: false })).toEqual({ have: 0, need: 1, onCourse: false })
    expect(progressOf(fighting, { card: 'O06', seen: [], met: false })).toEqual({ have: 0, need: 3 })
  })
})
