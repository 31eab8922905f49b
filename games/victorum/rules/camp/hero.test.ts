import { words } from '../../words.ts'
import { describe, expect, test } from 'vitest'
import { PAD_LIMITS } from '../../content/numbers.ts'
import { padOptions, whyNotPad } from './pad.query.ts'
import { capacityOf, heroHealth, leadershipOf, movementOf, rangeOf } from '../units/stats.query.ts'
import { campaign, given, type Given, type Position } from '../../test/given.ts'
import { go } from '../state/kit.ts'

/** Goes on with `pass`, `begin`, `done` and `auto` until that question is asked. */
const to = (choice: string, one: Given): Given => {
  for (let i = 0; i < 40 && one.asked !== undefined && one.asked !== choice; i++)
    one.do(one.options.find(id => id === 'pass' || id === 'begin' || id === 'done' || id === 'auto') as string)
  return one
}
const fighting = (position: Position, mine: string[], rival: string[]): Given =>
  given({ ...position, combat: { arena: 'ATL', trident: 'none', mine, rival } })

describe('the pad', () => {
  test('[VIC-HERO-01] [VIC-UNIT-05] Range is the farthest distance of an attack', () => {
    const targets = (range: number): string[] =>
      to('player.engage', fighting({ range }, ['hero D4'], ['qilin C4', 'magus B3', 'ferryman A2'])).after(
        'attack hero',
      )
    expect(targets(1)).toEqual(['qilin'])
    expect(targets(2)).toEqual(['magus', 'qilin'])
    expect(targets(3)).toEqual(['ferryman', 'magus', 'qilin'])
    expect(to('player.engage', fighting({}, ['hero D4'], ['qilin C4'])).waitsFor()).toBe('p1 player.engage')
  })

  test('[VIC-HERO-03] [VIC-UNIT-06] Movement is the most hexes of a move', () => {
    const one = to('player.move', fighting({}, ['hero G1', 'archer.1 G4'], ['qilin A1']))
    expect(one.after('move archer.1')).toEqual(['F4', 'F5', 'G3'])
    expect(one.after('move hero')).toContain('E1')
    expect(one.after('move hero')).not.toContain('D1')
    expect(one.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-HERO-04] [VIC-UNIT-09] [VIC-UNIT-11] Health is what the hero heals up to, and a full heal never lowers HP', () => {
    const watched = (hp: number): number => {
      const one = given({ place: 'ATL-4', health: 6, hp }).do('to ATL-5', 'spectate', 'order S02 S03 S04')
      return one.open.hero.hp
    }
    expect([watched(1), watched(6), watched(8)]).toEqual([6, 6, 8])
    // a little healing stops at Health as well, and lowers nothing
    const mended = (hp: number): number[] =>
      given({ combat: { arena: 'KUN', mine: ['hero G1'], rival: [`jade-sentinel B3 hp${hp}`, 'staff-adept A1'] } })
        .onlyRunning({ do: 'skill.use', with: { unit: 'jade-sentinel', skill: 'regen' } })
        .hp('jade-sentinel')
    expect([mended(3), mended(4), mended(5), mended(7)]).toEqual([[4], [5], [5], [7]])
    expect(campaign({ hero: 'bingqing', difficulty: 'fearless' }).open.hero).toMatchObject({ health: 5, hp: 5 })
    expect(given().waitsFor()).toBe('p1 travel')
  })

  test('[VIC-HERO-05] Leadership counts the hero, the units of the camp, the defeated and those in combat', () => {
    const one = fighting(
      { leadership: 5, units: ['archer.1'], defeated: ['tactician.1'] },
      ['hero D4', 'attacker.1 E4'],
      ['qilin A1'],
    ).onlyRunning(go('camp.recruit', { chip: 'defender.1', cause: 'test' }))
    expect([one.open.camp.units, one.waitsFor()]).toEqual([['archer.1', 'defender.1'], 'p1 test.end'])
    const full = fighting(
      { leadership: 4, units: ['archer.1'], defeated: ['tactician.1'] },
      ['hero D4', 'attacker.1 E4'],
      ['qilin A1'],
    ).onlyRunning(go('camp.recruit', { chip: 'defender.1', cause: 'test' }))
    expect(full.after('sacrifice')).toEqual(['archer.1', 'defender.1', 'tactician.1'])
    expect(full.waitsFor()).toBe('p1 camp.sacrifice')
  })

  test('[VIC-HERO-06] every blessing that is used is crossed off', () => {
    const one = fighting({ blessings: 2, hp: 1 }, ['hero D4'], ['qilin A1'])
    one.onlyRunning(go('harm', { units: [{ unit: 'hero', damage: 2 }], cause: 'test' }))
    expect([one.open.hero.blessings, one.open.hero.hp]).toEqual([1, 5])
    expect(one.waitsFor()).toBe('p1 test.end')
  })

  test('[VIC-HERO-07] four columns, of each the highest die; upgrading one changes no other', () => {
    const options = (dice: string): string[] => padOptions(given({ dice }).open, ['die']).map(words.id)
    expect(options('BB')).toEqual(['addDie', 'upgradeDie 0', 'upgradeDie 1'])
    expect(options('KGYB')).toEqual(['upgradeDie 1', 'upgradeDie 2', 'upgradeDie 3'])
    expect(options('KKKK')).toEqual([])
    const { open } = given({ dice: 'KGYB' })
    expect(
      ['addDie', 'upgradeDie 0', 'upgradeDie 1', 'upgradeDie 4'].map(id => whyNotPad(open, words.answer(id))?.key),
    ).toEqual(['fourDice', 'dieBlack', undefined, 'noSuchDie'])
    expect(given().waitsFor()).toBe('p1 travel')
  })

  test('[VIC-HERO-08] [VIC-ACT-01] weeks are counted act by act', () => {
    const one = given({ weeks: 11, act: 1 }).onlyRunning({ do: 'act.begin', with: { act: 2 } })
    expect([one.open.act, one.open.weeks]).toEqual([2, 0])
    expect(one.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-HERO-09] [VIC-RULING-16] every fourth space of the influence track draws a bane, without end', () => {
    const drawn = (influence: number, points: number): number =>
      given({ influence })
        .onlyRunning(go('influence.gain', { points, cause: 'test' }))
        .of('baneDrawn').length
    expect([drawn(0, 3), drawn(0, 4), drawn(3, 1), drawn(4, 4), drawn(5, 8), drawn(50, 2)]).toEqual([0, 1, 1, 1, 2, 1])
    expect(given().waitsFor()).toBe('p1 travel')
  })

  test('[VIC-HERO-10] Tactic Capacity is three; prowess raise it', () => {
    const capacity = (position: Position): number => capacityOf(given(position).open)
    expect(capacity({})).toBe(3)
    expect(capacity({ prowess: ['master-tactician'] })).toBe(4)
    expect(capacity({ prowess: ['master-tactician', 'cornucopia'] })).toBe(5)
    expect(given().waitsFor()).toBe('p1 travel')
  })

  test('[VIC-HERO-11] what is beyond the capacity is discarded at once, by choice', () => {
    const one = given({ tactics: ['stun', 'stun', 'adrenaline', 'hamstring'] })
    one.onlyRunning(go('camp.limits', { cause: 'test' }))
    expect([one.waitsFor(), one.after('discard')]).toEqual(['p1 camp.discard', ['adrenaline', 'hamstring', 'stun']])
    one.do('discard stun')
    expect([one.open.camp.tactics, one.open.tactics.stun]).toEqual([['stun', 'adrenaline', 'hamstring'], 2])
    expect(one.waitsFor()).toBe('p1 test.end')
  })

  test('[VIC-HERO-12] HP last from combat to combat', () => {
    const one = fighting({ hp: 3 }, ['hero D4 hp3'], ['qilin C4 hp1']).dice('x.')
    to('player.engage', one).do('attack hero qilin')
    while (one.asked !== 'travel' && one.asked !== undefined) one.do(one.options.find(id => id !== 'health') as string)
    expect([one.open.hero.hp, one.open.combat]).toEqual([3, undefined])
    expect(one.waitsFor()).toBe('p1 travel')
  })

  test("[VIC-HERO-14] the tribune's fall reaches the hero in camp", () => {
    const one = given({
      hp: 4,
      combat: {
        arena: 'ATL',
        sport: 'spar',
        mine: ['archer.1 D4'],
        rival: ['qilin C4 hp1', 'erinys A1'],
        tribune: 'qilin',
      },
    }).onlyRunning(go('harm', { units: [{ unit: 'qilin', damage: 1 }], cause: 'test' }))
    expect([one.where('hero'), one.open.hero.hp]).toEqual(['camp', 1])
    expect(one.waitsFor()).toBe('p1 test.end')
  })

  test('[VIC-RULING-87] the limits hold for pad and prowess together, not for what one combat adds', () => {
    const { open } = given({ health: 11, leadership: 12, prowess: ['endurance-1', 'endurance-2', 'borrowed-banners'] })
    expect([heroHealth(open), leadershipOf(open)]).toEqual([PAD_LIMITS.health, PAD_LIMITS.leadership])
    expect(padOptions(open, ['health', 'leadership'])).toEqual([])
    expect(whyNotPad(open, { do: 'health' })).toEqual({ rule: 'VIC-UPGRADE-01', key: 'statAtLimit', values: {} })
    const swift = given({
      hero: 'the-parthian',
      movement: 3,
      prowess: ['steppe-bred', 'winged-sandals'],
      combat: { arena: 'ATL', event: 'S23', sport: 'flag', mine: ['hero D4'], rival: ['qilin A1'] },
    })
    expect([movementOf(swift.open, swift.unit('hero')), rangeOf(swift.open, swift.unit('hero'))]).toEqual([4, 2])
    expect(swift.waitsFor()).toBe('p1 player.start')
  })
})

