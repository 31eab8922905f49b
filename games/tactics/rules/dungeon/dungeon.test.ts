import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import type { Position } from '../../test/given.ts'
import { groundOf } from '../realm/ground.query.ts'
import { spaceOf } from '../realm/spaces.query.ts'

const solo = (position: Position = {}) => given({ mode: 'solo', ...position })
const FIVE = { '1x2': 'green', '2x2': 'green', '3x2': 'green', '5x4': 'green', '8x1': 'green' } as const

describe('entering', () => {
  test('[TAC-DUNGEON-05] [TAC-DUNGEON-06] [TAC-RULING-69] a portal step of 1 MP to the Entrance, then on with the rest', () => {
    // given a Fighter with 4 MP two steps from the portal space M9 of the 5×4 box
    const game = solo({ units: { p1: 'FX N10' } })
    // when
    game.seat('p1', 'fighter step M10', 'step M9', 'enter 5x4')
    // then
    expect(game.unit('p1.fighter')).toMatchObject({ at: -1, inside: { box: '5x4', at: 0 } })
    expect(game.open.flipped).toEqual({ '5x4': 'p1.fighter' })
    expect(game.open.move).toMatchObject({ mp: 1 })
    expect(game.types()).toContain('dungeonEntered')
    // and A2 is Water, which 1 MP does not pay for
    expect(game.options('p1')).toEqual(['in B1', 'stop'])
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-DUNGEON-01] it may instead go through the portal as usual', () => {
    const game = solo({ units: { p1: 'FX M3' } })
    expect(game.after('p1', 'fighter enter')).toEqual(['1x2', '2x2', '3x2', '5x4', '8x1'])
    expect(game.after('p1', 'fighter portal')).toEqual(['C3', 'D10', 'H3', 'I9', 'J6', 'M9'])
    game.seat('p1', 'fighter portal D10')
    expect(game.at('p1.fighter')).toBe('D10')
    expect(game.open.flipped).toEqual({})
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('a unit walks to the portal and enters by itself', () => {
    const game = solo({ units: { p1: 'FX M2' } }).seat('p1', 'fighter enter 2x2')
    expect(game.unit('p1.fighter').inside).toEqual({ box: '2x2', at: 0 })
    expect(game.open.move).toMatchObject({ mp: 2 })
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-DUNGEON-02] refused with an Enemy Unit on the box stacked on it', () => {
    const game = solo({ units: { p1: 'FX M9', e1: 'EF J9' } })
    expect(game.refused('p1', 'fighter enter 5x4')).toBe('TAC-DUNGEON-02 unitOnBox')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-DUNGEON-08] [TAC-RULING-70] the footprint is impassable and the portals of box and boxes put aside are dead', () => {
    const game = solo({ units: { p1: 'FX M9, BX L7' } }).seat('p1', 'fighter enter 5x4', 'stop')
    const ground = groundOf(game.open)
    for (const name of ['H8', 'L11', 'J9', 'J10', 'I9']) expect(ground.isPassable(spaceOf(name) as number)).toBe(false)
    expect(ground.portals.map(({ box }) => box).sort()).toEqual(['2x2', '3x2', '8x1', '8x5', '8x5'])
    // when the Beast beside the box looks where to go
    const ends = game.after('p1', 'beast to')
    expect(ends).not.toContain('L8')
    expect(ends).toContain('M9')
    expect(game.refused('p1', 'beast to L8')).not.toBe('')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-DUNGEON-09] [TAC-KNOCK-11] Knocked Back against a flipped box: 1 Health, as at a cliff wall', () => {
    // given the box M4–N5 occupied, an Enemy Beast south of it and a hero south of that
    const game = solo({ units: { p1: 'BX M7, FX 2x2:A1', e1: 'EB M6' } }).dice(
      'push',
      'star',
      'star',
      'star',
      'star',
      'star',
    )
    game.seat('p1', 'beast melee e1.beast', 'roll')
    expect(game.at('e1.beast')).toBe('M6')
    expect(game.of('collided')).toEqual([{ type: 'collided', unit: 'e1.beast', at: spaceOf('M6') }])
    expect(game.health('e1.beast')).toEqual([8 - 4 - 1])
    expect(game.waitsFor()).toContain('p1')
  })

  test('[TAC-DUNGEON-10] one Move per unit and turn also inside', () => {
    const game = solo({ units: { p1: 'FX 5x4:A1' } }).seat('p1', 'fighter in B1', 'stop')
    expect(game.after('p1', 'fighter in')).toEqual([])
    expect(game.refused('p1', 'fighter in C1')).toBe('TAC-ACTION-05 sameAction')
    expect(game.unit('p1.fighter').taken).toEqual(['move'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

describe('exploring', () => {
  test('[TAC-DUNGEON-11] [TAC-DUNGEON-12] after a space is resolved the unit goes on; the Entrance does nothing', () => {
    const game = solo({ units: { p1: 'FX 5x4:B1' } }).seat('p1', 'fighter in A1', 'in A2')
    expect(game.open.move).toMatchObject({ mp: 1 })
    expect(game.health('p1.fighter')).toEqual([10])
    expect(game.types().filter(type => type === 'rolled' || type === 'enemyCardDrawn')).toEqual([])
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-DUNGEON-13] Water takes 2 MP', () => {
    const game = solo({ units: { p1: 'FX 3x2:A1' } }).seat('p1', 'fighter in B1')
    expect(game.of('steppedInside')).toMatchObject([{ cost: 2, mp: 2 }])
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-DUNGEON-15] [TAC-RULING-73] a Cave-In that holds costs 2 MP, one that opens lets it in', () => {
    // given FX with two red squares and 4 MP before the Cave-In at B2
    const game = solo({ units: { p1: 'FX 3x2:A2' } }).dice('star', 'miss', 'push', 'star')
    game.seat('p1', 'fighter in B2')
    expect(game.unit('p1.fighter').inside?.at).toBe(8)
    expect(game.of('caveInHeld')).toMatchObject([{ mp: 2 }])
    game.seat('p1', 'in B2', 'in B2')
    expect(game.unit('p1.fighter').inside?.at).toBe(9)
    expect(game.open.move).toMatchObject({ mp: 1 })
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-DUNGEON-15] failing with 1 MP leaves 0, and the failed try counts as the Move', () => {
    const game = solo({
      units: { p1: 'FX 3x2:A2' },
      move: { unit: 'p1.fighter', mp: 1, path: [], byCard: false, begun: false, warden: false },
    }).dice('star', 'star')
    game.running({ do: 'dungeon.step', with: { unit: 'p1.fighter', to: 9 } })
    expect(game.of('caveInHeld')).toMatchObject([{ mp: 0 }])
    expect(game.open.move).toMatchObject({ mp: 0, begun: true })
    expect(game.waitsFor()).toContain('p1')
  })

  test('[TAC-DUNGEON-15] with the way open it may still stay, at no cost', () => {
    const game = solo({ units: { p1: 'FX 3x2:A2' } })
      .dice('push', 'push')
      .seat('p1', 'fighter in B2', 'pass')
    expect(game.unit('p1.fighter').inside?.at).toBe(8)
    expect(game.open.move).toMatchObject({ mp: 4 })
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-RULING-73] the Cliff Ram’s Charge adds nothing to a Cave-In roll', () => {
    const game = solo({ units: { p1: 'B3 3x2:A1' } }).dice('star', 'star')
    game.seat('p1', 'beast in B1', 'in B2')
    expect(game.of('caveInHeld')).toHaveLength(1)
    expect(game.waitsFor()).toContain('p1')
  })

  test('[TAC-DUNGEON-16] [TAC-DUNGEON-28] [TAC-RULING-71] a Trap takes 2 Health for each ✖; the fallen is the Solo Enemy’s', () => {
    // given RX with 3 Health beside the Trap of the 2×2
    const game = solo({ units: { p1: 'RX 2x2:A1 h3' } }).dice('miss', 'missPush', 'star')
    game.seat('p1', 'rogue in B1')
    expect(game.isInPlay('p1.rogue')).toBe(false)
    expect(game.open.captured).toEqual([{ card: 'RX', of: 'p1', by: 'e1' }])
    expect(game.of('captured')[0]?.byUnit).toBeUndefined()
    expect(game.open.flipped).toEqual({})
    expect(game.open.crystals['2x2']).toBe('red')
    expect(game.open.move).toBeUndefined()
    expect(game.of('dungeonLeft')).toMatchObject([{ unit: 'p1.rogue', box: '2x2', cause: 'captured' }])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-DUNGEON-16] three dice, no ✖ no harm; the Tunnel Rat rolls one', () => {
    const calm = solo({ units: { p1: 'RX 2x2:A1' } })
      .dice('push', 'star', 'star')
      .seat('p1', 'rogue in B1')
    expect(calm.health('p1.rogue')).toEqual([8])
    expect(calm.waitsFor()).toBe('p1 move.go')
    const unlucky = solo({ units: { p1: 'RX 2x2:A1' } })
      .dice('miss', 'star', 'miss')
      .seat('p1', 'rogue in B1')
    expect(unlucky.health('p1.rogue')).toEqual([4])
    const rat = solo({ units: { p1: 'R6 2x2:A1' } })
      .dice('miss')
      .seat('p1', 'rogue in B1')
    expect(rat.health('p1.rogue')).toEqual([6])
    expect(rat.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-RULING-73] hazards happen on every entry', () => {
    const game = solo({ units: { p1: 'RX 2x2:A1' } }).dice('star', 'star', 'star', 'star', 'star', 'star')
    game.seat('p1', 'rogue in B1', 'in A1', 'in B1')
    expect(game.of('rolled').filter(({ for: why }) => why === 'trap')).toHaveLength(2)
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-DUNGEON-17] [TAC-DUNGEON-18] a Rogue opens the door, a Wizard pays 2 Mana at the barrier', () => {
    const rogue = solo({ units: { p1: 'RX 5x4:A3' } }).seat('p1', 'rogue in B3')
    expect(rogue.unit('p1.rogue').inside?.at).toBe(17)
    expect(rogue.waitsFor()).toBe('p1 move.go')
    const wizard = solo({ units: { p1: 'WX 5x4:A4 s2' } }).seat('p1', 'wizard in B4')
    expect(wizard.supply('p1.wizard')).toBe(0)
    expect(wizard.waitsFor()).toBe('p1 move.go')
    const poor = solo({ units: { p1: 'WX 5x4:A4 s1' } })
    expect(poor.refused('p1', 'wizard in B4')).toBe('TAC-DUNGEON-18 magicBarrier')
    const fighter = solo({ units: { p1: 'FX 5x4:A3' } })
    expect(fighter.refused('p1', 'fighter in B3')).toBe('TAC-DUNGEON-17 lockedDoor')
    expect(fighter.waitsFor()).toBe('p1 turn.act')
  })
})

