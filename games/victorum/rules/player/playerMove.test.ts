import { describe, expect, test } from 'vitest'
import { hexName, hexNamed } from '../ground/hexes.query.ts'
import { type Arms, type Given, given, type Position } from '../../test/given.ts'

/** Your Movement Step on open ground. */
const moving = (combat: Arms, position: Position = {}): Given =>
  given({ ...position, combat: { arena: 'ATL', trident: 'none', places: '0', ...combat } }).do('begin')
const RIVALS = ['defender.2 A1']
const detours = (game: Given, unit: string): string[] => game.after(`move ${unit}`).filter(id => id.includes('over'))

test('[VIC-PLAYER-MOVE-01] [VIC-PLAYER-MOVE-02] who moved and acted on the last turn is free again on this one', () => {
  const game = moving({ mine: ['attacker.1 B1 moved acted walked2 shifted'], rival: RIVALS }, { rolls: '..' })
  expect(game.unit('attacker.1')).toMatchObject({ hasMoved: false, hasActed: false, walked: 0, shifted: false })
  game.do('move attacker.1 A2', 'attack attacker.1 defender.2')
  expect(game.of('attacked')).toHaveLength(1)
  const again = given({ combat: { arena: 'ATL', places: '0', mine: ['reptilian D2 hp1 used:regen'], rival: RIVALS } })
  expect(again.do('begin', 'done').options).toContain('skill reptilian regen')
})

describe('why a unit does not go there', () => {
  const game = moving({
    mine: ['attacker.1 D4', 'archer.1 G1 stun:player:9', 'tactician.1 G2 dazed', 'defender.1 G4 netted:player:9'],
    rival: ['reptilian D5', 'defender.2 A1'],
  })
  test.each([
    ['move attacker.1 D5', 'VIC-PLAYER-MOVE-03 hexBlocked'],
    ['move attacker.1 A1', 'VIC-PLAYER-MOVE-03 hexBlocked'],
    ['move attacker.1 A2', 'VIC-UNIT-06 outOfReach'],
    ['move archer.1 F1', 'VIC-STATUS-03 isFatigued'],
    ['move defender.1 G3', 'VIC-UNIT-06 outOfReach'],
    ['move reptilian D6', 'VIC-PLAYER-MOVE-01 notYourUnit'],
  ])('[VIC-PLAYER-MOVE-03] [VIC-UNIT-06] %s: %s', (option, reason) => {
    expect(game.refused(option)).toBe(reason)
  })
  test('[VIC-PLAYER-MOVE-02] one that has moved does not move again', () => {
    const moved = moving({ mine: ['attacker.1 D4', 'archer.1 G1'], rival: RIVALS }).do('move attacker.1 D3')
    expect(moved.refused('move attacker.1 D4')).toBe('VIC-PLAYER-MOVE-02 hasMovedAlready')
    expect(moved.options).not.toContain('move attacker.1 D4')
  })
})

describe('a way round over what lies there', () => {
  const flag = (mine: string, at: string): string[] =>
    detours(moving({ sport: 'flag', flag: at, mine: [mine], rival: RIVALS }), mine.split(' ')[0] ?? '')
  test('[VIC-PLAYER-MOVE-01] [VIC-RULING-61] only within its Movement, never back over its own hex or twice over one', () => {
    // Movement 2: one hex onto the flag, one on; D6 is reached over it anyway
    expect(flag('attacker.1 D4', 'D5')).toEqual(['C4 over D5', 'C5 over D5', 'E4 over D5', 'E5 over D5'])
    // Movement 1 ends on the flag
    expect(flag('archer.1 D4', 'D5')).toEqual([])
    // the flag two hexes away is the end of the way
    expect(flag('attacker.1 D4', 'D6')).toEqual([])
  })
  test('[VIC-RULING-61] into the first corner, too', () => {
    const game = moving({ sport: 'flag', flag: 'B1', mine: ['attacker.1 C2'], rival: ['defender.2 G4'] })
    expect(detours(game, 'attacker.1')).toContain('A1 over B1')
  })
  test('[VIC-PLAYER-MOVE-03] a charger makes no way round to a hex that is taken', () => {
    const game = moving({ mine: ['bustuarius D4', 'archer.1 D5'], rival: RIVALS })
    const ends = detours(game, 'bustuarius').map(id => id.split(' ')[0])
    expect(ends).not.toContain('D5')
    expect(ends).toContain('D3')
  })
  test('[VIC-PLAYER-MOVE-01] without the flag a way over your own deployment hex is a way like any other', () => {
    const game = moving({ mine: ['attacker.1 E2'], rival: RIVALS }).do('move attacker.1 G1')
    expect(game.of('moved').flatMap(({ path }) => path.map(hexName))).toEqual(['F1', 'G1'])
  })
  test('[VIC-RULING-61] with Movement 3 as far as the third hex, but not back through where it stood', () => {
    const over = flag('cataphract D4', 'D5').filter(id => id.endsWith('over D5'))
    expect(over).not.toContain('D3 over D5')
    expect(over).not.toContain('D4 over D5')
    expect(over).toEqual(expect.arrayContaining(['C3 over D5', 'E3 over D5', 'B4 over D5', 'C4 over D5']))
  })
})

test('[VIC-RULING-61] where a way as short leaves the flag lying, the flag stays there', () => {
  const game = moving({ sport: 'flag', flag: 'C4', mine: ['attacker.1 D4'], rival: RIVALS }).do('move attacker.1 C5')
  expect([game.where('attacker.1'), game.of('equipped'), game.combat.flag]).toEqual(['C5', [], hexNamed('C4')])
  const taken = moving({ sport: 'flag', flag: 'C4', mine: ['attacker.1 D4'], rival: RIVALS })
  taken.do('move attacker.1 C5 over C4')
  expect(taken.unit('attacker.1').carries).toEqual(['flag'])
})

describe('War Drums', () => {
  test('[VIC-RULING-39] one free hex is a choice: it may stay where it is', () => {
    const game = given({
      tactics: ['war-drums'],
      combat: {
        arena: 'ATL',
        trident: 'none',
        places: '0',
        mine: ['archer.1 G1', 'attacker.1 G2'],
        rival: ['defender.2 F2', 'reptilian A1'],
      },
    }).do('begin', 'tactic war-drums archer.1')
    expect(game.options).toEqual(['hex F1', 'stay'])
    expect(game.do('stay').where('archer.1')).toBe('G1')
    const held = given({
      tactics: ['war-drums'],
      combat: {
        arena: 'ATL',
        trident: 'none',
        places: '0',
        mine: ['archer.1 G1', 'attacker.1 G2', 'tactician.1 F1'],
        rival: ['defender.2 F2', 'reptilian A1'],
      },
    }).do('begin', 'tactic war-drums archer.1')
    expect(held.waitsFor()).toBe('p1 player.move')
  })
})
