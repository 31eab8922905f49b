import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'

describe('the Event Phase', () => {
  test('[VIC-EVENT-01] [VIC-EVENT-03] at a capital the primus is fought at once, and nobody watches', () => {
    const game = given({ act: 2, place: 'KUN-3', from: 'KUN-2' }).do('to KUN-C')
    expect(game.combat).toMatchObject({ kind: 'primus', region: 'KUN' })
    expect(game.open.phase).toBe('combat')
    expect(game.options).not.toContain('spectate')
    expect(game.of('accepted')).toEqual([])
    expect(game.waitsFor()).toBe('p1 rival.start')
  })

  test('[VIC-EVENT-01] in Act IV the Vesuvian capital holds the scion', () => {
    const game = given({ act: 4, place: 'VES-1', from: 'VES-3', primuses: ['-decimus'] }).do('to VES-C')
    expect(game.combat).toMatchObject({ kind: 'scion', region: 'VES' })
    expect(game.waitsFor()).toBe('p1 rival.start')
  })

  test('[VIC-EVENT-02] [VIC-EVENT-04] elsewhere the front card of the place’s deck is accepted or watched; the next stays hidden', () => {
    for (const [place, card] of [
      ['ATL-5', 'S01'],
      ['ATL-3', 'B01'],
      ['ATL-6', 'O01'],
    ] as const) {
      const game = given({ place, phase: 'travel' }).from('event')
      expect(game.options).toEqual(['accept', 'spectate'])
      expect(game.table.decisions[0]?.options.map(({ at }) => at)).toEqual([`card ${card}`, `card ${card}`])
      expect(game.of('cardRevealed')).toEqual([])
      expect(game.table.learned).toBe(false)
      expect(game.waitsFor()).toBe('p1 event')
    }
  })

  test('[VIC-EVENT-05] Sport and Bloodshed are combats, an Opportunity is none', () => {
    const sport = given({ place: 'ATL-5', sport: ['S02'] })
      .from('event')
      .do('accept')
    expect(sport.combat).toMatchObject({ kind: 'sport', event: 'S02', sport: 'flag' })
    const blood = given({ place: 'ATL-3', bloodshed: ['B03'] })
      .from('event')
      .do('accept')
    expect(blood.combat).toMatchObject({ kind: 'bloodshed', event: 'B03' })
    expect([sport.open.phase, blood.open.phase]).toEqual(['combat', 'combat'])
    const opportunity = given({ place: 'ATL-6' }).from('event').do('accept')
    expect([opportunity.open.combat, opportunity.open.phase]).toEqual([undefined, 'event'])
    // both cards lie open now
    expect(opportunity.open.known.opportunity).toEqual(['O02'])
    expect([sport.waitsFor(), blood.waitsFor(), opportunity.waitsFor()]).toEqual([
      'p1 combat.tribune',
      'p1 rival.start',
      'p1 opportunity.keep',
    ])
  })

  test('[VIC-OPPORTUNITY-07] at this question, too, an Opportunity that cannot be claimed says why', () => {
    const game = given({ place: 'ATL-3', opportunities: ['O02'] }).from('event')
    expect(game.refused('claim O02')).toBe('VIC-OPPORTUNITY-07 notMet')
    expect(game.refused('claim O05')).toBe('VIC-OPPORTUNITY-04 notInCamp')
    const late = given({ place: 'ATL-3', weeks: 11, opportunities: ['O22'], blessings: 1 }).from('event')
    expect(late.refused('accept')).toBe('VIC-EVENT-06 noWeekToAccept')
    expect([game.waitsFor(), late.waitsFor()]).toEqual(['p1 event', 'p1 event'])
  })

  test('[VIC-RULING-114] where the deck is empty one can only watch, and sees nothing', () => {
    const game = given({ place: 'ATL-6', only: true, opportunities: ['O22'], blessings: 1, hp: 2 }).from('event')
    expect(game.options).toEqual(['spectate', 'do O22'])
    expect(game.refused('accept')).toBe('VIC-RULING-114 deckEmpty')
    game.do('spectate')
    expect(game.of('spectated')).toEqual([])
    expect([game.open.influence, game.open.hero.hp]).toEqual([1, 5])
    expect(game.waitsFor()).toBe('p1 travel')
  })
})
