import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'
import type { Given, Position } from '../../test/given.ts'
import { go } from '../state/kit.ts'

type Arms = NonNullable<Position['combat']>
const turn = (combat: Arms, position: Position = {}): Given =>
  given({ ...position, combat: { arena: 'LAM', ...combat } })
const RIVALS = ['archer.2 A1']

describe('King of the Hill', () => {
  test('[VIC-EX-45] [VIC-HILL-01] [VIC-HILL-02] [VIC-GOAL-04] [VIC-RULING-62] six points or more win before the Deployment Step', () => {
    const game = shown('VIC-EX-45').do('begin')
    expect(game.of('scored')).toEqual([
      { type: 'scored', units: ['hero', 'attacker.1', 'archer.1'], points: 7, goal: 6 },
    ])
    expect(game.of('combatEnded')).toEqual([{ type: 'combatEnded', result: 'won', cause: 'hill' }])
    expect(game.combat.tally.bestScore).toBe(3)
    expect(game.of('stepBegan').map(({ step }) => step)).toEqual(['score'])
    expect(game.waitsFor()).toBe('p1 reward.sport')
  })

  test('[VIC-HILL-02] six are enough, five are not', () => {
    const at = (points: number) =>
      turn({ sport: 'hill', points, mine: ['hero D2'], rival: RIVALS })
        .do('begin')
        .of('combatEnded')
        .map(({ result, cause }) => `${result} ${cause}`)
    expect([at(4), at(5)]).toEqual([[], ['won hill']])
  })

  test('[VIC-HILL-03] [VIC-HILL-05] [VIC-HILL-06] only your units on the arena’s key hexes score, and points stay', () => {
    const game = turn({
      sport: 'hill',
      points: 3,
      mine: ['hero D3', 'attacker.1 D4'],
      rival: ['defender.2 D2', 'archer.2 A1'],
    }).do('begin')
    expect(game.combat.points).toBe(4)
    const none = turn({ sport: 'hill', points: 3, mine: ['hero D3'], rival: ['defender.2 D2'] }).do('begin')
    expect([none.combat.points, none.of('scored')]).toEqual([3, []])
    // key hexes earn nothing in other combats
    const spar = turn({ sport: 'spar', mine: ['hero D4'], rival: ['defender.2 D2', 'archer.2 A1'] }).do('begin')
    expect(spar.combat.points).toBe(0)
    expect(game.waitsFor()).toBe('p1 player.deploy')
  })

  test('[VIC-RULING-62] cards may ask for eight points, or for four', () => {
    const accepted = (card: 'S29' | 'S30'): number =>
      given({ place: 'ATL-1', sport: [card] })
        .from('event')
        .do('accept').combat.goal
    expect([accepted('S29'), accepted('S30')]).toEqual([8, 4])
    const game = turn({ sport: 'hill', event: 'S29', goal: 8, points: 6, mine: ['hero D4'], rival: RIVALS }).do('begin')
    expect([game.combat.points, game.open.outcomeOfCombat]).toEqual([7, undefined])
    expect(game.waitsFor()).toBe('p1 player.deploy')
  })

  test('[VIC-RULING-77] only the surrender window comes before the score; then the other effects', () => {
    const game = turn(
      { sport: 'hill', mine: ['hero D4'], rival: RIVALS, places: '2' },
      { blessings: 1, bag: ['defender.2', 'tactician.2'], leadership: 5 },
    )
    expect(game.options).toEqual(['surrender', 'begin'])
    game.do('begin')
    expect(game.combat.points).toBe(1)
    expect(game.options).toEqual(['reinforce', 'begin'])
    expect(game.waitsFor()).toBe('p1 player.start')
  })
})

