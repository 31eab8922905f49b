import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'

const LINE = '0. 0. 0. 0. 0. 0. 0. 0.'

test('[TAC-TURN-01] with a turn its owner’s units may act again, and nobody else’s count anew', () => {
  const game = given({ units: { p1: 'FX A1 did:move', p2: 'FX O1 did:melee' } }).begins('p1')
  expect([game.unit('p1.fighter').taken, game.unit('p2.fighter').taken]).toEqual([[], ['melee']])
  expect(game.open.turn).toMatchObject({ owner: 'p1', step: 'actions', actionsLeft: 3 })
})

describe('the turn', () => {
  test('[TAC-TURN-01] control check, actions, clean-up, draw, in this order', () => {
    const game = given({
      units: { p1: 'FX B6, BX A6 h3 weak', p2: 'FX O1' },
      deck: ['T01', 'T02'],
    }).begins('p1')
    game.seat('p1', 'done')
    expect(game.types()).toEqual([
      'turnBegan',
      'flagMoved',
      'recovered',
      'tacticDrawn',
      'tacticSeen',
      'turnEnded',
      'turnBegan',
    ])
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[TAC-TURN-02] step 1 asks nobody', () => {
    const game = given({ units: { p1: 'FX B6' } }).begins('p1')
    expect(game.of('flagMoved')).toHaveLength(1)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-TURN-03] from none to three actions in all, in any order', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1, RX C1, BX E1' } })
    game.seat('p1', 'beast to F1', 'fighter to B1', 'rogue to D1')
    expect(game.open.turn?.actionsLeft).toBe(0)
    expect(game.options('p1')).toEqual(['done'])
    expect(game.whyNot('p1', 'wizard to B1')).toBe('TAC-TURN-03 noActionsLeft')
    expect(game.seat('p1', 'done').waitsFor()).toBe('p2 turn.act')
  })

  test('[TAC-TURN-04] [TAC-WEAK-06] [TAC-WEAK-07] the clean-up frees units that took no action, at no cost', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1 weak, RX D1', p2: 'BX E1' } })
    game.seat('p1', 'rogue melee p2.beast', 'pass').seat('p2', 'pass').seat('p1', 'rogue to C1', 'done')
    expect([game.weak('p1.fighter'), game.weak('p1.rogue')]).toEqual([false, true])
    expect(game.health('p1.fighter')).toEqual([10])
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[TAC-TURN-05] one card is drawn, then the hand is discarded down to two', () => {
    const game = given({ hands: { p1: ['T01', 'T02'] }, deck: ['T03', 'T04'] }).seat('p1', 'done')
    expect(game.options('p1')).toEqual(['discard T01', 'discard T02', 'discard T03'])
    expect(game.waitsFor()).toBe('p1 turn.discard')
    game.seat('p1', 'discard T02')
    expect(game.hand('p1')).toEqual(['T01', 'T03'])
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[TAC-TURN-06] then the next player clockwise', () => {
    const game = given({ players: 3, order: ['p2', 'p3', 'p1'], turn: { owner: 'p2' } })
    expect(game.seat('p2', 'done').waitsFor()).toBe('p3 turn.act')
    expect(game.seat('p3', 'done').waitsFor()).toBe('p1 turn.act')
    expect(game.seat('p1', 'done').waitsFor()).toBe('p2 turn.act')
  })

  test('[TAC-TURN-07] clean-up and draw come also without an action', () => {
    const game = given({ units: { p1: 'FX A1 weak' }, deck: ['T05', 'T06'] }).seat('p1', 'done')
    expect(game.weak('p1.fighter')).toBe(false)
    expect(game.hand('p1')).toEqual(['T05'])
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[TAC-TURN-08] [TAC-RULING-89] the last unit falls in its own turn, which ends without clean-up and draw', () => {
    const game = given({
      map: LINE,
      units: { p1: 'BX A1 h2 did:melee', p2: 'FX B1' },
      inPlay: { p1: 1 },
      turn: { owner: 'p1', actionsLeft: 2 },
      hands: { p1: ['T16'] },
      captured: [{ card: 'F1', of: 'p2', by: 'p1' }],
    })
    game.seat('p1', 'beast melee p2.fighter', 'pass').seat('p2', 'counter melee')
    expect(game.isInPlay('p1.beast')).toBe(false)
    expect(game.of('handDiscarded')).toEqual([{ type: 'handDiscarded', seat: 'p1', cards: ['T16'] }])
    expect(game.of('tacticDrawn')).toEqual([])
    expect(game.waitsFor()).toBe('p2 turn.act')
    game.seat('p2', 'done')
    expect(game.table.outcome?.scores.find(({ side }) => side.includes('p1'))).toMatchObject({ captures: 1, points: 2 })
    expect(game.waitsFor()).toBe('won by p2')
  })
})

