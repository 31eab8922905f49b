import { describe, expect, test } from 'vitest'
import { start, sfc32 } from '@tabletome/engine'
import { game as tactics } from '../../index.ts'
import { given } from '../../test/given.ts'

const LINE = '0. 0. 0. 0. 0. 0.'

describe('Battle', () => {
  test('[TAC-BATTLE-01] [TAC-BATTLE-02] no flags; the Artifact lies in the middle', () => {
    const position = start(tactics, { mode: 'battle', players: 2, options: {} }, sfc32('battle'))
    expect(position.state.open.flags).toEqual({})
    expect(position.state.open.artifact).toEqual({ at: 5 * 26 + 7 })
  })

  test('[TAC-BATTLE-04] [TAC-RULING-50] picked up by ending a Move there, not in passing, not by a push', () => {
    const artifact = 'C1'
    const passing = given({ mode: 'battle', map: LINE, units: { p1: 'FX A1' }, artifact }).seat('p1', 'fighter to D1')
    expect(passing.open.artifact).toEqual({ at: 2 })
    const ending = given({ mode: 'battle', map: LINE, units: { p1: 'FX A1' }, artifact }).seat('p1', 'fighter to C1')
    expect(ending.open.artifact).toEqual({ unit: 'p1.fighter' })
    const corner = given({ mode: 'battle', map: LINE, units: { p1: 'FX B1' }, artifact: 'A1' })
    expect(corner.seat('p1', 'fighter to A1').open.artifact).toEqual({ unit: 'p1.fighter' })
    const pushed = given({ mode: 'battle', map: LINE, units: { p1: 'BX A1', p2: 'FX B1' }, artifact }).dice(
      'push',
      'star',
      'star',
    )
    pushed.seat('p1', 'beast melee p2.fighter', 'roll')
    expect([pushed.at('p2.fighter'), pushed.open.artifact]).toEqual(['C1', { at: 2 }])
    // nor by being placed: it may pick it up by moving away and back
    const placed = given({ mode: 'battle', map: LINE, units: { p1: 'W6 F1, FX B1' }, artifact })
    placed.seat('p1', 'wizard spell p1.fighter', 'power 0', 'place C1')
    expect([placed.at('p1.fighter'), placed.open.artifact]).toEqual(['C1', { at: 2 }])
    placed.seat('p1', 'fighter to D1')
    expect(placed.open.artifact).toEqual({ at: 2 })
    expect(pushed.waitsFor()).toBe('p2 counter.offer')
  })

  test('[TAC-BATTLE-05] [TAC-BATTLE-06] [TAC-BATTLE-07] −1 Move, +1 range, +1 melee damage', () => {
    const beast = given({
      mode: 'battle',
      map: LINE,
      units: { p1: 'BX A1', p2: 'FX B1' },
      artifact: { unit: 'p1.beast' },
    })
    expect(beast.seat('p1', 'beast melee p2.fighter', 'pass').health('p2.fighter')).toEqual([5])
    const walker = given({ mode: 'battle', map: LINE, units: { p1: 'BX A1' }, artifact: { unit: 'p1.beast' } })
    expect(walker.after('p1', 'beast to')).toEqual(['A1', 'B1', 'C1', 'D1', 'E1'])
    const archer = given({
      mode: 'battle',
      map: LINE,
      units: { p1: 'FX A1', p2: 'BX E1' },
      artifact: { unit: 'p1.fighter' },
    })
    expect(archer.options('p1')).toContain('fighter missile p2.beast')
    expect(archer.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-BATTLE-08] [TAC-BATTLE-09] [TAC-RULING-49] stolen by a Knock Back, even against a wall; no bonus for that attack', () => {
    const game = given({
      mode: 'battle',
      map: '0. 0. 1.',
      units: { p1: 'BX B1', p2: 'FX A1' },
      turn: { owner: 'p2' },
      artifact: { unit: 'p1.beast' },
    }).dice('push', 'star')
    game.seat('p2', 'fighter melee p1.beast', 'roll')
    expect(game.open.artifact).toEqual({ unit: 'p2.fighter' })
    expect(game.health('p1.beast')).toEqual([8])
    expect(game.waitsFor()).toBe('p1 counter.offer')
  })

  test('[TAC-RULING-49] with artifactTheftNeedsMovement the Bearer must have moved', () => {
    const options = { artifactTheftNeedsMovement: true }
    const steal = (map: string) =>
      given({ mode: 'battle', map, units: { p1: 'FX A1', p2: 'BX B1' }, options, artifact: { unit: 'p2.beast' } })
        .dice('push', 'star')
        .seat('p1', 'fighter melee p2.beast', 'roll')
    expect(steal('0. 0. 1.').open.artifact).toEqual({ unit: 'p2.beast' })
    expect(steal('0. 0. 0.').open.artifact).toEqual({ unit: 'p1.fighter' })
  })

  test('[TAC-RULING-49] a Counter steals too', () => {
    const game = given({
      mode: 'battle',
      map: LINE,
      units: { p1: 'FX B1', p2: 'FX C1' },
      artifact: { unit: 'p1.fighter' },
    })
    game.seat('p1', 'fighter melee p2.fighter', 'pass').dice('push', 'star').seat('p2', 'counter melee', 'roll')
    expect(game.open.artifact).toEqual({ unit: 'p2.fighter' })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-BATTLE-10] a captured Bearer leaves it on its space', () => {
    const game = given({
      mode: 'battle',
      map: LINE,
      units: { p1: 'RX A1', p2: 'FX C1 h2' },
      artifact: { unit: 'p2.fighter' },
    })
    game.dice('push').seat('p1', 'rogue missile p2.fighter')
    expect(game.open.artifact).toEqual({ at: 2 })
    game.seat('p1', 'rogue to C1')
    expect(game.open.artifact).toEqual({ unit: 'p1.rogue' })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-BATTLE-08] [TAC-BATTLE-11] a Ballista’s push does not rob the Bearer, nor does anything drop it', () => {
    const game = given({
      mode: 'battle',
      map: '0b 0. 0. 0.',
      units: { p1: 'FX A1', p2: 'BX C1' },
      artifact: { unit: 'p2.beast' },
    })
    game.seat('p1', 'fighter ballista p2.beast', 'way e')
    expect([game.at('p2.beast'), game.open.artifact]).toEqual(['D1', { unit: 'p2.beast' }])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-BATTLE-12] three captures of one player end it; the others have one more turn', () => {
    const captured = [
      { card: 'F1' as const, of: 'p2' as const, by: 'p1' as const },
      { card: 'F2' as const, of: 'p2' as const, by: 'p1' as const },
    ]
    const game = given({ mode: 'battle', map: LINE, units: { p1: 'BX A1', p2: 'FX B1 h1' }, captured, deck: [] })
    game.seat('p1', 'beast melee p2.fighter')
    expect(game.of('endTriggered')).toMatchObject([{ by: 'p1', cause: 'captures', left: ['p2'] }])
    expect(game.seat('p1', 'done').waitsFor()).toBe('p2 turn.act')
    expect(game.seat('p2', 'done').waitsFor()).toBe('won by p1')
  })

  test('[TAC-RULING-51] a player without units is out; only one side left ends it', () => {
    const three = given({
      mode: 'battle',
      map: LINE,
      players: 3,
      units: { p1: 'BX A1', p2: 'FX B1 h1' },
      inPlay: { p2: 1 },
      deck: [],
    })
    three.seat('p1', 'beast melee p2.fighter')
    expect(three.of('endTriggered')).toEqual([])
    expect(three.seat('p1', 'done').waitsFor()).toBe('p3 turn.act')
    const two = given({ mode: 'battle', map: LINE, units: { p1: 'BX A1', p2: 'FX B1 h1' }, inPlay: { p2: 1 } })
    two.seat('p1', 'beast melee p2.fighter')
    expect(two.of('endTriggered')).toMatchObject([{ cause: 'oneSideLeft' }])
    expect(two.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-BATTLE-13] 3 VP for holding the Artifact', () => {
    const game = given({
      mode: 'battle',
      map: LINE,
      units: { p1: 'BX A1' },
      artifact: { unit: 'p1.beast' },
      end: { by: 'p2', left: [] },
    }).seat('p1', 'done')
    expect(game.table.outcome?.scores[0]).toMatchObject({ side: ['p1'], artifact: 1, survivors: 4, points: 11 })
    expect(game.waitsFor()).toBe('won by p1')
  })

  test('[TAC-BATTLE-14] everything else as in Competitive; step 1 is empty', () => {
    const game = given({ mode: 'battle', units: { p1: 'FX H6' }, artifact: 'A1', deck: [] }).begins('p1')
    expect(game.types()).toEqual(['turnBegan'])
    game.seat('p1', 'fighter to I6', 'done')
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('[TAC-BATTLE-15] an immune Bearer cannot be robbed', () => {
    const game = given({
      mode: 'battle',
      map: LINE,
      units: { p1: 'FX A1', p2: 'B5 B1' },
      artifact: { unit: 'p2.beast' },
    })
    game.seat('p1', 'fighter melee p2.beast')
    expect(game.of('rolled')).toEqual([])
    expect([game.health('p2.beast'), game.open.artifact]).toEqual([[11], { unit: 'p2.beast' }])
    expect(game.waitsFor()).toBe('p2 counter.offer')
  })
})