describe('units in combat', () => {
  test('[VIC-UNIT-07] a unit is deployed with as many HP as its Health', () => {
    const one = to('player.deploy', fighting({}, ['hero D4'], ['qilin A1'])).do('deploy defender.1 F4')
    expect([one.unit('defender.1').hp, one.unit('defender.1').dazed]).toEqual([4, true])
    expect(one.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-UNIT-08] damage removes HP; the last one lost is a defeat, what is beyond it is lost', () => {
    const hurt = (damage: number): Given =>
      fighting({}, ['hero D4', 'archer.1 G1'], ['qilin A1', 'erinys A3']).onlyRunning(
        go('harm', { units: [{ unit: 'qilin', damage }], cause: 'test' }),
      )
    expect([hurt(1).unit('qilin').hp, hurt(3).unit('qilin').hp]).toEqual([3, 1])
    expect([hurt(4).where('qilin'), hurt(9).where('qilin')]).toEqual(['fallen', 'fallen'])
    expect(hurt(9).unit('erinys').hp).toBe(4)
    expect(hurt(9).waitsFor()).toBe('p1 test.end')
  })

  test('[VIC-UNIT-10] gaining HP is not healing: Bolster Health lifts a unit above its Health', () => {
    const one = to(
      'player.tactic',
      fighting({ tactics: ['bolster-health'] }, ['hero D4', 'defender.1 E4'], ['qilin A1']),
    )
    one.do('tactic bolster-health defender.1')
    expect(one.unit('defender.1').hp).toBe(6)
    expect(one.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-UNIT-15] nobody attacks an ally', () => {
    const one = to('player.engage', fighting({}, ['hero D4', 'defender.1 D3'], ['qilin D5']))
    expect(one.options.filter(id => id.startsWith('attack'))).toEqual(['attack hero qilin'])
    const rival = fighting({}, ['hero G1'], ['qilin A1', 'erinys A2']).from('rival')
    to('player.start', rival)
    expect(rival.of('attacked')).toEqual([])
    expect(rival.of('marked').length).toBeGreaterThan(0)
    expect(rival.of('marked').every(({ mark }) => mark === undefined || mark === 'hero')).toBe(true)
    expect(rival.waitsFor()).toBe('p1 player.start')
  })
})

