import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'
import { failed, won } from '../../test/outcome.ts'

const HERO_IN = { mine: ['hero F3'], rival: ['archer.2 B2'] } as const

describe('accepting an Opportunity', () => {
  test('[VIC-EX-13] [VIC-OPPORTUNITY-01] [VIC-OPPORTUNITY-02] [VIC-OPPORTUNITY-03] [VIC-RULING-27] one of the two front cards, and a week', () => {
    const game = shown('VIC-EX-13')
    game.do('accept')
    expect(game.options).toEqual(['keep O11', 'keep O12'])
    expect(game.open.fronts.opportunity).toBe('O11')
    game.do('keep O12')
    expect(game.open.camp.opportunities.map(({ card }) => card)).toEqual(['O22', 'O12'])
    expect([game.open.fronts.opportunity, ...game.pile('opportunity')]).toEqual(['O13', 'O14', 'O11'])
    expect(game.open.known.opportunity).toEqual([])
    expect(game.open.offer).toBeUndefined()
    expect(game.open).toMatchObject({ weeks: 1, influence: 0 })
    expect([game.open.hero.hp, game.open.camp.tactics]).toEqual([2, ['stun']])
    expect(game.of('opportunityKept')).toEqual([{ type: 'opportunityKept', card: 'O12', other: 'O11' }])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('the front card may be kept, and the one behind it goes under', () => {
    const game = given({ place: 'ATL-6', opportunity: ['O11', 'O12', 'O13'], only: true }).from('event')
    game.do('accept', 'keep O11')
    expect([game.open.fronts.opportunity, ...game.pile('opportunity')]).toEqual(['O13', 'O12'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-114] the only card left is kept', () => {
    const game = given({ place: 'ATL-6', opportunity: ['O11'], only: true })
      .from('event')
      .do('accept')
    expect(game.open.camp.opportunities.map(({ card }) => card)).toEqual(['O11'])
    expect(game.open.fronts.opportunity).toBeUndefined()
    expect(game.waitsFor()).toBe('p1 travel')
  })
})

describe('completing', () => {
  const FIVE = { card: 'O05', seen: ['LAM', 'ATL', 'REF', 'ARG', 'VES'], met: true } as const
  const pilgrim = { ...FIVE, seen: [...FIVE.seen] }

  test('[VIC-OPPORTUNITY-04] [VIC-OPPORTUNITY-05] [VIC-OPPORTUNITY-14] at any time while the criteria hold, never forced; the card goes under its deck', () => {
    const game = given({ place: 'ATL-5', opportunities: [pilgrim], campBanes: ['hunted'] })
    expect(game.options).toContain('claim O05')
    game.do('to ATL-3')
    expect(game.options).toEqual(['accept', 'spectate', 'claim O05'])
    game.do('claim O05')
    expect(game.open.camp).toMatchObject({ opportunities: [], banes: [] })
    expect(game.pile('opportunity').at(-1)).toBe('O05')
    // the question in hand is asked again
    expect(game.options).toEqual(['accept', 'spectate'])
    expect(game.waitsFor()).toBe('p1 event')
  })

  test('[VIC-OPPORTUNITY-04] in the middle of a combat too', () => {
    const game = given({ opportunities: [pilgrim], campBanes: ['hunted'], combat: { arena: 'ATL', ...HERO_IN } })
    expect(game.options).toEqual(['claim O05', 'surrender', 'begin'])
    game.do('claim O05')
    expect(game.open.camp.banes).toEqual([])
    expect(game.of('opportunityClaimed')).toEqual([{ type: 'opportunityClaimed', card: 'O05' }])
    // a claim is no effect of the turn: one may still give up
    expect(game.options).toEqual(['surrender', 'begin'])
    game.do('begin', 'pass')
    expect(game.waitsFor()).toBe('p1 player.move')
  })

  test('what is not met, not there or not possible says why', () => {
    const game = given({ opportunities: ['O02', 'O22', 'O17'] })
    expect(game.refused('claim O02')).toBe('VIC-OPPORTUNITY-07 notMet')
    expect(game.refused('claim O05')).toBe('VIC-OPPORTUNITY-04 notInCamp')
    expect(game.refused('do O22')).toBe('VIC-OPPORTUNITY-06 noBlessing')
    expect(game.refused('do O17 archer.1')).toBe('VIC-OPPORTUNITY-06 notATactician')
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-29] a win is looked at right after the rewards and can be claimed until the end of that Cleanup', () => {
    const game = won({ hp: 2, opportunities: ['O31'], campBanes: ['hunted'], combat: { arena: 'VES', ...HERO_IN } })
    expect(game.waitsFor()).toBe('p1 reward.bloodshed')
    expect(game.options).not.toContain('claim O31')
    game.do('leadership')
    expect(game.waitsFor()).toBe('p1 reward.claim')
    expect(game.options).toEqual(['claim O31', 'done'])
    game.do('done')
    expect(game.open.camp.opportunities).toEqual([{ card: 'O31', seen: [], met: false }])
    expect(game.options).not.toContain('claim O31')
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-29] a prowess gained in mid-combat works at once, and Health brings its HP', () => {
    const game = given({
      opportunities: [{ card: 'O06', seen: ['done'], met: true }],
      combat: { arena: 'ATL', mine: ['hero F3 hp3'], rival: ['archer.2 B2'] },
    })
    game.do('claim O06', 'prowess endurance-1')
    expect(game.unit('hero').hp).toBe(4)
    expect(game.open.hero.hp).toBe(4)
    expect(game.of('hpGained')).toEqual([{ type: 'hpGained', unit: 'hero', from: 3, to: 4, cause: 'endurance-1' }])
    expect(game.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-RULING-29] a feat of a combat stays done when the combat is over', () => {
    const game = failed({ opportunities: ['O06'], combat: { ...HERO_IN, tally: { heroKills: 3 } } })
    expect(game.of('opportunityMet')).toEqual([{ type: 'opportunityMet', card: 'O06' }])
    expect(game.options).toContain('claim O06')
    expect(game.waitsFor()).toBe('p1 travel')
  })
})

describe('optional changes', () => {
  test('[VIC-EX-12] [VIC-OPPORTUNITY-06] [VIC-OPPORTUNITY-07] [VIC-OPPORTUNITY-08] Reckless: only with the further unit, and only won', () => {
    const event = () => shown('VIC-EX-12').do('accept')
    const offered = event()
    expect(offered.waitsFor()).toBe('p1 combat.change')
    expect(offered.options).toEqual(['change O01', 'done'])
    // (b) added and failed: the card stays
    offered.do('change O01')
    expect(offered.column).toHaveLength(3)
    expect(offered.of('changeMade')).toEqual([{ type: 'changeMade', card: 'O01' }])
    offered.do('surrender')
    expect(offered.open.camp.opportunities.map(({ card }) => card)).toEqual(['O01'])
    expect(offered.waitsFor()).toBe('p1 travel')
    // (a) added and won, (c) not added and won
    const added = won({ opportunities: ['O01'], combat: { ...HERO_IN, changes: ['O01'] } }).do('health')
    expect(added.options).toEqual(['claim O01', 'done'])
    added.do('claim O01', 'prowess follow-my-lead')
    expect(added.open.hero.prowess).toEqual(['follow-my-lead'])
    expect(added.open.camp.opportunities).toEqual([])
    expect(added.waitsFor()).toBe('p1 travel')
    const plain = won({ opportunities: ['O01'], combat: HERO_IN }).do('health')
    expect(plain.open.camp.opportunities.map(({ card }) => card)).toEqual(['O01'])
    expect(plain.waitsFor()).toBe('p1 travel')
  })

  test('Seeker of Visions: a Tactician is sacrificed outside combat', () => {
    const game = given({ opportunities: ['O17'], units: ['tactician.1', 'archer.1', 'tidal-oracle'] })
    expect(game.after('do O17')).toEqual(['tactician.1', 'tidal-oracle'])
    game.do('do O17 tactician.1')
    expect(game.where('tactician.1')).toBe('bag')
    expect(game.options).toContain('claim O17')
    expect(game.refused('do O17 tidal-oracle')).toBe('VIC-OPPORTUNITY-06 doneAlready')
    game.do('claim O17')
    expect(game.where('pythia')).toBe('camp')
    expect(game.waitsFor()).toBe('p1 travel')
    const inCombat = given({ opportunities: ['O17'], units: ['tactician.1'], combat: HERO_IN })
    expect(inCombat.refused('do O17 tactician.1')).toBe('VIC-OPPORTUNITY-06 onlyOutsideCombat')
    expect(inCombat.waitsFor()).toBe('p1 player.start')
  })

  test('Debt of Blood: right after a won Bloodshed, an undefeated unit', () => {
    const position = {
      opportunities: ['O21'],
      campBanes: ['hunted'],
      units: ['archer.1'],
      defeated: ['defender.1'],
      combat: { mine: ['hero F3', 'attacker.1 F4'], rival: ['archer.2 B2'] },
    } as const
    const game = won(position).do('health')
    expect(game.options).toEqual(['do O21 archer.1', 'do O21 attacker.1', 'done'])
    game.do('do O21 attacker.1')
    expect(game.where('attacker.1')).toBe('bag')
    expect(game.options).toEqual(['claim O21', 'done'])
    game.do('claim O21')
    expect(game.open.camp.banes).toEqual([])
    expect(game.open.camp.units).toEqual(['archer.1'])
    expect(game.waitsFor()).toBe('p1 travel')
    const sport = won({ ...position, combat: { ...position.combat, sport: 'hill' } }).do(
      'tactics',
      'tactic stun',
      'tactic stun',
      'tactic stun',
    )
    expect(sport.options).not.toContain('do O21 archer.1')
    expect(sport.waitsFor()).toBe('p1 travel')
  })

  test('Purification: a blessing is crossed off outside combat', () => {
    const game = given({ opportunities: ['O22'], blessings: 2, bag: ['ambush'] }).do('do O22')
    expect(game.open.hero.blessings).toBe(1)
    expect(game.of('blessingUsed')).toEqual([{ type: 'blessingUsed', left: 1, for: 'purification' }])
    game.do('claim O22')
    expect(game.open.bag).toEqual([])
    expect(game.waitsFor()).toBe('p1 travel')
  })
})

describe('rewards of opportunities', () => {
  test('[VIC-OPPORTUNITY-09] Hero Prowess: one valid card of your own, never a Special one', () => {
    const game = given({ opportunities: ['O28'], dice: 'BBYY' }).do('claim O28')
    expect(game.after('prowess')).not.toContain('aegis')
    expect(game.refused('prowess aegis')).toBe('VIC-PROWESS-06 prowessNotYours')
    expect(game.refused('prowess endurance-2')).toBe('VIC-PROWESS-03 lowerLevelFirst')
    game.do('prowess grand-entrance')
    expect(game.open.hero.prowess).toEqual(['grand-entrance'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-OPPORTUNITY-10] Remove a Bane: of your camp or of the bag', () => {
    const game = given({ opportunities: ['O22'], blessings: 1, campBanes: ['hunted'], bag: ['erinys', 'archer.2'] })
    game.do('do O22', 'claim O22')
    expect(game.options).toEqual(['bane hunted', 'bane erinys'])
    game.do('bane erinys')
    expect(game.open.bag).toEqual(['archer.2'])
    expect(game.pile('banes').at(-1)).toBe('erinys')
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-OPPORTUNITY-11] [VIC-OPPORTUNITY-12] [VIC-OPPORTUNITY-13] a unit, a tactic, a Special Prowess', () => {
    const unit = given({ opportunities: ['O14'], units: ['trench-shark', 'brine-hound'] }).do('claim O14')
    expect(unit.open.camp.units).toContain('stymphalian-flock')
    expect(unit.open.chips).not.toContain('stymphalian-flock')
    const tactic = given({ opportunities: [{ card: 'O10', seen: ['act 1', 'act 1'], met: true }] }).do('claim O10')
    expect(tactic.open.camp.tactics).toEqual(['second-wind'])
    expect(tactic.open.chips).not.toContain('second-wind')
    const prowess = given({ opportunities: [{ card: 'O12', seen: ['LAM', 'KUN'], met: true }] }).do('claim O12')
    expect(prowess.open.hero.prowess).toEqual(['winged-sandals'])
    expect(prowess.open.specials).not.toContain('winged-sandals')
    expect([unit.waitsFor(), tactic.waitsFor(), prowess.waitsFor()]).toEqual(['p1 travel', 'p1 travel', 'p1 travel'])
  })

  test('[VIC-OPPORTUNITY-12] [VIC-HERO-11] a special tactic beyond the capacity: one goes', () => {
    const game = given({
      opportunities: [{ card: 'O10', seen: ['act 1', 'act 1'], met: true }],
      tactics: ['stun', 'stun', 'adrenaline'],
    }).do('claim O10')
    expect(game.options).toEqual(['discard adrenaline', 'discard stun', 'discard second-wind'])
    game.do('discard second-wind')
    expect(game.open.tactics['second-wind']).toBe(1)
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-OPPORTUNITY-15] [VIC-RULING-28] what is no longer there gives nothing, and the card is gone', () => {
    const unit = given({ opportunities: ['O14'], units: ['trench-shark', 'brine-hound'], chips: [] }).do('claim O14')
    const tactic = given({ opportunities: [{ card: 'O10', seen: ['act 1', 'act 1'], met: true }], chips: [] }).do(
      'claim O10',
    )
    const prowess = given({ opportunities: [{ card: 'O12', seen: ['LAM', 'KUN'], met: true }], specials: [] }).do(
      'claim O12',
    )
    for (const game of [unit, tactic, prowess]) {
      expect(game.of('nothingToGain')).toHaveLength(1)
      expect(game.open.camp.opportunities).toEqual([])
      expect(game.waitsFor()).toBe('p1 travel')
    }
    expect(unit.open.camp.units).toHaveLength(2)
  })

  test('[VIC-RULING-112] no valid prowess, no bane: nothing, but the card may be claimed', () => {
    const prowess = given({ opportunities: ['O28'], dice: 'BBYY', prowessLeft: [] }).do('claim O28')
    const bane = given({ opportunities: ['O22'], blessings: 1 }).do('do O22', 'claim O22')
    expect([prowess.of('nothingToGain'), bane.of('nothingToGain')]).toEqual([
      [{ type: 'nothingToGain', cause: 'O28' }],
      [{ type: 'nothingToGain', cause: 'O22' }],
    ])
    expect([prowess.waitsFor(), bane.waitsFor()]).toEqual(['p1 travel', 'p1 travel'])
  })
})
