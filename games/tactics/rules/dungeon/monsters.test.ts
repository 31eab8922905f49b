import { describe, expect, test } from 'vitest'
import type { EnemyCardId } from '../../content/ids.ts'
import { given } from '../../test/given.ts'
import type { Position } from '../../test/given.ts'

/** A hero steps onto the Random Monster of the 2×2 dungeon, and this card is drawn. */
const meets = (card: EnemyCardId, unit: string, more: Position = {}) =>
  given({ mode: 'solo', units: { p1: unit }, enemyDeck: [card], ...more })

describe('monsters [TAC-DUNGEON-14]', () => {
  test('[TAC-DUNGEON-14] Cave Bats: the card is drawn, acts and is discarded; it is no action', () => {
    const game = meets('S1', 'FX 2x2:A1').seat('p1', 'fighter in A2')
    expect(game.types()).toEqual(['acted', 'moveBegan', 'steppedInside', 'enemyCardDrawn', 'monsterMet', 'healthLost'])
    expect(game.open.enemyDiscard).toEqual(['S1'])
    expect(game.health('p1.fighter')).toEqual([9])
    expect(game.open.turn?.actionsLeft).toBe(2)
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-ENEMY-ACT-05] an empty deck is made of the discard pile alone', () => {
    const game = meets('S1', 'FX 2x2:A1', {
      enemyDeck: [],
      wholeEnemyDeck: true,
      enemyDiscard: ['S1', 'S8'],
      under: { 'e1.fighter': 'S2', 'e1.beast': 'S3' },
    }).seat('p1', 'fighter in A2')
    expect(game.of('enemyCardsShuffled')).toEqual([{ type: 'enemyCardsShuffled', cards: 2 }])
    expect(game.open.enemyDiscard).toHaveLength(1)
    expect(game.pile('enemy')).toHaveLength(1)
    expect(game.open.under).toEqual({ 'e1.fighter': 'S2', 'e1.beast': 'S3' })
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('Bone Guard: no ➤ on the red squares costs 2 Health, one ➤ nothing', () => {
    const hit = meets('S2', 'FX 2x2:A1').dice('star', 'miss').seat('p1', 'fighter in A2')
    expect(hit.health('p1.fighter')).toEqual([8])
    expect(hit.of('rolled')).toMatchObject([{ unit: 'p1.fighter', for: 'monster', count: 0 }])
    expect(hit.waitsFor()).toBe('p1 move.go')
    const safe = meets('S2', 'FX 2x2:A1').dice('star', 'push').seat('p1', 'fighter in A2')
    expect(safe.health('p1.fighter')).toEqual([10])
    expect(safe.waitsFor()).toBe('p1 move.go')
  })

  test('Giant Rats: 1 Ammo or Mana, else 1 Health', () => {
    const fed = meets('S3', 'FX 2x2:A1').seat('p1', 'fighter in A2')
    expect([fed.supply('p1.fighter'), ...fed.health('p1.fighter')]).toEqual([2, 10])
    const empty = meets('S3', 'FX 2x2:A1 s0').seat('p1', 'fighter in A2')
    expect(empty.health('p1.fighter')).toEqual([9])
    const beast = meets('S3', 'BX 2x2:A1').seat('p1', 'beast in A2')
    expect(beast.health('p1.beast')).toEqual([11])
    expect(beast.waitsFor()).toBe('p1 move.go')
  })

  test('Hungry Wisp: 2 Ammo or Mana, 1 Health for each one lacking', () => {
    const fed = meets('S6', 'FX 2x2:A1').seat('p1', 'fighter in A2')
    expect([fed.supply('p1.fighter'), ...fed.health('p1.fighter')]).toEqual([1, 10])
    const short = meets('S6', 'FX 2x2:A1 s1').seat('p1', 'fighter in A2')
    expect([short.supply('p1.fighter'), ...short.health('p1.fighter')]).toEqual([0, 9])
    expect(short.waitsFor()).toBe('p1 move.go')
  })

  test('Web Spider: 2 MP of this Move, not below 0', () => {
    const game = meets('S4', 'FX 2x2:A1').seat('p1', 'fighter in A2')
    expect(game.open.move).toMatchObject({ mp: 1 })
    expect(game.waitsFor()).toBe('p1 move.go')
    const slow = meets('S4', 'FX 2x2:A1', {
      move: { unit: 'p1.fighter', mp: 2, path: [], byCard: false, begun: false, warden: false },
    }).running({ do: 'dungeon.step', with: { unit: 'p1.fighter', to: 8 } })
    expect(slow.of('mpChanged')).toMatchObject([{ by: -1, mp: 0 }])
    expect(slow.waitsFor()).toContain('p1')
  })

  test('Tunnel Thief: a random Tactic Card; with none 1 Health', () => {
    const rich = meets('S5', 'FX 2x2:A1', { hands: { p1: ['T13', 'T06'] } })
    rich.dice('T06' as 'push').seat('p1', 'fighter in A2')
    expect(rich.hand('p1')).toEqual(['T13'])
    expect(rich.open.discard).toEqual(['T06'])
    expect(rich.open.hands.p1).toBe(1)
    expect(rich.of('tacticDiscarded')).toEqual([{ type: 'tacticDiscarded', seat: 'p1', card: 'T06', cause: 'S5' }])
    expect(rich.health('p1.fighter')).toEqual([10])
    const poor = meets('S5', 'FX 2x2:A1').seat('p1', 'fighter in A2')
    expect(poor.health('p1.fighter')).toEqual([9])
    expect(poor.waitsFor()).toBe('p1 move.go')
  })

  test.each([
    ['FX 2x2:A1 s3', 1, 10],
    ['FX 2x2:A1 s1', 0, 9],
    ['FX 2x2:A1 s0', 0, 8],
  ])('Hungry Wisp: 2 Ammo or Mana, 1 Health for each lacking (%s)', (unit, supply, health) => {
    const game = meets('S6', unit).seat('p1', 'fighter in A2')
    expect([game.supply('p1.fighter'), ...game.health('p1.fighter')]).toEqual([supply, health])
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('Cellar Ogre: 3 Health; the last one is the Solo Enemy’s capture [TAC-DUNGEON-28]', () => {
    const game = meets('S7', 'FX 2x2:A1 h3').seat('p1', 'fighter in A2')
    expect(game.open.captured).toEqual([{ card: 'FX', of: 'p1', by: 'e1' }])
    expect(game.open.enemyDiscard).toEqual(['S7'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('Lost Spirit: 1 Health back', () => {
    const game = meets('S8', 'FX 2x2:A1 h3').seat('p1', 'fighter in A2')
    expect(game.health('p1.fighter')).toEqual([4])
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('Dungeon Warden: Weakened when this Move ends, inside or outside', () => {
    const inside = meets('S9', 'FX 2x2:A1').seat('p1', 'fighter in A2')
    expect(inside.weak('p1.fighter')).toBe(false)
    inside.seat('p1', 'stop')
    expect(inside.weak('p1.fighter')).toBe(true)
    expect(inside.waitsFor()).toBe('p1 turn.act')
    const outside = meets('S9', 'FX 2x2:A1').seat('p1', 'fighter in A2', 'in B2', 'stop')
    expect(outside.at('p1.fighter')).toBe('M3')
    expect(outside.weak('p1.fighter')).toBe(true)
    expect(outside.waitsFor()).toBe('p1 turn.act')
  })
})
