import { describe, expect, test } from 'vitest'
import type { PlaceId } from '../../content/ids.ts'
import { PLACE_IDS } from '../../content/places.ts'
import { REGION_IDS } from '../../content/regions.ts'
import { given, type Given, type Position, shown } from '../../test/given.ts'
import { guardOf } from './guard.query.ts'
import { HARBORS, isOpenCapital, LAST_CAPITAL, movesTo, placeNamed } from './world.query.ts'

/** Everything that can be reached without sailing. */
const walks = (one: Given): string[] => one.options.filter(id => id.startsWith('to ') || id.startsWith('pass ')).sort()
const destinations = (one: Given): string[] =>
  [...new Set(one.options.map(id => id.split(' ').at(-1) as string))].sort()
const on = (place: PlaceId, more: Position = {}): Given => given({ place, ...more })

describe('who waits in a capital', () => {
  test('[VIC-TRAVEL-09] [VIC-TRAVEL-10] its primus until it is beaten, the scion in the last capital of the last act', () => {
    const guard = (position: Position, place: PlaceId) => guardOf(given(position).open, place)
    const primuses = ['bingqing', 'decimus', 'the-parthian'] as const
    expect(guard({ act: 1, weeks: 12, primuses }, 'KUN-C')).toBe('bingqing')
    expect(guard({ act: 3, weeks: 12, primuses }, LAST_CAPITAL)).not.toBe('taotie')
    expect(guard({ act: 4, weeks: 12, primuses: ['-bingqing', '-decimus', '-the-parthian'] }, LAST_CAPITAL)).toBe(
      'taotie',
    )
  })
})

describe('the map', () => {
  test('[VIC-TRAVEL-01] [VIC-TRAVEL-03] eight regions, 70 places of five kinds, one capital each', () => {
    const count = (kind: string): number => PLACE_IDS.filter(id => placeNamed(id).kind === kind).length
    expect(PLACE_IDS).toHaveLength(70)
    expect(['capital', 'harbor', 'sport', 'bloodshed', 'opportunity'].map(count)).toEqual([8, 12, 21, 18, 11])
    expect(REGION_IDS.map(region => placeNamed(`${region}-C`).kind)).toEqual(Array(8).fill('capital'))
    expect([...new Set(PLACE_IDS.map(id => id.slice(0, 3)))]).toEqual(REGION_IDS)
  })

  test('[VIC-TRAVEL-02] 113 paths, all of them both ways', () => {
    let ends = 0
    for (const id of PLACE_IDS)
      for (const next of placeNamed(id).next) {
        ends++
        expect(placeNamed(next).next, `${next} – ${id}`).toContain(id)
        expect(next).not.toBe(id)
      }
    expect(ends).toBe(2 * 113)
  })

  test('[VIC-RULING-22] no two harbors are neighbours, and no harbor lies beside a capital', () => {
    for (const harbor of HARBORS)
      for (const next of placeNamed(harbor).next) expect(['harbor', 'capital']).not.toContain(placeNamed(next).kind)
  })

  test('with all capitals closed every place keeps two destinations', () => {
    for (const id of PLACE_IDS) {
      if (placeNamed(id).kind === 'harbor' || placeNamed(id).kind === 'capital') continue
      const { options } = on(id, { primuses: [], weeks: 11 })
      expect(options.length, id).toBeGreaterThanOrEqual(2)
    }
  })

  test('capitals are three to ten moves apart', () => {
    const moves = (from: PlaceId, to: PlaceId): number | undefined => {
      const hero = { ARG: 'decimus', KUN: 'bingqing', VES: 'nox' }[to.slice(0, 3)] as 'decimus' | 'bingqing' | 'nox'
      return movesTo(on(from, { primuses: [hero], hero: 'stygiana' }).open, from, to)
    }
    expect([
      moves('ATL-C', 'ARG-C'),
      moves('ATL-C', 'KUN-C'),
      moves('LAM-C', 'KUN-C'),
      moves('PAR-C', 'VES-C'),
    ]).toEqual([3, 9, 10, 3])
    expect(movesTo(on('ATL-C', { primuses: [] }).open, 'ATL-C', 'ARG-C')).toBeUndefined()
  })
})

