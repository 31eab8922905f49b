import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import { failed, won } from '../../test/outcome.ts'
import { go } from '../state/kit.ts'

const gain = (points: number) => go('influence.gain', { points, cause: 'test' })
const round = { do: 'round.begin', with: undefined }

describe('scion influence', () => {
  test('[VIC-INFLUENCE-01] [VIC-INFLUENCE-02] point by point, and each fourth draws a bane before the next is marked', () => {
    const game = given({ influence: 2, banes: ['ambush', 'thick-hides', 'erinys'] }).onlyRunning(gain(7), round)
    expect(game.open.influence).toBe(9)
    expect(game.types().slice(0, 9)).toEqual([
      'influenceGained',
      'influenceGained',
      'baneDrawn',
      'influenceGained',
      'influenceGained',
      'influenceGained',
      'influenceGained',
      'baneDrawn',
      'influenceGained',
    ])
    expect(game.pile('banes')).toEqual(['erinys'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-INFLUENCE-03] [VIC-RULING-16] the track has no end: past 48 every fourth point still draws', () => {
    const game = given({ influence: 51, banes: ['ambush'] }).onlyRunning(gain(1), round)
    expect(game.open.influence).toBe(52)
    expect(game.of('baneDrawn').map(({ bane }) => bane)).toEqual(['ambush'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-INFLUENCE-04] winning and removing banes take no influence away', () => {
    const game = won({
      influence: 9,
      opportunities: [{ card: 'O05', seen: ['LAM', 'ATL', 'REF', 'ARG', 'VES'], met: true }],
      campBanes: ['hunted'],
      combat: { mine: ['hero F3'] },
    })
    game.do('claim O05', 'health')
    expect(game.open.camp.banes).toEqual([])
    expect(game.open.influence).toBe(9)
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-INFLUENCE-05] a failed combat and spectating give it, a won one does not', () => {
    const combat = { mine: ['hero F3'], rival: ['archer.2 B2'] }
    const lost = failed({ influence: 1, combat })
    const good = won({ influence: 1, combat }).do('health')
    expect([lost.open.influence, good.open.influence]).toEqual([2, 1])
    expect([lost.waitsFor(), good.waitsFor()]).toEqual(['p1 travel', 'p1 travel'])
  })
})

describe('banes', () => {
  test('[VIC-BANE-01] [VIC-BANE-02] bag and unit banes go into the bag, camp banes to the camp', () => {
    const game = given({ banes: ['ambush', 'erinys', 'hunted'], bag: ['archer.2'] }).onlyRunning(gain(12), round)
    expect(game.open.bag).toEqual(['ambush', 'archer.2', 'erinys'])
    expect(game.open.camp.banes).toEqual(['hunted'])
    expect(game.of('baneDrawn').map(({ bane, to }) => `${bane} ${to}`)).toEqual([
      'ambush bag',
      'erinys bag',
      'hunted camp',
    ])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-BANE-03] [VIC-RULING-91] no limit to banes in play; from an empty stack none is drawn', () => {
    const game = given({ banes: ['hunted', 'open-wound'] }).onlyRunning(gain(16), round)
    expect(game.open.camp.banes).toEqual(['hunted', 'open-wound'])
    expect(game.open.influence).toBe(16)
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-88] Wavering Banners and Cracked Shields are felt at once', () => {
    const game = given({
      banes: ['wavering-banners', 'cracked-shields'],
      units: ['archer.1', 'attacker.1', 'defender.1', 'reptilian'],
      tactics: ['stun', 'adrenaline', 'hamstring'],
    }).onlyRunning(gain(8), round)
    expect(game.waitsFor()).toBe('p1 camp.sacrifice')
    expect(game.open.influence).toBe(4)
    expect(game.refused('sacrifice hero')).toBe('VIC-RECRUIT-06 eliteStays')
    game.do('sacrifice archer.1')
    expect(game.open.influence).toBe(8)
    expect(game.waitsFor()).toBe('p1 camp.discard')
    expect(game.options).toEqual(['discard adrenaline', 'discard hamstring', 'discard stun'])
    game.do('discard adrenaline')
    expect(game.open.camp.tactics).toEqual(['stun', 'hamstring'])
    expect(game.open.tactics.adrenaline).toBe(3)
    expect(game.open.bag).toContain('archer.1')
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-BANE-04] [VIC-BANE-05] [VIC-BANE-08] a bag bane takes effect, does not fill the slot, and is back in the bag after Cleanup', () => {
    const game = given({
      place: 'ATL-3',
      bloodshed: ['B02'],
      bag: ['thick-hides', 'defender.2', 'dread-banner', 'archer.2', 'ambush'],
      stacks: {},
    }).from('event')
    game.do('accept')
    expect(game.column).toEqual(['defender.2', 'archer.2'])
    expect(game.combat.column[0]?.banes).toEqual(['thick-hides'])
    expect(game.combat.drawn).toEqual(['thick-hides', 'dread-banner'])
    expect(game.open.bag).toEqual(['ambush'])
    game.do('surrender')
    expect(game.open.bag).toEqual(['ambush', 'archer.2', 'defender.2', 'dread-banner', 'thick-hides'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-BANE-06] a unit bane drawn for a lineup fights in it and goes back into the bag', () => {
    const game = given({ place: 'ATL-3', bloodshed: ['B02'], bag: ['erinys', 'archer.2'] })
      .from('event')
      .do('accept')
    expect(game.column).toEqual(['erinys', 'archer.2'])
    game.do('surrender')
    expect(game.open.bag).toEqual(['archer.2', 'erinys'])
    expect(game.of('returned')).toEqual([
      { type: 'returned', what: 'rivals', chips: ['archer.2'] },
      { type: 'returned', what: 'banes', chips: ['erinys'] },
    ])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-BANE-07] a unit bane cannot be recruited', () => {
    const game = won({ combat: { sport: 'spar', mine: ['hero F3'], rival: ['erinys B2'], fallenRivals: ['archer.2'] } })
    expect(game.after('recruit')).toEqual(['archer.2'])
    expect(game.refused('recruit erinys')).toBe('VIC-RECRUIT-03 cannotBeRecruited')
    expect(game.waitsFor()).toBe('p1 reward.sport')
  })

  test('[VIC-BANE-09] a camp bane stays through Cleanup', () => {
    const game = failed({ campBanes: ['restless-dead'], combat: { mine: ['hero F3'], rival: ['archer.2 B2'] } })
    expect(game.open.camp.banes).toEqual(['restless-dead'])
    expect(game.open.influence).toBe(2)
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-BANE-10] [VIC-RULING-84] banes met while recruiting from the bag do nothing and are put back', () => {
    const recruit = { do: 'camp.recruitFromBag', with: { count: 1, cause: 'test' } }
    const game = given({ bag: ['ambush', 'erinys', 'tactician.1', 'tactician.2'] }).onlyRunning(recruit, round)
    expect(game.open.camp.units).toContain('tactician.1')
    expect(game.open.bag).toEqual(['ambush', 'erinys', 'tactician.2'])
    expect(game.pile('bag').toSorted()).toEqual(['ambush', 'erinys', 'tactician.2'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-92] only banes in the bag and the camp can be removed, not those of the combat in progress', () => {
    const game = won({
      bag: ['ambush', 'archer.2'],
      campBanes: ['hunted'],
      opportunities: [{ card: 'O05', seen: ['LAM', 'ATL', 'REF', 'ARG', 'VES'], met: true }],
      combat: { mine: ['hero F3'], drawn: ['thick-hides'], rival: ['erinys B2'] },
    })
    game.do('claim O05')
    expect(game.options).toEqual(['bane hunted', 'bane ambush'])
    expect(game.refused('bane thick-hides')).toBe('VIC-RULING-92 baneInCombat')
    expect(game.refused('bane erinys')).toBe('VIC-RULING-92 baneInCombat')
    expect(game.refused('bane stone-gaze')).toBe('VIC-RULING-92 baneNotInPlay')
    game.do('bane ambush')
    expect(game.pile('banes').at(-1)).toBe('ambush')
    expect(game.open.bag).toEqual(['archer.2'])
    expect(game.of('baneRemoved')).toEqual([{ type: 'baneRemoved', bane: 'ambush', from: 'bag', out: false }])
    expect(game.waitsFor()).toBe('p1 reward.bloodshed')
  })
})
