import { describe, expect, test } from 'vitest'
import { given, shown } from './given.ts'

describe('moving', () => {
  test('WE-01 [TAC-TERRAIN-01] [TAC-MOVE-04] climbing costs 1 MP more', () => {
    const game = shown('WE-01')
    expect(game.refused('p1', 'fighter to E1')).toBe('TAC-MOVE-04 tooFewMp')
    expect(game.after('p1', 'fighter to')).toEqual(['A1', 'B1', 'C1', 'D1'])
    expect(game.seat('p1', 'fighter to D1').at('p1.fighter')).toBe('D1')
  })
  test.each([
    ['WE-02', 1, 'B1', 3],
    ['WE-03', 1, 'B1', 2],
    ['WE-03', 2, 'B1', 1],
    ['WE-10', 1, 'D2', 2],
  ] as const)(
    '%s case %i [TAC-TERRAIN-01] [TAC-TERRAIN-02] [TAC-TERRAIN-03] [TAC-RULING-08] %s costs %i MP',
    (id, number, to, cost) => {
      const game = shown(id, number).seat('p1', `fighter to ${to}`)
      expect(game.of('stepped').map(({ cost: paid }) => paid)).toEqual([cost])
      expect([game.at('p1.fighter'), game.waitsFor()]).toEqual([to, 'p1 turn.act'])
    },
  )
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
    expect(shown('WE-08').refused('p1', 'fighter to F2')).toBe('TAC-MOVE-07 enemyThere')
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
    expect(shown('WE-17', 2).refused('p1', 'fighter buyOff')).toBe('TAC-WEAK-05 tooFewHealth')
  })
  test('WE-18 WE-60 [TAC-ACTION-06] [TAC-RULING-14] one attack a turn', () => {
    const game = shown('WE-18').seat('p1', 'fighter melee p2.wizard', 'pass').seat('p2', 'pass')
    expect(game.refused('p1', 'fighter missile p2.wizard')).toBe('TAC-ACTION-06 attackedAlready')
    const fired = shown('WE-60').seat('p1', 'fighter melee p2.wizard', 'pass').seat('p2', 'pass')
    expect(fired.refused('p1', 'fighter ballista p2.beast')).toBe('TAC-ACTION-06 attackedAlready')
  })
  test('WE-19 [TAC-SPELL-10] [TAC-RULING-14] who has healed may still attack', () => {
    const healed = shown('WE-19').seat('p1', 'wizard spell p1.fighter', 'power 0')
    expect([healed.health('p1.fighter'), healed.supply('p1.wizard')]).toEqual([[7], 5])
    const game = healed.seat('p1', 'wizard melee p2.wizard')
    expect([game.health('p2.wizard'), game.weak('p1.wizard')]).toEqual([[5], true])
  })
  test('WE-23 [TAC-ACTION-10] the only unit may attack again', () => {
    const game = shown('WE-23').seat('p1', 'fighter missile p2.beast')
    expect([game.health('p2.beast'), game.supply('p1.fighter'), game.weak('p1.fighter')]).toEqual([[11], 2, false])
    expect(game.after('p1', 'fighter missile')).toEqual(['p2.beast'])
  })
  test('WE-21 [TAC-ACTION-08] with two units nobody is Weakened', () => {
    const game = shown('WE-21').seat('p1', 'fighter to B1', 'fighter melee p2.wizard', 'pass').seat('p2', 'pass')
    expect(game.weak('p1.fighter')).toBe(false)
  })
})

