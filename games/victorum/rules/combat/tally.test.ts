import { describe, expect, test } from 'vitest'
import { type Arms, type Given, given, type Position } from '../../test/given.ts'
import { go } from '../state/kit.ts'

/** What opportunities ask of a combat is counted while it is fought (VIC-RULING-109). */
const turn = (combat: Arms, position: Position = {}): Given =>
  given({ ...position, combat: { arena: 'LAM', ...combat } })
const felled = (mine: readonly string[], rival: readonly string[], unit: string, by: string, attack = true) =>
  turn({ mine, rival: [...rival, 'defender.2 A1'] }).running(
    go('fall', attack ? { units: [unit], cause: 'attack', by, attack } : { units: [unit], cause: 'sweep', by }),
  ).combat.tally

test('[VIC-RULING-109] a combat begins with nothing counted but the hero’s HP and the tactics in camp', () => {
  const game = given({ place: 'ATL-3', hp: 4, tactics: ['stun', 'adrenaline'] })
    .from('event')
    .do('accept')
  expect(game.combat.tally).toEqual({
    heroHpAtStart: 4,
    tacticsAtStart: 2,
    heroDeployed: false,
    heroLostHp: false,
    fallenMine: [],
    fallenAll: 0,
    heroKills: 0,
    farKills: 0,
    tacticTurns: [],
    tacticsPlaced: 0,
    defendersDeployed: [],
    giantKilled: false,
    bestScore: 0,
    tribuneHp: 0,
  })
  expect([game.combat.points, game.combat.turn, game.combat.side]).toEqual([0, 1, 'rival'])
})

describe('attacks that defeat', () => {
  test('[VIC-RULING-109] O06: only what your hero’s own attacks defeat counts', () => {
    expect(felled(['hero D4'], ['archer.2 D5'], 'archer.2', 'hero').heroKills).toBe(1)
    expect(felled(['attacker.1 D4', 'hero G4'], ['archer.2 D5'], 'archer.2', 'attacker.1').heroKills).toBe(0)
    expect(felled(['hero D4'], ['archer.2 D5'], 'archer.2', 'hero', false).heroKills).toBe(0)
  })
  test('[VIC-RULING-109] O16: attacks of yours at a unit that is not adjacent', () => {
    const far = (by: string, at: string): number =>
      felled([`${by} D4`, 'hero G4'], [`archer.2 ${at}`], 'archer.2', by).farKills
    expect([far('archer.1', 'D6'), far('archer.1', 'D5')]).toEqual([1, 0])
    expect(felled(['archer.1 D4'], ['archer.2 D6'], 'archer.1', 'archer.2').farKills).toBe(0)
  })
  test('[VIC-RULING-109] O20: a non-elite unit of yours of Health 3 or less against one of Health 6 or more', () => {
    const giant = (by: string, unit: string): boolean => felled([`${by} D4`], [`${unit} D5 hp1`], unit, by).giantKilled
    // Health 3 against 6, 4 against 6, 3 against 5
    expect([giant('attacker.1', 'surf-giant'), giant('defender.1', 'surf-giant')]).toEqual([true, false])
    expect([giant('attacker.1', 'royal-guard'), giant('archer.1', 'war-elephant')]).toEqual([false, true])
    expect(
      turn({ mine: ['hero D4'], rival: ['surf-giant D5 hp1', 'archer.2 A1'] }, { health: 3 }).running(
        go('fall', { units: ['surf-giant'], cause: 'attack', by: 'hero', attack: true }),
      ).combat.tally.giantKilled,
    ).toBe(false)
  })
  test('[VIC-RULING-109] O02: the fallen of both troops, beasts not', () => {
    const game = turn({
      arena: 'REF',
      mine: ['hero G4', 'attacker.1 F3'],
      rival: ['archer.2 A1', 'defender.2 A2'],
      beasts: ['beast.1 D2'],
    }).running(go('fall', { units: ['archer.2', 'attacker.1', 'beast.1'], cause: 'test' }))
    expect(game.combat.tally).toMatchObject({ fallenAll: 2, fallenMine: ['attacker.1'] })
  })
})

describe('what is deployed and placed', () => {
  const RIVALS = ['archer.2 A1']
  test('[VIC-RULING-109] O15: every Defender you deploy, and nobody else', () => {
    const deployed = (...units: string[]): string[] => {
      const game = turn({ mine: ['hero G1'], rival: RIVALS }, { units }).do('begin', `deploy ${units[0]} F3`)
      return [...game.combat.tally.defendersDeployed]
    }
    expect([deployed('defender.1'), deployed('attacker.1'), deployed('abyssal-guard')]).toEqual([
      ['defender.1'],
      [],
      ['abyssal-guard'],
    ])
  })
  test('[VIC-LINEUP-13] each camp unit takes one place of the lineup, the hero its own', () => {
    const places = (unit: string) =>
      turn({ mine: ['archer.1 G1'], rival: RIVALS, places: 'H+3' }).do('begin', `deploy ${unit} F3`).combat.places
    expect(places('attacker.1')).toEqual({ hero: true, camp: 2 })
    expect(places('hero')).toEqual({ hero: false, camp: 3 })
  })
  test('[VIC-RULING-109] O03, O23: that the hero was deployed, not that another was', () => {
    const place = (unit: string): boolean =>
      turn({ mine: ['archer.1 G1'], rival: RIVALS }).do('begin', `deploy ${unit} F3`).combat.tally.heroDeployed
    expect([place('hero'), place('attacker.1')]).toEqual([true, false])
  })
  test('[VIC-RULING-109] O09, O32: the tactics you placed and the turns on which you did', () => {
    const game = turn(
      { mine: ['attacker.1 G1'], rival: RIVALS, turn: 4, places: '0', tally: { tacticTurns: [3], tacticsPlaced: 1 } },
      { tactics: ['adrenaline'] },
    ).do('begin', 'tactic adrenaline attacker.1')
    expect(game.combat.tally).toMatchObject({ tacticTurns: [3, 4], tacticsPlaced: 2 })
  })
  test('[VIC-RULING-109] O19: the best score of one turn is kept', () => {
    const best = (kept: number): number =>
      turn({ sport: 'hill', mine: ['hero D4', 'archer.1 D2'], rival: RIVALS, tally: { bestScore: kept } }).do('begin')
        .combat.tally.bestScore
    expect([best(0), best(1), best(3)]).toEqual([2, 2, 3])
  })
})
