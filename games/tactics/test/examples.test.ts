import { describe, expect, test } from 'vitest'
import { shown } from './given.ts'

describe('moving', () => {
  test('WE-01 [TAC-TERRAIN-01] [TAC-MOVE-04] climbing costs 1 MP more', () => {
    const game = shown('WE-01')
    expect(game.refused('p1', 'fighter to E1')).not.toBe('')
    expect(game.after('p1', 'fighter to')).toEqual(['A1', 'B1', 'C1', 'D1'])
    expect(game.seat('p1', 'fighter to D1').at('p1.fighter')).toBe('D1')
  })
  test('WE-04 [TAC-TERRAIN-05] Water slows', () => {
    const game = shown('WE-04')
    expect(game.after('p1', 'fighter to')).toEqual(['A1', 'B1', 'C1'])
  })
  test('WE-05 WE-06 [TAC-MOVE-06] [TAC-MOVE-07] through an ally, round an enemy', () => {
    expect(shown('WE-05').after('p1', 'fighter to')).toEqual(['A1', 'C1'])
    expect(shown('WE-06').after('p1', 'fighter to')).not.toContain('B1')
    expect(shown('WE-06').after('p1', 'fighter to')).toContain('C1')
  })
  test('WE-07 WE-08 WE-09 [TAC-PORTAL-01] [TAC-PORTAL-03] [TAC-PORTAL-04] portals, and who stands on them', () => {
    expect(shown('WE-07').seat('p1', 'fighter to G2').at('p1.fighter')).toBe('G2')
    expect(shown('WE-08').refused('p1', 'fighter to F2')).not.toBe('')
    expect(shown('WE-09').after('p1', 'fighter to')).toEqual(expect.arrayContaining(['E2', 'G2']))
    expect(shown('WE-09').after('p1', 'fighter to')).not.toContain('F2')
  })
  test('WE-11 WE-13 WE-14 [TAC-VILLAGE-01] [TAC-VILLAGE-02] [TAC-VILLAGE-04] [TAC-TRACK-02] a Village supplies in passing', () => {
    const passing = shown('WE-11').seat('p1', 'fighter to C1')
    expect([passing.health('p1.fighter'), passing.supply('p1.fighter')]).toEqual([[7], 3])
    const back = shown('WE-13').seat('p1', 'fighter to A1')
    expect([back.health('p1.fighter'), back.supply('p1.fighter')]).toEqual([[7], 3])
    expect(shown('WE-14').seat('p1', 'fighter to C1').health('p1.fighter')).toEqual([10])
  })
  test('WE-12 [TAC-VILLAGE-03] [TAC-ACTION-10] each Village once a turn', () => {
    const game = shown('WE-12').seat('p1', 'fighter to C1', 'fighter to A1')
    expect(game.health('p1.fighter')).toEqual([7])
  })
})

describe('actions', () => {
  test('WE-15 [TAC-ACTION-03] [TAC-WEAK-07] the second action Weakens', () => {
    const game = shown('WE-15').seat('p1', 'fighter to B1')
    expect(game.weak('p1.fighter')).toBe(false)
    expect(game.seat('p1', 'fighter melee p2.wizard', 'pass').weak('p1.fighter')).toBe(true)
  })
  test('WE-16 WE-17 [TAC-WEAK-04] [TAC-WEAK-05] [TAC-WEAK-06] [TAC-WEAK-10] bought off, or rested off', () => {
    const paid = shown('WE-16', 1).seat('p1', 'fighter buyOff', 'fighter to C1', 'done')
    expect([paid.health('p1.fighter'), paid.weak('p1.fighter')]).toEqual([[8], false])
    const rested = shown('WE-16', 2).seat('p1', 'done')
    expect([rested.health('p1.fighter'), rested.weak('p1.fighter')]).toEqual([[10], false])
    expect(shown('WE-17', 1).seat('p1', 'fighter buyOff').health('p1.fighter')).toEqual([1])
    expect(shown('WE-17', 2).refused('p1', 'fighter buyOff')).not.toBe('')
  })
  test('WE-18 WE-60 [TAC-ACTION-06] [TAC-RULING-14] one attack a turn', () => {
    const game = shown('WE-18').seat('p1', 'fighter melee p2.wizard', 'pass').seat('p2', 'pass')
    expect(game.refused('p1', 'fighter missile p2.wizard')).not.toBe('')
    const fired = shown('WE-60').seat('p1', 'fighter melee p2.wizard', 'pass').seat('p2', 'pass')
    expect(fired.refused('p1', 'fighter ballista p2.beast')).not.toBe('')
  })
  test('WE-21 [TAC-ACTION-08] with two units nobody is Weakened', () => {
    const game = shown('WE-21').seat('p1', 'fighter to B1', 'fighter melee p2.wizard', 'pass').seat('p2', 'pass')
    expect(game.weak('p1.fighter')).toBe(false)
  })
})

