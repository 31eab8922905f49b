import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'

const PORTALS = { map: ['0. 1. 0. 0. 0. 1. 0.', '0. 0. 0. 0. 0. 0. 0.'], portals: ['1,0,s', '5,0,s'] }

describe('the Move', () => {
  test('[TAC-MOVE-01] [TAC-MOVE-03] MP of the card; each step is paid with its surcharges', () => {
    const game = given({ map: '0. 0. 1. 0~', units: { p1: 'FX A1' } }).seat('p1', 'fighter step B1', 'step C1')
    expect(game.of('moveBegan')).toEqual([{ type: 'moveBegan', unit: 'p1.fighter', mp: 4, cause: 'move' }])
    expect(game.of('stepped').map(({ cost, mp }) => [cost, mp])).toEqual([
      [1, 3],
      [2, 1],
    ])
    expect(game.of('stepped')[1]?.terms).toContainEqual({ adds: 1, cause: 'climb' })
    expect(game.refused('p1', 'step D1')).toBe('TAC-MOVE-04 tooFewMp')
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-MOVE-02] steps are orthogonal', () => {
    const game = given({ map: ['0. 0.', '0. 0.'], units: { p1: 'FX A1' } })
    expect(game.after('p1', 'fighter step')).toEqual(['A2', 'B1'])
    expect(game.refused('p1', 'fighter step B2')).toBe('TAC-MOVE-02 notNextTo')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-MOVE-04] a step needs all its MP', () => {
    const game = given({ map: '0. 0~ 0~ 0.', units: { p1: 'FX A1' } })
    expect(game.refused('p1', 'fighter to D1')).toBe('TAC-MOVE-04 tooFewMp')
    expect(game.reason('p1', 'fighter to D1')?.values).toEqual({ cost: 5, mp: 4 })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-MOVE-05] [TAC-MOVE-06] through an ally, not onto it', () => {
    const game = given({ map: '0. 0. 0.', units: { p1: 'FX A1, BX B1' } })
    expect(game.refused('p1', 'fighter to B1')).toBe('TAC-MOVE-06 allyThere')
    game.seat('p1', 'fighter step B1')
    expect(game.options('p1')).not.toContain('stop')
    expect(game.whyNot('p1', 'stop')).toBe('TAC-MOVE-06 allyThere')
    game.seat('p1', 'step C1', 'stop')
    expect(game.at('p1.fighter')).toBe('C1')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-MOVE-06] with 1 MP the step onto an ally is refused: it could not go on', () => {
    const move = { unit: 'p1.fighter' as const, mp: 1, path: [26, 0], byCard: false, begun: true, warden: false }
    const game = given({ map: ['0. 0. 0.', '0. 0. 0.'], units: { p1: 'FX A1, BX B1' }, move }).running({
      do: 'move.goOn',
      with: { unit: 'p1.fighter' },
    })
    expect(game.options('p1')).toEqual(['to A2', 'step A2', 'stop'])
    expect(game.refused('p1', 'step B1')).toBe('TAC-MOVE-06 mustGoOn')
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-MOVE-07] never through an enemy', () => {
    const game = given({ map: '0. 0. 0.', units: { p1: 'FX A1', p2: 'BX B1' } })
    expect(game.refused('p1', 'fighter to B1')).toBe('TAC-MOVE-07 enemyThere')
    expect(game.refused('p1', 'fighter to C1')).toBe('TAC-MOVE-07 noWay')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-MOVE-08] [TAC-RULING-05] stopping early loses the rest; at least one step; back home is allowed', () => {
    const game = given({ map: '0. 0. 0.', units: { p1: 'FX A1' } }).seat('p1', 'fighter step B1', 'stop')
    expect(game.of('moveEnded')).toMatchObject([{ lost: 3 }])
    const home = given({ map: '0. 0. 0.', units: { p1: 'FX A1' } })
    expect(home.seat('p1', 'fighter to A1').of('stepped')).toHaveLength(2)
    expect(home.at('p1.fighter')).toBe('A1')
    expect(home.whyNot('p1', 'fighter to A1')).toBe('TAC-ACTION-05 sameAction')
    expect(home.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-MOVE-09] every entry is paid again', () => {
    const game = given({ map: '0. 0. 0.', units: { p1: 'FX A1' } })
    game.seat('p1', 'fighter step B1', 'step A1', 'step B1', 'step A1')
    expect(game.of('stepped').map(({ mp }) => mp)).toEqual([3, 2, 1, 0])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-MOVE-10] the edge cannot be crossed', () => {
    const game = given({ map: '0. 0.', units: { p1: 'FX B1' } })
    expect(game.refused('p1', 'fighter step C1')).toBe('TAC-MOVE-10 offTheMap')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-MOVE-11] [TAC-RULING-90] cut off in transit it goes back to the last free space of its path', () => {
    const move = { unit: 'p1.fighter' as const, mp: 0, path: [0, 1], byCard: false, begun: true, warden: false }
    const game = given({ map: '0. 0. 0.', units: { p1: 'FX B1, BX B1' }, move }).running({
      do: 'move.goOn',
      with: { unit: 'p1.fighter' },
    })
    expect(game.of('putBack')).toEqual([{ type: 'putBack', unit: 'p1.fighter', to: 0 }])
    expect(game.at('p1.fighter')).toBe('A1')
    expect(game.open.move).toBeUndefined()
    expect(game.waitsFor()).toBe('p1 turn.act')
    // of several free spaces behind it the last one, over allies in a row too
    const far = given({
      map: '0. 0. 0. 0. 0.',
      units: { p1: 'FX D1, BX C1, RX D1' },
      move: { ...move, path: [0, 1, 2, 3] },
    }).running({ do: 'move.goOn', with: { unit: 'p1.fighter' } })
    expect([far.of('putBack'), far.at('p1.fighter')]).toEqual([[{ type: 'putBack', unit: 'p1.fighter', to: 1 }], 'B1'])
  })

  test('[TAC-RULING-04] only a Move heals in a Village; a push and a placing do not', () => {
    const pushed = given({ map: '0. 0. 0v 0.', units: { p1: 'BX A1', p2: 'FX B1 h9' } }).dice('push', 'star', 'star')
    pushed.seat('p1', 'beast melee p2.fighter', 'roll').seat('p2', 'pass')
    expect([pushed.at('p2.fighter'), pushed.health('p2.fighter')]).toEqual(['C1', [5]])
    const put = given({ map: '0. 0. 0v 0.', units: { p1: 'W6 A1, FX B1 h3' } })
    put.seat('p1', 'wizard spell p1.fighter', 'power 0', 'place C1')
    expect([put.at('p1.fighter'), put.health('p1.fighter')]).toEqual(['C1', [3]])
    const walked = given({ map: '0. 0. 0v 0.', units: { p1: 'FX B1 h3' } }).seat('p1', 'fighter to C1')
    expect(walked.health('p1.fighter')).toEqual([7])
    expect(walked.waitsFor()).toBe('p1 turn.act')
  })
})

