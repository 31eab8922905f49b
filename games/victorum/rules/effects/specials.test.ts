import { describe, expect, test } from 'vitest'
import { myEngage, OVER, rivalEngage } from '../../test/fights.ts'
import { shown } from '../../test/given.ts'

const AWAY = 'archer.2 A1'

describe('of your units', () => {
  test('[VIC-SKILL-03] [VIC-PLAYER-ENGAGE-02] a Special takes the place of the attack', () => {
    const game = myEngage(
      { mine: ['hero D4'], rival: ['surf-giant D5', AWAY] },
      { hero: 'virago', prowess: ['cleave'] },
    )
    expect(game.options).toEqual(['attack hero surf-giant', 'special hero sweep', 'done'])
    game.do('special hero sweep')
    expect(game.hp('surf-giant')).toEqual([5])
    expect(game.waitsFor()).toBe(OVER)
    const other = myEngage(
      { mine: ['hero D4', 'attacker.1 D6'], rival: ['surf-giant D5', AWAY] },
      { hero: 'virago', prowess: ['cleave'] },
    )
    other.dice('..').do('attack hero surf-giant')
    expect(other.refused('special hero sweep')).toBe('VIC-SKILL-03 hasActedAlready')
    expect(other.waitsFor()).toBe('p1 player.engage')
  })
  test('[VIC-EX-49] [VIC-SKILL-04] [VIC-TURN-07] [VIC-DICE-04] damage of a Sweep is no attack damage: Barbed and Armored do not apply', () => {
    const swept = shown('VIC-EX-49').do('begin', 'pass', 'done', 'special hero sweep')
    expect(swept.hp('bone-warden', 'archer.2', 'hero')).toEqual([3, 1, 5])
    const game = myEngage(
      { mine: ['hero D4'], rival: ['bone-warden D5', 'coral-hoplite C4', 'archer.1 D6', AWAY] },
      { hero: 'virago', prowess: ['cleave'] },
    ).do('special hero sweep')
    expect(game.hp('bone-warden', 'coral-hoplite', 'archer.1', 'hero')).toEqual([3, 3, 2, 5])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Warded ignores damage that is no attack damage, and was dealt it all the same', () => {
    const game = myEngage(
      { mine: ['hero D4'], rival: ['obsidian-sentinel D5', AWAY] },
      { hero: 'virago', prowess: ['cleave'] },
    )
    game.do('special hero sweep')
    expect(game.of('damaged')).toMatchObject([{ unit: 'obsidian-sentinel', dealt: 1, ignored: 1, to: 5 }])
    expect(game.waitsFor()).toBe(OVER)
    const struck = myEngage({ mine: ['attacker.1 D4'], rival: ['obsidian-sentinel D5', AWAY] }).dice('xx')
    expect(struck.do('attack attacker.1 obsidian-sentinel').hp('obsidian-sentinel')).toEqual([3])
  })
  test('Volley: a blue die for each opponent within Range', () => {
    const game = myEngage({ mine: ['ember-archer D4'], rival: ['surf-giant D5', 'archer.1 D6', 'attacker.1 D7'] }).dice(
      'x.',
    )
    game.do('special ember-archer volley')
    expect(game.hp('surf-giant', 'archer.1', 'attacker.1')).toEqual([5, 2, 3])
    expect(game.of('rolled').map(({ unit, hits }) => `${unit} ${hits.join()}`)).toEqual([
      'surf-giant true',
      'archer.1 false',
    ])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Concuss: an adjacent non-elite opponent is fatigued until the end of its next turn', () => {
    const game = myEngage({ turn: 2, mine: ['gorgon-hound D4'], rival: ['attacker.1 D5', 'archer.1 D6'] })
    game.do('special gorgon-hound concuss')
    expect(game.unit('attacker.1').lasting).toEqual([{ what: 'fatigued', side: 'rival', turn: 3 }])
    expect(game.waitsFor()).toBe(OVER)
    const elite = myEngage({ kind: 'primus', mine: ['gorgon-hound D4'], rival: ['primus=nox D5'] })
    expect(elite.refused('special gorgon-hound concuss')).toBe('VIC-PLAYER-ENGAGE-01 noUseNow')
    expect(elite.waitsFor()).toBe('p1 player.engage')
  })
  test('Finish: a non-elite opponent in Range with exactly 1 HP is defeated', () => {
    const game = myEngage({ mine: ['cloud-dancer D4'], rival: ['surf-giant D5 hp1', 'attacker.1 C4 hp2', AWAY] })
    game.do('special cloud-dancer finish')
    expect(game.where('surf-giant')).toBe('fallen')
    expect(game.of('damaged')).toEqual([])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Hurl: 2 hexes in the direction of the die', () => {
    const hurl = (rival: string[], face: string, elephant = 'D4') =>
      myEngage({ mine: [`war-elephant ${elephant}`], rival: [...rival, 'archer.2 G4'] })
        .dice(face)
        .do('special war-elephant hurl')
    const far = hurl(['attacker.1 D5'], '6')
    expect([far.where('attacker.1'), ...far.hp('attacker.1')]).toEqual(['B5', 3])
    expect(far.waitsFor()).toBe(OVER)
    const stopped = hurl(['attacker.1 D5', 'archer.1 D7'], '1')
    expect([stopped.where('attacker.1'), ...stopped.hp('attacker.1')]).toEqual(['D6', 2])
    const edge = hurl(['attacker.1 B3'], '5', 'C3')
    expect([edge.where('attacker.1'), ...edge.hp('attacker.1')]).toEqual(['A2', 2])
    const back = hurl(['attacker.1 D5'], '4')
    expect([back.where('attacker.1'), ...back.hp('attacker.1')]).toEqual(['D5', 2])
    const braced = hurl(['camel-lancer D5'], '1')
    expect([braced.where('camel-lancer'), ...braced.hp('camel-lancer')]).toEqual(['D5', 2])
    expect(braced.waitsFor()).toBe(OVER)
  })
  test('[VIC-RULING-61] Hurl over the flag: the unit of yours takes it in passing', () => {
    const game = myEngage({ sport: 'flag', flag: 'D6', mine: ['war-elephant D4', 'attacker.1 D5'], rival: [AWAY] })
    game.dice('1').do('special war-elephant hurl')
    expect([game.where('attacker.1'), ...game.unit('attacker.1').carries]).toEqual(['D7', 'flag'])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('War Cry: it and allies within 2 hexes heal 1 HP', () => {
    const game = myEngage({
      mine: ['war-priestess D4 hp1', 'defender.1 D6 hp1', 'attacker.1 D5', 'archer.1 D7 hp1'],
      rival: ['archer.2 C4 hp1'],
    }).do('special war-priestess war-cry')
    expect(game.hp('war-priestess', 'defender.1', 'attacker.1', 'archer.1', 'archer.2')).toEqual([2, 2, 3, 1, 1])
    expect(game.waitsFor()).toBe('p1 player.engage')
  })
  test('Immolate: each adjacent unit 2 damage, friend or foe, then itself 1', () => {
    const game = myEngage({
      mine: ['magma-brute D4', 'defender.1 D3'],
      rival: ['surf-giant D5', 'attacker.1 D6', AWAY],
    })
    game.do('special magma-brute immolate')
    expect(game.hp('magma-brute', 'defender.1', 'surf-giant', 'attacker.1')).toEqual([4, 2, 4, 3])
    expect(
      game
        .of('damaged')
        .map(({ unit }) => unit)
        .at(-1),
    ).toBe('magma-brute')
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Bombard: not after a move, an opponent exactly 3 hexes away, two green dice', () => {
    const game = myEngage({ mine: ['crossbow-monk D4'], rival: ['surf-giant D7', 'attacker.1 D6'] }).dice('xx')
    expect(game.options).toEqual(['attack crossbow-monk attacker.1', 'special crossbow-monk bombard', 'done'])
    expect(game.do('special crossbow-monk bombard').hp('surf-giant', 'attacker.1')).toEqual([4, 3])
    expect(game.waitsFor()).toBe(OVER)
    const moved = myEngage({ mine: ['crossbow-monk D4 shifted'], rival: ['surf-giant D7', 'attacker.1 D6'] })
    expect(moved.refused('special crossbow-monk bombard')).toBe('VIC-STATUS-05 hasShifted')
    expect(moved.waitsFor()).toBe('p1 player.engage')
  })
})

describe('of rival units', () => {
  const uses = (rival: string, mine: string[], dice = '', arena?: 'KUN') =>
    rivalEngage({ ...(arena === undefined ? {} : { arena }), rival: [rival], mine }).dice(dice)
  test('[VIC-RULING-51] [VIC-RIVAL-ENGAGE-02] Sweep: two adjacent opponents, else it attacks', () => {
    const two = rivalEngage({ kind: 'primus', rival: ['primus=bingqing D4'], mine: ['defender.1 D5', 'attacker.1 C4'] })
    expect(two.hp('defender.1', 'attacker.1')).toEqual([3, 2])
    expect(two.of('attacked')).toEqual([])
    expect(two.waitsFor()).toBe(OVER)
    const one = rivalEngage({
      kind: 'primus',
      rival: ['primus=bingqing D4'],
      mine: ['defender.1 D5', 'attacker.1 G1'],
    }).dice('....')
    expect(one.of('attacked')).toHaveLength(1)
    expect(one.waitsFor()).toBe(OVER)
  })
  test('Volley: two opponents within Range', () => {
    const two = uses('ember-archer D4', ['defender.1 D5', 'attacker.1 D6'], 'xx')
    expect(two.hp('defender.1', 'attacker.1')).toEqual([3, 2])
    const one = uses('ember-archer D4', ['defender.1 D5', 'attacker.1 D7'], '..')
    expect(one.of('skillUsed')).toEqual([])
    expect(one.waitsFor()).toBe(OVER)
  })
  test('Concuss: the highest bold priority among adjacent non-elite opponents that are not fatigued', () => {
    const game = uses('gorgon-hound D4', ['defender.1 D5 fatigued:player:2', 'attacker.1 C4'])
    expect(game.unit('attacker.1').lasting).toMatchObject([{ what: 'fatigued' }])
    expect(game.waitsFor()).toBe(OVER)
    const hero = uses('gorgon-hound D4', ['hero D5'], '..')
    expect(hero.of('attacked')).toHaveLength(1)
  })
  test('Finish: an opponent in Range with 1 HP', () => {
    const game = uses('cloud-dancer D4', ['defender.1 D5 hp1', 'attacker.1 C4'])
    expect(game.where('defender.1')).toBe('fallen')
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Hurl: only at the flagholder or on a key hex', () => {
    const key = uses('war-elephant C4', ['attacker.1 D4', 'archer.1 C5'], '3', 'KUN')
    expect(key.of('arenaDie')).toEqual([{ type: 'arenaDie', for: 'hurl', face: 3 }])
    expect(key.where('attacker.1')).toBe('F2')
    expect(key.waitsFor()).toBe(OVER)
    const none = uses('war-elephant C4', ['archer.1 C5'], '..', 'KUN')
    expect(none.of('attacked')).toHaveLength(1)
  })
  test('War Cry: two units would recover HP', () => {
    const rival = ['war-priestess D4 hp2', 'defender.1 D6 hp2']
    const two = rivalEngage({ rival, mine: ['attacker.1 D5'] }).dice('.')
    two.past('rival.engage', 'unit war-priestess')
    expect(two.hp('war-priestess', 'defender.1')).toEqual([3, 3])
    expect(two.waitsFor()).toBe(OVER)
    const one = rivalEngage({ rival: ['war-priestess D4 hp2'], mine: ['attacker.1 D5'] }).dice('..')
    expect(one.of('attacked')).toHaveLength(1)
  })
  test('Immolate: two adjacent opponents, and more of them than allies', () => {
    const two = uses('magma-brute D4', ['defender.1 D5', 'attacker.1 C4'])
    expect(two.hp('magma-brute', 'defender.1', 'attacker.1')).toEqual([4, 2, 1])
    const even = rivalEngage({
      rival: ['magma-brute D4', 'surf-giant D3 fatigued:rival:2', 'bronze-colossus C3 fatigued:rival:2'],
      mine: ['defender.1 D5', 'attacker.1 C4'],
    }).dice('..')
    expect(even.of('attacked')).toHaveLength(1)
    expect(even.waitsFor()).toBe(OVER)
  })
  test('Bombard: not moved, nobody in Range, somebody exactly 3 away', () => {
    const far = uses('crossbow-monk D4', ['defender.1 D7'], 'x.')
    expect(far.hp('defender.1')).toEqual([3])
    expect(far.waitsFor()).toBe(OVER)
    const near = uses('crossbow-monk D4', ['defender.1 D7', 'attacker.1 D6'], '.')
    expect(near.of('attacked')).toHaveLength(1)
    const moved = uses('crossbow-monk D4 shifted', ['defender.1 D7'])
    expect(moved.of('skillUsed')).toEqual([])
    expect(moved.waitsFor()).toBe(OVER)
  })
})
