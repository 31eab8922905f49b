import { expect, test } from 'vitest'
import { type Arms, given, type Position, shown } from '../../test/given.ts'

/** Only the Engage Step of the rival, then a question that changes nothing. */
const engaging = (combat: Arms, dice = '', position: Position = {}) =>
  given({ ...position, combat: { step: 'engage', side: 'rival', ...combat } })
    .dice(dice)
    .onlyRunning({ do: 'engage.side', with: { side: 'rival' } }, { do: 'rival.start', with: undefined })
const OVER = 'p1 rival.start'

test('[VIC-EX-23] [VIC-EX-24] [VIC-RIVAL-ABILITY-02] [VIC-RIVAL-ENGAGE-04] [VIC-RIVAL-ENGAGE-09] [VIC-RIVAL-ENGAGE-10] [VIC-RIVAL-ENGAGE-11] [VIC-SKILL-08] the running combat: Regen does nothing, Taunt draws the attack', () => {
  for (const id of ['VIC-EX-23', 'VIC-EX-24']) {
    const game = shown(id).do('begin', 'target reptilian', 'unit defender.2', 'hex E3')
    expect(game.of('skillUsed')).toEqual([])
    expect(game.of('healed')).toEqual([])
    // the Archer could attack on the turn of its deployment, but has nobody within 2 hexes
    expect(game.of('attacked').map(({ unit, target }) => `${unit} ${target}`)).toEqual(['reptilian defender.1'])
    expect(game.hp('defender.1', 'hero')).toEqual([2, 5])
    expect(game.waitsFor()).toBe('p1 player.start')
  }
})

test('[VIC-RIVAL-ENGAGE-01] [VIC-RIVAL-ENGAGE-12] one at a time in the player’s order; each looks when it acts', () => {
  const combat: Arms = {
    arena: 'REF',
    rival: ['attacker.1 C2', 'attacker.2 C3'],
    mine: ['archer.1 D3 hp1', 'defender.1 C1', 'hero D4'],
  }
  const game = engaging(combat, 'xx ..')
  expect(game.options).toEqual(['unit attacker.1', 'unit attacker.2', 'auto'])
  // C1 has Taunt and is beside C2 only; D4 is a key hex
  game.do('unit attacker.2')
  expect(game.of('attacked').map(({ unit, target }) => `${unit} ${target}`)).toEqual([
    'attacker.2 hero',
    'attacker.1 defender.1',
  ])
  expect(game.waitsFor()).toBe(OVER)
})

test('[VIC-RIVAL-ENGAGE-12] a target that fell is nobody’s target any more', () => {
  const combat: Arms = {
    arena: 'REF',
    rival: ['attacker.1 C2', 'attacker.2 D2'],
    mine: ['archer.1 D3 hp1', 'tactician.1 E2 hp2'],
  }
  const game = engaging(combat, 'xx ..').do('unit attacker.2')
  expect(game.isIn('archer.1')).toBe(false)
  expect(game.of('attacked')).toHaveLength(1)
  expect(game.waitsFor()).toBe(OVER)
})

test('[VIC-RIVAL-ENGAGE-06] of opponents of equal priority the player chooses', () => {
  const combat: Arms = {
    arena: 'REF',
    rival: ['attacker.1 C3'],
    mine: ['archer.1 D3', 'tactician.1 C2 hp2', 'hero B2'],
  }
  const game = engaging(combat, '..')
  expect(game.options).toEqual(['target tactician.1', 'target archer.1'])
  expect(game.refused('target hero')).toBe('VIC-RIVAL-ENGAGE-04 otherTarget')
  game.do('target archer.1')
  expect(game.of('attacked')[0]?.target).toBe('archer.1')
  expect(game.waitsFor()).toBe(OVER)
})

test('[VIC-EX-37] [VIC-RIVAL-ENGAGE-07] [VIC-STATUS-10] across an occupied hex', () => {
  const game = shown('VIC-EX-37').do('begin')
  expect(game.of('attacked').map(({ unit, target }) => `${unit} ${target}`)).toEqual(['archer.1 hero'])
})

test('[VIC-EX-36] the farthest by hexes', () => {
  const game = shown('VIC-EX-36').do('begin', 'mark tactician.1')
  expect(game.of('attacked').map(({ unit, target }) => `${unit} ${target}`)).toEqual(['spine-thrower tactician.1'])
})

test('[VIC-RIVAL-ENGAGE-08] hits are damage, and that much HP is gone', () => {
  const game = engaging({ arena: 'ATL', trident: 'none', rival: ['attacker.1 C3'], mine: ['hero C4'] }, 'x .')
  expect(game.of('attacked')[0]?.hits).toEqual([true, false])
  expect(game.hp('hero')).toEqual([4])
  expect(game.waitsFor()).toBe(OVER)
})