describe('melee and Knock Back', () => {
  test('WE-25 [TAC-MELEE-02] not uphill', () => {
    expect(shown('WE-25').refused('p1', 'beast melee p2.fighter')).not.toBe('')
  })
  test('WE-26 [TAC-TERRAIN-06] [TAC-TERRAIN-07] Forest and Water', () => {
    const hit = (number: number) => shown('WE-26', number).seat('p1', 'beast melee p2.fighter').health('p2.fighter')
    expect([hit(1), hit(2), hit(3)]).toEqual([[6], [7], [5]])
  })
  test.each([
    ['WE-28', 1, 'D1', 6],
    ['WE-29', 1, 'B1', 5],
    ['WE-30', 1, 'C1', 5],
    ['WE-30', 2, 'C1', 6],
    ['WE-31', 1, 'C1', 5],
    ['WE-32', 1, 'B1', 5],
    ['WE-35', 1, 'D1', 5],
    ['WE-36', 1, 'B1', 6],
    ['WE-37', 1, 'B2', 5],
  ] as const)(
    '%s case %i [TAC-KNOCK-03] [TAC-KNOCK-05] [TAC-KNOCK-06] [TAC-KNOCK-07] ends on %s with %i Health',
    (id, number, at, health) => {
      const game = shown(id, number).seat('p1', 'beast melee p2.fighter', 'roll')
      expect([game.at('p2.fighter'), game.health('p2.fighter')]).toEqual([at, [health]])
    },
  )
  test('WE-33 WE-34 [TAC-CAPTURE-05] [TAC-RULING-22] [TAC-RULING-24] captured by the wall, or before any push', () => {
    expect(shown('WE-33').seat('p1', 'beast melee p2.fighter', 'roll').isInPlay('p2.fighter')).toBe(false)
    const hit = shown('WE-34').seat('p1', 'beast melee p2.fighter')
    expect([hit.isInPlay('p2.fighter'), hit.waitsFor()]).toEqual([false, 'p1 turn.act'])
  })
})