describe('dice', () => {
  const attack = (dice: string, faces: string): Given =>
    to('player.engage', fighting({ dice }, ['hero D4'], ['war-elephant C4']).dice(faces)).do('attack hero war-elephant')

  test('[VIC-DICE-02] each hit deals 1 damage, misses do nothing', () => {
    expect([attack('BBBB', 'xx..').unit('war-elephant').hp, attack('BBBB', '....').unit('war-elephant').hp]).toEqual([
      5, 7,
    ])
    expect(attack('BBBB', 'xx..').waitsFor()).toBe('p1 rival.start')
  })

  test('[VIC-DICE-04] dice rolled for a skill are no attack', () => {
    const one = fighting(
      { hero: 'the-parthian', prowess: ['hail-of-arrows'] },
      ['hero D4'],
      ['qilin C4', 'war-elephant D6'],
    )
    to('player.engage', one.dice('x x')).do('special hero volley')
    expect([one.of('attacked').length, one.of('rolled').length > 0]).toEqual([0, true])
    expect(one.hp('qilin', 'war-elephant')).toEqual([3, 6])
    expect(one.waitsFor()).toBe('p1 rival.start')
  })

  test('[VIC-DICE-05] all dice of an attack are rolled together, after what changes the pool', () => {
    const one = given({
      dice: 'BB',
      combat: { arena: 'ATL', mine: ['hero D4 trident'], rival: ['war-elephant C4'] },
    }).dice('xx x')
    to('player.engage', one).do('attack hero war-elephant')
    expect(one.of('attacked').map(({ pool, hits }) => [pool.map(({ die }) => die).join(''), hits.length])).toEqual([
      ['BBK', 3],
    ])
    expect([one.of('rolled').length, one.unit('war-elephant').hp]).toEqual([0, 4])
    expect(one.waitsFor()).toBe('p1 rival.start')
  })
})
