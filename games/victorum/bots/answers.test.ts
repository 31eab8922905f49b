import { sfc32 } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { given } from '../test/given.ts'
import type { Given, Position } from '../test/given.ts'
import { askedIn } from '../test/asked.ts'
import { evaluation } from './index.ts'

type Arms = NonNullable<Position['combat']>
/** What is done first of all. */
const first = (game: Given): string | undefined =>
  evaluation.habit?.(game.table.view('p1'), askedIn(game.table), sfc32('habit'))
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
  test('the hero is not kept back: it is deployed before weaker units', () => {
    const arms: Arms = { kind: 'primus', rival: ['attacker.2 B3'], places: 'H+2' }
    const game = until(turn(arms, { blessings: 1 }), 'player.deploy')
    expect(game.options.some(option => option.startsWith('deploy attacker.1'))).toBe(true)
    expect(first(game)).toMatch(/^deploy hero F[234]$/)
    expect(game.waitsFor()).toBe('p1 player.deploy')
  })
  test('the scion is struck rather than a Shade that would fall sooner', () => {
    const rival = ['pluto D4 hp10', 'shade.attacker.1 D2 hp2']
    const game = until(
      given({ scion: 'pluto', act: 4, units: [], combat: { kind: 'scion', arena: 'VES', mine: ['hero D3'], rival } }),
      'player.move',
    ).do('done')
    until(game, 'player.engage')
    expect(game.options).toContain('attack hero shade.attacker.1')
    expect(first(game)).toBe('attack hero pluto')
    expect(game.waitsFor()).toBe('p1 player.engage')
  })
  const against = (scion: 'taotie' | 'apep' | 'pluto', combat: Arms, position: Position = {}): Given =>
    given({ scion, act: 4, units: [], health: 9, ...position, combat: { kind: 'scion', arena: 'VES', ...combat } })
  test('a hero who may fall gets out of the reach of the scion', () => {
    const game = until(against('apep', { mine: ['hero D3 hp2', 'attacker.1 E4'], rival: ['apep D4'] }), 'player.move')
    expect(game.options).toContain('move attacker.1 E3')
    while (first(game)?.startsWith('move attacker') === true) game.do(first(game) ?? '')
    expect(first(game)).toMatch(/^move hero (D1|E1|F1|F2|B1|C1)$/)
    expect(game.waitsFor()).toBe('p1 player.move')
  })
  test('it stays where the scion strikes a weaker unit first, and moves on when it is the weakest itself', () => {
    const at = (hp: number): string | undefined => {
      const mine = [`hero D3 hp${hp}`, 'war-elephant E4 hp6']
      const game = until(against('taotie', { mine, rival: ['taotie D4'] }), 'player.move')
      expect(game.waitsFor()).toBe('p1 player.move')
      return first(game)
    }
    expect(at(9)).toBe('done')
    expect(at(3)).toMatch(/^move hero/)
  })
  test('a scion that strikes the hero first meets the others first', () => {
    const deployed = (scion: 'pluto' | 'taotie'): string | undefined =>
      first(until(against(scion, { rival: [`${scion} B3`], cap: 5 }, { units: ['attacker.1'] }), 'player.deploy'))
    expect(deployed('pluto')).toMatch(/^deploy attacker\.1/)
    expect(deployed('taotie')).toMatch(/^deploy hero/)
  })
  test('the tribune who is left alone is spared while the flag can be had', () => {
    const arms: Arms = { sport: 'flag', tribune: 'archer.2', mine: ['hero D3'], rival: ['archer.2 D4 hp1'] }
    const game = until(turn(arms, { units: [] }), 'player.move').do('done')
    until(game, 'player.engage')
    expect(game.options).toContain('attack hero archer.2')
    expect(first(game)).toBe('done')
    expect(game.waitsFor()).toBe('p1 player.engage')
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
  test('few wounds are no reason to give the scion influence, many are', () => {
    const hurt = (hp: number): Given =>
      given({ place: 'ATL-1', sport: ['S01'], act: 4, hp, health: 12, dice: 'KKKK', blessings: 4 }).from('event')
    expect(first(hurt(8))).toBe('accept')
    expect(first(hurt(2))).toBe('spectate')
    expect(hurt(8).waitsFor()).toBe('p1 event')
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
  test.each([
    ['O01', 'B01'],
    ['O04', 'B01'],
    ['O34', 'B01'],
    ['O33', 'S01'],
  ] as const)('%s: a strong troop takes the handicap, a weak one does not', (card, event) => {
    const deck = event.startsWith('B') ? 'bloodshed' : 'sport'
    const place = deck === 'bloodshed' ? 'ATL-3' : 'ATL-1'
    const offered = (position: Position): Given => {
      const game = given({ place, [deck]: [event], opportunities: [card], banes: ['hunted'], ...position })
      return until(game.from('event').do('accept'), 'combat.change')
    }
    const strong = offered({ dice: 'KKKK', health: 12, hp: 12, blessings: 4 })
    expect(first(strong)).toBe(`change ${card}`)
    const weak = offered({ dice: 'YY', health: 5, hp: 2, blessings: 0, units: ['archer.1'] })
    expect(weak.options).toContain(`change ${card}`)
    expect(first(weak)).toBe('done')
    expect(weak.waitsFor()).toBe('p1 combat.change')
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
