import { describe, expect, test } from 'vitest'
import { campaign, given, shown } from '../../test/given.ts'
import { failed, won } from '../../test/outcome.ts'

const PRIMUS = { act: 1, place: 'ARG-C', from: 'ARG-4', weeks: 7 } as const
const ARENA = { kind: 'primus', arena: 'ARG', mine: ['hero F3'] } as const

describe('acts, weeks and rounds', () => {
  test('[VIC-ACT-02] [VIC-ACT-09] [VIC-RULING-83] a beaten primus ends the act; the next begins at its capital with week 1', () => {
    const game = won({ ...PRIMUS, influence: 6, hp: 3, combat: ARENA })
    game.do('prowess endurance-1')
    expect(game.open).toMatchObject({ act: 2, weeks: 0, place: 'ARG-C', influence: 6, phase: 'travel' })
    expect(game.open.primuses.find(({ hero }) => hero === 'decimus')?.defeated).toBe(true)
    expect(game.types().slice(-2)).toEqual(['primusBeaten', 'actBegan'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-ACT-01] [VIC-ACT-03] four acts; weeks that were not used are lost', () => {
    const game = won({ ...PRIMUS, act: 3, combat: ARENA }).do('prowess endurance-1')
    expect(game.of('weekMarked').map(({ weeks }) => weeks)).toEqual([8])
    expect([game.open.act, game.open.weeks]).toEqual([4, 0])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test.each([
    [1, 2],
    [2, 3],
    [3, 4],
  ] as const)('[VIC-ACT-09] after Act %i comes Act %i', (act, next) => {
    const game = won({ ...PRIMUS, act, combat: ARENA }).do('prowess endurance-1')
    expect(game.of('actBegan')).toEqual([{ type: 'actBegan', act: next }])
    expect(game.open.act).toBe(next)
  })

  test('[VIC-RULING-23] the week of a capital combat is marked in its Cleanup, the twelfth too', () => {
    const game = won({ ...PRIMUS, weeks: 11, combat: ARENA })
    expect(game.open.weeks).toBe(12)
    game.do('prowess endurance-1')
    expect([game.open.act, game.open.weeks]).toEqual([2, 0])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('once-per-act uses come back and the way back is open at the start of an act', () => {
    const game = won({ ...PRIMUS, hero: 'sea-strider', onceAct: ['child-of-neptune'], combat: ARENA })
    game.do('prowess endurance-1')
    expect(game.open.onceAct).toEqual([])
    expect(game.options).toContain('to ARG-4')
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-ACT-04] [VIC-EVENT-06] in week 12 an event cannot be accepted', () => {
    const game = given({ place: 'ATL-5', weeks: 11, from: 'ATL-4', opportunities: ['O22'], blessings: 1 }).from('event')
    expect(game.options).toEqual(['spectate', 'do O22'])
    expect(game.refused('accept')).toBe('VIC-EVENT-06 noWeekToAccept')
    expect(game.waitsFor()).toBe('p1 event')
  })

  test('[VIC-RULING-17] with ten weeks marked an event can still be accepted', () => {
    const game = given({ place: 'ATL-6', weeks: 10, from: 'ATL-4' }).from('event')
    expect(game.options).toEqual(['accept', 'spectate'])
    game.do('accept', 'keep O01')
    expect(game.open.weeks).toBe(11)
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-ACT-05] [VIC-ACT-06] [VIC-ACT-08] a round travels, then has its event; watching continues the same week', () => {
    const game = campaign({ first: true })
    game.do('to ATL-2')
    expect([game.open.round, game.open.phase]).toEqual([1, 'event'])
    game.do('spectate')
    if (game.asked === 'spectate.order') game.do(game.options[0] ?? '')
    expect([game.open.round, game.open.weeks, game.open.phase]).toEqual([2, 0, 'travel'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-ACT-07] a week is marked for a harbor and for an accepted event, and for nothing else', () => {
    const game = given({ place: 'ATL-5', from: 'ATL-4', weeks: 2 })
    game.do('sail LAM-H2 KUN-H1 KUN-5')
    expect(game.open.weeks).toBe(3)
    game.do('spectate', 'order B02 B03 B04', 'to KUN-1', 'spectate', 'order S02 S03 S04', 'to KUN-2')
    expect(game.open.weeks).toBe(3)
    const opportunity = given({ place: 'ATL-6' }).from('event').do('accept', 'keep O02')
    expect(opportunity.of('weekMarked')).toEqual([{ type: 'weekMarked', weeks: 1, cause: 'cleanup' }])
    expect(opportunity.waitsFor()).toBe('p1 travel')
    expect(game.waitsFor()).toBe('p1 event')
  })

  test('[VIC-ACT-10] the number of the act sets what failing and watching cost', () => {
    for (const act of [1, 2, 3, 4] as const) {
      const watching = given({ act, place: 'ATL-5' }).from('event').do('spectate', 'order S02 S03 S04')
      const failing = failed({ act, combat: { mine: ['hero F3'], rival: ['archer.2 B2'] } })
      expect([watching.open.influence, failing.open.influence]).toEqual([act, act])
      expect([watching.waitsFor(), failing.waitsFor()]).toEqual(['p1 travel', 'p1 travel'])
    }
  })
})

describe('saving', () => {
  test('[VIC-EX-72] [VIC-SAVE-01] [VIC-SAVE-03] between acts everything is kept, and the encampment is on the last capital', () => {
    const game = shown('VIC-EX-72').do('pass', 'done', 'attack hero primus', 'prowess endurance-1')
    const resumed = game.resumed()
    expect(resumed.open).toMatchObject({ act: 2, weeks: 0, place: 'KUN-C', influence: 5 })
    expect(resumed.open.hero.hp).toBe(game.open.hero.hp)
    expect(resumed.table.digest()).toBe(game.table.digest())
    expect(resumed.table.save().piles).toEqual(game.table.save().piles)
    expect(resumed.options).toEqual(game.options)
    expect(resumed.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-SAVE-02] [VIC-SAVE-04] [VIC-SAVE-05] in mid-act too: place, ways barred, orders of all piles, notes on cards', () => {
    const game = given({
      place: 'AMA-5',
      from: 'ATL-5',
      landing: { harbor: 'AMA-H1', place: 'AMA-5' },
      weeks: 4,
      tactics: ['stun'],
      opportunities: [{ card: 'O05', seen: ['ATL', 'AMA'], met: false }],
      onceAct: ['child-of-neptune'],
      campBanes: ['hunted'],
    })
    const resumed = game.resumed()
    expect(resumed.open).toEqual(game.open)
    expect(resumed.table.save().piles).toEqual(game.table.save().piles)
    expect(resumed.options).toEqual(game.options)
    game.do('to AMA-3')
    resumed.do('to AMA-3')
    expect(resumed.table.digest()).toBe(game.table.digest())
    expect(resumed.waitsFor()).toBe('p1 event')
  })
})
