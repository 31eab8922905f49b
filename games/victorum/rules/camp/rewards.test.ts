import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'
import { failed, won } from '../../test/outcome.ts'

const SPORT = {
  sport: 'hill',
  mine: ['hero F3'],
  rival: ['archer.2 B2'],
  fallenRivals: ['lanista'],
  column: ['reptilian'],
} as const

describe('Sport rewards', () => {
  test('[VIC-REWARD-01] [VIC-REWARD-02] one of two: a rival that was deployed, or tactics', () => {
    const game = won({ combat: SPORT })
    expect(game.options).toEqual(['recruit lanista', 'recruit archer.2', 'tactics'])
    expect(game.refused('recruit reptilian')).toBe('VIC-REWARD-02 neverDeployed')
    game.do('recruit archer.2')
    expect(game.open.camp.units).toContain('archer.2')
    expect(game.open.camp.tactics).toEqual([])
    expect(game.open.bag).not.toContain('archer.2')
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-REWARD-08] [VIC-RULING-112] a line without effect is not offered; if none is left, there is no reward', () => {
    const tactics = ['stun', 'stun', 'stun'] as const
    const full = won({ tactics, combat: { ...SPORT, fallenRivals: ['lanista', 'attacker.2'] } })
    expect(full.options).toEqual(['recruit lanista', 'recruit attacker.2', 'recruit archer.2'])
    expect(full.refused('tactics')).toBe('VIC-REWARD-08 noPlaceForTactic')
    const none = won({ tactics, combat: { sport: 'hill', mine: ['hero F3'], rival: ['erinys B2'] } })
    expect(none.of('nothingToGain')).toEqual([{ type: 'nothingToGain', cause: 'sport' }])
    expect([full.waitsFor(), none.waitsFor()]).toEqual(['p1 reward.sport', 'p1 travel'])
  })

  test('[VIC-REWARD-07] tactics in play are not in the supply yet', () => {
    const game = won({
      supply: { adrenaline: 1 },
      combat: { sport: 'hill', mine: ['hero F3'], rival: ['archer.2 B2 stun'], rivalTactics: ['hamstring'] },
    })
    game.do('tactics')
    expect(game.open.camp.tactics).toEqual(['adrenaline'])
    expect(game.open.tactics).toEqual({ adrenaline: 0, stun: 1, hamstring: 1 })
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('a rival taken from the arena leaves its tactics to be returned with the others', () => {
    const game = won({
      hero: 'krakenlance',
      prowess: ['borrowed-banners'],
      supply: { adrenaline: 1 },
      combat: { sport: 'hill', mine: ['hero F3'], rival: ['archer.2 B2 stun'] },
    })
    game.do('recruit archer.2')
    // Borrowed Banners: also a tactic, and the supply has only one kind so far
    expect(game.open.camp.tactics).toEqual(['adrenaline'])
    expect(game.open.tactics).toEqual({ adrenaline: 0, stun: 1 })
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('Senator’s Games give both, in any order', () => {
    const game = won({ tactics: ['stun', 'stun'], combat: { ...SPORT, event: 'S17' } }).do('tactics', 'tactic stun')
    expect(game.options).toEqual(['recruit lanista', 'recruit archer.2'])
    game.do('recruit lanista')
    expect(game.open.camp).toMatchObject({ tactics: ['stun', 'stun', 'stun'] })
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('Mercenary Market: up to two recruits', () => {
    const game = won({ leadership: 7, combat: { ...SPORT, event: 'S31' } }).do('recruit lanista')
    expect(game.waitsFor()).toBe('p1 reward.second')
    expect(game.options).toEqual(['recruit archer.2', 'done'])
    const one = won({ leadership: 7, combat: { ...SPORT, event: 'S31' } }).do('recruit lanista', 'done')
    game.do('recruit archer.2')
    expect(game.open.camp.units.slice(-2)).toEqual(['lanista', 'archer.2'])
    expect(one.open.camp.units).not.toContain('archer.2')
    expect([game.waitsFor(), one.waitsFor()]).toEqual(['p1 travel', 'p1 travel'])
  })

  test('Supply Cache and Patrician’s Wager: one tactic more, the Wager only if none of yours fell', () => {
    const cache = won({ combat: { ...SPORT, event: 'S32' } }).do('recruit lanista', 'tactic stun')
    expect(cache.open.camp.tactics).toEqual(['stun'])
    const clean = won({ combat: { ...SPORT, event: 'S05' } }).do('recruit lanista', 'tactic stun')
    const fallen = won({ combat: { ...SPORT, event: 'S05', tally: { fallenMine: ['archer.1'] } } }).do(
      'recruit lanista',
    )
    expect([clean.open.camp.tactics, fallen.open.camp.tactics]).toEqual([['stun'], []])
    expect([cache.waitsFor(), clean.waitsFor(), fallen.waitsFor()]).toEqual(['p1 travel', 'p1 travel', 'p1 travel'])
  })
})

describe('Bloodshed rewards', () => {
  test('[VIC-EX-56] [VIC-UPGRADE-03] [VIC-UPGRADE-04] [VIC-UPGRADE-05] upgrade, add, add: BB becomes GBYY, and no fifth die', () => {
    const first = shown('VIC-EX-56', 1).do('begin', 'done', 'attack hero archer.2').do('upgradeDie 0')
    expect(first.open.hero.dice).toEqual(['G', 'B'])
    const second = shown('VIC-EX-56', 2).do('begin', 'done', 'attack hero archer.2').do('addDie')
    expect(second.of('dieAdded')).toEqual([{ type: 'dieAdded', column: 2 }])
    const third = shown('VIC-EX-56', 3).do('begin', 'done', 'attack hero archer.2').do('addDie')
    expect(third.open.hero.dice).toEqual(['G', 'B', 'Y', 'Y'])
    const fourth = shown('VIC-EX-56', 4).do('begin', 'done', 'attack hero archer.2')
    expect(fourth.refused('addDie')).toBe('VIC-UPGRADE-04 fourDice')
    expect(fourth.after('upgradeDie')).toEqual(['0', '1', '2', '3'])
    const black = shown('VIC-EX-56', 5).do('begin', 'done', 'attack hero archer.2')
    expect(black.refused('upgradeDie 0')).toBe('VIC-UPGRADE-05 dieBlack')
    black.do('upgradeDie 1')
    expect(black.open.hero.dice).toEqual(['K', 'G'])
    expect([first, second, third, black].map(game => game.waitsFor())).toEqual(Array(4).fill('p1 travel'))
    expect(fourth.waitsFor()).toBe('p1 reward.bloodshed')
  })

  test('[VIC-REWARD-04] one upgrade: a die, Leadership or Health', () => {
    const game = won({ combat: { mine: ['hero F3'] } })
    expect(game.options).toEqual(['addDie', 'upgradeDie 0', 'upgradeDie 1', 'health', 'leadership'])
    game.do('leadership')
    expect(game.open.hero.leadership).toBe(6)
    expect(game.of('rewardChosen')).toEqual([{ type: 'rewardChosen', reward: 'leadership' }])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-EX-57] [VIC-UPGRADE-01] [VIC-UPGRADE-02] Health +1 brings 1 HP; at 12 it is not offered', () => {
    const game = shown('VIC-EX-57', 1).do('begin', 'done', 'attack hero archer.2', 'health')
    expect(game.open.hero).toMatchObject({ health: 7, hp: 5 })
    const full = shown('VIC-EX-57', 2).do('begin', 'done', 'attack hero archer.2')
    expect(full.refused('health')).toBe('VIC-UPGRADE-01 statAtLimit')
    expect(full.refused('leadership')).toBe('VIC-UPGRADE-01 statAtLimit')
    expect(full.options).toEqual(['addDie', 'upgradeDie 0', 'upgradeDie 1'])
    expect([game.waitsFor(), full.waitsFor()]).toEqual(['p1 travel', 'p1 reward.bloodshed'])
  })

  test('[VIC-RULING-87] the limit counts prowess too', () => {
    const game = won({ health: 11, prowess: ['endurance-1'], combat: { mine: ['hero F3'] } })
    expect(game.refused('health')).toBe('VIC-UPGRADE-01 statAtLimit')
    expect(game.waitsFor()).toBe('p1 reward.bloodshed')
  })

  test('[VIC-UPGRADE-06] with everything at its limit there is no reward', () => {
    const game = won({ health: 12, leadership: 12, dice: 'KKKK', combat: { mine: ['hero F3'] } })
    expect(game.of('nothingToGain')).toEqual([{ type: 'nothingToGain', cause: 'bloodshed' }])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-112] Blood Oath: two different lines', () => {
    const game = won({ combat: { event: 'B23', mine: ['hero F3'] } }).do('upgradeDie 0')
    expect(game.options).toEqual(['health', 'leadership'])
    game.do('leadership')
    expect(game.open.hero).toMatchObject({ dice: ['G', 'B'], leadership: 6, health: 5 })
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('Slaver’s Guard, Captive Audience, Looted Armoury', () => {
    const guard = won({ combat: { event: 'B12', mine: ['hero F3'], fallenRivals: ['lanista', 'erinys', 'archer.2'] } })
    guard.do('health')
    expect(guard.options).toEqual(['recruit lanista', 'recruit archer.2'])
    expect(guard.refused('recruit erinys')).toBe('VIC-RECRUIT-03 cannotBeRecruited')
    guard.do('recruit archer.2')
    const audience = won({ hp: 2, combat: { event: 'B25', mine: ['archer.1 F3'] } }).do('leadership')
    const armoury = won({ combat: { event: 'B32', mine: ['hero F3'] } }).do('health', 'tactic stun')
    expect(guard.open.camp.units).toContain('archer.2')
    expect(audience.open.hero.hp).toBe(4)
    expect(armoury.open.camp.tactics).toEqual(['stun'])
    expect([guard, audience, armoury].map(game => game.waitsFor())).toEqual(Array(3).fill('p1 travel'))
  })
})

describe('primus rewards', () => {
  const PRIMUS = { kind: 'primus', arena: 'KUN' } as const

  test('[VIC-EX-59] [VIC-REWARD-05] [VIC-REWARD-06] [VIC-RULING-81] heal, prowess and a troop of five, before the fallen go into the bag', () => {
    const game = shown('VIC-EX-59').do('pass', 'done', 'attack hero primus')
    expect(game.open.hero.hp).toBe(6)
    expect(game.waitsFor()).toBe('p1 reward.prowess')
    game.do('prowess endurance-1')
    expect(game.of('recruited').map(({ chip }) => chip)).toEqual(['tactician.1', 'tactician.2'])
    expect(game.open.camp.units.toSorted()).toEqual(['archer.1', 'attacker.1', 'tactician.1', 'tactician.2'])
    expect(game.open.bag).toEqual(['ambush', 'archer.2', 'attacker.2', 'defender.1', 'lanista', 'reptilian'])
    expect(game.open.primuses.find(({ hero }) => hero === 'bingqing')?.defeated).toBe(true)
    expect(game.open.act).toBe(2)
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-81] what the bag has, and no more than Leadership with its banes', () => {
    const small = won({ place: 'KUN-C', units: [], bag: ['archer.2'], combat: { ...PRIMUS, mine: ['hero F3'] } })
    small.do('prowess grand-entrance')
    expect(small.open.camp.units).toEqual(['archer.2'])
    const low = won({
      place: 'KUN-C',
      leadership: 5,
      campBanes: ['wavering-banners'],
      units: [],
      bag: ['archer.2', 'archer.1', 'attacker.1', 'attacker.2'],
      combat: { ...PRIMUS, mine: ['hero F3'] },
    }).do('prowess grand-entrance')
    expect(low.open.camp.units).toHaveLength(3)
    expect([small.waitsFor(), low.waitsFor()]).toEqual(['p1 travel', 'p1 travel'])
  })

  test('[VIC-RULING-67] an Open Wound limits the heal', () => {
    const game = won({ place: 'KUN-C', hp: 1, campBanes: ['open-wound'], combat: { ...PRIMUS, mine: ['hero F3'] } })
    expect(game.open.hero.hp).toBe(4)
    expect(game.waitsFor()).toBe('p1 reward.prowess')
  })

  test('Veteran’s Kit: a tactic with every primus', () => {
    const game = won({
      hero: 'decimus',
      prowess: ['veterans-kit'],
      place: 'KUN-C',
      combat: { ...PRIMUS, mine: ['hero F3'] },
    })
    game.do('prowess feint')
    expect(game.waitsFor()).toBe('p1 reward.tactic')
    game.do('tactic stun')
    expect(game.open.camp.tactics).toEqual(['stun'])
    expect(game.waitsFor()).toBe('p1 travel')
  })
})

describe('punishment', () => {
  test('[VIC-EX-11] [VIC-PUNISH-01] [VIC-PUNISH-02] a surrendered Bloodshed of Act III: three points, one bane, a week, no reward', () => {
    const game = shown('VIC-EX-11').do('surrender')
    expect(game.open).toMatchObject({ influence: 10, weeks: 5 })
    expect(game.of('baneDrawn')).toHaveLength(1)
    expect(game.types()).not.toContain('rewardChosen')
    expect(game.open.deeds.fights).toEqual([{ place: 'ATL-1', what: 'B01', result: 'failed', act: 3 }])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-PUNISH-03] without the hero in combat the fall of all your units fails it, and the campaign goes on', () => {
    const game = given({
      units: [],
      combat: {
        event: 'B02',
        arena: 'ATL',
        trident: 'none',
        places: '0',
        mine: ['archer.1 E3 hp1'],
        rival: ['attacker.2 D3'],
      },
    })
      .dice('xx')
      .from('rival')
    while (game.asked?.startsWith('rival')) game.do(game.options.includes('begin') ? 'begin' : (game.options[0] ?? ''))
    expect(game.open.influence).toBe(1)
    expect(game.where('archer.1')).toBe('bag')
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-105] Restless Dead and Pluto’s Toll add to it', () => {
    const combat = { event: 'B35', mine: ['hero F3'], rival: ['archer.2 B2'] } as const
    expect(failed({ combat }).open.influence).toBe(2)
    expect(failed({ act: 2, campBanes: ['restless-dead'], combat }).open.influence).toBe(4)
    expect(failed({ combat: { ...combat, event: 'B01' } }).open.influence).toBe(1)
  })
})
