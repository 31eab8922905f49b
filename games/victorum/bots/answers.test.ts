import { sfc32 } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { given } from '../test/given.ts'
import type { Given, Position } from '../test/given.ts'
import { evaluation } from './index.ts'

type Arms = NonNullable<Position['combat']>
/** What is done first of all. */
const first = (game: Given): string | undefined =>
  evaluation.habit?.(game.table.view('p1'), game.table.decisions[0]!, sfc32('habit'))
/** Goes on by habit until that question is asked. */
const until = (game: Given, choice: string): Given => {
  for (let i = 0; i < 60 && game.asked !== choice && game.table.outcome === undefined; i++) game.do(first(game) ?? '')
  return game
}
const turn = (combat: Arms, position: Position = {}): Given =>
  given({ blessings: 3, ...position, combat: { arena: 'LAM', ...combat } })

describe('in the arena', () => {
  test('a unit that would fall is struck rather than a fresh one', () => {
    const game = until(
      turn({ mine: ['attacker.1 D3'], rival: ['attacker.2 D4 hp1', 'defender.2 A1', 'tactician.2 C3'] }, { units: [] }),
      'player.engage',
    )
    expect(first(game)).toBe('attack attacker.1 attacker.2')
    expect(game.waitsFor()).toBe('p1 player.engage')
  })
  test('the tribune of a Spar is spared while others are left', () => {
    const rival = ['attacker.2 D4 hp1', 'archer.2 A1']
    const game = until(
      turn({ sport: 'spar', tribune: 'attacker.2', mine: ['hero D3'], rival }, { units: [] }),
      'player.move',
    ).do('done')
    until(game, 'player.engage')
    expect(game.options).toContain('attack hero attacker.2')
    expect(first(game)).toBe('done')
    expect(game.waitsFor()).toBe('p1 player.engage')
  })
  test('the flag is carried home', () => {
    const game = until(
      turn({ sport: 'flag', mine: ['attacker.1 E3 flag'], rival: ['archer.2 A1'], tribune: 'archer.2' }, { units: [] }),
      'player.move',
    )
    expect(first(game)).toMatch(/^move attacker\.1 F[234]/)
    game.do(first(game) ?? '')
    expect(game.waitsFor()).toBe('p1 reward.sport')
  })
  test('a key hex is taken on the hill', () => {
    const game = until(
      turn({ sport: 'hill', mine: ['attacker.1 E3'], rival: ['archer.2 A1'], tribune: 'archer.2' }, { units: [] }),
      'player.move',
    )
    expect(first(game)).toMatch(/^move attacker\.1 D[24]$/)
    expect(game.waitsFor()).toBe('p1 player.move')
  })
  test('a hero without a blessing about to fall gives a Sport up, a safe one goes on', () => {
    const arms = (hp: number): Arms => ({
      sport: 'spar',
      tribune: 'archer.2',
      mine: [`hero D3 hp${hp}`],
      rival: ['attacker.2 D4', 'staff-adept C3', 'archer.2 A1'],
    })
    const hunted = turn(arms(1), { units: [], blessings: 0 }).from('rival')
    expect(first(hunted)).toBe('surrender')
    const safe = turn(arms(9), { units: [], blessings: 6, health: 9 }).from('rival')
    expect(first(safe)).toBe('begin')
    expect(safe.waitsFor()).toBe('p1 rival.start')
  })
})

describe('in the campaign', () => {
  test('a hurt hero rests, a rested one takes part', () => {
    const event = (hp: number): Given => given({ place: 'ATL-1', sport: ['S01'], hp, blessings: 4 }).from('event')
    expect(first(event(5))).toBe('accept')
    expect(first(event(1))).toBe('spectate')
    expect(event(1).waitsFor()).toBe('p1 event')
  })
  test('criteria that are met are claimed, but not for a bane that is not there', () => {
    const claims = (card: 'O28' | 'O29', position: Position): string | undefined =>
      first(given({ ...position, opportunities: [card] }))
    expect(claims('O28', { dice: 'BBBY' })).toBe('claim O28')
    const home = given({ opportunities: [{ card: 'O31', seen: ['won'], met: true }] })
    expect(home.options).toContain('claim O31')
    expect(first(home)).not.toBe('claim O31')
    expect(home.waitsFor()).toBe('p1 travel')
  })
  test('a capital is entered in the last week, not before', () => {
    const near = (weeks: number): string | undefined => first(given({ place: 'KUN-1', weeks, primuses: ['bingqing'] }))
    const game = given({ place: 'KUN-1', weeks: 11, primuses: ['bingqing'] })
    expect(game.options).toContain('to KUN-C')
    expect(near(11)).toBe('to KUN-C')
    expect(near(3)).not.toBe('to KUN-C')
    expect(game.waitsFor()).toBe('p1 travel')
  })
})