describe('on land', () => {
  test('[VIC-TRAVEL-04] the encampment moves to a neighbour; it cannot stay', () => {
    const one = on('ATL-C')
    expect(one.options).toEqual(['to ATL-2', 'to ATL-3', 'to ATL-4'])
    expect(one.whyNot('place ATL-C')).toBe('VIC-TRAVEL-04 youAreHere')
    expect(one.whyNot('place KUN-1')).toBe('VIC-TRAVEL-04 notAdjacent')
    // what is no place at all is refused without a rule
    expect(one.refused('to KUN-99')).toBe('')
    expect(one.refused('to ATL-5')).toBe('VIC-TRAVEL-04 notAdjacent')
    one.do('to ATL-3')
    expect([one.open.place, one.waitsFor()]).toEqual(['ATL-3', 'p1 event'])
  })

  test('[VIC-TRAVEL-05] borders do not matter', () => {
    const one = on('ATL-4')
    expect(walks(one)).toContain('to VES-4')
    one.do('to VES-4')
    expect(one.open.place).toBe('VES-4')
    expect(one.waitsFor()).toBe('p1 event')
  })

  test('[VIC-TRAVEL-06] [VIC-RULING-18] nobody turns back to where the last Travel Phase began', () => {
    const one = on('ATL-3', { from: 'ATL-C', weeks: 2, primuses: ['krakenlance'], hero: 'nox' })
    expect(one.options).toEqual(['to ATL-2', 'to ATL-5'])
    expect(one.whyNot('place ATL-C')).toBe('VIC-TRAVEL-06 noTurningBack')
    one.do('to ATL-5')
    expect(one.open.lastFrom).toBe('ATL-3')
    expect(one.waitsFor()).toBe('p1 event')
  })

  test('[VIC-TRAVEL-07] in the first Travel Phase of an act every direction is open', () => {
    const one = on('ARG-C', { act: 2 }).onlyRunning({ do: 'act.begin', with: { act: 2 } })
    expect(one.options).toEqual(['to ARG-4', 'to ARG-5'])
    expect(one.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-TRAVEL-08] [VIC-HARBOR-04] a harbor may be ignored: one move, no week', () => {
    const one = on('ATL-5', { from: 'ATL-4' }).do('pass LAM-H2 LAM-6')
    expect([one.open.place, one.open.weeks]).toEqual(['LAM-6', 0])
    expect(one.of('travelled')).toEqual([
      { type: 'travelled', from: 'ATL-5', to: 'LAM-6', by: 'pass', harbors: ['LAM-H2'] },
    ])
    expect(one.waitsFor()).toBe('p1 event')
  })

  test('[VIC-RULING-18] after a harbor was ignored only its start is barred: the harbor may be crossed or used', () => {
    const one = on('ATL-4', { from: 'ATL-1' })
    expect(walks(one)).toEqual(['pass ATL-H1 ARG-4', 'to ATL-5', 'to ATL-6', 'to VES-4'])
    expect(one.options).toContain('sail ATL-H1 KUN-H1 KUN-5')
    expect(one.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-TRAVEL-13] [VIC-RULING-19] where nothing else is left one may turn back', () => {
    const one = on('LAM-6', { from: 'LAM-5', landing: { harbor: 'LAM-H2', place: 'LAM-6' }, weeks: 11 })
    expect(one.options).toEqual(['to LAM-5', 'pass LAM-H2 ATL-5'])
    const other = on('LAM-6', { from: 'LAM-5', weeks: 11 })
    expect(other.table.auto).toEqual([
      { choice: 'travel', option: 'pass LAM-H2 ATL-5' },
      { choice: 'event', option: 'spectate' },
    ])
    expect(one.waitsFor()).toBe('p1 travel')
  })
})