describe('the start of your turn', () => {
  test('[VIC-EX-47] [VIC-BLESSING-04] [VIC-RULING-66] Reinforce: random bag units up to Leadership; the lineup stays', () => {
    const game = shown('VIC-EX-47', 1).do('reinforce')
    expect(game.open.camp.units).toEqual(['archer.1', 'tactician.2', 'attacker.2'])
    expect([game.open.hero.blessings, game.combat.places]).toEqual([1, { hero: false, camp: 1 }])
    // full, so not offered again; and the surrender window is over
    expect(game.waitsFor()).toBe('p1 player.deploy')
    expect(shown('VIC-EX-47', 2).options).toEqual(['surrender', 'begin'])
  })

  test('[VIC-RULING-66] [VIC-RULING-84] an empty bag gives what there is, and banes are put back', () => {
    const game = turn(
      { mine: ['hero D4'], rival: RIVALS },
      { leadership: 8, blessings: 1, bag: ['ambush', 'tactician.2'] },
    ).do('reinforce')
    expect([game.open.camp.units, game.open.bag]).toEqual([
      ['attacker.1', 'archer.1', 'defender.1', 'tactician.2'],
      ['ambush'],
    ])
    expect(game.waitsFor()).toBe('p1 player.deploy')
  })

  test('[VIC-RULING-77] the Plague Ward strikes one of yours, before or after Reinforce', () => {
    const game = turn(
      { event: 'B24', mine: ['hero D4', 'attacker.1 D5'], rival: RIVALS },
      { blessings: 1, bag: ['tactician.2'], leadership: 9 },
    )
    expect(game.options).toEqual(['reinforce', 'plague hero', 'plague attacker.1', 'surrender'])
    game.do('reinforce')
    expect(game.options).toEqual(['plague hero', 'plague attacker.1'])
    expect(game.refused('surrender')).toBe('VIC-RULING-68 windowClosed')
    game.do('plague attacker.1')
    expect(game.hp('attacker.1')).toEqual([2])
    expect(game.waitsFor()).toBe('p1 player.deploy')
  })

  test('[VIC-RULING-68] [VIC-RULING-77] once the Plague Ward has struck it is too late to surrender', () => {
    const game = turn(
      { event: 'B24', mine: ['hero D4', 'attacker.1 D5'], rival: RIVALS },
      { blessings: 1, bag: ['tactician.2'], leadership: 9 },
    )
    game.do('plague attacker.1')
    expect(game.options).toEqual(['reinforce', 'begin'])
    expect(game.refused('surrender')).toBe('VIC-RULING-68 windowClosed')
    expect(game.waitsFor()).toBe('p1 player.start')
  })
})

