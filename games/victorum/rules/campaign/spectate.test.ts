import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

describe('spectating', () => {
  test('[VIC-EX-10] [VIC-SPECTATE-01] [VIC-SPECTATE-02] [VIC-SPECTATE-04] [VIC-SPECTATE-05] [VIC-CLEANUP-01] order, influence, heal, and no week', () => {
    const game = shown('VIC-EX-10')
    game.do('spectate')
    expect(game.waitsFor()).toBe('p1 spectate.order')
    expect(game.options).toEqual([
      'order S12 S13 S14',
      'order S12 S14 S13',
      'order S13 S12 S14',
      'order S13 S14 S12',
      'order S14 S12 S13',
      'order S14 S13 S12',
    ])
    game.do('order S14 S12 S13')
    expect(game.open.fronts.sport).toBe('S14')
    expect(game.pile('sport')).toEqual(['S12', 'S13', 'S15', 'S16', 'S11'])
    expect(game.open).toMatchObject({ influence: 1, weeks: 0, phase: 'travel' })
    expect(game.open.hero.hp).toBe(6)
    expect(game.of('healed')).toEqual([{ type: 'healed', unit: 'hero', from: 2, to: 6, cause: 'spectate' }])
    expect(game.types()).not.toContain('weekMarked')
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-25] cards put in order are known until they come up, those at the bottom are not', () => {
    const game = given({ place: 'ATL-5', from: 'ATL-4' }).from('event').do('spectate', 'order S04 S02 S03')
    expect(game.open.known.sport).toEqual(['S02', 'S03'])
    expect(game.table.view('p1').open.known.sport).toEqual(['S02', 'S03'])
    // the front goes under: the next known card comes up, one more is looked at behind the last known one
    game.do('to ATL-6', 'spectate', 'order O02 O03 O04', 'to ATL-4', 'spectate', 'order B02 B03 B04', 'to ATL-5')
    game.do('spectate')
    expect(game.open.fronts.sport).toBe('S02')
    expect(game.options).toContain('order S05 S03 S02')
    game.do('order S05 S03 S02')
    expect(game.open.known.sport).toEqual(['S03', 'S02'])
    expect(game.pile('sport').slice(0, 3)).toEqual(['S03', 'S02', 'S06'])
    expect(game.pile('sport').slice(-2)).toEqual(['S01', 'S04'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-31] [VIC-SPECTATE-07] at any kind of place, and only its own deck is looked at', () => {
    const blood = given({ place: 'ATL-3' }).from('event').do('spectate', 'order B04 B03 B02')
    expect([blood.open.fronts, blood.open.known]).toEqual([
      { sport: 'S01', bloodshed: 'B04', opportunity: 'O01' },
      { sport: [], bloodshed: ['B03', 'B02'], opportunity: [] },
    ])
    const opportunity = given({ place: 'ATL-6' }).from('event').do('spectate', 'order O03 O02 O04')
    expect(opportunity.open.fronts.opportunity).toBe('O03')
    expect(opportunity.open.known.opportunity).toEqual(['O02', 'O04'])
    expect([blood.waitsFor(), opportunity.waitsFor()]).toEqual(['p1 travel', 'p1 travel'])
  })

  test('[VIC-EX-09] [VIC-SPECTATE-03] in Act II two points, and the bane of the eighth space', () => {
    const game = shown('VIC-EX-09')
    game.do('spectate', 'order S02 S03 S04')
    expect(game.of('influenceGained').map(({ from, to }) => [from, to])).toEqual([
      [6, 7],
      [7, 8],
    ])
    expect(game.of('baneDrawn')).toEqual([{ type: 'baneDrawn', bane: 'ambush', to: 'bag' }])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-105] Cold Throne adds one, Weather Eye takes one, and there is always at least one', () => {
    const points = (act: 1 | 2, throne: boolean, eye: boolean): number =>
      given({
        act,
        hero: 'sea-strider',
        place: 'ATL-5',
        campBanes: throne ? ['cold-throne'] : [],
        prowess: eye ? ['weather-eye'] : [],
      })
        .from('event')
        .do('spectate', 'order S02 S03 S04').open.influence
    expect([points(1, false, false), points(1, true, false), points(1, false, true), points(1, true, true)]).toEqual([
      1, 2, 1, 1,
    ])
    expect([points(2, true, false), points(2, false, true), points(2, true, true)]).toEqual([3, 1, 2])
  })

  test('[VIC-SPECTATE-06] as often as one likes', () => {
    const game = given({ place: 'ATL-5', from: 'ATL-3' }).from('event').do('spectate', 'order S02 S03 S04')
    game.do('to ATL-4', 'spectate', 'order B02 B03 B04', 'to ATL-6', 'spectate', 'order O02 O03 O04')
    expect([game.open.influence, game.open.weeks, game.open.round]).toEqual([3, 0, 4])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-67] a full heal never lowers HP, and an Open Wound keeps it one short', () => {
    const watching = (hp: number, wound: boolean): number =>
      given({ place: 'ATL-5', hp, health: 6, campBanes: wound ? ['open-wound'] : [] })
        .from('event')
        .do('spectate', 'order S02 S03 S04').open.hero.hp
    expect([watching(8, false), watching(2, true), watching(6, true)]).toEqual([8, 5, 6])
  })

  test('[VIC-SPECTATE-02] [VIC-RULING-114] a deck of two cards: both are put in order', () => {
    const two = () => given({ place: 'ATL-5', sport: ['S07', 'S08'], only: true }).from('event')
    expect(two().do('spectate').options).toEqual(['order S08 S07', 'order S07 S08'])
    const game = two().do('spectate', 'order S07 S08')
    expect([game.open.fronts.sport, game.pile('sport'), game.open.known.sport]).toEqual(['S07', ['S08'], ['S08']])
    expect(game.of('reordered')).toEqual([{ type: 'reordered', deck: 'sport', cards: ['S07', 'S08'] }])
  })

  test('a deck of one card shows it again', () => {
    const game = given({ place: 'ATL-5', sport: ['S07'], only: true })
      .from('event')
      .do('spectate')
    expect(game.open.fronts.sport).toBe('S07')
    expect(game.pile('sport')).toEqual([])
    expect(game.waitsFor()).toBe('p1 travel')
  })
})