describe('the crystal', () => {
  test('[TAC-DUNGEON-19] [TAC-DUNGEON-21] [TAC-DUNGEON-22] [TAC-DUNGEON-23] [TAC-RULING-74] [TAC-RULING-75] out beside a blocked portal, bonus, green, on with 2 MP', () => {
    // given FX with 3 MP left beside the crystal of the 2×2, whose only portal space M3 is taken
    const game = solo({
      units: { p1: 'FX 2x2:B1, BX D11 h3, RX C11 s2', e1: 'EB M3' },
    })
    game.seat('p1', 'fighter in B2')
    expect(game.options('p1')).toEqual(['exit M2', 'exit L3', 'exit N3'])
    game.seat('p1', 'exit N3')
    expect(game.at('p1.fighter')).toBe('N3')
    expect(game.open.flipped).toEqual({})
    expect(game.open.crystals['2x2']).toBe('red')
    expect(game.waitsFor()).toBe('p1 crystal.bonus')
    game.seat('p1', 'use')
    expect(game.supply('p1.rogue')).toBe(5)
    expect(game.open.crystals['2x2']).toBe('green')
    expect(game.open.move).toMatchObject({ mp: 3 })
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-DUNGEON-20] one open portal space: it is put there without asking; no Village, no cost', () => {
    const game = solo({ units: { p1: 'FX 1x2:A1' } }).seat('p1', 'fighter in A2')
    expect(game.at('p1.fighter')).toBe('I9')
    expect(game.of('dungeonLeft')).toMatchObject([{ at: spaceOf('I9'), cause: 'crystal' }])
    expect(game.open.move).toMatchObject({ mp: 3, path: [-1, spaceOf('I9')] })
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-DUNGEON-20] with several the player picks', () => {
    // its only portal space is taken: one of the free spaces nearest to it
    const taken = solo({ units: { p1: 'FX 8x1:G1, BX H3' } }).seat('p1', 'fighter in H1')
    expect([taken.waitsFor(), taken.options('p1').sort()]).toEqual([
      'p1 dungeon.exit',
      ['exit G3', 'exit H4', 'exit I3'],
    ])
    taken.seat('p1', 'exit I3')
    expect([taken.at('p1.fighter'), taken.open.flipped]).toEqual(['I3', {}])
    const game = solo({ units: { p1: 'FX 8x1:G1' } })
    expect(game.open.flipped).toEqual({ '8x1': 'p1.fighter' })
    game.seat('p1', 'fighter in H1')
    expect(game.at('p1.fighter')).toBe('H3')
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-DUNGEON-23] the bonus lapses if it is not used at once', () => {
    const game = solo({ units: { p1: 'FX 2x2:B1 s0' } }).seat('p1', 'fighter in B2', 'pass')
    expect(game.supply('p1.fighter')).toBe(0)
    expect(game.open.crystals['2x2']).toBe('green')
    expect(game.of('crystalUsed')).toEqual([])
    expect(game.of('crystalTurned')).toEqual([{ type: 'crystalTurned', box: '2x2' }])
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-DUNGEON-24] [TAC-SOLO-END-01] [TAC-SOLO-TURN-01] the Crystal of Glory has no bonus: the game is won at once', () => {
    const game = solo({ units: { p1: 'FX 8x5:G3' }, crystals: FIVE }).seat('p1', 'fighter in H3')
    expect(game.waitsFor()).toBe('won')
    expect(game.table.outcome).toMatchObject({ result: 'won', winners: ['p1'], cause: 'glory', scores: [] })
    expect(game.open.crystals['8x5']).toBe('green')
  })
})