test('[VIC-EX-40] [VIC-RIVAL-ENGAGE-02] [VIC-RIVAL-ENGAGE-03] [VIC-RULING-51] a Special whose condition holds is compulsory', () => {
  const game = shown('VIC-EX-40', 1).do('begin')
  expect(game.of('skillUsed')).toEqual([
    { type: 'skillUsed', unit: 'war-elephant', skill: 'hurl', target: 'attacker.1' },
  ])
  expect(game.of('attacked')).toEqual([])
  expect(game.where('attacker.1')).toBe('F1')
  const off = shown('VIC-EX-40', 2).do('begin')
  expect(off.of('skillUsed')).toEqual([])
  expect(off.of('attacked').map(({ unit, target }) => `${unit} ${target}`)).toEqual(['war-elephant hero'])
})

test('[VIC-RIVAL-ENGAGE-10] [VIC-RULING-49] nobody in Range, dazed or fatigued: nothing happens', () => {
  const rival = ['attacker.1 C3', 'attacker.2 C4 dazed', 'archer.1 D3 stun:rival:3']
  const game = engaging({ arena: 'ATL', turn: 3, trident: 'none', rival, mine: ['hero D5', 'archer.2 F1'] })
  expect(game.of('attacked')).toEqual([])
  expect(game.waitsFor()).toBe(OVER)
})

test('[VIC-SKILL-08] First Strike: the attack of a unit deployed this turn', () => {
  const arms: Arms = { arena: 'ATL', turn: 3, trident: 'none', rival: ['archer.1 C3 dazed on3'], mine: ['hero D4'] }
  expect(engaging(arms, '..').of('attacked')).toHaveLength(1)
  expect(engaging({ ...arms, rival: ['attacker.1 C3 dazed on3'] }).of('attacked')).toEqual([])
})

test('[VIC-RULING-72] [VIC-SCION-20] [VIC-SCION-30] [VIC-SCION-32] scions and their Heads have no dice and never attack', () => {
  const combat: Arms = { kind: 'scion', arena: 'VES', rival: ['hydra C4', 'head.1 D4'], mine: ['hero D5'], turn: 3 }
  const game = engaging(combat, '', { scion: 'hydra', act: 4 })
  expect(game.of('attacked')).toEqual([])
  expect(game.waitsFor()).toBe(OVER)
})

test('[VIC-RULING-72] dice that the target takes away do not keep a rival unit from attacking', () => {
  const combat: Arms = { arena: 'ATL', trident: 'none', rival: ['attacker.1 C3'], mine: ['hero D4'] }
  const game = engaging(combat, '', { hero: 'nox', prowess: ['veil-of-night-1', 'veil-of-night-2'] })
  expect(game.of('attacked')[0]?.hits).toEqual([])
  expect(game.waitsFor()).toBe(OVER)
})

test('the question says why others are not offered', () => {
  const rival = ['attacker.1 C3', 'attacker.2 C4', 'archer.1 A1', 'tactician.1 B3 dazed', 'tactician.2 B4 stun:rival:3']
  const game = engaging({ arena: 'ATL', turn: 3, trident: 'none', rival, mine: ['hero D4'] }, '..')
  expect(game.refused('unit archer.1')).toBe('VIC-RIVAL-ENGAGE-10 nobodyInRange')
  expect(game.refused('unit tactician.1')).toBe('VIC-STATUS-01 isDazed')
  expect(game.refused('unit tactician.2')).toBe('VIC-STATUS-03 isFatigued')
  expect(game.refused('unit hero')).toBe('VIC-RIVAL-ENGAGE-01 notItsTurn')
  expect(game.waitsFor()).toBe('p1 rival.engage')
})

test('[VIC-EX-38] [VIC-RIVAL-TACTIC-05] [VIC-RIVAL-TACTIC-06] [VIC-RULING-36] the strongest of the valid targets', () => {
  const near = shown('VIC-EX-38', 4).do('begin')
  expect(near.of('tacticPlaced')).toEqual([{ type: 'tacticPlaced', by: 'rival', tactic: 'stun', unit: 'attacker.1' }])
  const tactical = shown('VIC-EX-38', 5)
  tactical.dice('..').from('rival').do('begin')
  expect(tactical.of('tacticPlaced')[0]?.unit).toBe('surf-giant')
})

test('[VIC-EX-39] [VIC-RIVAL-TACTIC-03] [VIC-DESC-04] the deadliest without Hamstring', () => {
  const game = shown('VIC-EX-39', 2)
  game.dice('..').from('rival').do('begin')
  expect(game.of('tacticPlaced')[0]?.unit).toBe('attacker.1')
})
