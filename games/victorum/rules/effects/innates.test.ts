import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'
import { myEngage, OVER, rivalEngage } from '../../test/fights.ts'

const AWAY = 'archer.2 A1'

describe('Taunt', () => {
  test('[VIC-RULING-50] [VIC-PLAYER-ENGAGE-04] binds your units too, if it is within their Range', () => {
    const game = myEngage({
      mine: ['hero D4', 'attacker.1 C5'],
      rival: ['defender.1 D5', 'archer.1 C4', 'surf-giant G1'],
    })
    expect(game.options).toEqual(['attack hero defender.1', 'attack attacker.1 defender.1', 'done'])
    expect(game.refused('attack hero archer.1')).toBe('VIC-RULING-50 taunted')
    expect(game.refused('attack hero surf-giant')).toBe('VIC-PLAYER-ENGAGE-03 outOfRange')
    expect(game.refused('attack hero attacker.1')).toBe('VIC-TURN-10 notAnOpponent')
    expect(game.waitsFor()).toBe('p1 player.engage')
  })
  test('[VIC-RULING-50] among several taunters the attacker chooses', () => {
    const game = myEngage({ mine: ['attacker.1 D4'], rival: ['archer.1 C4', 'defender.1 D5', 'bone-warden D3'] })
    expect(game.options).toEqual(['attack attacker.1 defender.1', 'attack attacker.1 bone-warden', 'done'])
    expect(game.waitsFor()).toBe('p1 player.engage')
  })
  test('[VIC-EX-71] [VIC-STATUS-03] a stunned taunter taunts nobody', () => {
    const bound = shown('VIC-EX-71', 1).do('begin', 'pass', 'done')
    expect(bound.options).toEqual(['attack archer.1 scutarius', 'done'])
    expect(bound.refused('attack archer.1 lanista')).toBe('VIC-RULING-50 taunted')
    const free = shown('VIC-EX-71', 2).do('begin', 'pass', 'done')
    expect(free.options).toEqual(['attack archer.1 scutarius', 'attack archer.1 lanista', 'done'])
    expect(free.waitsFor()).toBe('p1 player.engage')
  })
  test('[VIC-RULING-50] Specials are free of it', () => {
    const game = myEngage({ mine: ['cloud-dancer D4'], rival: ['defender.1 D5', 'archer.1 C4 hp1'] })
    game.do('special cloud-dancer finish')
    expect(game.where('archer.1')).toBe('fallen')
    expect(game.waitsFor()).toBe(OVER)
  })
})

describe('First Strike', () => {
  test('[VIC-SKILL-01] [VIC-SKILL-08] [VIC-STATUS-02] lets a dazed unit attack on its deployment turn only', () => {
    const combat = { turn: 2, rival: ['attacker.2 D5', AWAY] }
    const game = myEngage({ ...combat, mine: ['archer.1 D4 dazed on2', 'attacker.1 C5 dazed on2'] })
    expect(game.options).toEqual(['attack archer.1 attacker.2', 'done'])
    expect(game.refused('attack attacker.1 attacker.2')).toBe('VIC-STATUS-01 isDazed')
    expect(game.waitsFor()).toBe('p1 player.engage')
    const gazed = myEngage({ ...combat, mine: ['archer.1 D4 dazed on1', 'archer.2 C5'] })
    expect(gazed.refused('attack archer.1 attacker.2')).toBe('VIC-STATUS-01 isDazed')
  })
  test('a stunned unit does not strike first', () => {
    const game = myEngage({
      turn: 2,
      mine: ['archer.1 D4 dazed on2 stun:player:3', 'attacker.1 C5'],
      rival: ['attacker.2 D5', AWAY],
    })
    expect(game.refused('attack archer.1 attacker.2')).toBe('VIC-STATUS-03 isFatigued')
    expect(game.waitsFor()).toBe('p1 player.engage')
  })
  test('[VIC-SKILL-05] a rival that strikes first attacks on its deployment turn', () => {
    const game = rivalEngage({
      turn: 2,
      rival: ['archer.1 D4 dazed on2', 'attacker.2 C5 dazed on2'],
      mine: ['attacker.1 D5'],
    }).dice('x.')
    expect(game.of('attacked').map(({ unit }) => unit)).toEqual(['archer.1'])
    expect(game.waitsFor()).toBe(OVER)
  })
})

describe('tactics', () => {
  const tactics = { tactics: ['stun'] } as const
  const targets = (mine: string[], rival: string[]): string[] => {
    const game = given({
      place: 'ATL-1',
      ...tactics,
      units: [],
      combat: { arena: 'ATL', trident: 'none', turn: 2, mine, rival },
    })
    return game.past('player.start', 'begin').past('player.deploy', 'pass').after('tactic stun')
  }
  test('Tactical: opponents anywhere; without it those beside one of yours', () => {
    expect(targets(['attacker.1 D4'], ['archer.1 D5', 'archer.2 A1'])).toEqual(['archer.1', 'attacker.1'])
    expect(targets(['tactician.1 D4'], ['archer.1 D5', 'archer.2 A1'])).toEqual(['archer.1', 'archer.2', 'tactician.1'])
    expect(targets(['tactician.1 D4 stun:player:2'], ['archer.1 D5', 'archer.2 A1'])).not.toContain('archer.2')
  })
  test('Unyielding: opponents place nothing on it, its own troop may', () => {
    expect(targets(['attacker.1 D4'], ['qilin D5', 'archer.2 A1'])).toEqual(['attacker.1'])
    expect(targets(['qilin D4'], ['archer.2 A1'])).toEqual(['qilin'])
  })
})

describe('on the way', () => {
  const moves = (unit: string, mine: string[], rival: string[]): string[] => {
    const game = given({ place: 'ATL-1', units: [], combat: { arena: 'ATL', trident: 'none', turn: 2, mine, rival } })
    game.past('player.start', 'begin').past('player.deploy', 'pass').past('player.tactic', 'pass')
    return game.after(`move ${unit}`)
  }
  test('Vault: through units, but not onto them', () => {
    const walls = ['archer.1 B1', 'archer.2 B2', 'attacker.2 A2']
    expect(moves('attacker.1', ['attacker.1 A1'], walls)).toEqual([])
    expect(moves('erinys', ['erinys A1'], walls)).toContain('C2')
    expect(moves('erinys', ['erinys A1'], walls)).not.toContain('B2')
  })
  test('Snare: Movement 1 for a move that begins beside it', () => {
    expect(moves('cataphract', ['cataphract A1'], ['royal-guard A2'])).toEqual(['B1', 'B2'])
    expect(moves('cataphract', ['cataphract A1'], ['royal-guard A3'])).toContain('D2')
  })
})
