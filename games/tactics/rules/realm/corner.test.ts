import { describe, expect, test } from 'vitest'
import { given, type Position } from '../../test/given.ts'
import { at, seen } from '../../test/seen.ts'
import { canAimFrom, couldHit, targetsOf } from '../attack/targets.query.ts'
import { threatOf } from '../attack/threat.query.ts'
import { fieldOf, reachEnemy } from '../enemies/enemyField.query.ts'
import { walk } from '../enemies/enemyWalk.query.ts'
import { scoresOf } from '../turn/score.query.ts'
import { majorityOf } from '../turn/control.query.ts'
import { slide } from '../movement/slide.query.ts'
import { spaceName } from './spaces.query.ts'

/** A1 has the number 0: whoever asks whether a unit is on the map must not lose it there. */
describe('the corner A1 is a space like any other', () => {
  const row = '0. 0. 0. 0.'
  const standing = (position: Position) => given({ map: row, ...position })

  test('[TAC-MOVE-02] [TAC-MOVE-06] it is walked to, passed and stopped on', () => {
    expect(standing({ units: { p1: 'FX B1' } }).after('p1', 'fighter step')).toEqual(['A1', 'C1'])
    const game = standing({ map: ['0. 0.', '0. 0.'], units: { p1: 'FX B1, BX A1' } }).seat('p1', 'fighter step A1')
    expect(game.options('p1')).not.toContain('stop')
    expect(game.whyNot('p1', 'stop')).toBe('TAC-MOVE-06 allyThere')
    expect(game.seat('p1', 'step A2', 'stop').at('p1.fighter')).toBe('A2')
    const away = standing({ units: { p1: 'FX A1' } })
    expect(away.after('p1', 'fighter to')).toEqual(['A1', 'B1', 'C1', 'D1'])
  })

  test('[TAC-MOVE-11] [TAC-RULING-90] cut off it is put back there', () => {
    const move = { unit: 'p1.fighter' as const, mp: 0, path: [0, 1], byCard: false, begun: true, warden: false }
    const game = standing({ units: { p1: 'FX B1, BX B1' }, move }).running({
      do: 'move.goOn',
      with: { unit: 'p1.fighter' },
    })
    expect(game.at('p1.fighter')).toBe('A1')
    const held = standing({ map: ['0. 0.', '0. 0.'], units: { p1: 'FX A1, BX A1' }, move: { ...move, path: [1, 0] } })
    expect(held.running({ do: 'move.goOn', with: { unit: 'p1.fighter' } }).at('p1.fighter')).toBe('B1')
  })

  test('[TAC-MELEE-02] [TAC-RANGE-04] it is attacked from there and there', () => {
    const open = seen({ map: row, units: { p1: 'FX A1, WX C1', p2: 'RX B1, BX D1' } })
    expect(targetsOf(open, 'p1.fighter', 'melee')).toEqual(['p2.rogue'])
    expect(targetsOf(open, 'p1.fighter', 'missile')).toEqual(['p2.rogue', 'p2.beast'])
    expect(targetsOf(open, 'p2.rogue', 'melee')).toEqual(['p1.fighter', 'p1.wizard'])
    expect(targetsOf(open, 'p2.rogue', 'missile')).toEqual(['p1.fighter', 'p1.wizard'])
    expect(canAimFrom(open, 'p1.fighter', at('A1'), 'missile', 'p2.beast')).toBe(true)
    expect(canAimFrom(open, 'p2.beast', at('B1'), 'melee', 'p1.fighter')).toBe(true)
    expect([
      couldHit(open, 'p1.fighter', at('A1'), 'melee', at('B1')),
      couldHit(open, 'p2.beast', at('B1'), 'melee', at('A1')),
    ]).toEqual([true, true])
    expect([
      couldHit(open, 'p1.fighter', -1, 'missile', at('B1')),
      couldHit(open, 'p1.fighter', at('A1'), 'missile', -1),
    ]).toEqual([false, false])
    const heal = seen({ map: row, units: { p1: 'HX A1, FX C1' } })
    expect(targetsOf(heal, 'p1.wizard', 'spell')).toEqual(['p1.fighter', 'p1.wizard'])
    expect(targetsOf(seen({ map: row, units: { p1: 'HX C1, FX A1' } }), 'p1.wizard', 'spell')).toEqual([
      'p1.fighter',
      'p1.wizard',
    ])
    const threat = threatOf(seen({ map: row, units: { p1: 'FX B1' } }), 'p1.fighter')
    expect([threat.melee.map(spaceName), threat.ranged.map(spaceName)]).toEqual([
      ['A1', 'B1', 'C1', 'D1'],
      ['A1', 'B1', 'C1', 'D1'],
    ])
  })

  test('[TAC-BALLISTA-03] a Ballista there is fired', () => {
    const game = given({ map: '0b 0. 0. 0. 0.', units: { p1: 'BX A1', p2: 'FX E1' } })
    expect(game.after('p1', 'beast ballista')).toEqual(['p2.fighter'])
    const walked = given({ map: '0b 0. 0. 0.', units: { p1: 'BX B1', p2: 'FX D1' } }).seat('p1', 'beast to A1')
    expect(walked.after('p1', 'beast ballista')).toEqual(['p2.fighter'])
  })

  test('[TAC-TERRAIN-06] [TAC-TERRAIN-07] [TAC-TERRAIN-09] Water, Forest and Peak there do what they do', () => {
    const hit = (map: string) =>
      given({ map, units: { p1: 'BX B1', p2: 'FX A1' } })
        .seat('p1', 'beast melee p2.fighter')
        .health('p2.fighter')
    expect([hit('0. 0.'), hit('0~ 0.'), hit('0f 0.')]).toEqual([[6], [5], [7]])
    const peak = given({ map: '0^ 0. 0. 0. 0. 0. 0. 0. 0.', units: { p1: 'FX A1', p2: 'BX I1' } })
    expect(peak.after('p1', 'fighter missile')).toEqual(['p2.beast'])
  })

  test('[TAC-KNOCK-03] [TAC-KNOCK-06] one is pushed there, and stops at the edge behind it', () => {
    const open = seen({ map: row, units: { p1: 'BX C1', p2: 'FX B1' } })
    expect(slide(open, 'p2.fighter', 'w', 1)).toEqual({ to: 0, moved: 1, collides: false, fell: false })
    expect(slide(open, 'p2.fighter', 'w', 2)).toEqual({ to: 0, moved: 1, collides: true, fell: false })
    const corner = seen({ map: row, units: { p2: 'FX A1' } })
    expect(slide(corner, 'p2.fighter', 'n', 1)).toMatchObject({ to: 0, moved: 0, collides: true })
    expect(slide(corner, 'p2.fighter', 'e', 2)).toMatchObject({ to: 2, moved: 2, collides: false })
    expect(slide(seen({ map: row, units: { p1: 'FX A1', p2: 'FX B1' } }), 'p2.fighter', 'w', 1).to).toBe(1)
  })

  test('[TAC-VILLAGE-05] [TAC-SCORE-04] [TAC-CONTROL-02] [TAC-BATTLE-04] a Village, a Control Area and the Artifact there count', () => {
    const village = seen({ map: '0v 0.', units: { p1: 'FX A1', p2: 'BX B1' } })
    expect(scoresOf(village).map(({ villages }) => villages)).toEqual([1, 0])
    const area = seen({ map: row, with: 'gold:0,0 1,0', units: { p1: 'FX A1', p2: 'BX C1' } })
    expect(majorityOf(area, 'gold')).toEqual(['p1'])
    const trigger = given({ map: row, areas: ['gold:0,0 1,0'], units: { p1: 'FX A1' } }).begins('p1')
    expect(trigger.open.flags.gold?.at).toBe(1)
    const taken = given({ mode: 'battle', map: row, units: { p1: 'FX B1' }, artifact: 'A1' }).seat(
      'p1',
      'fighter to A1',
    )
    expect(taken.open.artifact).toEqual({ unit: 'p1.fighter' })
  })

  test('[TAC-VILLAGE-01] [TAC-PORTAL-01] entered by a Move, a Village heals and a portal leads on', () => {
    const game = given({ map: '0v 0.', units: { p1: 'FX B1 h3 s0' } }).seat('p1', 'fighter to A1')
    expect([game.health('p1.fighter'), game.supply('p1.fighter')]).toEqual([[7], 3])
    const portal = given({
      map: ['0. 1. 0. 0. 1.', '0. 0. 0. 0. 0.'],
      portals: ['1,0,w', '4,0,s'],
      units: { p1: 'FX E2' },
    })
    expect(portal.after('p1', 'fighter portal')).toEqual(['A1'])
    const blocked = given({ ...portal.position, units: { p1: 'FX E2', p2: 'BX A1' } })
    expect(blocked.refused('p1', 'fighter portal A1')).toBe('TAC-PORTAL-03 portalBlocked')
  })

  test('[TAC-ENEMY-MOVE-05] [TAC-ENEMY-MOVE-10] an Enemy Unit stops there beside a hero, and passes an ally there', () => {
    const open = seen({ mode: 'solo', map: ['0. 0. 0.', '0. 0. 0.'], units: { p1: 'FX B1', e1: 'EB A2' } })
    expect(fieldOf(open, 'e1.beast').stops[at('A1')]).toBe(1)
    const reached = (units: { p1: string; e1: string }) =>
      reachEnemy(fieldOf(seen({ mode: 'solo', map: ['0. 0. 0. 0.'], units }), 'e1.beast'), 4).map(({ to }) =>
        spaceName(to),
      )
    expect(reached({ p1: 'FX D1', e1: 'EB B1' })).toEqual(['C1', 'A1'])
    expect(reached({ p1: 'FX D1', e1: 'EB B1, EF A1' })).toEqual(['C1'])
    expect(reached({ p1: 'FX A1', e1: 'EB C1' })).toEqual(['D1', 'B1'])
    const column = seen({
      mode: 'solo',
      map: ['0. 0.', '0. 0.', '0. 0.', '0. 0.'],
      units: { p1: 'FX B1', e1: 'EB A4' },
    })
    const path = walk(fieldOf(column, 'e1.beast'), at('B1'), 'vertical', 4)
    expect([path.path.map(({ to }) => spaceName(to)), path.why]).toEqual([['A3', 'A2', 'A1'], 'adjacent'])
    // the way it follows round the flipped box leads over the corner, though the straight one has become free
    const box = seen({
      mode: 'solo',
      map: 'battle:2x2@C2.0',
      units: { p1: 'FX A3', e1: 'EB C1' },
      rest: { flipped: { '2x2': 'p1.beast' } },
    })
    const other = walk(fieldOf(box, 'e1.beast'), at('A3'), 'vertical', 6)
    expect(other.path.map(({ to }) => spaceName(to))).toEqual(['B1', 'A1', 'A2'])
  })
})
