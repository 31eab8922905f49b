import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import type { Given, Position } from '../../test/given.ts'
import { go } from '../state/kit.ts'

type Arms = NonNullable<Position['combat']>
const turn = (combat: Arms, position: Position = {}): Given =>
  given({ ...position, combat: { arena: 'ATL', trident: 'none', ...combat } })
const RIVALS = ['defender.2 A1']
/** Lets the rival take its turn by the usual ties. */
const rivalsGo = (game: Given): Given => {
  while (game.asked?.startsWith('rival')) game.do(game.options.includes('auto') ? 'auto' : (game.options[0] ?? ''))
  return game
}

describe('turns', () => {
  test('[VIC-TURN-01] [VIC-TURN-02] [VIC-TURN-11] rival, you, arena, rival: whole turns, without end', () => {
    const game = given({ combat: { arena: 'VES', mine: ['hero G4'], rival: RIVALS } })
      .dice('1212')
      .from('rival')
    for (let i = 0; i < 2; i++) {
      rivalsGo(game)
      game.do('begin', 'pass').past('player.move', 'done').past('player.engage', 'done')
    }
    expect(game.of('turnBegan').map(({ side, turn: number }) => `${side} ${number}`)).toEqual([
      'rival 2',
      'player 2',
      'arena 2',
      'rival 3',
      'player 3',
      'arena 3',
      'rival 4',
    ])
    expect(game.waitsFor()).toBe('p1 rival.start')
  })

  test('[VIC-TURN-11] a combat that begins thirty rounds in a row all alike is a stalemate and failed; from the twentieth on it is told', () => {
    const game = turn({ mine: ['hero G4'], rival: ['defender.2 A1'] })
      .dice('.'.repeat(100))
      .from('rival')
    let rounds = 0
    while (game.open.combat !== undefined && game.open.outcomeOfCombat === undefined && rounds < 60) {
      rounds++
      rivalsGo(game)
      if (game.asked?.startsWith('player')) game.do('begin').past('player.deploy', 'pass').past('player.tactic', 'pass')
      game.past('player.move', 'done').past('player.engage', 'done')
    }
    expect(rounds).toBeGreaterThan(0)
    expect(game.of('combatEnded').map(({ result, cause }) => `${result} ${cause}`)).toEqual(['failed stalemate'])
    expect(game.of('standstill').map(({ rounds, left }) => `${rounds} ${left}`)).toEqual(
      [20, 21, 22, 23, 24, 25, 26, 27, 28, 29].map(each => `${each} ${30 - each}`),
    )
  })

  test('[VIC-TURN-03] the steps of your turn in order; Score Points only in King of the Hill', () => {
    const steps = (combat: Arms): string[] => {
      const game = turn(combat).do('begin', 'pass').past('player.move', 'done').past('player.engage', 'done')
      return game.of('stepBegan').map(({ step }) => step)
    }
    const ordinary = ['deploy', 'tactic', 'move', 'ability', 'engage']
    expect(steps({ mine: ['hero G4'], rival: RIVALS })).toEqual(ordinary)
    expect(steps({ sport: 'hill', mine: ['hero G4'], rival: RIVALS })).toEqual(['score', ...ordinary])
  })

  test('[VIC-TURN-04] units in camp are ignored: a Tactician there lends no Tactical, and nobody there can be attacked', () => {
    const game = turn({ mine: ['attacker.1 G4'], rival: RIVALS }, { units: ['tactician.1'], tactics: ['stun'] })
    game.do('begin', 'pass')
    expect(game.after('tactic stun')).toEqual(['attacker.1'])
    expect(game.waitsFor()).toBe('p1 player.tactic')
  })

  test('[VIC-TURN-10] [VIC-PLAYER-ENGAGE-01] [VIC-PLAYER-ENGAGE-06] [VIC-PLAYER-ENGAGE-07] [VIC-TURN-12] only opponents, one attack each, or none; then the turn is over', () => {
    const game = turn({ mine: ['attacker.1 D4', 'archer.1 D3'], rival: ['defender.2 D5'] }).dice('..')
    game.do('begin', 'pass', 'done')
    expect(game.options).toEqual(['attack attacker.1 defender.2', 'attack archer.1 defender.2', 'done'])
    expect(game.whyNot('attack attacker.1 archer.1')).toBe('VIC-TURN-10 notAnOpponent')
    game.do('attack attacker.1 defender.2')
    expect(game.whyNot('attack attacker.1 defender.2')).toBe('VIC-PLAYER-ENGAGE-01 hasActedAlready')
    game.do('done')
    expect(game.waitsFor()).toBe('p1 rival.start')
  })

  test('[VIC-PLAYER-ENGAGE-02] [VIC-PLAYER-ABILITY-02] a Special instead of the attack; what prowess grants is used like what is printed', () => {
    const game = turn(
      { mine: ['hero D4', 'defender.1 D3 hp1'], rival: ['defender.2 D5', 'archer.2 C4'] },
      { hero: 'bingqing', prowess: ['whirling-staff', 'healing-hands'], hp: 3 },
    )
    game.do('begin', 'pass', 'done')
    expect(game.options).toEqual(['skill hero mend', 'done'])
    game.do('skill hero mend')
    expect(game.hp('defender.1')).toEqual([2])
    expect(game.options).toContain('special hero sweep')
    game.do('special hero sweep')
    expect(game.hp('defender.2', 'archer.2')).toEqual([3, 1])
    // it cannot attack any more, so the turn is over
    expect(game.waitsFor()).toBe('p1 rival.start')
  })
})

