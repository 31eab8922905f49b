import { describe, expect, test } from 'vitest'
import { whyNotDeploy } from '../rules/combat/deploying.query.ts'
import { type Arms, type Given, given, type Position } from './given.ts'
import { won } from './outcome.ts'
import { against } from './scion.ts'

/** What is not possible now says why, by its rule. */
const turn = (combat: Arms, position: Position = {}): Given =>
  given({ ...position, combat: { arena: 'ATL', trident: 'none', ...combat } })
const FAR = ['defender.2 A1']

describe('deployment', () => {
  const step = (combat: Arms, position: Position = {}): Given => turn({ rival: FAR, ...combat }, position).do('begin')
  test('[VIC-PLAYER-DEPLOY-01] who stands in the arena, and who is not yours', () => {
    const game = step({ mine: ['hero G1', 'archer.1 G2'] })
    expect(game.refused('deploy archer.1 F3')).toBe('VIC-PLAYER-DEPLOY-01 isDeployed')
    expect(game.refused('deploy hero F3')).toBe('VIC-PLAYER-DEPLOY-01 isDeployed')
    expect(game.refused('deploy tactician.2 F3')).toBe('VIC-PLAYER-DEPLOY-01 notInYourCamp')
  })
  test('[VIC-COMBAT-PREP-11] [VIC-STATUS-09] a hex that is no deployment hex, and one that is taken', () => {
    const game = step({ mine: ['hero F3'] })
    expect(game.refused('deploy archer.1 D4')).toBe('VIC-COMBAT-PREP-11 notADeployHex')
    expect(game.refused('deploy archer.1 F3')).toBe('VIC-STATUS-09 hexBlocked')
    expect(game.whyNot('hex F3')).toBe('VIC-STATUS-09 hexBlocked')
    expect(game.whyNot('hex D4')).toBe('VIC-COMBAT-PREP-11 notADeployHex')
    expect(game.whyNot('unit hero')).toBe('VIC-PLAYER-DEPLOY-01 isDeployed')
  })
  test('[VIC-SURRENDER-02] at this question, too, a capital combat cannot be given up', () => {
    const game = turn({ arena: 'KUN', kind: 'primus', rival: ['primus=bingqing A1'] }, { act: 2 })
    expect(game.asked).toBe('player.deploy')
    expect(game.refused('surrender')).toBe('VIC-SURRENDER-02 noSurrender')
  })
  test('[VIC-SCION-05] against a scion no more units than its card allows', () => {
    const mine = ['hero G1', 'archer.1 G2', 'attacker.1 G3', 'defender.1 G4']
    const full = against('hydra', { rival: ['hydra B3'], mine, cap: 5 }, { units: ['tactician.1'] })
    expect(full.options).toContain('deploy tactician.1 F3')
    const more = against('hydra', { rival: ['hydra B3'], mine, cap: 4 }, { units: ['tactician.1'] })
    expect(more.asked).toBe('player.move')
    expect(whyNotDeploy(more.open, 'tactician.1', undefined)).toMatchObject({ rule: 'VIC-SCION-05' })
  })
})

describe('tactics', () => {
  const step = (combat: Arms, position: Position): Given =>
    turn({ places: '0', mine: ['attacker.1 D4', 'hero G4'], ...combat }, position).do('begin')
  test('[VIC-RULING-39] War Drums on an opponent', () => {
    const game = step({ rival: ['archer.2 D5'] }, { tactics: ['war-drums'] })
    expect(game.refused('tactic war-drums archer.2')).toBe('VIC-RULING-39 onlyYourOwn')
    expect(game.whyNot('tactic stun')).toBe('VIC-TACTIC-12 noSuchTactic')
  })
})