describe('missiles, spells, the Counter', () => {
  test('WE-38 WE-39 WE-40 [TAC-RANGE-01] [TAC-RANGE-03] [TAC-TERRAIN-09] how far a shot goes', () => {
    expect(shown('WE-38').refused('p1', 'fighter missile p2.beast')).not.toBe('')
    expect(shown('WE-39', 2).refused('p1', 'fighter missile p2.beast')).not.toBe('')
    expect(shown('WE-39', 1).seat('p1', 'fighter missile p2.beast').health('p2.beast')).toEqual([10])
    expect(shown('WE-40').seat('p1', 'fighter missile p2.beast').health('p2.beast')).toEqual([10])
  })
  test('WE-41 WE-42 WE-43 [TAC-MISSILE-02] [TAC-MISSILE-07] [TAC-MISSILE-08] misses cost Ammo', () => {
    const hit = shown('WE-41').seat('p1', 'fighter missile p2.beast')
    expect([hit.supply('p1.fighter'), hit.health('p2.beast')]).toEqual([0, [10]])
    const miss = shown('WE-42').seat('p1', 'fighter missile p2.beast')
    expect([miss.supply('p1.fighter'), miss.health('p2.beast')]).toEqual([0, [12]])
    expect(shown('WE-43').refused('p1', 'fighter missile p2.beast')).not.toBe('')
  })
  test('WE-44 WE-45 WE-46 [TAC-SPELL-03] [TAC-SPELL-08] [TAC-SPELL-09] [TAC-RULING-19] power, areas, Forest', () => {
    const one = shown('WE-44').seat('p1', 'wizard spell p2.beast', 'power 2')
    expect([one.supply('p1.wizard'), one.health('p2.beast')]).toEqual([0, [9]])
    const area = shown('WE-45').seat('p1', 'wizard spell p2.fighter', 'power 2')
    expect(area.health('p2.fighter', 'p2.rogue', 'p1.beast')).toEqual([9, 6, 13])
    const forest = shown('WE-46').seat('p1', 'wizard spell p2.fighter', 'power 2')
    expect(forest.health('p2.rogue')).toEqual([7])
  })
  test('WE-47 WE-48 WE-51 [TAC-ABILITY-03] [TAC-COUNTER-04] [TAC-RULING-31] quills and answers', () => {
    expect(shown('WE-47').seat('p1', 'fighter melee p2.beast').isInPlay('p1.fighter')).toBe(false)
    const shot = shown('WE-48').seat('p1', 'fighter missile p2.rogue').seat('p2', 'counter missile')
    expect(shot.health('p1.fighter', 'p2.rogue')).toEqual([8, 6])
    const answered = shown('WE-51').seat('p1', 'beast melee p2.fighter', 'pass').seat('p2', 'counter melee', 'pass')
    expect(answered.health('p1.beast', 'p2.fighter')).toEqual([9, 6])
  })
  test('WE-49 WE-52 [TAC-COUNTER-07] [TAC-COUNTER-11] [TAC-RULING-33] who may Counter, and how', () => {
    expect(shown('WE-49', 1).seat('p1', 'fighter melee p2.fighter', 'pass').waitsFor()).toBe('p1 turn.act')
    const paid = shown('WE-49', 2).seat('p1', 'fighter melee p2.fighter', 'pass').seat('p2', 'counter melee')
    expect([paid.health('p2.fighter'), paid.weak('p2.fighter')]).toEqual([[1], false])
    const healer = shown('WE-52').seat('p1', 'fighter melee p2.wizard', 'pass')
    expect(healer.refused('p2', 'counter spell')).not.toBe('')
  })
})

describe('Ballistas and areas', () => {
  test('WE-56 WE-57 [TAC-BALLISTA-02] [TAC-BALLISTA-06] [TAC-BALLISTA-07] [TAC-RULING-17] fired, pushed, against a wall', () => {
    const wall = shown('WE-56').seat('p1', 'fighter to B1', 'fighter ballista p2.beast', 'way e')
    expect([wall.at('p2.beast'), wall.weak('p1.fighter')]).toEqual(['F1', true])
    const forest = shown('WE-57').seat('p1', 'fighter to B1', 'fighter ballista p2.beast', 'way e')
    expect(forest.at('p2.beast')).toBe('F1')
  })
  test('WE-61 WE-62 WE-63 [TAC-CONTROL-02] [TAC-CONTROL-06] [TAC-CONTROL-08] [TAC-CONTROL-10] the majority moves a flag', () => {
    expect([1, 2].map(number => shown('WE-61', number).open.flags.gold?.at)).toEqual([0, 1])
    expect(shown('WE-62').open.flags.gold?.at).toBe(2)
    expect(shown('WE-63').open.flags.gold?.by).toBe('p1')
  })
})

