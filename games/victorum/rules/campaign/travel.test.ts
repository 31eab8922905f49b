import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'

const SHORE = { place: 'ATL-5', from: 'ATL-4' } as const

describe('the Travel Phase', () => {
  test('[VIC-TRAVEL-04] the encampment moves along a path, and its event follows', () => {
    const game = given({ place: 'ATL-5', from: 'ATL-4', weeks: 3 }).do('to ATL-3')
    expect(game.open).toMatchObject({ place: 'ATL-3', lastFrom: 'ATL-5', weeks: 3, phase: 'event' })
    expect(game.open.lastLanding).toBeUndefined()
    expect(game.open.deeds.route).toEqual(['ATL-3'])
    expect(game.of('travelled')).toEqual([{ type: 'travelled', from: 'ATL-5', to: 'ATL-3', by: 'path', harbors: [] }])
    expect(game.waitsFor()).toBe('p1 event')
  })

  test('[VIC-TRAVEL-08] [VIC-HARBOR-04] a harbor that is ignored costs nothing and bars no harbor', () => {
    const game = given({ ...SHORE, weeks: 11 }).do('pass LAM-H2 LAM-6')
    expect(game.open).toMatchObject({ place: 'LAM-6', weeks: 11, lastFrom: 'ATL-5' })
    expect(game.open.lastLanding).toBeUndefined()
    expect(game.open.deeds.harbors).toEqual([])
    expect(game.waitsFor()).toBe('p1 spectate.order')
  })

  test('[VIC-HARBOR-01] [VIC-HARBOR-07] [VIC-RULING-18] sailing marks a week, remembers the landing, and its event is as usual', () => {
    const game = given({ ...SHORE, weeks: 2 }).do('sail LAM-H2 AMA-H1 AMA-5')
    expect(game.open).toMatchObject({ place: 'AMA-5', weeks: 3, lastLanding: { harbor: 'AMA-H1', place: 'AMA-5' } })
    expect(game.of('weekMarked')).toEqual([{ type: 'weekMarked', weeks: 3, cause: 'harbor' }])
    expect(game.open.deeds.harbors).toEqual([1])
    expect(game.options).toEqual(['accept', 'spectate'])
    game.do('spectate', 'order S02 S03 S04')
    expect(
      given(game.position).do('sail LAM-H2 AMA-H1 AMA-5', 'spectate', 'order S02 S03 S04', 'to AMA-3').open.lastLanding,
    ).toBe(undefined)
    expect(game.refused('pass AMA-H1 PAR-1')).toBe('VIC-RULING-18 backOverHarbor')
    expect(game.options).toEqual(['to AMA-3', 'to AMA-4'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-18] a way back over the harbor of the landing says so, also where another way leads there', () => {
    const position = { place: 'ATL-1', from: 'KUN-4', landing: { harbor: 'LAM-H1', place: 'ATL-1' } } as const
    const game = given({ ...position, weeks: 2 })
    expect(game.options).toContain('sail ATL-H1 AMA-H1 AMA-5')
    expect(game.refused('sail LAM-H1 AMA-H1 AMA-5')).toBe('VIC-RULING-18 backOverHarbor')
    expect(game.refused('pass LAM-H1 LAM-2')).toBe('VIC-RULING-18 backOverHarbor')
    expect(game.whyNot('place AMA-5')).toBe('')
    // two harbors of one place: without a week left the sea is barred, not the way past the harbor
    const late = given({ ...position, weeks: 11 })
    expect(late.options).toContain('pass ATL-H1 ARG-4')
    expect(late.refused('sail ATL-H1 ARG-H1 ARG-6')).toBe('VIC-HARBOR-06 noWeekToSail')
    expect(late.waitsFor()).toBe('p1 travel')
  })

  test('every way says why it is not open', () => {
    const game = given({ ...SHORE, weeks: 11 })
    expect(game.refused('to ATL-4')).toBe('VIC-TRAVEL-06 noTurningBack')
    expect(game.refused('sail LAM-H2 AMA-H1 AMA-5')).toBe('VIC-HARBOR-06 noWeekToSail')
    expect(game.whyNot('place ATL-C')).toBe('VIC-TRAVEL-09 closedCapital')
    expect(game.whyNot('place KUN-1')).toBe('VIC-TRAVEL-04 notAdjacent')
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('Child of Neptune: once per act a harbor marks no week, if you like', () => {
    const game = given({ ...SHORE, hero: 'sea-strider', prowess: ['child-of-neptune'], weeks: 2 })
    game.do('sail LAM-H2 AMA-H1 AMA-5')
    expect(game.waitsFor()).toBe('p1 travel.neptune')
    expect(game.options).toEqual(['use', 'pass'])
    game.do('use')
    expect(game.open.weeks).toBe(2)
    expect(game.open.onceAct).toEqual(['child-of-neptune'])
    // the second harbor of the same act costs its week; from AMA-3 only AMA-1 is left
    game.do('spectate', 'order S02 S03 S04', 'to AMA-3', 'spectate', 'order O02 O03 O04')
    game.do('spectate', 'order S03 S04 S05', 'to AMA-6', 'spectate', 'order S04 S05 S06', 'sail ARG-H2 REF-H1 REF-1')
    expect(game.open.weeks).toBe(3)
    expect(game.waitsFor()).toBe('p1 event')
  })

  test('Child of Neptune may be kept for later', () => {
    const game = given({ ...SHORE, hero: 'sea-strider', prowess: ['child-of-neptune'], weeks: 2 })
    game.do('sail LAM-H2 AMA-H1 AMA-5', 'pass')
    expect([game.open.weeks, game.open.onceAct]).toEqual([3, []])
    expect(game.waitsFor()).toBe('p1 event')
  })

  test('[VIC-RULING-17] with eleven weeks marked only a sailing that marks none is possible, and it must not', () => {
    const game = given({ ...SHORE, hero: 'sea-strider', prowess: ['child-of-neptune'], weeks: 11 })
    game.do('sail LAM-H2 AMA-H1 AMA-5')
    expect(game.open.weeks).toBe(11)
    expect(game.open.onceAct).toEqual(['child-of-neptune'])
    expect(game.of('spectated')).toEqual([{ type: 'spectated', deck: 'sport', card: 'S01' }])
    expect(game.waitsFor()).toBe('p1 spectate.order')
  })

  test('[VIC-TRAVEL-11] a primus is faced only when its capital is entered', () => {
    const game = given({ place: 'ARG-4', from: 'ARG-3' })
    expect(game.options).toContain('to ARG-C')
    expect(game.open.combat).toBeUndefined()
    game.do('to ARG-C')
    expect(game.combat).toMatchObject({ kind: 'primus', region: 'ARG' })
    expect(game.waitsFor()).toBe('p1 rival.start')
  })
})