describe('Battle in teams', () => {
  test('[TAC-BATTLETEAM-01] the Artifact and alliances', () => {
    const game = given({ mode: 'battleTeam', map: LINE, units: { p1: 'FX A1', p3: 'BX B1' }, artifact: 'C1' })
    expect(game.whyNot('p1', 'fighter melee p3.beast')).toBe('TAC-CAPTURE-04 notAnEnemy')
    game.seat('p1', 'fighter to C1')
    expect(game.open.artifact).toEqual({ unit: 'p1.fighter' })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-BATTLETEAM-03] the captures of one single player count', () => {
    const captured = [
      { card: 'F1' as const, of: 'p2' as const, by: 'p3' as const },
      { card: 'F2' as const, of: 'p2' as const, by: 'p1' as const },
    ]
    const game = given({
      mode: 'battleTeam',
      map: LINE,
      units: { p1: 'BX A1', p2: 'FX B1 h1' },
      artifact: 'F1',
      captured,
    })
    expect(game.seat('p1', 'beast melee p2.fighter').of('endTriggered')).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-RULING-51] one team alone on the map ends it', () => {
    const game = given({
      mode: 'battleTeam',
      map: LINE,
      units: { p1: 'BX A1', p2: 'FX B1 h1' },
      inPlay: { p2: 1, p4: 0 },
      artifact: 'F1',
    })
    game.seat('p1', 'beast melee p2.fighter')
    expect(game.of('endTriggered')).toMatchObject([{ cause: 'oneSideLeft' }])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-BATTLETEAM-04] the team’s score, 3 VP if either holds the Artifact', () => {
    const game = given({
      mode: 'battleTeam',
      map: LINE,
      units: { p3: 'BX A1' },
      inPlay: { p1: 2, p3: 1, p2: 1, p4: 1 },
      artifact: { unit: 'p3.beast' },
      end: { by: 'p4', left: [] },
    }).seat('p1', 'done')
    expect(game.table.outcome?.scores[0]).toMatchObject({ side: ['p1', 'p3'], artifact: 1, survivors: 3, points: 9 })
    expect(game.waitsFor()).toBe('won by p1 and p3')
  })

  test('[TAC-BATTLETEAM-05] it is not passed to nor taken from a team-mate', () => {
    const game = given({
      mode: 'battleTeam',
      map: LINE,
      units: { p1: 'FX A1', p3: 'BX B1' },
      artifact: { unit: 'p3.beast' },
    })
    expect(game.options('p1').some(id => id.includes('p3.beast'))).toBe(false)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})
