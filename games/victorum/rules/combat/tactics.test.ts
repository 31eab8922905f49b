import { describe, expect, test } from 'vitest'
import { BASIC_TACTICS, SPECIAL_TACTICS } from '../../content/tactics.ts'
import { movementOf } from '../units/stats.query.ts'
import { given } from '../../test/given.ts'
import type { Given, Position } from '../../test/given.ts'
import type { ProwessId, TacticId } from '../../content/ids.ts'

type Arms = NonNullable<Position['combat']>
/** Your Tactic Placement Step in the Glade. */
const step = (tactics: TacticId[], combat: Arms, position: Position = {}): Given => {
  const game = given({ tactics, ...position, combat: { arena: 'AMA', places: '0', ...combat } })
  return game.asked === 'player.start' ? game.do('begin') : game
}
const RIVALS = ['archer.2 A1']

describe('tactics', () => {
  test('[VIC-TACTIC-01] [VIC-TACTIC-02] four basic ones in the supply; special ones come through Opportunities only', () => {
    expect(BASIC_TACTICS).toEqual(['adrenaline', 'bolster-health', 'hamstring', 'stun'])
    const game = given({})
    for (const tactic of SPECIAL_TACTICS) {
      expect(game.open.tactics[tactic] ?? 0).toBe(0)
      expect(game.open.chips).toContain(tactic)
    }
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-TACTIC-03] [VIC-RULING-39] on any non-elite unit, friend or foe, but never on an elite one', () => {
    const game = step(['bolster-health'], {
      kind: 'primus',
      mine: ['hero D2', 'attacker.1 D1'],
      rival: ['primus=virago C1', 'archer.2 C2'],
    })
    expect(game.after('tactic bolster-health')).toEqual(['archer.2', 'attacker.1'])
    expect(game.whyNot('tactic bolster-health hero')).toBe('VIC-TACTIC-03 eliteUnit')
    expect(game.whyNot('tactic bolster-health primus')).toBe('VIC-TACTIC-03 eliteUnit')
    game.do('tactic bolster-health archer.2')
    expect(game.hp('archer.2')).toEqual([4])
    expect(game.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-TACTIC-04] [VIC-TACTIC-06] an instant one acts and goes to the supply, not back to camp', () => {
    const game = step(['bolster-health'], { mine: ['attacker.1 G1'], rival: RIVALS })
    expect(game.open.tactics['bolster-health']).toBe(2)
    game.do('tactic bolster-health attacker.1')
    expect([...game.hp('attacker.1'), game.open.tactics['bolster-health'], game.open.camp.tactics]).toEqual([5, 3, []])
    expect(game.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-TACTIC-05] [VIC-TACTIC-13] [VIC-TACTIC-08] a permanent one stays until the end of the combat', () => {
    const game = step(['adrenaline'], { mine: ['attacker.1 G1'], rival: RIVALS })
    game.do('tactic adrenaline attacker.1')
    expect(movementOf(game.open, game.unit('attacker.1'))).toBe(3)
    expect(game.unit('attacker.1').tactics).toEqual(['adrenaline'])
    game.do('done').do('surrender')
    expect(game.open.tactics.adrenaline).toBe(3)
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-TACTIC-07] [VIC-TACTIC-14] [VIC-RULING-80] Stun on a rival holds through its whole next turn, then goes to the supply', () => {
    const game = step(['stun'], { mine: ['attacker.1 B1 hp9'], rival: ['archer.2 A1'] })
    game.do('tactic stun archer.2', 'done')
    expect(game.asked).toBe('player.engage')
    game.do('done')
    expect(game.unit('archer.2').lasting).toHaveLength(1)
    game.do('begin')
    // it did not act, and is free again now
    expect(game.of('attacked')).toEqual([])
    expect(game.unit('archer.2').lasting).toEqual([])
    expect(game.open.tactics.stun).toBe(3)
    expect(game.of('effectEnded')).toEqual([{ type: 'effectEnded', unit: 'archer.2', what: 'stun' }])
    expect(game.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-RULING-80] [VIC-RULING-104] by the rival on yours: your next turn; on one’s own: that turn and the next; a beast: the next arena turn', () => {
    const rival = given({
      combat: {
        arena: 'AMA',
        mine: ['attacker.1 D6'],
        rival: ['defender.2 C6 stun:rival:3'],
        rivalTactics: ['stun'],
        turn: 3,
      },
    }).from('rival')
    rival.do('begin')
    expect(rival.unit('attacker.1').lasting).toEqual([{ what: 'stun', side: 'player', turn: 3, tactic: true }])
    const own = step(['stun'], { mine: ['attacker.1 G1'], rival: RIVALS, turn: 3 }).do('tactic stun attacker.1')
    expect(own.unit('attacker.1').lasting).toMatchObject([{ side: 'player', turn: 4 }])
    const beast = step(['stun'], {
      arena: 'REF',
      mine: ['attacker.1 D3'],
      rival: RIVALS,
      beasts: ['beast.1 D2'],
      turn: 3,
    })
    beast.do('tactic stun beast.1')
    expect(beast.unit('beast.1').lasting).toMatchObject([{ side: 'arena', turn: 3 }])
    expect(rival.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-TACTIC-09] [VIC-PLAYER-TACTIC-01] [VIC-TACTIC-12] one per turn, from the camp, none if one likes', () => {
    const game = step(['adrenaline', 'bolster-health'], { mine: ['attacker.1 G1'], rival: RIVALS })
    expect(game.options).toEqual(['tactic adrenaline attacker.1', 'tactic bolster-health attacker.1', 'pass'])
    game.do('tactic adrenaline attacker.1')
    expect(game.asked).toBe('player.move')
    expect(game.combat.tally).toMatchObject({ tacticsPlaced: 1, tacticTurns: [2] })
    expect(step(['stun'], { mine: ['attacker.1 G1'], rival: RIVALS }).whyNot('tactic hamstring attacker.1')).toBe(
      'VIC-TACTIC-12 noSuchTactic',
    )
    const passed = step(['adrenaline'], { mine: ['attacker.1 G1'], rival: RIVALS }).do('pass')
    expect([passed.open.camp.tactics, passed.waitsFor()]).toEqual([['adrenaline'], 'p1 player.move'])
  })

  test('Second Spear: once per combat a second one in the same step', () => {
    const game = step(
      ['adrenaline', 'bolster-health', 'stun'],
      { mine: ['attacker.1 G1'], rival: RIVALS },
      { prowess: ['second-spear'] },
    )
    game.do('tactic adrenaline attacker.1')
    expect(game.asked).toBe('player.tactic')
    game.do('tactic bolster-health attacker.1')
    expect([game.asked, game.combat.once]).toEqual(['player.move', ['second-spear']])
    const used = step(
      ['adrenaline', 'stun'],
      { mine: ['attacker.1 G1'], rival: RIVALS, once: ['second-spear'] },
      { prowess: ['second-spear'] },
    )
    expect(used.do('tactic adrenaline attacker.1').waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-TACTIC-10] [VIC-TACTIC-11] [VIC-PLAYER-TACTIC-02] [VIC-RULING-40] an opponent beside one of yours, or any with Tactical in combat', () => {
    const mine = ['attacker.1 D2']
    const rival = ['archer.2 C1', 'defender.2 A4']
    expect(step(['stun'], { mine, rival }).after('tactic stun')).toEqual(['archer.2', 'attacker.1'])
    expect(step(['stun'], { mine, rival }).whyNot('tactic stun defender.2')).toBe('VIC-TACTIC-10 noUnitBeside')
    const tactical = step(['stun'], { mine: [...mine, 'tactician.1 G4'], rival })
    expect(tactical.after('tactic stun')).toEqual(['archer.2', 'attacker.1', 'defender.2', 'tactician.1'])
    expect(tactical.waitsFor()).toBe('p1 player.tactic')
  })

  test('[VIC-PLAYER-TACTIC-03] a hero with Tactical counts in combat, not in camp', () => {
    const rival = ['defender.2 A4']
    const prowess: ProwessId[] = ['master-tactician']
    expect(step(['stun'], { mine: ['hero G1', 'attacker.1 G2'], rival }, { prowess }).after('tactic stun')).toContain(
      'defender.2',
    )
    const camp = step(['stun'], { mine: ['attacker.1 G2'], rival }, { prowess })
    expect(camp.after('tactic stun')).toEqual(['attacker.1'])
    expect(camp.waitsFor()).toBe('p1 player.tactic')
  })

  test('[VIC-RULING-37] never a second Hamstring; other copies add up; a second Stun changes nothing', () => {
    const game = step(['hamstring', 'adrenaline', 'stun'], {
      mine: ['attacker.1 G1 hamstring adrenaline', 'archer.1 G2 stun:player:3'],
      rival: RIVALS,
      turn: 3,
    })
    expect(game.after('tactic hamstring')).toEqual(['archer.1'])
    expect(game.whyNot('tactic hamstring attacker.1')).toBe('VIC-RULING-37 hamstrungAlready')
    const more = given(game.position).do('begin', 'tactic adrenaline attacker.1')
    expect(movementOf(more.open, more.unit('attacker.1'))).toBe(3)
    game.do('tactic stun archer.1')
    expect(game.unit('archer.1').lasting.map(({ turn }) => turn)).toEqual([3, 3])
    expect(game.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-RULING-38] [VIC-RULING-103] yours may go on beasts, allied or not, as on other opponents', () => {
    const game = step(['stun'], {
      arena: 'REF',
      mine: ['shade-reaver D3'],
      rival: RIVALS,
      beasts: ['beast.1 D2', 'beast.2 D6'],
    })
    expect(game.after('tactic stun')).toEqual(['beast.1', 'shade-reaver'])
    expect(game.waitsFor()).toBe('p1 player.tactic')
  })

  test('Unyielding: opponents place none on it', () => {
    const game = step(['stun'], { mine: ['attacker.1 D2'], rival: ['qilin C2'] })
    expect(game.after('tactic stun')).toEqual(['attacker.1'])
    expect(game.whyNot('tactic stun qilin')).toBe('VIC-TACTIC-10 unyielding')
    expect(game.waitsFor()).toBe('p1 player.tactic')
  })

  test('Code of Honour and the Jeering Crowd keep yours in camp', () => {
    const honour = step(['stun'], { event: 'S19', sport: 'hill', mine: ['attacker.1 G1'], rival: RIVALS })
    expect(honour.asked).toBe('player.move')
    const mine = ['attacker.1 G1']
    expect(step(['stun'], { drawn: ['jeering-crowd'], mine, rival: RIVALS }).asked).toBe('player.move')
    expect(step(['stun'], { drawn: ['jeering-crowd'], mine, rival: RIVALS, turn: 3 }).asked).toBe('player.tactic')
    expect(honour.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-RULING-39] War Drums only on yours: it moves at once, dazed or not, but not fatigued', () => {
    const game = step(['war-drums'], { mine: ['attacker.1 G1 stun:player:9', 'archer.1 G4'], rival: ['archer.2 F4'] })
    expect(game.after('tactic war-drums')).toEqual(['archer.1', 'attacker.1'])
    game.do('tactic war-drums archer.1')
    expect(game.options).toEqual(['hex F5', 'hex G3', 'stay'])
    game.do('hex F5')
    expect([game.where('archer.1'), game.open.tactics['war-drums'], game.unit('archer.1').walked]).toEqual(['F5', 1, 0])
    // it may still make its ordinary move
    expect(game.after('move archer.1').length).toBeGreaterThan(0)
    const tired = given(game.position).do('begin', 'tactic war-drums attacker.1')
    expect(tired.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-RULING-67] [VIC-UNIT-11] Second Wind fully heals, and never lowers', () => {
    const game = step(['second-wind'], { mine: ['defender.1 G1 hp1', 'attacker.1 G2 hp7'], rival: RIVALS })
    const over = given(game.position).do('begin', 'tactic second-wind attacker.1')
    expect(over.hp('attacker.1')).toEqual([7])
    game.do('tactic second-wind defender.1')
    expect(game.hp('defender.1')).toEqual([4])
    expect(game.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-TACTIC-15] [VIC-TACTIC-16] one that is gained is chosen from the supply, a used special one among them', () => {
    const game = given({
      units: ['archer.1'],
      supply: { stun: 1, 'second-wind': 1 },
      combat: { sport: 'hill', arena: 'LAM', points: 5, mine: ['hero D4'], rival: RIVALS },
    })
    game.do('begin', 'tactics')
    expect(game.options).toEqual(['tactic stun', 'tactic second-wind'])
    game.do('tactic second-wind')
    expect(game.open.camp.tactics).toContain('second-wind')
    expect(game.open.tactics['second-wind']).toBe(0)
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-TACTIC-17] the rival has no Tactic Capacity: four in its column', () => {
    const game = given({
      place: 'ATL-3',
      bloodshed: ['B20'],
      act: 2,
      opportunities: ['O01'],
      stacks: { ATL: ['reptilian', 'coral-hoplite'] },
      bag: ['defender.2', 'multiply', 'tactician.2', 'archer.2'],
    })
      .from('event')
      .do('accept', 'done')
    expect(game.combat.rivalTactics).toEqual(['stun', 'adrenaline', 'hamstring', 'bolster-health'])
    expect(game.waitsFor()).toBe('p1 rival.start')
  })
})