describe('acting', () => {
  const engage = (combat: Arms, position: Position = {}): Given =>
    turn({ places: '0', ...combat }, position).do('begin', 'done')
  test('[VIC-PLAYER-ENGAGE-01] [VIC-PLAYER-ENGAGE-03] not with a rival’s unit, not beyond Range', () => {
    const game = engage({ mine: ['attacker.1 D4', 'hero G4'], rival: ['archer.2 D5', 'reptilian D7'] })
    expect(game.refused('attack archer.2 attacker.1')).toBe('VIC-PLAYER-ENGAGE-01 notYourUnit')
    expect(game.refused('attack attacker.1 reptilian')).toBe('VIC-PLAYER-ENGAGE-03 outOfRange')
    expect(game.refused('special archer.2 sweep')).toBe('VIC-PLAYER-ABILITY-01 notYourUnit')
    expect(game.refused('special attacker.1 sweep')).toBe('VIC-SKILL-06 hasNoSuchSkill')
    expect(game.refused('claim O02')).toBe('VIC-OPPORTUNITY-04 notInCamp')
  })
  test('[VIC-RULING-50] past a unit with Taunt', () => {
    const game = engage({ mine: ['attacker.1 D4'], rival: ['archer.2 D5', 'reptilian C4'] })
    expect(game.after('attack attacker.1')).toEqual(['reptilian'])
    expect(game.refused('attack attacker.1 archer.2')).toBe('VIC-RULING-50 taunted')
  })
  test('[VIC-STATUS-01] [VIC-STATUS-03] [VIC-SKILL-08] dazed and fatigued units; First Strike on the turn of deployment only', () => {
    const game = engage({
      turn: 3,
      mine: [
        'attacker.1 D4 dazed on3',
        'archer.1 D3 dazed on3',
        'archer.2 C4 dazed on2',
        'tactician.1 E4 stun:player:3',
        'hero G4',
      ],
      rival: ['shade-reaver D5'],
    })
    expect(game.refused('attack attacker.1 shade-reaver')).toBe('VIC-STATUS-01 isDazed')
    expect(game.refused('attack archer.2 shade-reaver')).toBe('VIC-STATUS-01 isDazed')
    expect(game.refused('attack tactician.1 shade-reaver')).toBe('VIC-STATUS-03 isFatigued')
    expect(game.after('attack archer.1')).toEqual(['shade-reaver'])
  })
  test('[VIC-SKILL-03] [VIC-STATUS-05] [VIC-SKILL-07] a Special after an attack, a Bombard after a move, an Ability twice', () => {
    const monk = turn({ places: '0', mine: ['crossbow-monk D1', 'hero G4'], rival: ['archer.2 D4', 'lanista A4'] })
    monk.do('begin', 'move crossbow-monk E1')
    expect(monk.do('done').asked).not.toBe('player.engage')
    const still = turn({ places: '0', mine: ['crossbow-monk D1', 'hero G4'], rival: ['archer.2 D4', 'lanista A4'] })
    expect(still.do('begin', 'done').options).toContain('special crossbow-monk bombard')
    const swept = turn(
      { places: '0', mine: ['hero D4', 'attacker.1 C4'], rival: ['archer.2 D5', 'lanista C5'] },
      { hero: 'bingqing', prowess: ['whirling-staff'], rolls: '..' },
    ).do('begin', 'done', 'attack hero archer.2')
    expect(swept.refused('special hero sweep')).toBe('VIC-SKILL-03 hasActedAlready')
    expect(swept.refused('attack hero lanista')).toBe('VIC-PLAYER-ENGAGE-01 hasActedAlready')
  })
  test('[VIC-TACTIC-07] a chained unit uses no Ability', () => {
    const game = turn({
      places: '0',
      mine: ['reptilian D4 hp1 chains-of-hephaestus:player:9', 'jade-sentinel G4 hp1'],
      rival: FAR,
    }).do('begin', 'done')
    expect(game.options).toEqual(['skill jade-sentinel regen', 'done'])
    expect(game.refused('skill reptilian regen')).toBe('VIC-TACTIC-07 isChained')
    expect(game.refused('skill defender.2 regen')).toBe('VIC-PLAYER-ABILITY-01 notYourUnit')
  })
  test('[VIC-RULING-110] a hex to which Shove or Pull cannot send a unit', () => {
    const game = turn({ places: '0', mine: ['reef-breaker D4'], rival: ['archer.2 D5', ...FAR] })
    game.do('begin', 'done', 'skill reef-breaker shove')
    expect(game.whyNot('hex C4')).toBe('VIC-RULING-110 notALandingHex')
    expect(game.after('hex')).toEqual(['C5', 'D6', 'E5'])
  })
})

