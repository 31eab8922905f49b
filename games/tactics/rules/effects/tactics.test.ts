import { describe, expect, test } from 'vitest'
import { allBut, given } from '../../test/given.ts'

const LINE = '0. 0. 0. 0. 0. 0.'

describe('the Tactic Cards', () => {
  test('T01 Momentum: the capturing unit regains 3 and loses its token', () => {
    const game = given({
      map: LINE,
      units: { p1: 'BX A1 h5', p2: 'FX C1 h4' },
      hands: { p1: ['T01'] },
      discard: allBut('T01'),
    })
    game.seat('p1', 'beast to B1', 'beast melee p2.fighter')
    expect(game.weak('p1.beast')).toBe(true)
    game.seat('p1', 'reveal T01')
    expect([game.health('p1.beast'), game.weak('p1.beast')]).toEqual([[8], false])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('T01 not for a capture without a capturing unit of yours', () => {
    const game = given({
      map: LINE,
      units: { p1: 'FX A1 h1', p2: 'BX D1 h5' },
      hands: { p2: ['T06', 'T01'] },
    })
    game.seat('p1', 'fighter to C1').seat('p2', 'reveal T06')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('T02 High Ground: 2 Health or 2 Ammo for ending higher', () => {
    const game = given({
      map: '0. 1. 0.',
      units: { p1: 'FX A1 h5 s0' },
      hands: { p1: ['T02'] },
      discard: allBut('T02'),
    })
    game.seat('p1', 'fighter to B1', 'reveal T02')
    expect(game.options('p1')).toEqual(['health', 'supply'])
    expect(game.waitsFor()).toBe('p1 tactic.gain')
    game.seat('p1', 'supply')
    expect([game.health('p1.fighter'), game.supply('p1.fighter')]).toEqual([[5], 2])
    const level = given({ map: '0. 0. 0.', units: { p1: 'FX A1 h5' }, hands: { p1: ['T02'] }, discard: allBut('T02') })
    expect(level.seat('p1', 'fighter to B1').waitsFor()).toBe('p1 turn.act')
  })

  test('T02 High Ground: the Health it gives', () => {
    const game = given({
      map: '0. 1. 0.',
      units: { p1: 'FX A1 h5 s0' },
      hands: { p1: ['T02'] },
      discard: allBut('T02'),
    }).seat('p1', 'fighter to B1', 'reveal T02', 'health')
    expect([game.health('p1.fighter'), game.supply('p1.fighter')]).toEqual([[7], 0])
  })

  test('T03 nothing to answer where nobody collides', () => {
    const game = given({
      map: LINE,
      units: { p1: 'BX A1', p2: 'FX B1' },
      hands: { p1: ['T03'] },
      discard: allBut('T03'),
    }).dice('push', 'star', 'star')
    game.seat('p1', 'beast melee p2.fighter', 'roll')
    expect([game.at('p2.fighter'), game.of('collided')]).toEqual(['C1', []])
    expect(game.waitsFor()).not.toContain('tactic.window')
  })

  test('T03 Into the Wall: what collides in your Knock Back becomes Weakened', () => {
    const game = given({
      map: '0. 0. 1.',
      units: { p1: 'BX A1', p2: 'FX B1' },
      hands: { p1: ['T03'] },
      discard: allBut('T03'),
    })
    game.dice('push', 'star', 'star').seat('p1', 'beast melee p2.fighter', 'roll', 'reveal T03')
    expect(game.weak('p2.fighter')).toBe(true)
    // 5 Health: it may pay 2 and Counter
    expect(game.waitsFor()).toBe('p2 counter.offer')
  })

  test('T04 Field Dressing: an idle unit regains 3', () => {
    const game = given({
      map: LINE,
      units: { p1: 'FX A1 h5, BX C1 h5, RX E1 h5' },
      hands: { p1: ['T04'] },
      discard: allBut('T04'),
    })
    game.seat('p1', 'fighter to B1', 'done', 'reveal T04')
    expect(game.options('p1')).toEqual(['unit p1.rogue', 'unit p1.beast'])
    game.seat('p1', 'unit p1.beast')
    expect(game.health('p1.beast')).toEqual([8])
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('T05 Second Wind: the token of a second action comes off, the actions stay used', () => {
    const game = given({
      map: LINE,
      units: { p1: 'FX A1', p2: 'BX C1' },
      hands: { p1: ['T05'] },
      discard: allBut('T05'),
    })
    game.seat('p1', 'fighter to B1', 'fighter melee p2.beast')
    expect(game.waitsFor()).toBe('p1 tactic.window')
    game.seat('p1', 'reveal T05', 'pass').seat('p2', 'pass')
    expect(game.weak('p1.fighter')).toBe(false)
    expect(game.whyNot('p1', 'fighter missile p2.beast')).toBe('TAC-ACTION-04 actedTwice')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('T06 Ambush: in other turns, next to one of yours at the same height', () => {
    const cliff = given({
      map: '0. 0. 1.',
      units: { p1: 'FX A1', p2: 'BX C1' },
      hands: { p2: ['T06'] },
      discard: allBut('T06'),
    })
    expect(cliff.seat('p1', 'fighter to B1').waitsFor()).toBe('p1 turn.act')
    const own = given({
      map: LINE,
      units: { p1: 'FX A1', p2: 'BX C1' },
      hands: { p1: ['T06'] },
      discard: allBut('T06'),
    })
    expect(own.seat('p1', 'fighter to B1').waitsFor()).toBe('p1 turn.act')
  })

  test('T07 Slip Away: a damaged unit may Move with exactly 2 MP, Weakened or not, or stay', () => {
    const game = given({
      map: LINE,
      units: { p1: 'BX A1', p2: 'RX B1 weak' },
      hands: { p2: ['T07'] },
      discard: allBut('T07'),
    })
    game.seat('p1', 'beast melee p2.rogue', 'pass').seat('p2', 'pass', 'reveal T07')
    expect(game.waitsFor()).toBe('p2 move.go')
    expect(game.after('p2', 'to')).toEqual(['B1', 'C1', 'D1'])
    expect(game.options('p2')).toContain('stop')
    game.seat('p2', 'to D1')
    expect([game.at('p2.rogue'), game.weak('p2.rogue'), game.unit('p2.rogue').taken]).toEqual(['D1', true, []])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('T07 declined: nothing moves', () => {
    const game = given({
      map: LINE,
      units: { p1: 'BX A1', p2: 'RX B1' },
      hands: { p2: ['T07'] },
      discard: allBut('T07'),
    })
    game.seat('p1', 'beast melee p2.rogue', 'pass').seat('p2', 'pass', 'reveal T07', 'stop')
    expect(game.at('p2.rogue')).toBe('B1')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('T08 Supply Cache: another unit shares the Village', () => {
    const game = given({
      map: '0. 0v 0.',
      units: { p1: 'FX A1, WX - h3 s1, BX - h4' },
      hands: { p1: ['T08'] },
      discard: allBut('T08'),
    })
    game.seat('p1', 'fighter to B1', 'reveal T08', 'unit p1.wizard', 'stop')
    expect([game.health('p1.wizard'), game.supply('p1.wizard')]).toEqual([[5], 3])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('T09 Stand Together: two next to each other regain 2', () => {
    const game = given({
      map: LINE,
      units: { p1: 'FX A1 h5, BX B1 h5, RX C1' },
      hands: { p1: ['T09'] },
      discard: allBut('T09'),
    }).begins('p1')
    game.seat('p1', 'reveal T09')
    expect(game.options('p1')).toEqual(['unit p1.fighter', 'unit p1.rogue', 'unit p1.beast'])
    game.seat('p1', 'unit p1.beast')
    expect(game.options('p1')).toEqual(['unit p1.fighter', 'unit p1.rogue'])
    game.seat('p1', 'unit p1.fighter')
    expect(game.health('p1.fighter', 'p1.beast')).toEqual([7, 7])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('T10 Pathfinder: 2 more MP after a portal', () => {
    const game = given({
      map: ['0. 1. 0. 0. 0. 1. 0.', '0. 0. 0. 0. 0. 0. 0.'],
      portals: ['1,0,s', '5,0,s'],
      units: { p1: 'WX A2' },
      hands: { p1: ['T10'] },
      discard: allBut('T10'),
    })
    game.seat('p1', 'wizard to F2', 'reveal T10')
    expect(game.open.move?.mp).toBe(3)
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('T11 Last Quiver: 2 back when the last Ammo was spent in an attack', () => {
    const game = given({
      map: LINE,
      units: { p1: 'FX A1 s1', p2: 'BX C1' },
      hands: { p1: ['T11'] },
      discard: allBut('T11'),
    })
    game.dice('push', 'push').seat('p1', 'fighter missile p2.beast', 'reveal T11')
    expect(game.supply('p1.fighter')).toBe(2)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('T12 Counter-Cut: the attacker your Counter damaged loses 1 more', () => {
    const game = given({
      map: LINE,
      units: { p1: 'FX A1', p2: 'FX B1' },
      hands: { p2: ['T12'] },
      discard: allBut('T12'),
    })
    game.seat('p1', 'fighter melee p2.fighter', 'pass')
    game.seat('p2', 'counter melee', 'pass', 'reveal T12')
    expect(game.health('p1.fighter')).toEqual([6])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('T13 Grit: 2 Health back after 3 or more damage', () => {
    const game = given({
      map: LINE,
      units: { p1: 'FX A1', p2: 'BX B1' },
      hands: { p2: ['T13'] },
      discard: allBut('T13'),
    })
    game.seat('p1', 'fighter melee p2.beast').seat('p2', 'reveal T13')
    expect(game.health('p2.beast')).toEqual([11])
    expect(game.waitsFor()).toBe('p1 melee.knockBack')
  })

  test('T14 Long Fall: 2 Health of what your Knock Back drops', () => {
    const game = given({
      map: '1. 1. 0. 0.',
      units: { p1: 'BX A1', p2: 'FX B1' },
      hands: { p1: ['T14'] },
      discard: allBut('T14'),
    })
    game.dice('push', 'star', 'star').seat('p1', 'beast melee p2.fighter', 'roll', 'reveal T14')
    expect(game.health('p2.fighter')).toEqual([4])
    expect(game.waitsFor()).toBe('p2 counter.offer')
  })

  test('T15 Pincer: an enemy between two of yours is pushed; no theft, no captor unit', () => {
    const game = given({
      map: ['0. 0. 0. 0.', '0. 0. 0. 0.'],
      units: { p1: 'FX A1, BX B2, RX D2', p2: 'RX B1' },
      hands: { p1: ['T15'] },
      discard: allBut('T15'),
    })
    game.seat('p1', 'rogue to D1', 'reveal T15')
    expect(game.waitsFor()).toBe('p1 tactic.way')
    game.seat('p1', 'way n')
    expect([game.at('p2.rogue'), game.health('p2.rogue')]).toEqual(['B1', [7]])
    expect(game.of('healthLost')[0]).not.toHaveProperty('by')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('T16 Forced March: three actions, no attack; a unit that has not moved', () => {
    const units = { p1: 'FX A1, WX B1, RX C1, BX E1' }
    const game = given({ map: LINE + ' 0. 0.', units, hands: { p1: ['T16'] }, discard: allBut('T16') })
    game.seat('p1', 'beast to F1', 'rogue to D1', 'wizard to C1', 'done', 'reveal T16')
    expect(game.waitsFor()).toBe('p1 move.go')
    expect(game.open.move).toMatchObject({ unit: 'p1.fighter', mp: 2, byCard: true })
    game.seat('p1', 'to B1')
    expect(game.waitsFor()).toBe('p2 turn.act')
    const two = given({ map: LINE, units, hands: { p1: ['T16'] }, discard: allBut('T16') }).seat(
      'p1',
      'beast to F1',
      'done',
    )
    expect(two.waitsFor()).toBe('p2 turn.act')
  })

  test('T03 and T14 are for the player who caused the Knock Back, T14 only for a fall', () => {
    const third = given({
      map: '0. 0. 1.',
      players: 3,
      units: { p1: 'BX A1', p2: 'FX B1' },
      hands: { p3: ['T03'] },
      discard: allBut('T03'),
    }).dice('push', 'star', 'star')
    expect(third.seat('p1', 'beast melee p2.fighter', 'roll').waitsFor()).toBe('p2 counter.offer')
    const level = given({
      map: LINE,
      units: { p1: 'BX A1', p2: 'FX B1' },
      hands: { p1: ['T14'] },
      discard: allBut('T14'),
    }).dice('push', 'star', 'star')
    expect(level.seat('p1', 'beast melee p2.fighter', 'roll').waitsFor()).toBe('p2 counter.offer')
  })

  test('T05 is not for a token that an enemy put on', () => {
    const game = given({
      map: LINE,
      units: { p1: 'FX A1', p2: 'W5 B1' },
      hands: { p1: ['T05'] },
      discard: allBut('T05'),
    }).dice('star')
    game.seat('p1', 'fighter melee p2.wizard', 'pass').seat('p2', 'counter spell', 'power 1')
    expect(game.weak('p1.fighter')).toBe(true)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('T12 needs a Counter that did damage', () => {
    const game = given({
      map: '0f 0. 0.',
      units: { p1: 'FX A1', p2: 'WX B1' },
      hands: { p2: ['T12'] },
      discard: allBut('T12'),
    })
    game.seat('p1', 'fighter melee p2.wizard', 'pass').seat('p2', 'counter melee', 'pass')
    expect(game.health('p1.fighter')).toEqual([10])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('T16 not if one of the three actions was an attack, even by a unit that has fallen since', () => {
    const game = given({
      map: '0. 0. 0. 0. 0. 0. 0. 0.',
      units: { p1: 'FX A1, RX D1 h1, BX G1, WX H1', p2: 'TX E1' },
      hands: { p1: ['T16'] },
      discard: allBut('T16'),
      deck: ['T01'],
    })
    game.seat('p1', 'rogue melee p2.beast', 'fighter to B1', 'beast to F1', 'done')
    expect(game.isInPlay('p1.rogue')).toBe(false)
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('T07 looks at this action alone, and at real damage', () => {
    const later = given({
      map: ['0. 0. 0. 0.', '0. 0. 0. 0.'],
      units: { p1: 'FX A1, RX D2', p2: 'BX B1' },
      hands: { p1: ['T07'] },
      discard: allBut('T07'),
    })
    later.seat('p1', 'fighter melee p2.beast', 'pass').seat('p2', 'counter melee', 'pass').seat('p1', 'pass')
    expect(later.seat('p1', 'rogue to D1').waitsFor()).toBe('p1 turn.act')
    const unhurt = given({
      map: '0. 0f 0. 0.',
      units: { p1: 'WX A1', p2: 'BX B1' },
      hands: { p2: ['T07'] },
      discard: allBut('T07'),
    })
    expect(unhurt.seat('p1', 'wizard melee p2.beast', 'pass').waitsFor()).toBe('p1 turn.act')
  })

  test('T07: a declined Move is no Move, so nobody is ambushed; without room it is not offered', () => {
    const position = {
      players: 3 as const,
      units: { p1: 'FX B1', p2: 'RX C1', p3: 'BX D1' },
      hands: { p2: ['T07' as const], p3: ['T06' as const] },
      discard: allBut('T07', 'T06'),
    }
    const narrow = given({ map: '0. 0. 0. 0. 0.', ...position })
    expect(narrow.seat('p1', 'fighter melee p2.rogue', 'pass').seat('p2', 'pass').waitsFor()).toBe('p1 turn.act')
    const wide = given({ map: ['0. 0. 0. 0. 0.', '0. 0. 0. 0. 0.'], ...position })
    wide.seat('p1', 'fighter melee p2.rogue', 'pass').seat('p2', 'pass', 'reveal T07', 'stop')
    expect(wide.waitsFor()).toBe('p1 turn.act')
  })

  test('T08, T13 and T15 only where their IF holds', () => {
    const user = given({
      map: '0. 0v 0.',
      units: { p1: 'FX A1 h3' },
      hands: { p1: ['T08'] },
      discard: allBut('T08'),
    })
    expect(user.seat('p1', 'fighter to B1').waitsFor()).toBe('p1 turn.act')
    const two = given({
      map: LINE,
      units: { p1: 'RX A1', p2: 'BX B1' },
      hands: { p2: ['T13'] },
      discard: allBut('T13'),
    })
    expect(two.seat('p1', 'rogue melee p2.beast').waitsFor()).toBe('p1 melee.knockBack')
    const one = given({
      map: LINE,
      units: { p1: 'FX A1, BX F1', p2: 'RX B1' },
      hands: { p1: ['T15'] },
      discard: allBut('T15'),
    })
    expect(one.seat('p1', 'beast to E1').waitsFor()).toBe('p1 turn.act')
  })
})
