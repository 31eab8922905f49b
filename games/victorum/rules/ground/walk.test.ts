import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'
import { go } from '../state/kit.ts'

const hexes = (...names: string[]): number[] =>
  names
    .map(name => 'ABCDEFG'.indexOf(name.charAt(0)))
    .map((row, i) => [0, 4, 9, 15, 22, 28, 33][row]! + Number(names[i]!.charAt(1)) - 1)

describe('the flag', () => {
  const cove = (mine: string[], rival = ['archer.2 A1'], flag = 'B3') =>
    given({ combat: { sport: 'flag', arena: 'LAM', mine, rival, flag } })

  test('[VIC-EX-44] [VIC-FLAG-02] [VIC-FLAG-03] [VIC-RULING-61] taken in passing, and it goes on with its bearer', () => {
    const game = cove(['attacker.1 C4'])
    game.do('begin', 'pass')
    expect(game.after('move attacker.1')).toContain('C3 over B3')
    game.do('move attacker.1 C3 over B3')
    expect(game.of('moved')).toEqual([
      { type: 'moved', unit: 'attacker.1', path: hexes('B3'), cause: 'move' },
      { type: 'moved', unit: 'attacker.1', path: hexes('C3'), cause: 'move' },
    ])
    expect([game.unit('attacker.1').carries, game.where('attacker.1'), game.combat.flag]).toEqual([
      ['flag'],
      'C3',
      undefined,
    ])
    const fallen = shown('VIC-EX-44', 1).running(
      go('walk', { unit: 'attacker.1', path: hexes('B3', 'C3'), cause: 'move' }),
      go('harm', { units: [{ unit: 'attacker.1', damage: 9 }], cause: 'test' }),
    )
    expect(fallen.combat.flag).toBe(hexes('C3')[0])
    expect(game.waitsFor()).toBe('p1 rival.start')
  })

  test('[VIC-PLAYER-MOVE-01] the plain way to C3 leaves the flag lying', () => {
    const game = cove(['attacker.1 C4'])
    game.do('begin', 'pass', 'move attacker.1 C3')
    expect([game.unit('attacker.1').carries, game.combat.flag]).toEqual([[], hexes('B3')[0]])
    expect(game.waitsFor()).toBe('p1 rival.start')
  })

  test('[VIC-EX-44] [VIC-FLAG-05] [VIC-GOAL-03] [VIC-GOAL-01] [VIC-COMBAT-END-01] won the instant the flagholder enters a deployment hex of yours', () => {
    const game = shown('VIC-EX-44', 2)
    game.do('begin', 'pass', 'move attacker.1 F3')
    expect(game.of('combatEnded')).toEqual([{ type: 'combatEnded', result: 'won', cause: 'flag' }])
    expect(game.of('attacked')).toEqual([])
    expect(game.waitsFor()).toBe('p1 reward.sport')
  })

  test('[VIC-RULING-61] passing over such a hex, or being displaced onto it, wins too', () => {
    const over = cove(['attacker.1 E4 flag']).running(
      go('walk', { unit: 'attacker.1', path: hexes('F4', 'G3'), cause: 'move' }),
    )
    expect(over.of('combatEnded')[0]?.cause).toBe('flag')
    expect(over.unit('attacker.1').at).toBe(hexes('F4')[0])
    const pushed = cove(['attacker.1 E4 flag']).running(
      go('displace', { unit: 'attacker.1', to: hexes('F4')[0]!, cause: 'shove' }),
    )
    expect(pushed.of('combatEnded')[0]?.cause).toBe('flag')
    expect(pushed.waitsFor()).toBe('p1 reward.sport')
  })

  test('[VIC-FLAG-01] [VIC-RIVAL-MOVE-20] it blocks nothing and no rival picks it up', () => {
    const game = cove(['hero G4'], ['attacker.2 B3']).running(
      go('walk', { unit: 'attacker.2', path: hexes('C3', 'B3', 'C4'), cause: 'move' }),
    )
    expect([game.combat.flag, game.unit('attacker.2').carries, game.where('attacker.2')]).toEqual([
      hexes('B3')[0],
      [],
      'C4',
    ])
    // under a rival unit it cannot be reached
    const blocked = cove(['attacker.1 C3'], ['defender.2 B3'])
    blocked.do('begin', 'pass')
    expect(blocked.options).not.toContain('move attacker.1 B3')
    expect(blocked.whyNot('move attacker.1 B3')).toBe('VIC-PLAYER-MOVE-03 hexBlocked')
    expect(blocked.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-FLAG-06] [VIC-FLAG-02] the hero may be the flagholder, and deploying onto the flag takes it', () => {
    const hero = cove(['hero C4']).running(go('walk', { unit: 'hero', path: hexes('B3'), cause: 'move' }))
    expect(hero.unit('hero').carries).toEqual(['flag'])
    const home = cove(['archer.1 D1'], ['archer.2 A1'], 'F3')
    home.do('begin', 'deploy attacker.1 F3')
    expect(home.of('combatEnded')[0]?.cause).toBe('flag')
    expect(hero.waitsFor()).toBe('p1 player.start')
  })
})