describe('capitals', () => {
  test('[VIC-TRAVEL-09] [VIC-TRAVEL-11] only of a primus that was drawn and stands, in any order', () => {
    const { open } = on('ATL-C', { primuses: ['bingqing', '-decimus', 'the-parthian'] })
    expect(REGION_IDS.filter(region => isOpenCapital(open, `${region}-C`))).toEqual(['PAR', 'KUN'])
    const one = on('KUN-1', { primuses: ['bingqing', 'decimus', 'the-parthian'] })
    expect(one.options).toContain('to KUN-C')
    const beaten = on('KUN-1', { primuses: ['-bingqing', 'decimus', 'the-parthian'] })
    expect(beaten.options).not.toContain('to KUN-C')
    expect(beaten.whyNot('place KUN-C')).toBe('VIC-TRAVEL-09 closedCapital')
    expect(beaten.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-TRAVEL-10] [VIC-RULING-20] in Act IV the Vesuvian capital and no other, also after Nox fell there', () => {
    for (const primuses of [
      ['-bingqing', '-decimus', '-virago'],
      ['-nox', '-decimus', '-virago'],
    ] as const) {
      const { open } = on('VES-1', { act: 4, primuses })
      expect(REGION_IDS.filter(region => isOpenCapital(open, `${region}-C`))).toEqual(['VES'])
    }
    expect(on('VES-1', { act: 3 }).whyNot('place VES-C')).toBe('VIC-RULING-20 onlyInActFour')
    expect(on('VES-1', { act: 3, primuses: ['nox'] }).options).toContain('to VES-C')
    const nox = on('VES-1', { act: 4, hero: 'nox', primuses: ['-virago'] })
    expect(nox.options).toContain('to VES-C')
    expect(on('KUN-1', { act: 4 }).whyNot('place KUN-C')).toBe('VIC-TRAVEL-10 closedCapital')
    expect(nox.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-TRAVEL-12] [VIC-RULING-21] a closed capital cannot be crossed; the one an act begins on may be left', () => {
    const one = on('ARG-4', { primuses: [], weeks: 11 })
    expect(destinations(one)).toEqual(['ARG-3', 'ARG-6', 'ATL-1', 'ATL-4'])
    const { open } = on('ARG-4', { primuses: ['bingqing'] })
    expect(movesTo(open, 'ARG-4', 'ARG-5')).toBe(3)
    const left = on('ARG-C', { primuses: ['-decimus'] })
    expect(left.options).toEqual(['to ARG-4', 'to ARG-5'])
    expect(left.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-EX-08] a capital is closed without its primus; in Act IV the last one is open whatever was drawn', () => {
    const one = shown('VIC-EX-08', 1)
    expect(destinations(one)).not.toContain('AMA-C')
    expect(one.whyNot('place AMA-C')).toBe('VIC-TRAVEL-09 closedCapital')
    const last = shown('VIC-EX-08', 2)
    expect(destinations(last)).toContain('VES-C')
    expect(last.waitsFor()).toBe('p1 travel')
  })
})