describe('melee and Knock Back', () => {
  test('WE-25 [TAC-MELEE-02] not uphill', () => {
    expect(shown('WE-25').refused('p1', 'beast melee p2.fighter')).toBe('TAC-MELEE-02 otherElevation')
  })
  test('WE-26 [TAC-TERRAIN-06] [TAC-TERRAIN-07] Forest and Water', () => {
    const hit = (number: number) => shown('WE-26', number).seat('p1', 'beast melee p2.fighter').health('p2.fighter')
    expect([hit(1), hit(2), hit(3)]).toEqual([[6], [7], [5]])
  })
  test('WE-27 [TAC-RULING-20] no damage, and still a roll for the Knock Back', () => {
    const game = shown('WE-27').seat('p1', 'wizard melee p2.fighter')
    expect([game.health('p2.fighter'), game.waitsFor()]).toEqual([[10], 'p1 melee.knockBack'])
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
    expect(shown('WE-38').refused('p1', 'fighter missile p2.beast')).toBe('TAC-RANGE-04 outOfRange')
    expect(shown('WE-39', 2).refused('p1', 'fighter missile p2.beast')).toBe('TAC-RANGE-04 outOfRange')
    expect(shown('WE-39', 1).seat('p1', 'fighter missile p2.beast').health('p2.beast')).toEqual([10])
    expect(shown('WE-40').seat('p1', 'fighter missile p2.beast').health('p2.beast')).toEqual([10])
  })
  test('WE-41 WE-42 WE-43 [TAC-MISSILE-02] [TAC-MISSILE-07] [TAC-MISSILE-08] misses cost Ammo', () => {
    const hit = shown('WE-41').seat('p1', 'fighter missile p2.beast')
    expect([hit.supply('p1.fighter'), hit.health('p2.beast')]).toEqual([0, [10]])
    const miss = shown('WE-42').seat('p1', 'fighter missile p2.beast')
    expect([miss.supply('p1.fighter'), miss.health('p2.beast')]).toEqual([0, [12]])
    expect(shown('WE-43').refused('p1', 'fighter missile p2.beast')).toBe('TAC-MISSILE-02 noAmmo')
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
  test('WE-50 [TAC-COUNTER-03] [TAC-COUNTER-09] a Counter pushes too, and nothing answers it', () => {
    const game = shown('WE-50').seat('p1', 'beast melee p2.beast', 'pass').seat('p2', 'counter melee', 'roll')
    expect([game.health('p1.beast', 'p2.beast'), game.at('p1.beast')]).toEqual([[9, 8], 'A1'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
  test('WE-53 [TAC-TACTIC-07] a third Tactic Card: one goes', () => {
    const game = shown('WE-53').seat('p1', 'done')
    expect([game.hand('p1').length, game.waitsFor()]).toEqual([3, 'p1 turn.discard'])
    game.seat('p1', 'discard T01')
    expect([game.hand('p1').length, game.hand('p1').includes('T01'), game.waitsFor()]).toEqual([
      2,
      false,
      'p2 turn.act',
    ])
  })
  test('WE-49 WE-52 [TAC-COUNTER-07] [TAC-COUNTER-11] [TAC-RULING-33] who may Counter, and how', () => {
    expect(shown('WE-49', 1).seat('p1', 'fighter melee p2.fighter', 'pass').waitsFor()).toBe('p1 turn.act')
    const paid = shown('WE-49', 2).seat('p1', 'fighter melee p2.fighter', 'pass').seat('p2', 'counter melee')
    expect([paid.health('p2.fighter'), paid.weak('p2.fighter')]).toEqual([[1], false])
    const healer = shown('WE-52').seat('p1', 'fighter melee p2.wizard', 'pass')
    expect(healer.refused('p2', 'counter spell')).toBe('TAC-SPELL-10 onlyForAllies')
  })
})

describe('Ballistas and areas', () => {
  test('WE-56 WE-57 [TAC-BALLISTA-02] [TAC-BALLISTA-06] [TAC-BALLISTA-07] [TAC-RULING-17] fired, pushed, against a wall', () => {
    const wall = shown('WE-56').seat('p1', 'fighter to B1', 'fighter ballista p2.beast', 'way e')
    expect([wall.at('p2.beast'), wall.weak('p1.fighter')]).toEqual(['F1', true])
    const forest = shown('WE-57').seat('p1', 'fighter to B1', 'fighter ballista p2.beast', 'way e')
    expect(forest.at('p2.beast')).toBe('F1')
  })
  test('WE-58 [TAC-BALLISTA-03] [TAC-BALLISTA-09] fire, then move, and not over the start again', () => {
    const fired = shown('WE-58').seat('p1', 'fighter ballista p2.beast', 'way e')
    expect([fired.at('p2.beast'), fired.health('p2.beast'), fired.weak('p1.fighter')]).toEqual(['F1', [12], false])
    expect(fired.after('p1', 'fighter to')).toEqual(['A1', 'C1', 'D1', 'E1'])
    const game = fired.seat('p1', 'fighter to C1')
    expect([game.at('p1.fighter'), game.weak('p1.fighter')]).toEqual(['C1', true])
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
    expect(game.refused('p1', 'fighter ballista p2.beast')).toBe('TAC-RULING-15 ballistaNextTurn')
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
  test('WE-68 [TAC-BATTLE-05] [TAC-BATTLE-07] [TAC-RULING-48] the Bearer has one MP less', () => {
    const game = shown('WE-68')
    const free = game.after('p1', 'beast to').length
    expect(game.seat('p1', 'beast to H5').at('p1.beast')).toBe('H5')
    const { artifact: _artifact, ...position } = game.position
    expect(given(position).after('p1', 'beast to').length).toBeGreaterThan(free)
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
  test('WE-75 [TAC-ENEMY-MOVE-05] next to a hero it stops and strikes', () => {
    const game = shown('WE-75')
    expect([game.at('e1.beast'), game.waitsFor()]).toEqual(['A3', 'p1 counter.offer'])
  })
  test('WE-80 [TAC-ENEMY-ACT-04] all four have cards: the nine are shuffled, one is drawn', () => {
    const game = shown('WE-80')
    expect(game.of('enemyCardDrawn')).toHaveLength(1)
    expect(Object.keys(game.open.under)).toHaveLength(1)
    expect([game.table.save().piles.enemy.length, game.open.enemyDiscard]).toEqual([8, []])
  })
  test('WE-91 [TAC-COOP-08] [TAC-COOP-09] time passes at the start of every turn of a player', () => {
    const game = shown('WE-91').seat('p1', 'done').seat('p2', 'done')
    expect([game.of('timePassed').length, game.open.time, game.waitsFor()]).toEqual([3, 8, 'p1 turn.act'])
  })
  test('WE-82 [TAC-SOLO-TURN-04] time runs out', () => {
    expect(shown('WE-82').seat('p1', 'done').waitsFor()).toBe('lost')
  })
  test('WE-89 [TAC-ENEMY-ATTACK-09] a Weakened enemy pays to Counter, if it can', () => {
    const poor = shown('WE-89', 1).seat('p1', 'fighter melee e1.fighter', 'pass')
    expect([poor.health('e1.fighter'), poor.waitsFor()]).toEqual([[2], 'p1 turn.act'])
  })
})

describe('dungeons', () => {
  test('WE-84 [TAC-DUNGEON-02] [TAC-RULING-69] only into a box with nobody on top, for 1 MP', () => {
    expect(shown('WE-84', 1).refused('p1', 'fighter enter 5x4')).toBe('TAC-DUNGEON-02 unitOnBox')
    const inside = shown('WE-84', 2).seat('p1', 'fighter enter 5x4')
    expect([inside.unit('p1.fighter').inside, inside.open.move?.mp]).toEqual([{ box: '5x4', at: 0 }, 3])
  })
  test('WE-85 [TAC-DUNGEON-15] 3 MP, 1 MP after the first try, none after the second', () => {
    const game = shown('WE-85').seat('p1', 'fighter in B2')
    expect(game.open.move?.mp).toBe(1)
    game.seat('p1', 'in B2', 'in B2')
    expect(game.of('steppedInside')).toMatchObject([{ to: 9, mp: 0 }])
  })
  test('WE-86 [TAC-DUNGEON-16] [TAC-RULING-71] captured in the Trap, the card stays red', () => {
    const game = shown('WE-86').seat('p1', 'rogue in B1')
    expect([game.isInPlay('p1.rogue'), game.open.flipped, game.open.crystals['2x2']]).toEqual([false, {}, 'red'])
  })
  test('WE-87 [TAC-DUNGEON-17] [TAC-DUNGEON-18] a Wizard with 2 Mana passes the barrier, a Fighter neither', () => {
    expect(shown('WE-87', 1).refused('p1', 'wizard in B4')).toBe('TAC-DUNGEON-18 magicBarrier')
    expect(shown('WE-87', 2).seat('p1', 'wizard in B4').supply('p1.wizard')).toBe(0)
    expect(shown('WE-87', 3).refused('p1', 'fighter in B4')).toBe('TAC-DUNGEON-18 magicBarrier')
    expect(shown('WE-87', 4).refused('p1', 'fighter in B3')).toBe('TAC-DUNGEON-17 lockedDoor')
  })
  test('WE-88 [TAC-DUNGEON-20] [TAC-DUNGEON-21] [TAC-DUNGEON-22] [TAC-DUNGEON-23] out, the bonus, on with 2 MP', () => {
    const game = shown('WE-88').seat('p1', 'fighter in B2')
    expect(game.after('p1', 'exit')).toEqual(['L3', 'M2', 'N3'])
    game.seat('p1', 'exit N3', 'use')
    expect([game.supply('p1.fighter'), game.open.move?.mp, game.open.crystals['2x2']]).toEqual([2, 2, 'green'])
    expect(game.seat('p1', 'to O2').at('p1.fighter')).toBe('O2')
  })
  test('WE-97 [TAC-ENEMY-ACT-05] [TAC-DUNGEON-14] the discard pile alone is the new deck', () => {
    const game = shown('WE-97').seat('p1', 'fighter in A2')
    expect(game.of('enemyCardsShuffled')).toMatchObject([{ cards: 2 }])
    expect([game.of('monsterMet').length, game.open.enemyDiscard.length, game.pile('enemy').length]).toEqual([1, 1, 1])
  })
})

describe('windows', () => {
  test('WE-24 [TAC-RULING-11] the token comes off, the actions stay used', () => {
    const game = shown('WE-24').seat('p1', 'fighter to B1', 'fighter melee p2.wizard')
    expect(game.weak('p1.fighter')).toBe(true)
    game.seat('p1', 'reveal T05', 'pass').seat('p2', 'pass')
    expect(game.weak('p1.fighter')).toBe(false)
    expect(game.refused('p1', 'fighter missile p2.wizard')).toBe('TAC-ACTION-04 actedTwice')
  })
  test('WE-54 [TAC-RULING-35] the collision of the push is answered before the next player', () => {
    const game = shown('WE-54').seat('p1', 'fighter melee p3.rogue', 'pass').seat('p3', 'pass')
    expect(game.waitsFor()).toBe('p1 tactic.window')
    game.seat('p1', 'reveal T15', 'unit p2.rogue', 'way n')
    expect(game.options('p1')).toContain('reveal T03')
    expect(game.seat('p1', 'reveal T03').weak('p2.rogue')).toBe(true)
    expect(game.waitsFor()).toBe('p3 tactic.window')
    expect(game.seat('p3', 'reveal T07').waitsFor()).toBe('p3 move.go')
  })
  test('WE-55 [TAC-RULING-37] the new deck is made before the third card is discarded', () => {
    const game = shown('WE-55').seat('p1', 'done')
    expect([game.pile('tactics').sort(), game.open.discard]).toEqual([['T04', 'T16'], []])
    expect(game.seat('p1', 'discard T03').open.discard).toEqual(['T03'])
  })
  test('WE-92 [TAC-ABILITY-03] [TAC-TACTIC-01] 12, 9, and 11 after the card', () => {
    const game = shown('WE-92').seat('p1', 'fighter melee p2.beast')
    expect([game.health('p2.beast'), game.isInPlay('p1.fighter')]).toEqual([[9], false])
    expect(game.seat('p2', 'reveal T13').health('p2.beast')).toEqual([11])
    expect(game.of('rolled')).toEqual([])
  })
  test('WE-93 [TAC-RULING-87] [TAC-ACTION-08] bought off, two actions, no new token', () => {
    const game = shown('WE-93').seat('p2', 'wizard spell p1.fighter', 'power 1')
    expect(game.weak('p1.fighter')).toBe(true)
    game.seat('p1', 'pass').seat('p2', 'done').seat('p1', 'fighter buyOff', 'fighter to B1', 'fighter melee p2.wizard')
    expect([game.health('p1.fighter'), game.weak('p1.fighter')]).toEqual([[7], false])
  })
  test('WE-96 [TAC-TACTIC-11] [TAC-ENEMY-ACT-12] captured on its walk, its turn is over', () => {
    const game = shown('WE-96').seat('p1', 'reveal T06')
    expect(game.of('captured')).toMatchObject([{ unit: 'e1.beast', by: 'p1' }])
    expect([game.of('attackDeclared'), game.unit('e1.beast').serial]).toEqual([[], 1])
    expect(game.of('timePassed')[0]).toMatchObject({ from: 4, to: 6 })
  })
})

describe('scores, places and areas', () => {
  test('WE-66 [TAC-SCORE-06] 12 against 12: three survivors beat two', () => {
    const game = shown('WE-66').seat('p2', 'done')
    expect(game.table.outcome?.scores.map(({ points, survivors }) => [points, survivors])).toEqual([
      [12, 3],
      [12, 2],
    ])
    expect(game.waitsFor()).toBe('won by p2')
  })
  test('WE-72 [TAC-RULING-57] [TAC-ENEMY-ATTACK-03] E3, D4, A3, C1', () => {
    const aimed = shown('WE-72')
      .of('enemyAimed')
      .find(({ among }) => among.length > 0)
    expect(aimed?.among).toEqual(['p1.wizard', 'p1.rogue', 'p1.beast', 'p1.fighter'])
  })
  test('WE-81 [TAC-SOLO-CAPTURE-01] 7, and still 7', () => {
    const game = shown('WE-81').seat('p1', 'beast melee e1.fighter')
    expect(game.open.time).toBe(7)
    expect(game.seat('p1', 'fighter melee e1.rogue').open.time).toBe(7)
  })
  test('WE-83 [TAC-RULING-65] H6 and I6 are taken: H7', () => {
    expect(shown('WE-83').seat('p1', 'beast melee e1.fighter').at('e1.fighter')).toBe('H7')
  })
  test('WE-90 [TAC-ENEMY-ATTACK-05] [TAC-ENEMY-ATTACK-06] three dice and no Mana; no dice and no Ammo', () => {
    const spell = shown('WE-90', 1)
    // 2 printed, 2 for the ★, 1 of the card
    expect([spell.of('rolled').map(({ faces }) => faces.length), spell.health('p1.fighter')]).toEqual([[3], [5]])
    const shot = shown('WE-90', 2)
    // the Cliff Guide shoots for 3
    expect([shot.of('rolled'), shot.health('p1.wizard')]).toEqual([[], [4]])
  })
  test('WE-95 [TAC-SOLO-CAPTURE-07] the Rogue beside the target is hurt, the replacement is not', () => {
    const game = shown('WE-95').seat('p1', 'wizard spell e1.fighter', 'power 3')
    expect(game.at('e1.fighter')).toBe('H6')
    expect(game.of('damaged').map(({ unit }) => unit)).toEqual(['e1.fighter', 'e1.rogue'])
    expect(game.of('damaged')[1]).toMatchObject({ amount: 2, area: true })
  })
})
