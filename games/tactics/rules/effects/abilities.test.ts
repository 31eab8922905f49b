import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'

const LINE = '0. 0. 0. 0. 0. 0.'

describe('what holds for all', () => {
  test('[TAC-ABILITY-01] a passive ability needs no declaration', () => {
    // Last Stand: at 4 Health or less 1 more
    const game = given({ map: LINE, units: { p1: 'F8 A1 h4', p2: 'BX B1' } }).seat(
      'p1',
      'fighter melee p2.beast',
      'pass',
    )
    expect(game.health('p2.beast')).toEqual([8])
    expect(game.waitsFor()).toBe('p2 counter.offer')
  })

  test('[TAC-ABILITY-02] [TAC-ABILITY-03] a reactive one fires at once, before Knock Back and Counter', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1 h1', p2: 'TX B1' } }).seat('p1', 'fighter melee p2.beast')
    expect(game.health('p2.beast')).toEqual([9])
    expect(game.open.captured).toEqual([{ card: 'FX', of: 'p1', by: 'p2' }])
    expect(game.of('rolled')).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ABILITY-05] [TAC-RULING-81] the card before the rule, and “cannot” before “can”', () => {
    // Long Haft strikes two spaces away; Hidden cannot be aimed at, not even from a Peak
    const haft = given({ map: LINE, units: { p1: 'F2 A1', p2: 'BX C1' } })
    expect(haft.options('p1')).toContain('fighter melee p2.beast')
    const hidden = given({ map: '0^ 0. 0. 0. 0f 0.', units: { p1: 'FX A1', p2: 'R8 E1' } })
    expect(hidden.whyNot('p1', 'fighter missile p2.rogue')).toBe('TAC-RULING-81 hiddenInForest')
    expect(hidden.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-RULING-31] on damage of an area too, never on a loss of Health, never on a missed shot', () => {
    const map = ['0. 0. 0. 0.', '0. 0. 0. 0.']
    const area = given({ map, units: { p1: 'AX A1', p2: 'WX C1, F3 C2 h4 weak' } }).dice('star', 'star')
    area.seat('p1', 'wizard spell p2.wizard', 'power 2')
    expect([area.health('p2.fighter'), area.weak('p2.fighter')]).toEqual([[3], false])
    const wall = given({ map: '0. 0. 1.', units: { p1: 'BX A1', p2: 'F3 B1 h8' } }).dice('push', 'star', 'star')
    wall.seat('p1', 'beast melee p2.fighter', 'roll')
    expect([wall.health('p2.fighter'), wall.of('abilityUsed')]).toEqual([[3], []])
    expect(wall.waitsFor()).toBe('p2 counter.offer')
  })
})