describe('actions', () => {
  test('[TAC-ACTION-01] five kinds: Move, Melee, Missile, Spell, and the Ballista', () => {
    const game = given({ map: '0. 0b 0. 0. 0.', units: { p1: 'FX B1, WX A1', p2: 'BX C1' } })
    const kinds = new Set(game.options('p1').map(id => id.split(' ')[1]))
    expect(kinds).toEqual(new Set(['melee', 'missile', 'ballista', 'spell', 'to', 'step', undefined]))
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ACTION-02] a first action has no penalty', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1' } }).seat('p1', 'fighter to B1')
    expect(game.weak('p1.fighter')).toBe(false)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ACTION-03] [TAC-RULING-13] a second action Weakens, at the declaration', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1', p2: 'BX C1' } })
    game.seat('p1', 'fighter to B1', 'fighter melee p2.beast')
    expect(game.waitsFor()).toBe('p1 melee.knockBack')
    expect(game.weak('p1.fighter')).toBe(true)
    const types = game.types()
    expect(types.indexOf('weakened')).toBeLessThan(types.indexOf('attackDeclared'))
    game.seat('p1', 'pass').seat('p2', 'pass').seat('p1', 'done')
    expect(game.weak('p1.fighter')).toBe(true)
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[TAC-ACTION-04] no third action of one unit', () => {
    const game = given({
      map: LINE,
      units: { p1: 'FX A1 did:move did:melee', p2: 'BX C1' },
      turn: { owner: 'p1', actionsLeft: 1 },
    })
    expect(game.refused('p1', 'fighter missile p2.beast')).toBe('TAC-ACTION-04 actedTwice')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ACTION-05] the same type is not taken twice', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1' } }).seat('p1', 'fighter to B1')
    expect(game.refused('p1', 'fighter to C1')).toBe('TAC-ACTION-05 sameAction')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ACTION-06] one attack; a Move may follow and Weakens', () => {
    const game = given({ map: LINE, units: { p1: 'FX B1', p2: 'BX C1' } })
    game.seat('p1', 'fighter melee p2.beast', 'pass').seat('p2', 'pass')
    expect(game.refused('p1', 'fighter missile p2.beast')).toBe('TAC-ACTION-06 attackedAlready')
    game.seat('p1', 'fighter to A1')
    expect(game.weak('p1.fighter')).toBe(true)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-RULING-14] a spell without damage is no attack, so Melee may follow; a damaging one is', () => {
    const healer = given({ map: LINE, units: { p1: 'HX B1, FX A1 h5', p2: 'BX C1' } })
    healer.seat('p1', 'wizard spell p1.fighter', 'power 0', 'wizard melee p2.beast')
    expect(healer.weak('p1.wizard')).toBe(true)
    expect(healer.waitsFor()).toBe('p1 melee.knockBack')
    const wizard = given({ map: LINE, units: { p1: 'WX B1', p2: 'BX C1' } })
    wizard.seat('p1', 'wizard spell p2.beast', 'power 0').seat('p2', 'pass')
    expect(wizard.refused('p1', 'wizard melee p2.beast')).toBe('TAC-ACTION-06 attackedAlready')
    expect(wizard.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ACTION-07] down to two units, every token comes off at once', () => {
    const game = given({
      map: LINE,
      units: { p1: 'FX A1 weakNow did:move did:melee, BX C1 h2, RX H1', p2: 'FX D1' },
      inPlay: { p1: 3 },
      turn: { owner: 'p1', actionsLeft: 1 },
    })
    game.seat('p1', 'beast melee p2.fighter', 'pass').seat('p2', 'counter melee')
    expect(game.isInPlay('p1.beast')).toBe(false)
    expect(game.weak('p1.fighter')).toBe(false)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ACTION-08] [TAC-ACTION-09] with two units a second action does not Weaken, and there is no third', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1, RX H1', p2: 'BX C1' }, inPlay: { p1: 2 } })
    game.seat('p1', 'fighter to B1', 'fighter melee p2.beast', 'pass').seat('p2', 'pass')
    expect(game.weak('p1.fighter')).toBe(false)
    expect(game.refused('p1', 'fighter missile p2.beast')).toBe('TAC-ACTION-04 actedTwice')
    const repeat = given({ map: LINE, units: { p1: 'FX A1, RX H1' }, inPlay: { p1: 2 } }).seat('p1', 'fighter to B1')
    expect(repeat.refused('p1', 'fighter to C1')).toBe('TAC-ACTION-05 sameAction')
    expect(repeat.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ACTION-10] the last unit repeats, attacks again and is not Weakened', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1', p2: 'BX C1, RX D1' }, inPlay: { p1: 1 } })
    game.dice('push', 'push', 'push', 'push', 'push', 'push')
    game.seat('p1', 'fighter missile p2.beast', 'fighter missile p2.rogue').seat('p2', 'pass')
    game.seat('p1', 'fighter missile p2.beast')
    expect(game.supply('p1.fighter')).toBe(0)
    expect(game.weak('p1.fighter')).toBe(false)
    expect(game.health('p2.beast', 'p2.rogue')).toEqual([8, 6])
    expect(game.options('p1')).toEqual(['done'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ACTION-11] [TAC-RULING-82] the limits change in the middle of a turn', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1, RX D1 h2', p2: 'FX E1' }, inPlay: { p1: 2 } })
    game.seat('p1', 'fighter to B1')
    expect(game.whyNot('p1', 'fighter to C1')).toBe('TAC-ACTION-05 sameAction')
    game.seat('p1', 'rogue melee p2.fighter', 'pass').seat('p2', 'counter melee')
    game.seat('p1', 'fighter to C1')
    expect(game.at('p1.fighter')).toBe('C1')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ACTION-12] an action is finished before the next: MP left over are gone', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1', p2: 'BX D1' } })
    game.seat('p1', 'fighter to C1', 'fighter melee p2.beast', 'pass').seat('p2', 'pass')
    expect(game.of('moveEnded')).toEqual([{ type: 'moveEnded', unit: 'p1.fighter', at: 2, lost: 2 }])
    expect(game.after('p1', 'fighter to')).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ACTION-13] units may take turns with their actions', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1, RX C1', p2: 'BX E1' } }).dice('push', 'push')
    game.seat('p1', 'fighter to B1', 'rogue to D1', 'fighter missile p2.beast')
    expect(game.of('acted').map(({ unit }) => unit)).toEqual(['p1.fighter', 'p1.rogue', 'p1.fighter'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ACTION-14] only one’s own units act', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1', p2: 'BX E1' } })
    expect(game.options('p1').every(id => !id.startsWith('beast'))).toBe(true)
    expect(() => game.seat('p2', 'beast to D1')).toThrow('not asked')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ACTION-15] an illegal declaration costs nothing', () => {
    const game = given({ map: LINE, units: { p1: 'FX A1', p2: 'BX H1' } })
    expect(game.refused('p1', 'fighter missile p2.beast')).toBe('TAC-RANGE-04 outOfRange')
    expect(game.reason('p1', 'fighter missile p2.beast')?.values).toEqual({ distance: 7, range: 3, target: 'BX' })
    expect([game.open.turn?.actionsLeft, game.supply('p1.fighter')]).toEqual([3, 3])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})