describe('Villages', () => {
  test('[TAC-VILLAGE-01] [TAC-VILLAGE-02] on the way through, at once', () => {
    const game = given({ map: '0. 0v 0.', units: { p1: 'FX A1 h3 s0' } }).seat('p1', 'fighter to C1')
    expect([game.health('p1.fighter'), game.supply('p1.fighter')]).toEqual([[7], 3])
    expect(game.types().indexOf('villageUsed')).toBeLessThan(game.types().lastIndexOf('stepped'))
    const shared = given({ map: '0. 0v 0.', units: { p1: 'FX A1 h3 s0, BX B1 h3' } }).seat('p1', 'fighter to C1')
    expect(shared.health('p1.fighter', 'p1.beast')).toEqual([7, 3])
    expect(shared.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-VILLAGE-03] once per unit, Village and turn; two Villages and two units each count', () => {
    const game = given({ map: '0. 0v 0.', units: { p1: 'FX A1 h3 s0' }, inPlay: { p1: 1 }, deck: [] })
    game.seat('p1', 'fighter to C1', 'fighter to A1')
    expect(game.health('p1.fighter')).toEqual([7])
    game.seat('p1', 'done').seat('p2', 'done').seat('p1', 'fighter to C1')
    expect(game.health('p1.fighter')).toEqual([10])
    const two = given({ map: '0. 0v 0v 0.', units: { p1: 'FX A1 h1, BX D1 h1' } })
    two.seat('p1', 'fighter to C1', 'beast step C1', 'step B1', 'stop')
    expect(two.health('p1.fighter', 'p1.beast')).toEqual([9, 9])
    expect(two.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-VILLAGE-04] [TAC-RULING-09] nothing for standing there; out and back counts once, full or not', () => {
    const stays = given({ map: '0v 0.', units: { p1: 'FX A1 h3 s1' } }).begins('p1')
    expect(stays.health('p1.fighter')).toEqual([3])
    const game = given({ map: '0v 0.', units: { p1: 'FX A1 h3 s1' } }).seat('p1', 'fighter step B1', 'step A1', 'stop')
    expect([game.health('p1.fighter'), game.supply('p1.fighter')]).toEqual([[7], 3])
    const full = given({ map: '0. 0v 0.', units: { p1: 'FX A1' } }).seat('p1', 'fighter to C1')
    expect(full.unit('p1.fighter').villages).toEqual([1])
    expect(full.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-TRACK-02] never above the top of the track', () => {
    const game = given({ map: '0. 0v 0. 0.', units: { p1: 'FX A1 h9, BX C1' } })
    game.seat('p1', 'fighter to B1')
    expect(game.health('p1.fighter')).toEqual([10])
    game.seat('p1', 'beast step B1', 'step A1', 'stop')
    expect(game.health('p1.beast')).toEqual([12])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-VILLAGE-05] at the end each Village with one of your units is 1 VP', () => {
    const game = given({ map: '0v 0. 0v', units: { p1: 'FX A1, BX C1' }, end: { by: 'p2', left: [] } })
    game.seat('p1', 'done')
    expect(game.table.outcome?.scores[0]).toMatchObject({ side: ['p1'], villages: 2, points: 10 })
    expect(game.waitsFor()).toBe('won by p1')
  })
})

