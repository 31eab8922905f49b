import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'
import type { Given, Position } from '../../test/given.ts'

/** The rival's first turn of that Bloodshed or Sport, your Attacker and hero still in camp. */
const first = (combat: NonNullable<Position['combat']>, position: Position = {}): Given =>
  given({ ...position, combat: { arena: 'LAM', turn: 1, ...combat } })
    .from('rival')
    .do('begin')

describe('the rival deploys', () => {
  test('[VIC-RIVAL-DEPLOY-03] [VIC-RIVAL-DEPLOY-06] with all hexes blocked the next unit waits', () => {
    const game = given({
      combat: {
        arena: 'LAM',
        mine: ['attacker.1 B3 hp9', 'archer.1 B2 hp9'],
        rival: ['defender.2 B4 stun:rival:2'],
        column: ['archer.2'],
      },
    }).from('rival')
    game.do('begin')
    expect(game.column).toEqual(['archer.2'])
    expect(game.of('deployBlocked')).toEqual([{ type: 'deployBlocked', chip: 'archer.2' }])
    expect(game.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-RIVAL-DEPLOY-02] the lowest number that is free: hexes 1 and 2 are taken', () => {
    const game = first({ mine: ['attacker.1 B3 hp9'], rival: ['defender.2 B2 stun:rival:1'], column: ['tactician.2'] })
    expect(game.where('tactician.2')).toBe('B4')
    expect(game.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-ACTMOD-04] [VIC-RIVAL-DEPLOY-05] [VIC-RULING-59] two on the first turn from Act III on, one afterwards', () => {
    const column = ['attacker.2', 'defender.2', 'tactician.2']
    const game = first({ column }, { act: 3 })
    expect([game.where('attacker.2'), game.where('defender.2'), game.where('tactician.2')]).toEqual([
      'B3',
      'B2',
      'column',
    ])
    expect(game.hp('attacker.2', 'defender.2')).toEqual([3, 4])
    expect(first({ column }, { act: 2 }).column).toHaveLength(2)
    // one hex free: the other waits
    const one = first({ column, rival: ['reptilian B3', 'trench-shark B2'] }, { act: 3 })
    expect([one.where('attacker.2'), one.column]).toEqual(['B4', ['defender.2', 'tactician.2']])
    expect(game.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-RULING-60] the unit that an Ambush adds has its 2 HP in Act IV too', () => {
    const game = given({
      act: 4,
      combat: {
        arena: 'ATL',
        turn: 1,
        drawn: ['ambush'],
        column: ['reptilian', 'archer.2', 'attacker.2', 'tactician.2'],
      },
    }).from('rival')
    game.do('begin')
    expect(game.hp('reptilian', 'archer.2', 'attacker.2')).toEqual([5, 4, 5])
    expect(game.where('tactician.2')).toBe('column')
  })

  test('[VIC-EX-16] [VIC-ACTMOD-05] [VIC-RULING-60] Act IV: 2 HP on top of Health in the first Deployment Step only', () => {
    const game = shown('VIC-EX-16')
    game.do('begin')
    expect([game.where('reptilian'), game.where('archer.2')]).toEqual(['B2', 'B3'])
    expect(game.hp('reptilian', 'archer.2')).toEqual([5, 4])
    expect(game.unit('reptilian').health).toBeUndefined()
    // on the second turn no bonus, and Regen finds nothing to heal
    game.do('begin', 'deploy attacker.1 F4').past('player.engage', 'done').do('begin')
    game.past('rival.move', 'auto')
    expect(
      game
        .of('deployed')
        .filter(({ side }) => side === 'rival')
        .map(({ unit, hp }) => [unit, hp]),
    ).toEqual([
      ['reptilian', 5],
      ['archer.2', 4],
      ['attacker.2', 3],
    ])
    expect(game.of('healed')).toEqual([])
    expect(game.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-RULING-41] Surrounded and the act do not add up; an Ambush adds one', () => {
    const column = ['attacker.2', 'defender.2', 'tactician.2', 'archer.2']
    expect(first({ event: 'B22', column }, { act: 3 }).column).toHaveLength(2)
    expect(first({ event: 'B22', column }).column).toHaveLength(2)
    expect(first({ event: 'S24', sport: 'hill', column }).column).toHaveLength(2)
    const game = first({ event: 'B22', column, drawn: ['ambush'] }, { act: 3 })
    expect(game.column).toEqual(['archer.2'])
    expect(game.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-RIVAL-DEPLOY-04] banes, cards and the arena change the HP: Gigantic, Hunted, the tribune of an Exhibition, a local of the Cove', () => {
    const hp = (combat: NonNullable<Position['combat']>, position: Position = {}): number | undefined =>
      first(combat, position).of('deployed')[0]?.hp
    expect(hp({ column: ['attacker.2 gigantic'] })).toBe(6)
    expect(hp({ column: ['attacker.2'] }, { campBanes: ['hunted'] })).toBe(4)
    expect(hp({ column: ['attacker.2'], event: 'B11' })).toBe(4)
    expect(hp({ column: ['attacker.2'], event: 'B15' })).toBe(6)
    expect(hp({ column: ['attacker.2'], event: 'S08', sport: 'spar' })).toBe(5)
    expect(hp({ column: ['reef-breaker'] })).toBe(5)
    expect(first({ column: ['attacker.2'] }).waitsFor()).toBe('p1 player.start')
  })
})