describe('your deployment', () => {
  test('[VIC-PLAYER-DEPLOY-01] [VIC-PLAYER-DEPLOY-02] [VIC-PLAYER-DEPLOY-08] one face-up unit with its Health, the hero with the HP it has, dazed', () => {
    const game = turn({ mine: ['archer.1 G1'], rival: RIVALS }, { hp: 2 }).do('begin', 'deploy hero F3')
    expect(game.unit('hero')).toMatchObject({ hp: 2, dazed: true, elite: true })
    expect(game.asked).toBe('player.move')
    const unit = turn({ mine: ['archer.1 G1'], rival: RIVALS }).do('begin', 'deploy defender.1 F4')
    expect(unit.unit('defender.1')).toMatchObject({ hp: 4, dazed: true, side: 'player' })
    expect(unit.open.camp.units).toEqual(['attacker.1'])
    expect(unit.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-EX-51] [VIC-PLAYER-DEPLOY-04] [VIC-PLAYER-DEPLOY-09] [VIC-PLAYER-DEPLOY-06] [VIC-LINEUP-13] camp places used up, by the fallen too: only the hero may come, or nobody', () => {
    const game = shown('VIC-EX-51', 1).do('begin')
    expect(game.options).toEqual(['deploy hero F3', 'deploy hero F4', 'deploy hero F2', 'pass'])
    expect(game.whyNot('deploy defender.1 F3')).toBe('VIC-LINEUP-13 placesUsed')
    expect(game.whyNot('deploy attacker.1 F3')).toBe('VIC-PLAYER-DEPLOY-09 isDefeated')
    expect(game.waitsFor()).toBe('p1 player.deploy')
    // each deployment takes a place for good, the fall of a unit gives none back
    const last = shown('VIC-EX-51', 2).do('begin', 'deploy defender.1 F4')
    expect(last.combat.places).toEqual({ hero: true, camp: 0 })
    const fallen = turn({ mine: ['hero G1', 'archer.1 B1 hp1'], rival: RIVALS, places: '0' })
    fallen.running(go('harm', { units: [{ unit: 'archer.1', damage: 1 }], cause: 'test' })).do('begin')
    expect([fallen.where('archer.1'), fallen.combat.places.camp]).toEqual(['fallen', 0])
    expect(fallen.options.filter(id => id.startsWith('deploy'))).toEqual([])
  })

  test('[VIC-LINEUP-14] [VIC-RULING-75] without the hero’s place it cannot come', () => {
    const game = turn({ event: 'B02', mine: ['archer.1 G1'], rival: RIVALS, places: '1' }).do('begin')
    expect(game.after('deploy hero')).toEqual([])
    expect(game.whyNot('deploy hero F3')).toBe('VIC-LINEUP-14 heroNotInLineup')
    expect(game.waitsFor()).toBe('p1 player.deploy')
  })

  test('[VIC-EX-50] [VIC-PLAYER-DEPLOY-05] [VIC-RULING-68] [VIC-RULING-76] with nobody in combat one must deploy or surrender', () => {
    const game = shown('VIC-EX-50', 1).do('begin')
    expect(game.options).toEqual(['deploy archer.1 F3', 'deploy archer.1 F4', 'deploy archer.1 F2', 'surrender'])
    expect(game.refused('pass')).toBe('VIC-PLAYER-DEPLOY-05 mustDeploy')
    const capital = shown('VIC-EX-50', 2)
    expect(capital.options.some(id => id === 'surrender' || id === 'pass')).toBe(false)
    // the hero may stay back while another unit can come
    expect(capital.options).toContain('deploy archer.1 F3')
    const quarter = shown('VIC-EX-50', 3)
    expect(quarter.options).not.toContain('surrender')
    expect(game.waitsFor()).toBe('p1 player.deploy')
  })

  test('[VIC-RULING-69] [VIC-PLAYER-DEPLOY-07] with every hex blocked the turn is passed, or the combat given up', () => {
    const game = turn({ rival: ['archer.2 F3', 'attacker.2 F4', 'defender.2 F2'] }).do('begin')
    expect(game.options).toEqual(['pass', 'surrender'])
    expect(game.whyNot('deploy hero F3')).toBe('VIC-PLAYER-DEPLOY-07 noFreeHex')
    game.do('pass')
    expect(game.waitsFor()).toBe('p1 rival.start')
  })

  test('[VIC-RULING-70] [VIC-COMBAT-END-02] [VIC-COMBAT-END-05] [VIC-RULING-75] nobody in combat and nobody to come: failed as soon as the combat begins', () => {
    const game = given({ place: 'ATL-3', bloodshed: ['B02'], units: [] })
      .from('event')
      .do('accept')
    expect(game.of('combatEnded')).toEqual([{ type: 'combatEnded', result: 'failed', cause: 'noUnits' }])
    expect(game.open.influence).toBe(1)
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('Night Raid: two units on your first turn, one afterwards', () => {
    const game = turn({ event: 'B21', turn: 1, mine: ['archer.1 G1'], rival: RIVALS, places: 'H+2' }).do('begin')
    game.do('deploy attacker.1 F3')
    expect(game.asked).toBe('player.deploy')
    game.do('deploy hero F4')
    expect(game.asked).not.toBe('player.deploy')
    const later = turn({ event: 'B21', mine: ['archer.1 G1'], rival: RIVALS, places: 'H+2' })
    later.do('begin', 'deploy attacker.1 F3')
    expect(later.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-PLAYER-DEPLOY-02] cards and banes take HP, never the last; the Cove’s locals have 1 more', () => {
    const hp = (combat: Arms, unit: string, position: Position = {}): number | undefined =>
      turn({ mine: ['hero G1'], rival: RIVALS, ...combat }, { units: [unit], ...position })
        .do('begin', `deploy ${unit} F3`)
        .of('deployed')[0]?.hp
    expect(hp({ event: 'B07' }, 'attacker.1')).toBe(2)
    expect(hp({ event: 'B07', drawn: ['dread-banner'] }, 'archer.1')).toBe(1)
    expect(hp({ drawn: ['dread-banner'] }, 'attacker.1')).toBe(2)
    expect(hp({}, 'reef-breaker')).toBe(5)
    const game = turn({ event: 'B07', drawn: ['dread-banner'], mine: ['archer.1 G1'], rival: RIVALS }, { hp: 5 })
    expect(game.do('begin', 'deploy hero F3').hp('hero')).toEqual([5])
    expect(game.waitsFor()).toBe('p1 player.move')
  })
})

describe('surrender', () => {
  test('[VIC-EX-52] [VIC-SURRENDER-01] [VIC-SURRENDER-03] [VIC-SURRENDER-04] [VIC-COMBAT-END-03] [VIC-LETHAL-01] [VIC-LETHAL-02] at the start of the rival’s turn: failed, HP and the living kept, the fallen lost', () => {
    const game = shown('VIC-EX-52')
    game.do('surrender')
    expect(game.of('combatEnded')).toEqual([{ type: 'combatEnded', result: 'failed', cause: 'surrender' }])
    expect([game.open.weeks, game.open.influence, game.open.hero.hp]).toEqual([1, 2, 3])
    expect([game.open.camp.units, game.where('defender.1')]).toEqual([['attacker.1'], 'bag'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-SURRENDER-01] [VIC-RULING-68] at the start of yours as well, but not of an arena turn or later', () => {
    const game = turn({ arena: 'PAR', mine: ['hero D4', 'attacker.1 G1'], rival: ['archer.2 A1'] }).dice('1')
    expect(game.options).toContain('surrender')
    game.do('begin')
    for (const step of ['player.deploy', 'player.move']) {
      expect(game.asked).toBe(step)
      expect(game.options).not.toContain('surrender')
      game.do(game.options.includes('pass') ? 'pass' : 'done')
    }
    // the arena turn has come and gone without a window
    expect(game.of('turnBegan').map(({ side }) => side)).toEqual(['player', 'arena', 'rival'])
    expect(game.waitsFor()).toBe('p1 rival.start')
  })

  test('[VIC-SURRENDER-02] neither capital combats nor No Quarter', () => {
    const primus = turn({ kind: 'primus', mine: ['hero D4'], rival: ['primus=sea-strider A1'] }).from('rival')
    expect(primus.options).toEqual(['begin'])
    expect(primus.whyNot('surrender')).toBe('VIC-SURRENDER-02 noSurrender')
    const quarter = turn({ event: 'B10', mine: ['hero D4'], rival: RIVALS }).from('rival')
    expect(quarter.whyNot('surrender')).toBe('VIC-GEN-02 noQuarter')
    expect(quarter.waitsFor()).toBe('p1 rival.start')
  })

  test('[VIC-LETHAL-03] after a Sport the fallen are restored', () => {
    const game = turn({ sport: 'hill', mine: ['hero D4'], rival: RIVALS }, { defeated: ['attacker.1'], units: [] })
    game.do('surrender')
    expect([game.open.camp.units, game.open.camp.defeated]).toEqual([['attacker.1'], []])
    expect(game.waitsFor()).toBe('p1 travel')
  })
})