describe('rival units, in whose order the player has a say', () => {
  test('[VIC-TURN-12] [VIC-RIVAL-ENGAGE-01] [VIC-RIVAL-ENGAGE-10] [VIC-STATUS-01] [VIC-STATUS-03] who does not attack now', () => {
    const game = given({
      rolls: '....',
      combat: {
        arena: 'ATL',
        trident: 'none',
        turn: 3,
        side: 'rival',
        step: 'engage',
        mine: ['hero D4', 'tactician.1 G1'],
        rival: [
          'attacker.2 D5',
          'archer.2 C4',
          'lanista C3',
          'reptilian A1',
          'coral-hoplite E3 stun:rival:9',
          'bustuarius E4 dazed on3',
          'sagittarius A3 dazed on3',
        ],
      },
    }).onlyRunning({ do: 'engage.side', with: { side: 'rival' } })
    expect(game.options).toEqual(['unit lanista', 'unit archer.2', 'unit attacker.2', 'auto'])
    expect(game.whyNot('unit reptilian')).toBe('VIC-RIVAL-ENGAGE-10 nobodyInRange')
    expect(game.whyNot('unit coral-hoplite')).toBe('VIC-STATUS-03 isFatigued')
    expect(game.whyNot('unit bustuarius')).toBe('VIC-STATUS-01 isDazed')
    // First Strike would let it, if it reached anybody
    expect(game.whyNot('unit sagittarius')).toBe('VIC-RIVAL-ENGAGE-10 nobodyInRange')
    expect(game.whyNot('unit hero')).toBe('VIC-RIVAL-ENGAGE-01 notItsTurn')
    game.do('unit archer.2')
    expect(game.whyNot('unit archer.2')).toBe('VIC-TURN-12 hasActedAlready')
  })
  test('[VIC-RIVAL-MOVE-01] [VIC-STATUS-01] [VIC-STATUS-03] who does not move now', () => {
    const game = given({
      combat: {
        arena: 'ATL',
        trident: 'none',
        turn: 3,
        side: 'rival',
        step: 'move',
        mine: ['hero G4'],
        rival: [
          'attacker.2 A1',
          'archer.2 A2',
          'reptilian B3 stun:rival:9',
          'lanista B4 dazed on3',
          'coral-hoplite B5',
        ],
      },
    }).onlyRunning({ do: 'move.side', with: { side: 'rival', cause: 'move' } })
    expect(game.options).toEqual(['unit attacker.2', 'unit archer.2', 'unit coral-hoplite', 'auto'])
    expect(game.whyNot('unit reptilian')).toBe('VIC-STATUS-03 isFatigued')
    expect(game.whyNot('unit lanista')).toBe('VIC-STATUS-01 isDazed')
    expect(game.whyNot('unit hero')).toBe('VIC-RIVAL-MOVE-01 notItsTurn')
    game.do('unit coral-hoplite')
    while (game.asked === 'rival.go') game.do(game.options[0] ?? '')
    expect(game.whyNot('unit coral-hoplite')).toBe('VIC-RIVAL-MOVE-01 hasMovedAlready')
  })
  test('[VIC-ARENA-TURN-03] where the chariot may push a unit to', () => {
    const game = given({
      rolls: '1',
      combat: { arena: 'PAR', chariot: 'D6', mine: ['hero E5', 'archer.1 E6'], rival: ['defender.2 A1'] },
    }).from('arena')
    expect(game.waitsFor()).toBe('p1 arena.displace')
    expect(game.whyNot('hex E6')).toBe('VIC-STATUS-09 hexTaken')
    expect(game.whyNot('hex F4')).toBe('VIC-ARENA-TURN-03 onTheTrack')
    expect(game.whyNot('hex A1')).toBe('VIC-ARENA-TURN-03 notBesideIt')
  })
})

describe('the pad, the troop, prowess', () => {
  test('[VIC-UPGRADE-01] [VIC-UPGRADE-04] [VIC-UPGRADE-05] what the pad does not hold', () => {
    const game = won({ health: 12, leadership: 12, dice: 'KBY', combat: { mine: ['hero F3'] } })
    expect(game.options).toEqual(['addDie', 'upgradeDie 1', 'upgradeDie 2'])
    expect(game.refused('health')).toBe('VIC-UPGRADE-01 statAtLimit')
    expect(game.refused('leadership')).toBe('VIC-UPGRADE-01 statAtLimit')
    expect(game.refused('upgradeDie 0')).toBe('VIC-UPGRADE-05 dieBlack')
    expect(game.refused('upgradeDie 3')).toBe('VIC-UPGRADE-05 noSuchDie')
    const eleven = won({ health: 11, leadership: 11, dice: 'KKKK', combat: { mine: ['hero F3'] } })
    expect(eleven.options).toEqual(['health', 'leadership'])
    expect(eleven.refused('addDie')).toBe('VIC-UPGRADE-04 fourDice')
  })
  test('[VIC-PROWESS-03] [VIC-PROWESS-06] a card that is earned, of another hero, or above a level that is left', () => {
    const game = won({
      act: 1,
      place: 'ARG-C',
      prowess: ['grand-entrance', 'endurance-1'],
      combat: { kind: 'primus', arena: 'ARG', mine: ['hero F3'] },
    })
    expect(game.refused('prowess grand-entrance')).toBe('VIC-PROWESS-03 prowessEarned')
    expect(game.refused('prowess whirling-staff')).toBe('VIC-PROWESS-06 prowessNotYours')
    expect(game.refused('prowess strength-in-numbers-2')).toBe('VIC-PROWESS-03 lowerLevelFirst')
    expect(game.options).toContain('prowess endurance-2')
  })
  test('[VIC-RULING-82] [VIC-OPPORTUNITY-06] a Tactician that is not in your camp', () => {
    const game = given({ opportunities: ['O17'], units: ['tactician.1', 'archer.1'] })
    expect(game.refused('do O17 tidal-oracle')).toBe('VIC-RULING-82 notInTroop')
    expect(game.refused('do O17 archer.1')).toBe('VIC-OPPORTUNITY-06 notATactician')
  })
})