describe('each ability', () => {
  test('Stubborn: left at 3 or less it regains 1 and loses its token', () => {
    const game = given({ map: LINE, units: { p1: 'BX A1', p2: 'F3 B1 h6 weak' } })
    game.seat('p1', 'beast melee p2.fighter', 'pass')
    expect([game.health('p2.fighter'), game.weak('p2.fighter')]).toEqual([[3], false])
    expect(game.of('abilityUsed')).toEqual([{ type: 'abilityUsed', unit: 'p2.fighter', ability: 'stubborn' }])
    const just = given({ map: LINE, units: { p1: 'BX A1', p2: 'F3 B1 h7' } }).seat(
      'p1',
      'beast melee p2.fighter',
      'pass',
    )
    expect(just.health('p2.fighter')).toEqual([4])
    const well = given({ map: LINE, units: { p1: 'BX A1', p2: 'F3 B1 h8 weak' } })
    well.seat('p1', 'beast melee p2.fighter', 'pass')
    expect([well.health('p2.fighter'), well.weak('p2.fighter')]).toEqual([[4], true])
    expect(well.waitsFor()).toBe('p2 counter.offer')
  })

  test('Vanish: immune to the Knock Back of the attack that damaged it', () => {
    const game = given({ map: LINE, units: { p1: 'BX A1', p2: 'R4 B1' } }).seat('p1', 'beast melee p2.rogue')
    expect(game.of('abilityUsed')).toHaveLength(1)
    expect(game.waitsFor()).toBe('p2 counter.offer')
    const blown = given({ map: LINE, units: { p1: 'W2 A1', p2: 'R4 C1' } })
    expect(blown.seat('p1', 'wizard spell p2.rogue', 'power 0', 'way e').at('p2.rogue')).toBe('D1')
  })

  test('Enraged: its melee Counter does 1 more', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1', p2: 'B1 B1' } })
    game.seat('p1', 'fighter melee p2.beast', 'pass').seat('p2', 'counter melee')
    expect(game.health('p1.fighter')).toEqual([5])
    expect(game.of('damaged')[1]?.terms).toContainEqual({ adds: 1, cause: 'enraged' })
    expect(game.waitsFor()).toBe('p2 melee.knockBack')
  })

  test('Quills: 1 Health of whoever damages it in melee, nothing for a missile', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1', p2: 'B7 B1' } }).seat('p1', 'fighter melee p2.beast')
    expect(game.health('p1.fighter')).toEqual([9])
    const shot = given({ map: LINE, units: { p1: 'FX A1', p2: 'B7 C1' } }).dice('push', 'push')
    expect(shot.seat('p1', 'fighter missile p2.beast').health('p1.fighter')).toEqual([10])
    expect(shot.waitsFor()).toBe('p1 turn.act')
  })

  test('Relentless: 3 Health for a capture', () => {
    const game = given({ map: LINE, units: { p1: 'B4 A1 h5', p2: 'FX B1 h3' } }).seat('p1', 'beast melee p2.fighter')
    expect(game.health('p1.beast')).toEqual([8])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('Regrowth: 1 Health at the start of its owner’s turn, not of another’s', () => {
    const game = given({ map: LINE, units: { p1: 'B8 A1 h5', p2: 'B8 F1 h5' } }).begins('p1')
    expect(game.health('p1.beast', 'p2.beast')).toEqual([6, 5])
    expect(game.waitsFor()).toBe('p1 turn.act')
    const activated = (unit: string) =>
      given({ mode: 'solo', units: { e1: 'B8 A1 h4' } }).running({
        do: 'moment',
        with: { name: 'turnBegan', about: { owner: 'e1', unit } },
      })
    expect(activated('e1.beast').health('e1.beast')).toEqual([5])
    expect(activated('e1.fighter').health('e1.beast')).toEqual([4])
  })

  test('Light Fingers: its Melee Attack takes 1 Ammo or Mana', () => {
    const game = given({ map: LINE, units: { p1: 'R3 A1 s1', p2: 'WX B1 s4' } })
    game.seat('p1', 'rogue melee p2.wizard')
    expect([game.supply('p1.rogue'), game.supply('p2.wizard')]).toEqual([2, 3])
    const last = given({ map: LINE, units: { p1: 'R3 A1 s1', p2: 'WX B1 s1' } }).seat('p1', 'rogue melee p2.wizard')
    expect([last.supply('p1.rogue'), last.supply('p2.wizard')]).toEqual([2, 0])
    const beast = given({ map: LINE, units: { p1: 'R3 A1 s1', p2: 'BX B1' } }).seat('p1', 'rogue melee p2.beast')
    expect(beast.of('abilityUsed')).toEqual([])
    expect(beast.waitsFor()).toBe('p1 melee.knockBack')
    const shot = given({ map: LINE, units: { p1: 'R3 A1', p2: 'WX C1' } }).dice('push')
    expect(shot.seat('p1', 'rogue missile p2.wizard').supply('p2.wizard')).toBe(6)
  })

  test('Retrieve: 1 Ammo back when no ✖ was rolled', () => {
    const game = given({ map: LINE, units: { p1: 'R5 A1 s3', p2: 'BX C1' } }).dice('push', 'push')
    expect(game.seat('p1', 'rogue missile p2.beast').supply('p1.rogue')).toBe(3)
    expect(game.of('abilityUsed')).toEqual([{ type: 'abilityUsed', unit: 'p1.rogue', ability: 'retrieve' }])
    const missed = given({ map: LINE, units: { p1: 'R5 A1 s3', p2: 'BX C1' } }).dice('push', 'miss')
    expect(missed.seat('p1', 'rogue missile p2.beast').supply('p1.rogue')).toBe(1)
    expect(missed.waitsFor()).toBe('p1 turn.act')
  })

  test('Charge: one ➤ more after a Move; Crushing Blow: a collision costs 2', () => {
    const still = given({ map: LINE, units: { p1: 'B3 A1', p2: 'FX B1' } }).dice('star', 'star')
    expect(still.seat('p1', 'beast melee p2.fighter', 'roll').at('p2.fighter')).toBe('B1')
    const charged = given({ map: LINE, units: { p1: 'B3 A1', p2: 'FX C1' } }).dice('star', 'star')
    expect(charged.seat('p1', 'beast to B1', 'beast melee p2.fighter', 'roll').at('p2.fighter')).toBe('D1')
    const crushed = given({ map: '0. 0. 1.', units: { p1: 'F7 A1', p2: 'BX B1' } }).dice('push', 'star', 'star')
    expect(crushed.seat('p1', 'fighter melee p2.beast', 'roll').health('p2.beast')).toEqual([6])
    expect(crushed.waitsFor()).toBe('p2 counter.offer')
  })

  test('Slip Through and Flight pass enemies, without ending there', () => {
    for (const [card, name] of [
      ['R1', 'rogue'],
      ['B6', 'beast'],
    ] as const) {
      const game = given({ map: '0. 0. 0.', units: { p1: `${card} A1`, p2: 'FX B1' } })
      expect(game.after('p1', `${name} to`)).toEqual(['A1', 'C1'])
      game.seat('p1', `${name} step B1`)
      expect(game.options('p1')).not.toContain('stop')
      expect(game.waitsFor()).toBe('p1 move.go')
    }
    const spent = { unit: 'p1.rogue' as const, mp: 1, path: [26, 0], byCard: false, begun: true, warden: false }
    const stuck = given({ map: ['0. 0. 0.', '0. 0. 0.'], units: { p1: 'R1 A1', p2: 'FX B1' }, move: spent })
    stuck.running({ do: 'move.goOn', with: { unit: 'p1.rogue' } })
    expect(stuck.whyNot('p1', 'step B1')).toBe('TAC-MOVE-06 mustGoOn')
  })
})