describe('the rival places a tactic', () => {
  const side = (combat: NonNullable<Position['combat']>): Given =>
    given({ combat: { arena: 'AMA', ...combat } })
      .from('rival')
      .do('begin')

  test('[VIC-RIVAL-TACTIC-03] [VIC-RIVAL-TACTIC-04] [VIC-RIVAL-TACTIC-09] the weakest ally for Bolster Health, the slowest for Adrenaline, dazed ones included', () => {
    const game = side({ rivalTactics: ['bolster-health'], rival: ['attacker.2 A1 hp3'], column: ['archer.2'] })
    expect(game.of('tacticPlaced')).toEqual([
      { type: 'tacticPlaced', by: 'rival', tactic: 'bolster-health', unit: 'archer.2' },
    ])
    expect(game.hp('archer.2')).toEqual([4])
    expect(game.open.tactics['bolster-health']).toBe(3)
    const slow = side({ rivalTactics: ['adrenaline'], rival: ['attacker.2 A1', 'defender.2 A2'] })
    expect(slow.unit('defender.2').tactics).toEqual(['adrenaline'])
    expect(game.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-EX-38] [VIC-RIVAL-TACTIC-05] [VIC-RIVAL-TACTIC-06] [VIC-RULING-36] [VIC-TACTIC-10] [VIC-TACTIC-11] [VIC-RULING-40] Stun on the strongest of those beside a rival; with Tactical on the strongest of all', () => {
    const game = shown('VIC-EX-38', 1).do('begin')
    expect(game.of('tacticPlaced')[0]).toMatchObject({ tactic: 'stun', unit: 'attacker.1' })
    const tactical = shown('VIC-EX-38', 2).do('begin')
    expect(tactical.of('tacticPlaced')[0]).toMatchObject({ tactic: 'stun', unit: 'surf-giant' })
    // a Tactician without the skill at work does not count: fatigued, it has none
    const tired = shown('VIC-EX-38', 3).do('begin')
    expect(tired.of('tacticPlaced')).toEqual([])
    expect(game.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-EX-39] [VIC-RIVAL-TACTIC-03] [VIC-RULING-37] Hamstring skips whoever has one, though deadlier', () => {
    const game = shown('VIC-EX-39', 1).do('begin')
    expect(game.of('tacticPlaced')[0]).toMatchObject({ tactic: 'hamstring', unit: 'attacker.1' })
    expect(game.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-RIVAL-TACTIC-01] [VIC-RIVAL-TACTIC-02] [VIC-RIVAL-TACTIC-08] the first that has a target, one per turn; the others keep their places', () => {
    const game = side({ rivalTactics: ['stun', 'adrenaline', 'bolster-health'], rival: ['attacker.2 A1'] })
    expect(game.of('tacticPlaced')).toHaveLength(1)
    expect(game.combat.rivalTactics).toEqual(['stun', 'bolster-health'])
    const none = side({ rivalTactics: ['stun'], rival: ['attacker.2 A1'], mine: ['hero G4'] })
    expect(none.combat.rivalTactics).toEqual(['stun'])
    expect(game.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-RULING-38] never on a beast of the arena, and Code of Honour forbids all', () => {
    const game = given({
      combat: { arena: 'REF', rivalTactics: ['stun'], rival: ['defender.2 C2 stun:rival:2'], beasts: ['beast.1 D2'] },
    }).from('rival')
    expect(game.do('begin').of('tacticPlaced')).toEqual([])
    expect(
      side({ event: 'S19', sport: 'hill', rivalTactics: ['adrenaline'], rival: ['attacker.2 A1'] }).combat.rivalTactics,
    ).toEqual(['adrenaline'])
    expect(game.waitsFor()).toBe('p1 player.start')
  })
})

describe('the start of a rival turn', () => {
  test('[VIC-TURN-01] [VIC-RULING-77] always asked, so that one can look first; the rival has the first turn', () => {
    const game = given({ act: 1, place: 'ATL-3', bloodshed: ['B10'] })
      .from('event')
      .do('accept')
    expect(game.options).toEqual(['begin'])
    expect(game.combat).toMatchObject({ side: 'rival', turn: 1 })
    expect(game.waitsFor()).toBe('p1 rival.start')
  })

  test('the Helm of Darkness hides the hero once, unless it is isolated', () => {
    const helm = (mine: string[], once: string[] = []): Given =>
      given({
        prowess: ['helm-of-darkness'],
        combat: { arena: 'PAR', mine, rival: ['attacker.2 D3'], once, chariot: 'none' },
      })
        .dice('..')
        .from('rival')
    const game = helm(['hero D4', 'archer.1 G1'])
    expect(game.options).toEqual(['begin', 'surrender', 'helm'])
    game.do('helm')
    while (game.asked?.startsWith('rival')) game.do(game.options[0] ?? '')
    expect(game.of('attacked').map(({ target }) => target)).toEqual(['archer.1'])
    expect(game.of('marked')[0]).toMatchObject({ unit: 'attacker.2', mark: 'archer.1' })
    expect(game.combat.unseen).toBeUndefined()
    expect(helm(['hero D4']).options).toEqual(['begin', 'surrender'])
    expect(helm(['hero D4', 'archer.1 G1'], ['helm-of-darkness']).options).not.toContain('helm')
    expect(game.waitsFor()).toBe('p1 player.start')
  })
})