describe('by sea', () => {
  const sail = on('ATL-5', { from: 'ATL-4', weeks: 2 }).do('sail LAM-H2 AMA-H1 AMA-5')

  test('[VIC-HARBOR-01] [VIC-HARBOR-07] from a harbor to any other and off it again: one Travel Phase, then the event there', () => {
    expect(sail.of('travelled')).toEqual([
      { type: 'travelled', from: 'ATL-5', to: 'AMA-5', by: 'sail', harbors: ['LAM-H2', 'AMA-H1'] },
    ])
    expect([sail.open.place, sail.open.weeks]).toEqual(['AMA-5', 3])
    expect(sail.waitsFor()).toBe('p1 event')
  })

  test('[VIC-HARBOR-03] [VIC-HARBOR-05] nobody stays on a harbor, and the second is another one', () => {
    const one = on('ATL-5', { from: 'ATL-4' })
    for (const option of one.options) {
      const [word, first, second] = option.split(' ')
      expect(HARBORS, option).not.toContain(option.split(' ').at(-1))
      expect(word === 'sail' && first === second, option).toBe(false)
    }
    const seconds = new Set(one.after('sail LAM-H2').map(id => id.split(' ')[0] as PlaceId))
    expect([...seconds].sort()).toEqual(HARBORS.filter(id => id !== 'LAM-H2').sort())
    expect(one.whyNot('place LAM-H2')).toBe('VIC-HARBOR-03 harborIsCrossed')
    expect(one.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-18] after a landing the way back to that harbor is barred for one Travel Phase', () => {
    const landed = on('AMA-5', { from: 'ATL-5', landing: { harbor: 'AMA-H1', place: 'AMA-5' } })
    expect(landed.options).toEqual(['to AMA-3', 'to AMA-4'])
    expect(landed.whyNot('place PAR-1')).toBe('VIC-RULING-18 backOverHarbor')
    const later = on('AMA-5', { from: 'AMA-3' })
    expect(walks(later)).toEqual(['pass AMA-H1 PAR-1', 'pass AMA-H1 VES-2', 'to AMA-4'])
    expect(later.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-HARBOR-06] [VIC-RULING-17] in week 12 no harbor is used, unless Child of Neptune makes it free', () => {
    const isSailing = (position: Position): boolean => on('ATL-5', position).options.some(id => id.startsWith('sail '))
    expect([10, 11].map(weeks => isSailing({ weeks }))).toEqual([true, false])
    expect(on('ATL-5', { weeks: 11 }).whyNot('place KUN-5')).toBe('VIC-HARBOR-06 noWeekToSail')
    const neptune: Position = { hero: 'sea-strider', prowess: ['child-of-neptune'], weeks: 11 }
    expect([isSailing(neptune), isSailing({ ...neptune, onceAct: ['child-of-neptune'] })]).toEqual([true, false])
    const one = on('ATL-5', neptune).do('sail LAM-H2 AMA-H1 AMA-5')
    expect([one.open.weeks, one.open.onceAct]).toEqual([11, ['child-of-neptune']])
    expect(one.waitsFor()).toBe('p1 spectate.order')
  })

  test('[VIC-EX-03] the travel options of the printed example', () => {
    const one = shown('VIC-EX-03')
    expect(walks(one)).toEqual(['pass LAM-H2 LAM-6', 'to ATL-3', 'to ATL-6'])
    expect(destinations(one)).not.toContain('ATL-4')
    expect(one.whyNot('place ATL-4')).toBe('VIC-TRAVEL-06 noTurningBack')
    const landings = new Set<string>()
    for (const harbor of HARBORS)
      if (harbor !== 'LAM-H2') for (const place of placeNamed(harbor).next) landings.add(place)
    landings.delete('ATL-4')
    expect([...new Set(one.after('sail LAM-H2').map(id => id.split(' ')[1] as string))].sort()).toEqual(
      [...landings].sort(),
    )
    expect(one.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-EX-05] [VIC-RULING-24] [VIC-ACT-04] week 11: sail, spectate twice, and fight Decimus in week 12', () => {
    const one = shown('VIC-EX-05')
    const watch = (): void => {
      expect(one.table.auto).toContainEqual({ choice: 'event', option: 'spectate' })
      while (one.asked === 'spectate.order') one.do(one.options[0] as string)
    }
    one.do('sail REF-H1 ARG-H1 ARG-6')
    expect(one.open.weeks).toBe(11)
    watch()
    one.do('to ARG-4')
    watch()
    one.do('to ARG-C')
    expect([one.open.influence, one.of('baneDrawn').length]).toEqual([4, 1])
    expect(one.of('combatBegan')).toEqual([{ type: 'combatBegan', kind: 'primus', region: 'ARG', against: 'decimus' }])
    expect([one.open.weeks, one.open.combat?.kind]).toEqual([11, 'primus'])
    expect(one.waitsFor()).toBe('p1 rival.start')
  })

  test('[VIC-EX-06] [VIC-RULING-17] with eleven weeks marked one only travels, spectates and enters a capital', () => {
    const one = shown('VIC-EX-06').do('to ARG-4')
    expect(one.table.auto).toEqual([{ choice: 'event', option: 'spectate' }])
    while (one.asked === 'spectate.order') one.do(one.options[0] as string)
    expect(one.open.weeks).toBe(11)
    expect(one.options.some(id => id.startsWith('sail '))).toBe(false)
    expect(one.options).toContain('to ARG-C')
    expect(one.waitsFor()).toBe('p1 travel')
  })
})