describe('portals', () => {
  test('[TAC-PORTAL-01] [TAC-PORTAL-02] one step to any other portal, also as the first', () => {
    const game = given({ ...PORTALS, units: { p1: 'FX B2' } }).seat('p1', 'fighter portal F2')
    expect(game.of('stepped')).toMatchObject([{ via: 'portal', cost: 1, mp: 3 }])
    expect(game.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-PORTAL-03] [TAC-PORTAL-07] an enemy in front blocks either end', () => {
    const exit = given({ ...PORTALS, units: { p1: 'FX B2', p2: 'BX F2 weak' } })
    expect(exit.refused('p1', 'fighter portal F2')).toBe('TAC-PORTAL-03 portalBlocked')
    const entry = given({ ...PORTALS, units: { p1: 'R1 A2', p2: 'BX B2' } }).seat('p1', 'rogue step B2')
    expect(entry.refused('p1', 'portal F2')).toBe('TAC-PORTAL-03 portalBlocked')
    expect(entry.waitsFor()).toBe('p1 move.go')
  })

  test('[TAC-PORTAL-04] through an ally at the far end, without stopping there', () => {
    const game = given({ ...PORTALS, units: { p1: 'FX B2, BX F2' } }).seat('p1', 'fighter portal F2')
    expect(game.options('p1')).not.toContain('stop')
    game.seat('p1', 'to G2')
    expect(game.at('p1.fighter')).toBe('G2')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-PORTAL-05] [TAC-PORTAL-08] [TAC-KNOCK-08] nobody is Knocked Back through a portal', () => {
    const game = given({
      map: ['0. 1. 0.', '0. 0. 0.', '0. 0. 0.'],
      portals: ['1,0,s'],
      units: { p1: 'BX B3', p2: 'FX B2' },
    }).dice('push', 'star', 'star')
    game.seat('p1', 'beast melee p2.fighter', 'roll')
    expect(game.at('p2.fighter')).toBe('B2')
    expect(game.health('p2.fighter')).toEqual([5])
    expect(game.waitsFor()).toBe('p2 counter.offer')
  })

  test('[TAC-PORTAL-06] nothing is aimed through a portal', () => {
    const game = given({ ...PORTALS, units: { p1: 'FX B2', p2: 'BX F2' } })
    expect(game.whyNot('p1', 'fighter melee p2.beast')).toBe('TAC-MELEE-02 notAdjacent')
    expect(game.reason('p1', 'fighter missile p2.beast')).toMatchObject({ key: 'outOfRange', values: { distance: 4 } })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})
