import { describe, expect, test } from 'vitest'
import { type Arms, type Given, given } from '../../test/given.ts'
import type { RegionId } from '../../content/ids.ts'
import { against } from '../../test/scion.ts'

const GATES = ['F3', 'F4', 'F2']
const HEADS = GATES.map((hex, i) => `head.${i + 1} ${hex}`)
const hydra = (rival: readonly string[]): Given =>
  against('hydra', { rival: ['hydra A1', ...rival], mine: [] }, { units: [] })
/** A primus combat in which nobody of yours has come in; play begins with your turn. */
const primus = (arena: RegionId, arms: Arms): Given =>
  given({ place: `${arena}-C`, combat: { kind: 'primus', arena, mine: [], ...arms }, units: [] })
/** The rival's turn by the usual ties, and yours that is passed. */
const round = (game: Given): Given => game.do('begin').past('rival.move', 'auto')
const TEMPLE: Arms = { rival: ['archer.2 F3', 'attacker.2 F5', 'primus=decimus F1'] }
const ended = (game: Given): string[] => game.of('combatEnded').map(({ result, cause }) => `${result} ${cause}`)

describe('nobody in combat and no way in', () => {
  test('[VIC-RULING-69] the turn is passed; where one cannot give up and nothing stirred for a round, the combat is failed', () => {
    const game = primus('ARG', TEMPLE)
    expect([game.waitsFor(), ended(game)]).toEqual(['p1 rival.start', []])
    round(game)
    expect(ended(game)).toEqual(['failed shutOut'])
    expect(game.waitsFor()).toBe('lost primus')
  })
  test('[VIC-RULING-69] while something still changes, it goes on', () => {
    const game = primus('ARG', { ...TEMPLE, column: ['defender.2', 'archer.3'] })
    // one more of them comes in each time, and then no more
    round(game)
    expect([game.waitsFor(), ended(game)]).toEqual(['p1 rival.start', []])
    round(game)
    expect([game.waitsFor(), ended(game)]).toEqual(['p1 rival.start', []])
    round(game)
    expect(ended(game)).toEqual(['failed shutOut'])
  })
  test('[VIC-RULING-69] a unit that is stunned no more may clear the way: that is a change, too', () => {
    const game = primus('ARG', { rival: ['archer.2 F3 stun:rival:3', 'attacker.2 F5', 'primus=decimus F1'] })
    round(game)
    expect([game.waitsFor(), ended(game)]).toEqual(['p1 rival.start', []])
    round(game)
    expect(ended(game)).toEqual(['failed shutOut'])
  })
  test('[VIC-RULING-69] where the arena acts a hex may become free again: it is never failed for that', () => {
    const game = hydra(HEADS).dice('.. ... .... '.repeat(4))
    for (let turn = 0; turn < 4; turn++) {
      expect(game.waitsFor()).toBe('p1 rival.start')
      round(game)
    }
    expect(ended(game)).toEqual([])
  })
  test('[VIC-RULING-69] beasts act as long as they live', () => {
    const REF: Arms = { rival: ['archer.2 F4', 'attacker.2 F2', 'primus=stygiana G2'] }
    const dead = round(primus('REF', REF))
    expect(ended(dead)).toEqual(['failed shutOut'])
    // stunned, but there
    const alive = round(primus('REF', { ...REF, beasts: ['beast.1 A1 stun:arena:9'] }))
    expect(ended(alive)).toEqual([])
  })
  test('a free hex is used', () => {
    const game = hydra(HEADS.slice(1))
    expect(game.waitsFor()).toBe('p1 rival.start')
    expect(game.where('hero')).toBe('F3')
    expect(game.combat.shutOut).toBe(undefined)
  })
  test('[VIC-RULING-69] where one may give up it can go on', () => {
    const arms: Arms = {
      arena: 'ARG',
      event: 'B01',
      rival: ['archer.2 F3', 'attacker.2 F5', 'defender.2 F1'],
      mine: [],
    }
    const game = given({ combat: arms, units: [] }).do('begin')
    for (let turn = 0; turn < 3; turn++) {
      expect(game.options).toContain('surrender')
      game.do('pass')
      expect(game.open.outcomeOfCombat).toBe(undefined)
      expect(game.waitsFor()).toBe('p1 rival.start')
      round(game).do('begin')
    }
  })
})