describe('things and hexes', () => {
  test('[VIC-STATUS-06] [VIC-RULING-73] who enters its hex takes the trident; who stands there already does not', () => {
    const game = given({
      combat: { arena: 'ATL', mine: ['attacker.1 D3', 'hero G4'], rival: ['archer.2 A1'] },
    }).running(go('walk', { unit: 'attacker.1', path: hexes('D4'), cause: 'move' }))
    expect(game.of('equipped')).toEqual([{ type: 'equipped', unit: 'attacker.1', item: 'trident' }])
    expect(game.combat.trident).toBeUndefined()
    const under = given({
      combat: { arena: 'ATL', mine: ['attacker.1 D4', 'hero G4'], rival: ['archer.2 A1'], trident: 'D4' },
    }).running(go('walk', { unit: 'attacker.1', path: hexes('D5'), cause: 'move' }))
    expect([under.unit('attacker.1').carries, under.combat.trident]).toEqual([[], 18])
    expect(game.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-STATUS-07] [VIC-RULING-73] nobody lays a thing down: a fatigued bearer keeps it, and nothing offers to drop it', () => {
    const game = given({
      combat: { arena: 'ATL', mine: ['attacker.1 E4 trident stun:player:2'], rival: ['archer.2 A1'] },
    })
    game.do('begin')
    expect(game.options.some(id => /drop|leave/.test(id))).toBe(false)
    game.do('pass').past('player.tactic', 'pass').past('player.engage', 'done')
    expect(game.unit('attacker.1').carries).toEqual(['trident'])
    expect(game.waitsFor()).toBe('p1 rival.start')
  })

  test('[VIC-STATUS-04] [VIC-STATUS-05] displaced by others, moved by itself: both have moved; deploying is no move', () => {
    const position = { combat: { arena: 'LAM' as const, mine: ['attacker.1 D4', 'hero G4'], rival: ['archer.2 A1'] } }
    const pushed = given(position).onlyRunning(
      go('displace', { unit: 'attacker.1', to: hexes('D5')[0]!, cause: 'shove' }),
      {
        do: 'player.movement',
        with: undefined,
      },
    )
    expect(pushed.unit('attacker.1')).toMatchObject({ shifted: true, walked: 0 })
    expect(pushed.of('displaced')).toHaveLength(1)
    const own = given(position).onlyRunning(
      go('displace', { unit: 'attacker.1', to: hexes('D5')[0]!, cause: 'swap', own: true }),
      { do: 'player.movement', with: undefined },
    )
    expect([own.of('displaced'), own.of('moved').length, own.unit('attacker.1').shifted]).toEqual([[], 1, true])
    const game = given({ ...position, combat: { ...position.combat, mine: ['hero G4'] } })
    game.do('begin', 'deploy attacker.1 F3')
    expect(game.unit('attacker.1').shifted).toBe(false)
    expect(game.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-STATUS-04] Braced units are not displaced', () => {
    const game = given({
      combat: { arena: 'LAM', mine: ['hero G4'], rival: ['surf-giant D4', 'archer.2 A1'] },
    }).running(go('displace', { unit: 'surf-giant', to: hexes('D5')[0]!, cause: 'hurl' }))
    expect([game.where('surf-giant'), game.of('displaced')]).toEqual(['D4', []])
    expect(game.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-STATUS-09] walls, units and the chariot block movement and deployment', () => {
    const game = given({
      combat: { arena: 'PAR', chariot: 'G3', mine: ['attacker.1 G4', 'hero A1'], rival: ['archer.2 A4'] },
    })
    game.do('begin')
    expect(game.after('deploy defender.1')).toEqual(['G2'])
    expect(game.whyNot('deploy defender.1 G4')).toBe('VIC-STATUS-09 hexBlocked')
    game.do('pass')
    expect(game.after('move attacker.1')).not.toContain('G3')
    expect(game.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-STATUS-10] blocked hexes do not block attacks', () => {
    const game = given({ combat: { arena: 'ARG', mine: ['archer.1 D3', 'hero G4'], rival: ['attacker.2 B3'] } })
    game.do('begin', 'pass', 'done')
    // C3 between them is a pillar
    expect(game.options).toContain('attack archer.1 attacker.2')
    expect(game.waitsFor()).toBe('p1 player.engage')
  })
})
