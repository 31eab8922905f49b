import { describe, expect, test } from 'vitest'
import { type Given, shown } from './given.ts'

/** King of the Hill in the Sunken Forum, Act I; the rival has taken its turn. */
const moved = (id: string): Given => shown(id).do('begin', 'target reptilian', 'unit defender.2', 'hex E3')
const inPlace = (id: string): Given =>
  moved(id).do('begin', 'deploy archer.1 F4', 'tactic stun defender.2', 'move hero D3', 'move defender.1 E4')

describe('the running combat', () => {
  test('[VIC-EX-18] [VIC-RIVAL-DEPLOY-01] [VIC-RIVAL-DEPLOY-02] [VIC-RIVAL-DEPLOY-04] the Archer comes on hex 1 with its 2 HP, dazed', () => {
    const game = shown('VIC-EX-18').do('begin')
    expect(game.where('archer.2')).toBe('B2')
    expect(game.unit('archer.2')).toMatchObject({ hp: 2, dazed: true, side: 'rival' })
    expect(game.column).toEqual([])
    expect(game.waitsFor()).toBe('p1 rival.tactic')
  })

  test('[VIC-EX-19] [VIC-RIVAL-TACTIC-01] [VIC-RIVAL-TACTIC-02] [VIC-RIVAL-TACTIC-05] [VIC-RIVAL-TACTIC-07] [VIC-TACTIC-13] Stun finds nobody and stays; Adrenaline goes on a slowest ally of the player’s choice', () => {
    const game = shown('VIC-EX-19').do('begin')
    expect(game.after('target')).toEqual(['archer.2', 'defender.2', 'reptilian'])
    game.do('target reptilian')
    expect(game.combat.rivalTactics).toEqual(['stun'])
    expect(game.unit('reptilian').tactics).toEqual(['adrenaline'])
    expect(game.waitsFor()).toBe('p1 rival.move')
  })

  test('[VIC-TURN-03] the rival moves, uses Regen for nothing, and its only attack falls on the Defender’s Taunt', () => {
    const game = moved('VIC-EX-28')
    expect([game.where('defender.2'), game.where('reptilian'), game.where('archer.2')]).toEqual(['C1', 'E3', 'B2'])
    expect(game.hp('defender.1', 'hero', 'reptilian')).toEqual([2, 6, 3])
    const steps = game.of('stepBegan').map(({ step }) => step)
    expect(steps).toEqual(['deploy', 'tactic', 'move', 'ability', 'engage'])
    expect(game.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-EX-25] [VIC-HILL-01] [VIC-HILL-04] the bearer of the trident stands on the key hex', () => {
    const game = moved('VIC-EX-25')
    expect(game.combat.points).toBe(1)
    game.do('begin')
    expect(game.of('scored')).toEqual([{ type: 'scored', units: ['hero'], points: 2, goal: 6 }])
    expect(game.waitsFor()).toBe('p1 player.deploy')
  })

  test('[VIC-EX-26] [VIC-PLAYER-DEPLOY-01] [VIC-PLAYER-DEPLOY-03] [VIC-PLAYER-TACTIC-02] [VIC-PLAYER-TACTIC-03] [VIC-TACTIC-14] the Archer on a free hex, then Stun across the arena by the hero’s Tactical', () => {
    const game = moved('VIC-EX-26').do('begin')
    expect(game.after('deploy archer.1')).toEqual(['F1', 'F4'])
    game.do('deploy archer.1 F4')
    expect(game.unit('archer.1')).toMatchObject({ hp: 2, dazed: true })
    expect(game.combat.places).toEqual({ hero: false, camp: 0 })
    expect(game.waitsFor()).toBe('p1 player.tactic')
    game.do('tactic stun defender.2')
    expect(game.unit('defender.2').lasting).toEqual([{ what: 'stun', side: 'rival', turn: 4, tactic: true }])
    expect(game.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-EX-27] [VIC-PLAYER-MOVE-01] [VIC-PLAYER-MOVE-02] [VIC-PLAYER-MOVE-03] [VIC-PLAYER-MOVE-04] [VIC-PLAYER-MOVE-05] [VIC-PLAYER-ABILITY-01] each once, over free hexes, the dazed Archer not at all; then Pull', () => {
    const game = moved('VIC-EX-27').do('begin', 'deploy archer.1 F4', 'tactic stun defender.2')
    expect(game.after('move archer.1')).toEqual([])
    expect(game.whyNot('move archer.1 F5')).toBe('VIC-STATUS-01 isDazed')
    expect(game.after('move defender.1')).not.toContain('E4')
    expect(game.whyNot('move defender.1 E4')).toBe('VIC-PLAYER-MOVE-03 hexBlocked')
    game.do('move hero D3')
    expect(game.of('moved').at(-1)).toMatchObject({ unit: 'hero', path: [18, 17] })
    expect(game.whyNot('move hero D4')).toBe('VIC-PLAYER-MOVE-02 hasMovedAlready')
    game.do('move defender.1 E4')
    expect(game.asked).toBe('player.ability')
    game.do('skill hero pull')
    expect(game.after('target')).toEqual(['archer.2', 'defender.1', 'defender.2'])
    game.do('target archer.2')
    expect(game.after('hex')).toEqual(['C2', 'C3'])
    game.do('hex C2')
    expect(game.where('archer.2')).toBe('C2')
    expect(game.waitsFor()).toBe('p1 player.engage')
  })

  test('[VIC-EX-28] [VIC-PLAYER-ENGAGE-03] [VIC-PLAYER-ENGAGE-04] [VIC-PLAYER-ENGAGE-05] [VIC-DEFEAT-04] [VIC-DEFEAT-06] Taunt binds the hero; the Reptilian falls, face down, and its Adrenaline goes to the supply', () => {
    const game = inPlace('VIC-EX-28').do('skill hero pull', 'target archer.2', 'hex C2')
    expect(game.after('attack defender.1')).toEqual(['reptilian'])
    game.do('attack defender.1 reptilian')
    expect(game.hp('reptilian')).toEqual([2])
    game.do('attack archer.1 reptilian')
    expect(game.hp('reptilian')).toEqual([1])
    expect(game.after('attack hero')).toEqual(['reptilian'])
    expect(game.whyNot('attack hero archer.2')).toBe('VIC-RULING-50 taunted')
    const before = game.open.tactics.adrenaline ?? 0
    game.do('attack hero reptilian')
    expect(game.where('reptilian')).toBe('fallen')
    expect(game.combat.fallenRivals).toEqual(['reptilian'])
    expect(game.open.tactics.adrenaline).toBe(before + 1)
    expect(game.waitsFor()).toBe('p1 rival.start')
  })
})