describe('isolation', () => {
  test('[TAC-DUNGEON-26] [TAC-RANGE-07] [TAC-RULING-72] a unit inside cannot be aimed at, nor aim out', () => {
    const game = given({ mode: 'solo', units: { p1: 'FX 2x2:A1, RX M6', e1: 'ER M3' } })
    expect(game.options('p1').filter(id => id.startsWith('fighter'))).toEqual(['fighter in B1', 'fighter in A2'])
    expect(game.refused('p1', 'fighter missile e1.rogue')).toBe('TAC-RULING-72 insideDungeon')
    expect(game.waitsFor()).toBe('p1 turn.act')
    // when the Enemy Rogue on the portal space acts, it shoots the hero outside
    const enemy = solo({ units: { p1: 'FX 2x2:A1, RX M6', e1: 'ER M3' }, enemyDeck: ['S5'] }).begins('e1')
    expect(enemy.of('attackDeclared')[0]).toMatchObject({ attacker: 'e1.rogue', target: 'p1.rogue' })
    expect(enemy.health('p1.fighter')).toEqual([10])
    expect(enemy.waitsFor()).not.toBe('')
  })

  test('[TAC-RULING-72] effects without range do reach inside: the Spark Crystal heals a unit in another dungeon', () => {
    const game = solo({ units: { p1: 'FX 1x2:A1, BX 2x2:A1 h5' } }).seat('p1', 'fighter in A2', 'use')
    expect(game.health('p1.beast')).toEqual([6])
    expect(game.waitsFor()).toBe('p1 move.go')
  })
})

describe('retreat', () => {
  test('[TAC-RULING-71] with dungeonRetreat a unit on the Entrance comes out for 1 MP, the card stays red', () => {
    const game = solo({ units: { p1: 'FX 2x2:A1' }, options: { dungeonRetreat: true } })
    game.seat('p1', 'fighter out M3')
    expect(game.at('p1.fighter')).toBe('M3')
    expect(game.open.flipped).toEqual({})
    expect(game.open.crystals['2x2']).toBe('red')
    expect(game.open.move).toMatchObject({ mp: 3 })
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-RULING-71] without it there is no way back', () => {
    const game = solo({ units: { p1: 'FX 2x2:A1' } })
    expect(game.after('p1', 'fighter out')).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})
