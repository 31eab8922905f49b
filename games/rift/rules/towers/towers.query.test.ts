import { describe, expect, test } from 'vitest'
import type { SiteId, TowerId } from '../../content/ids.ts'
import type { Seat } from '../state/shape.ts'
import { given, type Position } from '../../test/given.ts'
import { cellName } from '../map/cells.query.ts'
import { coloursOf, countOf, piecesOf, priceOf, seatOfSite, upgradesOf, whyNotSite } from './towers.query.ts'

const refusal = (position: Position, seat: Seat, tower: TowerId, site: SiteId): string => {
  const why = whyNotSite(given(position).open, seat, tower, site)
  return why === undefined ? '' : `${why.rule} ${why.key}`
}

test('[RIFT-SETUP-16] one colour each in seat order; alone one has three', () => {
  const colours = (players: 1 | 2 | 3 | 4) => {
    const { open } = given({ players })
    return open.seats.map(seat => coloursOf(open, seat).join(' '))
  }
  expect(colours(1)).toEqual(['red blue green'])
  expect(colours(2)).toEqual(['red', 'blue'])
  expect(colours(4)).toEqual(['red', 'blue', 'green', 'yellow'])
  const { open } = given({ players: 2, map: 5 })
  expect((['b', 'c', 'w'] as const).map(site => seatOfSite(open, site))).toEqual(['p1', 'p2', undefined])
})

describe('sites', () => {
  test('each reason why a tower cannot be played there', () => {
    expect(refusal({ map: 5 }, 'p1', 'archer', 'a')).toBe('RIFT-TOWER-01 noSuchSite')
    expect(refusal({ map: 5 }, 'p1', 'archer', 'c')).toBe('RIFT-TOWER-02 otherColour')
    expect(refusal({ map: 5 }, 'p1', 'archer', 'b')).toBe('')
    expect(refusal({ map: 5 }, 'p2', 'archer', 'w')).toBe('')
    expect(refusal({ map: 5, heroes: { magnus: 'p2 b' } }, 'p1', 'archer', 'b')).toBe('RIFT-TOWER-03 heroOnSite')
    expect(refusal({ map: 5, sites: { b: 'archer n p1' } }, 'p1', 'mage', 'b')).toBe('RIFT-TOWER-04 siteTaken')
    expect(refusal({ map: 5, sites: { b: 'archer n p1' } }, 'p1', 'militia', 'b')).toBe('')
    expect(refusal({ map: 5, sites: { b: 'militia n p1 down' } }, 'p1', 'mage', 'b')).toBe('')
    const two = { map: 5, sites: { b: ['militia n p1', 'archer n p1'] } } as const
    expect(refusal(two, 'p1', 'militia', 'b')).toBe('RIFT-TOWER-05 twoTowers')
    const solo = { map: 5, players: 1, eliminated: 'red' } as const
    expect(refusal(solo, 'p1', 'archer', 'b')).toBe('RIFT-SOLO-03 colourNamed')
    expect(refusal(solo, 'p1', 'archer', 'h')).toBe('')
    expect(refusal(solo, 'p1', 'archer', 'w')).toBe('')
  })
})

describe('pieces', () => {
  test('tiles joined by “+” make a group; soldiers come last; free tiles ignore the turn of the card', () => {
    const { open } = given({})
    const told = (tower: TowerId) =>
      piecesOf(open, tower, 'c', 1).map(({ what, type, turn, group, cells }) =>
        [what, type, turn, group ?? '-', cells.map(cellName).join()].join(' '),
      )
    expect(told('archer')).toEqual(['I2 physical 1 - C3'])
    expect(told('arcanic-wizard')).toEqual(['R6 magical free 1 C3,C4,C2', 'I2 magical free 1 C3,C4,C2'])
    expect(told('footmen')).toEqual(['soldier physical 1 - C3,C4,C2', 'soldier physical 1 - C3,C4,C2'])
    expect(told('marksmen')).toEqual(['I2 physical free - C3,C4,C2', 'I1 physical free - C3,C4,C2'])
  })
})

describe('cards', () => {
  test('what a tower can become: the next level, in the supply, within the cap', () => {
    const { open } = given({ supply: { marksmen: 0, 'big-bertha': 0 } })
    expect(upgradesOf(open, 'archer')).toEqual([])
    expect(upgradesOf(open, 'archer', 2)).toEqual(['sharpshooter'])
    expect(upgradesOf(open, 'knights')).toEqual(['holy-order', 'barbarian-hall'])
    expect(upgradesOf(open, 'howitzer')).toEqual(['tesla-tower'])
    expect(upgradesOf(open, 'tesla-tower')).toEqual([])
    expect(upgradesOf(given({ maxLevel: 2 }).open, 'adept')).toEqual([])
  })

  test('prices, and what Shortage and Open Workshop do to them', () => {
    const price = (position: Position) => {
      const { open } = given(position)
      return (['archer', 'adept', 'wizard'] as const).map(tower => priceOf(open, tower))
    }
    expect(price({})).toEqual([2, 3, undefined])
    expect(price({ storm: 'PS15' })).toEqual([3, 4, undefined])
    expect(price({ storm: 'PS16' })).toEqual([1, 2, undefined])
    expect(price({ maxLevel: 1 })).toEqual([2, undefined, undefined])
    expect(countOf(['archer', 'mage', 'archer'], 'archer')).toBe(2)
  })
})
