import { expect, test } from 'vitest'
import { type Arms, given, type Position } from '../../test/given.ts'

/** Only the Abilities Step of the rival, then a question that changes nothing. */
const using = (combat: Arms, dice = '', position: Position = {}) =>
  given({ ...position, combat: { step: 'ability', side: 'rival', turn: 3, ...combat } })
    .dice(dice)
    .onlyRunning({ do: 'abilities.side', with: { side: 'rival' } }, { do: 'rival.start', with: undefined })
const OVER = 'p1 rival.start'
const used = (game: ReturnType<typeof using>): string[] =>
  game.of('skillUsed').map(({ unit, skill, target }) => [unit, skill, target].filter(Boolean).join(' '))

test('[VIC-RIVAL-ABILITY-01] all that can be used are, in an order of the player', () => {
  const rival = ['reptilian B2 hp1', 'jade-sentinel B4 hp2']
  const game = using({ arena: 'ATL', trident: 'none', rival, mine: ['hero G1'] })
  expect(game.options).toEqual(['skill reptilian regen', 'skill jade-sentinel regen', 'auto'])
  game.do('skill jade-sentinel regen')
  expect(used(game)).toEqual(['jade-sentinel regen', 'reptilian regen'])
  expect(game.hp('reptilian', 'jade-sentinel')).toEqual([2, 3])
  expect(game.waitsFor()).toBe(OVER)
})

test('[VIC-RIVAL-ABILITY-01] the player may leave the order to the hexes: all are used without a further question', () => {
  const rival = ['reptilian B4 hp1', 'jade-sentinel B2 hp2', 'tidal-oracle B1']
  const game = using({ arena: 'ATL', trident: 'none', rival, mine: ['hero G1'] }).do('auto')
  expect(used(game)).toHaveLength(3)
  expect(game.hp('reptilian')).toEqual([2])
  expect(game.waitsFor()).toBe(OVER)
  expect(game.combat.auto).toBeUndefined()
})

test('[VIC-RIVAL-ABILITY-02] without effect it does nothing', () => {
  const game = using({ arena: 'ATL', trident: 'none', rival: ['reptilian B2'], mine: ['hero G1'] })
  expect(game.of('skillUsed')).toEqual([])
  expect(game.waitsFor()).toBe(OVER)
})

test('[VIC-RIVAL-ABILITY-04] dazed and fatigued units use none; who is roused joins', () => {
  const rival = ['reptilian B2 hp1 dazed on3', 'jade-sentinel B5 hp1 stun:rival:3']
  const none = using({ arena: 'ATL', trident: 'none', rival, mine: ['hero G1'] })
  expect(used(none)).toEqual([])
  const roused = using({ arena: 'ATL', trident: 'none', rival: [...rival, 'lanista B1'], mine: ['hero G1'] })
  expect(used(roused)).toEqual(['lanista rouse reptilian', 'reptilian regen'])
  expect(roused.waitsFor()).toBe(OVER)
})

test('[VIC-RULING-52] an Ability is looked at when it is chosen: what has no effect any more is not owed', () => {
  const rival = ['soul-drinker C3 hp3', 'tidal-oracle B3', 'talisman-master B2']
  const game = using({ arena: 'ATL', trident: 'none', rival, mine: ['hero C4'] })
  expect(game.options).toEqual([
    'skill soul-drinker leech',
    'skill tidal-oracle mend',
    'skill talisman-master mend',
    'auto',
  ])
  game.do('skill soul-drinker leech')
  // healed: nobody is left to mend
  expect(used(game)).toEqual(['soul-drinker leech hero'])
  expect(game.waitsFor()).toBe(OVER)
})

test('[VIC-RULING-52] an Ability that becomes useful later is the player’s to use, once, or to leave', () => {
  // the primus pulls the hero from E4 to D4, beside the Drinker, that had nobody to bite before
  const combat: Arms = {
    arena: 'ATL',
    trident: 'none',
    rival: ['primus=krakenlance C3', 'soul-drinker C4 hp3'],
    mine: ['hero E4'],
  }
  const game = using(combat)
  expect(game.where('hero')).toBe('D4')
  expect(game.options).toEqual(['skill soul-drinker leech', 'done'])
  game.do('skill soul-drinker leech')
  expect(used(game)).toEqual(['primus pull hero', 'soul-drinker leech hero'])
  expect(game.waitsFor()).toBe(OVER)
  const left = using(combat).do('done')
  expect(left.hp('hero', 'soul-drinker')).toEqual([5, 3])
  expect(left.waitsFor()).toBe(OVER)
})

test('[VIC-RIVAL-ABILITY-05] [VIC-RIVAL-ENGAGE-03] the rival clause decides on whom; ties are the player’s', () => {
  const combat: Arms = {
    arena: 'ATL',
    trident: 'none',
    rival: ['lantern-wraith C3'],
    mine: ['attacker.1 D3', 'tactician.1 C5', 'defender.1 C4'],
  }
  const game = using(combat)
  expect(game.waitsFor()).toBe('p1 skill.target')
  expect(game.after('target')).toEqual(['attacker.1', 'tactician.1'])
  game.do('target tactician.1')
  expect(game.unit('tactician.1').lasting.map(({ what }) => what)).toEqual(['cursed'])
  expect(game.waitsFor()).toBe(OVER)
})

test('[VIC-RIVAL-ABILITY-03] who moves itself or an ally goes by the list', () => {
  const combat: Arms = { arena: 'PAR', chariot: 'none', rival: ['horse-archer A2'], mine: ['hero D4'] }
  const game = using(combat)
  expect(game.options).toEqual(['hex B2', 'hex B3'])
  game.do('hex B3')
  expect(game.where('horse-archer')).toBe('B3')
  // one hex is enough to dash to
  const one = using({ arena: 'ATL', trident: 'none', rival: ['horse-archer D3'], mine: ['hero D6'] })
  expect(one.of('moved').map(({ unit, cause }) => `${unit} ${cause}`)).toEqual(['horse-archer dash'])
  const there = using({ ...combat, rival: ['horse-archer B3'] })
  expect(there.of('moved')).toEqual([])
  // the Ferryman changes places with an ally only if that brings one nearer and none farther away
  const behind = using({ arena: 'REF', rival: ['ferryman C3', 'defender.2 B2'], mine: ['hero E3'] })
  expect(used(behind)).toEqual([])
})

test('the question says why an Ability is not offered', () => {
  const rival = ['reptilian B2 hp1', 'jade-sentinel B4 hp2', 'tidal-oracle A4', 'soul-drinker A1 dazed']
  const tired = ['harpooner B1 stun:rival:3', 'talisman-master A3']
  const game = using({ arena: 'ATL', trident: 'none', rival: [...rival, ...tired], mine: ['hero G1'] })
  expect(game.options).toContain('skill tidal-oracle mend')
  expect(game.refused('skill harpooner pull')).toBe('VIC-STATUS-03 isFatigued')
  expect(game.refused('skill talisman-master regen')).toBe('VIC-RIVAL-ABILITY-02 noUseNow')
  expect(game.refused('skill soul-drinker leech')).toBe('VIC-STATUS-01 isDazed')
  expect(game.refused('skill hero pull')).toBe('VIC-RIVAL-ABILITY-01 notItsTurn')
  game.do('skill reptilian regen')
  expect(game.refused('skill reptilian regen')).toBe('VIC-SKILL-07 usedAlready')
  expect(game.waitsFor()).toBe('p1 rival.ability')
})
