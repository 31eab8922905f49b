import { describe, expect, test } from 'vitest'
import { myAbilities, OVER, rivalAbilities } from '../../test/fights.ts'

const FAR_RIVAL = 'archer.2 A1'

describe('of your units', () => {
  test('[VIC-SKILL-02] [VIC-SKILL-07] Regen N: heals N, never above Health, once per step', () => {
    const game = myAbilities({ mine: ['reptilian D4 hp1', 'jade-sentinel E4'], rival: [FAR_RIVAL] })
    expect(game.options).toEqual(['skill reptilian regen', 'done'])
    game.do('skill reptilian regen')
    expect(game.hp('reptilian')).toEqual([2])
    expect(game.of('skillUsed')).toEqual([{ type: 'skillUsed', unit: 'reptilian', skill: 'regen' }])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('[VIC-SKILL-07] an Ability that was used is not offered again', () => {
    const game = myAbilities({ mine: ['harpooner D4', 'archer.1 D2'], rival: ['attacker.1 D6', FAR_RIVAL] })
    game.do('skill harpooner pull', 'target attacker.1')
    expect(game.where('attacker.1')).toBe('D5')
    expect(game.waitsFor()).toBe(OVER)
    const again = myAbilities({ mine: ['harpooner D4 used:pull', 'reptilian G1 hp1'], rival: ['attacker.1 D6'] })
    expect(again.refused('skill harpooner pull')).toBe('VIC-SKILL-07 usedAlready')
    expect(again.waitsFor()).toBe('p1 player.ability')
  })
  test('Pull: any unit exactly 2 hexes away, onto a free hex beside the puller', () => {
    const game = myAbilities({
      mine: ['harpooner D4', 'archer.1 D2', 'attacker.1 E4', 'defender.1 G4'],
      rival: ['attacker.2 D6', 'tactician.1 C4'],
    })
    game.do('skill harpooner pull')
    expect(game.options).toEqual(['target attacker.2', 'target archer.1'])
    expect(game.refused('target tactician.1')).toBe('VIC-SKILL-05 notASkillTarget')
    game.do('target archer.1')
    expect(game.where('archer.1')).toBe('D3')
    expect(game.waitsFor()).toBe(OVER)
  })
  test('[VIC-RULING-110] a unit that has no free hex to land on cannot be pulled; a Braced one can, and stays', () => {
    const held = myAbilities({ mine: ['harpooner D4', 'attacker.1 D5', 'reptilian G1 hp1'], rival: ['attacker.2 D6'] })
    expect(held.refused('skill harpooner pull')).toBe('VIC-PLAYER-ABILITY-01 noUseNow')
    expect(held.waitsFor()).toBe('p1 player.ability')
    const braced = myAbilities({ mine: ['harpooner D4'], rival: ['camel-lancer D6'] })
    braced.do('skill harpooner pull')
    expect(braced.where('camel-lancer')).toBe('D6')
    expect(braced.of('skillUsed')).toMatchObject([{ skill: 'pull', target: 'camel-lancer' }])
    expect(braced.waitsFor()).toBe(OVER)
  })
  test('Shove: one hex away from the shover, which may then take its place', () => {
    const shove = () =>
      myAbilities({ mine: ['reef-breaker D4'], rival: ['attacker.1 D5', FAR_RIVAL] }).do('skill reef-breaker shove')
    expect(shove().options).toEqual(['hex C5', 'hex D6', 'hex E5'])
    const followed = shove().do('hex D6')
    expect(followed.options).toEqual(['hex D5', 'stay'])
    followed.do('hex D5')
    expect([followed.where('attacker.1'), followed.where('reef-breaker')]).toEqual(['D6', 'D5'])
    expect(followed.of('displaced')).toMatchObject([{ unit: 'attacker.1', cause: 'shove' }])
    expect(followed.waitsFor()).toBe(OVER)
    const stayed = shove().do('hex C5', 'stay')
    expect([stayed.where('attacker.1'), stayed.where('reef-breaker')]).toEqual(['C5', 'D4'])
    expect(stayed.waitsFor()).toBe(OVER)
  })
  test('[VIC-RULING-110] a Braced unit is shoved nowhere and nobody follows', () => {
    const game = myAbilities({ mine: ['reef-breaker D4'], rival: ['surf-giant D5'] }).do('skill reef-breaker shove')
    expect([game.where('surf-giant'), game.where('reef-breaker')]).toEqual(['D5', 'D4'])
    expect([game.of('displaced'), game.of('moved')]).toEqual([[], []])
    expect(game.of('skillUsed')).toMatchObject([{ skill: 'shove', target: 'surf-giant' }])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('[VIC-PLAYER-ABILITY-02] the hero uses what its prowess gives, whatever its stat side prints as a primus', () => {
    const pull = myAbilities(
      { mine: ['hero D4 hp2'], rival: ['attacker.2 D6', FAR_RIVAL] },
      { hero: 'stygiana', prowess: ['tentacle-lash'] },
    )
    expect(pull.options).toEqual(['skill hero pull', 'done'])
    const none = myAbilities(
      { mine: ['hero D4 hp2', 'reptilian G1 hp1'], rival: ['attacker.2 D5', FAR_RIVAL] },
      { hero: 'bingqing' },
    )
    expect(none.options).toEqual(['skill reptilian regen', 'done'])
  })
  test('Curse: an opponent within 2 hexes that is not cursed yet, never an ally', () => {
    const game = myAbilities({
      mine: ['night-seer D4', 'archer.1 D5'],
      rival: ['attacker.2 D6', 'tactician.2 C4 cursed:rival:3', 'defender.2 D2', 'lanista A1'],
    })
    game.do('skill night-seer curse')
    expect(game.options).toEqual(['target attacker.2', 'target defender.2'])
    game.do('target attacker.2')
    expect(game.unit('attacker.2').lasting.map(({ what }) => what)).toEqual(['cursed'])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Net: an opponent within 2 hexes that is not netted yet, never an ally', () => {
    const game = myAbilities({
      mine: ['retiarius D4', 'archer.1 D5'],
      rival: ['attacker.2 D6', 'tactician.2 C4 netted:rival:3', 'defender.2 D2', 'lanista A1'],
    })
    game.do('skill retiarius net')
    expect(game.options).toEqual(['target attacker.2', 'target defender.2'])
    game.do('target defender.2')
    expect(game.unit('defender.2').lasting.map(({ what }) => what)).toEqual(['netted'])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Mend N: an adjacent ally below its Health', () => {
    const game = myAbilities({
      mine: ['pythia D4 hp1', 'defender.1 D5 hp1', 'attacker.1 C4', 'archer.1 G1 hp1'],
      rival: ['archer.2 E4 hp1'],
    })
    game.do('skill pythia mend')
    expect(game.hp('defender.1', 'archer.1', 'pythia', 'archer.2')).toEqual([3, 1, 1, 1])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Dash: one hex', () => {
    const game = myAbilities({ mine: ['horse-archer A1'], rival: ['archer.1 A2'] }).do('skill horse-archer dash')
    expect(game.options).toEqual(['hex B1', 'hex B2'])
    game.do('hex B1')
    expect(game.where('horse-archer')).toBe('B1')
    expect(game.unit('horse-archer')).toMatchObject({ walked: 0, shifted: true })
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Swap: with an adjacent ally, not with a Braced one (VIC-RULING-110)', () => {
    const game = myAbilities({ mine: ['ferryman D4', 'archer.1 D5', 'surf-giant C4'], rival: ['archer.2 E4'] })
    game.do('skill ferryman swap')
    expect([game.where('ferryman'), game.where('archer.1'), game.where('surf-giant')]).toEqual(['D5', 'D4', 'C4'])
    expect(game.of('displaced')).toMatchObject([{ unit: 'archer.1', from: 18 + 1, to: 18 }])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Swap: an ally two hexes away is too far', () => {
    const game = myAbilities({ mine: ['ferryman D4', 'archer.1 D6'], rival: ['archer.2 A1'] })
    expect(game.options.some(id => id.startsWith('skill ferryman'))).toBe(false)
  })
  test('[VIC-RULING-104] Curse: an opponent within 2 hexes, until the end of its next turn', () => {
    const game = myAbilities({ turn: 3, mine: ['lantern-wraith D4'], rival: ['attacker.1 D6', 'attacker.2 D7'] })
    game.do('skill lantern-wraith curse')
    expect(game.unit('attacker.1').lasting).toEqual([{ what: 'cursed', side: 'rival', turn: 4 }])
    expect(game.unit('attacker.2').lasting).toEqual([])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Rouse: an adjacent ally deployed this turn is no longer dazed', () => {
    const game = myAbilities({
      turn: 2,
      mine: ['lanista D4', 'archer.1 D5 dazed on2', 'attacker.1 C4 dazed on1', 'defender.1 G1 dazed on2'],
      rival: [FAR_RIVAL],
    })
    game.do('skill lanista rouse')
    expect(['archer.1', 'attacker.1', 'defender.1'].map(id => game.unit(id).dazed)).toEqual([false, true, true])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Leech: 1 damage to an adjacent opponent, then 1 HP healed', () => {
    const game = myAbilities({ mine: ['soul-drinker D4 hp2'], rival: ['attacker.1 D5', FAR_RIVAL] }).do(
      'skill soul-drinker leech',
    )
    expect(game.hp('soul-drinker', 'attacker.1')).toEqual([3, 2])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Net: Movement 0 until the end of its next turn', () => {
    const game = myAbilities({ turn: 2, mine: ['retiarius D4'], rival: ['attacker.1 D6', FAR_RIVAL] }).do(
      'skill retiarius net',
    )
    expect(game.unit('attacker.1').lasting).toEqual([{ what: 'netted', side: 'rival', turn: 3 }])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('[VIC-STATUS-01] [VIC-STATUS-03] dazed, fatigued and chained units use no Ability', () => {
    const of = (words: string) =>
      myAbilities({ mine: [`reptilian D4 hp1 ${words}`, 'jade-sentinel G1 hp1'], rival: [FAR_RIVAL] })
    expect(of('dazed on2').refused('skill reptilian regen')).toBe('VIC-STATUS-01 isDazed')
    expect(of('stun:player:2').refused('skill reptilian regen')).toBe('VIC-STATUS-03 isFatigued')
    expect(of('chains-of-hephaestus:player:2').refused('skill reptilian regen')).toBe('VIC-TACTIC-07 isChained')
    expect(of('hp1').do('skill reptilian regen').hp('reptilian')).toEqual([2])
  })
  test('[VIC-SKILL-06] a unit uses only skills it has, and only in combat', () => {
    const game = myAbilities(
      { mine: ['attacker.1 D4', 'reptilian G1 hp1'], rival: [FAR_RIVAL] },
      { units: ['jade-sentinel'] },
    )
    expect(game.refused('skill attacker.1 regen')).toBe('VIC-SKILL-06 hasNoSuchSkill')
    expect(game.options.some(id => id.includes('jade-sentinel'))).toBe(false)
    expect(game.waitsFor()).toBe('p1 player.ability')
  })
  test('Cursed Ground (B13): nobody heals', () => {
    const game = myAbilities({
      event: 'B13',
      mine: ['reptilian D4 hp1', 'soul-drinker E4 hp1'],
      rival: ['attacker.1 E5'],
    })
    expect(game.options).toEqual(['skill soul-drinker leech', 'done'])
    expect(game.do('skill soul-drinker leech').hp('soul-drinker', 'attacker.1')).toEqual([1, 2])
    expect(game.waitsFor()).toBe(OVER)
  })
})

describe('of rival units', () => {
  test('[VIC-SKILL-05] Regen: used below Health only', () => {
    expect(rivalAbilities({ rival: ['reptilian D4 hp2'], mine: ['archer.1 G1'] }).hp('reptilian')).toEqual([3])
    const full = rivalAbilities({ rival: ['reptilian D4'], mine: ['archer.1 G1'] })
    expect(full.of('skillUsed')).toEqual([])
    expect(full.waitsFor()).toBe(OVER)
  })
  test('Pull: its highest bold priority exactly 2 away and out of its Range; none: not used', () => {
    const game = rivalAbilities({
      kind: 'primus',
      rival: ['primus=krakenlance D4'],
      mine: ['archer.1 D6', 'attacker.1 C3', 'defender.1 B4 trident'],
    })
    expect([game.where('defender.1'), game.where('archer.1')]).toEqual(['C4', 'D6'])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Pull: the player picks among the landing hexes', () => {
    const game = rivalAbilities({ kind: 'primus', rival: ['primus=krakenlance D4'], mine: ['archer.1 C5'] })
    expect(game.options).toEqual(['hex C4', 'hex D5'])
    game.do('hex D5')
    expect(game.where('archer.1')).toBe('D5')
    expect(game.waitsFor()).toBe(OVER)
    const inRange = rivalAbilities({ kind: 'primus', rival: ['primus=sea-strider D4'], mine: ['archer.1 C5'] })
    expect(inRange.of('skillUsed')).toEqual([])
    expect(inRange.waitsFor()).toBe(OVER)
  })
  test('[VIC-RIVAL-ABILITY-03] Shove: an ally if that brings one forward and neither back, and then it follows', () => {
    const game = rivalAbilities({ rival: ['reef-breaker B3', 'attacker.1 C3'], mine: ['archer.1 G2'] })
    expect(game.of('skillUsed')).toMatchObject([{ skill: 'shove', target: 'attacker.1' }])
    expect(game.options).toEqual(['hex D3', 'hex D4'])
    game.do('hex D3')
    expect([game.where('attacker.1'), game.where('reef-breaker')]).toEqual(['D3', 'C3'])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Shove: else an opponent that holds the flag or a key hex, without following; else not at all', () => {
    const key = rivalAbilities({ arena: 'KUN', rival: ['reef-breaker C4'], mine: ['archer.1 D4', 'attacker.1 C5'] })
    expect(key.of('skillUsed')).toMatchObject([{ target: 'archer.1' }])
    key.do(key.options[0] as string)
    expect(key.where('reef-breaker')).toBe('C4')
    expect(key.waitsFor()).toBe(OVER)
    const flag = rivalAbilities({ sport: 'flag', arena: 'KUN', rival: ['reef-breaker C4'], mine: ['archer.1 C5 flag'] })
    expect(flag.of('skillUsed')).toMatchObject([{ target: 'archer.1' }])
    const none = rivalAbilities({ arena: 'KUN', rival: ['reef-breaker C4'], mine: ['archer.1 C5'] })
    expect(none.of('skillUsed')).toEqual([])
    expect(none.waitsFor()).toBe(OVER)
  })
  test('Mend: the weakest adjacent ally below its Health; the player among equals', () => {
    const game = rivalAbilities({
      rival: ['tidal-oracle D4', 'surf-giant D5 hp4', 'defender.1 C4 hp2', 'attacker.1 C3 hp2', 'archer.1 E4'],
      mine: ['archer.2 G1'],
    })
    expect(game.options).toEqual(['target defender.1', 'target attacker.1'])
    game.do('target attacker.1')
    expect(game.hp('surf-giant', 'defender.1', 'attacker.1')).toEqual([4, 2, 3])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Dash: by its list with Movement 1; it stays with its mark in Range', () => {
    const near = rivalAbilities({ arena: 'PAR', rival: ['horse-archer A1'], mine: ['attacker.1 D3'], chariot: 'D6' })
    expect(near.options).toEqual(['hex B1', 'hex B2'])
    expect(near.do('hex B2').where('horse-archer')).toBe('B2')
    const inRange = rivalAbilities({ arena: 'PAR', rival: ['horse-archer D1'], mine: ['attacker.1 D3'], chariot: 'D6' })
    expect(inRange.where('horse-archer')).toBe('D1')
    expect(inRange.of('skillUsed')).toEqual([])
    expect(inRange.waitsFor()).toBe(OVER)
  })
  test('Swap: only if one comes nearer to its mark and neither farther', () => {
    const mine = ['surf-giant B3', 'archer.1 E3 hp1']
    const helps = rivalAbilities({ arena: 'VES', rival: ['ferryman C3', 'ash-stalker B2'], mine })
    expect([helps.where('ferryman'), helps.where('ash-stalker')]).toEqual(['B2', 'C3'])
    expect(helps.waitsFor()).toBe(OVER)
    const harms = rivalAbilities({ arena: 'VES', rival: ['ferryman B2', 'ash-stalker C3'], mine })
    expect(harms.of('skillUsed')).toEqual([])
    expect(harms.waitsFor()).toBe(OVER)
    const braced = rivalAbilities({ arena: 'VES', rival: ['ferryman C3', 'camel-lancer B2'], mine })
    expect(braced.of('skillUsed')).toEqual([])
    expect(braced.waitsFor()).toBe(OVER)
  })
  test('Curse: the deadliest within 2 hexes that is not cursed', () => {
    const game = rivalAbilities({
      turn: 2,
      rival: ['lantern-wraith D4'],
      mine: ['shade-reaver D6 cursed:player:2', 'attacker.1 D5', 'defender.1 C4', 'daughter-of-the-hunt G1'],
    })
    expect(game.unit('attacker.1').lasting).toEqual([{ what: 'cursed', side: 'player', turn: 2 }])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Rouse: the deadliest adjacent ally that was deployed this turn', () => {
    const game = rivalAbilities({
      turn: 2,
      rival: ['lanista D4', 'archer.1 D5 dazed on2', 'defender.1 C4 dazed on2'],
      mine: ['attacker.1 G1'],
    })
    expect([game.unit('archer.1').dazed, game.unit('defender.1').dazed]).toEqual([false, true])
    expect(game.of('undazed')).toEqual([{ type: 'undazed', unit: 'archer.1', cause: 'rouse' }])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Leech: the highest bold priority beside it', () => {
    const game = rivalAbilities({
      rival: ['soul-drinker D4 hp2'],
      mine: ['archer.1 D5 trident', 'attacker.1 C4', 'defender.1 G1'],
    })
    expect(game.hp('soul-drinker', 'archer.1', 'attacker.1')).toEqual([3, 1, 3])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Net: the flagholder within 2 hexes, else the fastest there', () => {
    const flag = rivalAbilities({ sport: 'flag', rival: ['retiarius D4'], mine: ['archer.1 D6 flag', 'cataphract D5'] })
    expect(flag.unit('archer.1').lasting).toMatchObject([{ what: 'netted' }])
    expect(flag.waitsFor()).toBe(OVER)
    const fast = rivalAbilities({ rival: ['retiarius D4'], mine: ['archer.1 D6', 'cataphract D5', 'storm-mare G1'] })
    expect(fast.unit('cataphract').lasting).toMatchObject([{ what: 'netted' }])
    expect(fast.waitsFor()).toBe(OVER)
  })
})