describe('statuses', () => {
  test('[VIC-STATUS-01] [VIC-STATUS-02] [VIC-RULING-58] dazed on the turn it is deployed: no move, no attack, no skill; then free', () => {
    const game = turn(
      { arena: 'LAM', mine: ['hero G1'], rival: ['defender.2 E4 stun:rival:9'] },
      { units: ['reef-breaker'] },
    )
    game.do('begin', 'deploy reef-breaker F3', 'done')
    // beside the rival Defender, with Shove, but dazed: nothing is left to do
    expect(game.asked).toBe('rival.start')
    expect(game.unit('reef-breaker').dazed).toBe(false)
    rivalsGo(game)
    game.do('begin')
    expect(game.after('move reef-breaker').length).toBeGreaterThan(0)
    game.do('done')
    expect(game.options).toContain('skill reef-breaker shove')
    expect(game.waitsFor()).toBe('p1 player.ability')
  })

  test('[VIC-STATUS-03] fatigued: it neither moves nor attacks, and its Innates are ignored', () => {
    const game = turn({ mine: ['archer.1 D4', 'hero G1'], rival: ['scutarius D5 stun:rival:2', 'lanista C5'] })
    game.do('begin', 'pass', 'done')
    // its Taunt does not bind
    expect(game.after('attack archer.1')).toEqual(['lanista', 'scutarius'])
    const mine = turn({ mine: ['attacker.1 D4 stun:player:2', 'hero G1'], rival: ['scutarius D5'] }).do('begin', 'pass')
    expect(mine.after('move attacker.1')).toEqual([])
    expect(mine.whyNot('move attacker.1 D3')).toBe('VIC-STATUS-03 isFatigued')
    expect(mine.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-RULING-78] what ends with a turn ends together, and then the daze', () => {
    const game = turn({ mine: ['hero G1 cursed:player:2', 'archer.1 G2 stun:player:2'], rival: RIVALS })
    game.do('begin', 'deploy attacker.1 F4', 'done')
    expect(game.of('effectEnded').map(({ unit, what }) => [unit, what])).toEqual([
      ['hero', 'cursed'],
      ['archer.1', 'stun'],
    ])
    expect(game.combat.units.some(({ dazed, lasting }) => dazed || lasting.length > 0)).toBe(false)
    expect(game.waitsFor()).toBe('p1 rival.start')
  })

  test('[VIC-PLAYER-MOVE-01] a charger may take a second hex on the way to a hex beside it', () => {
    const game = turn({ mine: ['bustuarius D4', 'hero G1'], rival: RIVALS }).do('begin', 'pass')
    const over = game.after('move bustuarius').filter(id => id.startsWith('D5 over'))
    expect(over).toHaveLength(1)
    game.do(`move bustuarius ${over[0]}`)
    expect([game.where('bustuarius'), game.unit('bustuarius').walked]).toEqual(['D5', 2])
    expect(game.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-STATUS-05] hexes count for Charge in the Movement Step only, and are forgotten with the turn', () => {
    const game = turn({ mine: ['bustuarius D4', 'hero G1'], rival: RIVALS }).running(
      go('walk', { unit: 'bustuarius', path: [17, 16], cause: 'dash' }),
    )
    expect(game.unit('bustuarius').walked).toBe(0)
    game.do('begin', 'pass', 'move bustuarius D4')
    expect(game.unit('bustuarius')).toMatchObject({ walked: 2, shifted: true })
    game.do('done')
    expect(game.unit('bustuarius')).toMatchObject({ walked: 0, shifted: false })
    expect(game.waitsFor()).toBe('p1 rival.start')
  })

  test('Silent Command: an ally beside the hero has +1 Movement this step', () => {
    const game = turn(
      { mine: ['hero D4', 'defender.1 D5', 'archer.1 G1'], rival: RIVALS },
      { hero: 'decimus', prowess: ['silent-command'] },
    )
    game.do('begin', 'pass')
    expect(game.options).toEqual(['unit defender.1', 'pass'])
    game.do('unit defender.1')
    expect(game.after('move defender.1')).toContain('D7')
    game.do('done')
    expect(game.combat.commanded).toBeUndefined()
    expect(game.waitsFor()).toBe('p1 rival.start')
  })
})