describe('few units, Battle, the end', () => {
  test('WE-20 WE-22 [TAC-ACTION-07] [TAC-ACTION-10] [TAC-RULING-82] down to two units, down to one', () => {
    expect(shown('WE-20').seat('p1', 'beast melee p2.beast').weak('p1.fighter')).toBe(false)
    const last = shown('WE-22').seat('p1', 'fighter to B1', 'rogue melee p2.beast', 'fighter to A1')
    expect(last.at('p1.fighter')).toBe('A1')
  })
  test('WE-59 [TAC-RULING-15] pushed onto a Ballista', () => {
    const game = shown('WE-59').seat('p1', 'fighter melee p2.beast', 'pass').seat('p2', 'counter melee', 'roll')
    expect(game.at('p1.fighter')).toBe('C1')
    expect(game.refused('p1', 'fighter ballista p2.beast')).not.toBe('')
  })
  test('WE-64 WE-65 WE-98 [TAC-END-01] [TAC-END-02] [TAC-TURN-08] [TAC-RULING-41] one last turn for the others', () => {
    expect(shown('WE-64').seat('p1', 'done').seat('p2', 'done').waitsFor()).toBe('won by p1')
    const three = shown('WE-65').seat('p1', 'beast melee p2.beast').seat('p2', 'done').seat('p3', 'done')
    expect(three.waitsFor()).toBe('won by p2')
    expect(shown('WE-98').seat('p1', 'beast melee p2.beast').seat('p2', 'done').waitsFor()).toBe('won by p2')
  })
  test('WE-67 [TAC-TEAM-08] teams count together, but somebody must be there', () => {
    expect([1, 2].map(number => shown('WE-67', number).open.flags.gold?.at)).toEqual([2, 1])
  })
  test('WE-69 WE-70 WE-71 WE-94 [TAC-BATTLE-04] [TAC-BATTLE-08] [TAC-BATTLE-15] where the Artifact goes', () => {
    const stolen = shown('WE-69').seat('p2', 'fighter melee p1.beast', 'roll')
    expect(stolen.open.artifact).toEqual({ unit: 'p2.fighter' })
    const left = shown('WE-70').seat('p2', 'fighter missile p1.beast')
    expect(left.open.artifact).toHaveProperty('at')
    const kept = shown('WE-71').seat('p2', 'fighter ballista p1.beast', 'way e')
    expect(kept.open.artifact).toEqual({ unit: 'p1.beast' })
    const firm = shown('WE-94').seat('p2', 'fighter melee p1.beast')
    expect([firm.open.artifact, firm.waitsFor()]).toEqual([{ unit: 'p1.beast' }, 'p1 counter.offer'])
  })
})

describe('the Solo Enemy', () => {
  test.each([
    ['WE-74', 1, 'e1.fighter', 'B5'],
    ['WE-76', 2, 'e1.beast', 'B1'],
    ['WE-77', 1, 'e1.fighter', 'D1'],
    ['WE-78', 1, 'e1.fighter', 'C1'],
    ['WE-79', 1, 'e1.beast', 'C5'],
  ] as const)(
    '%s case %i [TAC-ENEMY-MOVE-06] [TAC-ENEMY-MOVE-07] [TAC-CLIMB-01] %s ends on %s',
    (id, number, unit, at) => {
      expect(shown(id, number).at(unit)).toBe(at)
    },
  )
  test('WE-73 [TAC-ENEMY-ATTACK-03] [TAC-ENEMY-ATTACK-04] the compass decides whom it shoots at', () => {
    expect(shown('WE-73').health('p1.fighter', 'p1.wizard')).toEqual([6, 7])
  })
  test('WE-82 [TAC-SOLO-TURN-04] time runs out', () => {
    expect(shown('WE-82').seat('p1', 'done').waitsFor()).toBe('lost')
  })
  test('WE-89 [TAC-ENEMY-ATTACK-09] a Weakened enemy pays to Counter, if it can', () => {
    const poor = shown('WE-89', 1).seat('p1', 'fighter melee e1.fighter', 'pass')
    expect([poor.health('e1.fighter'), poor.waitsFor()]).toEqual([[2], 'p1 turn.act'])
  })
})
