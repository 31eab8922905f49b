import { describe, expect, test } from 'vitest'
import { cellNamed } from '../../rules/map/cells.query.ts'
import { given } from '../../test/given.ts'
import { cardAt, gripOf, pointedAt } from './hand.ts'
import { pickerAt } from '../pick.ts'
import { boardOf } from '../testing/fixture.ts'

const EMPTY = pickerAt({}).pick()
const at = (name: string) => cellNamed(name) ?? -1

describe('a press on a space', () => {
  test('builds on a lit site, turned as shown, and looks up one that is not', () => {
    const board = boardOf(given({ trays: ['H01 C2'], hands: { p1: ['archer'] } }).seat('p1', 'tower archer'))
    expect(gripOf(board, at('B2'), EMPTY, [])).toEqual({ choose: 'a e', site: 'a' })
    expect(gripOf(board, at('D2'), EMPTY, [])).toEqual({ choose: 'b e', site: 'b' })
    expect(pointedAt(board, at('B2'), EMPTY, [])).toBe('a e')
  })

  test('on a site of somebody else asks why not', () => {
    const board = boardOf(
      given({ players: 4, trays: ['H01 C2'], hands: { p1: ['archer'] } }).seat('p1', 'tower archer'),
    )
    expect(gripOf(board, at('D2'), EMPTY, [])).toEqual({ open: 'site b' })
    expect(pointedAt(board, at('D2'), EMPTY, [])).toBe('site b')
  })

  test('takes a tray into the zoom, whether something is placed or not', () => {
    const idle = boardOf(given({ trays: ['H01 C2'] }))
    expect(gripOf(idle, at('C2'), EMPTY, [])).toEqual({ look: 'H01' })
    const placing = boardOf(given({ trays: ['H01 C2'], hands: { p1: ['archer'] } }).seat('p1', 'tower archer', 'a e'))
    expect(gripOf(placing, at('C2'), EMPTY, ['H01'])).toEqual({ look: 'H01' })
    expect(pointedAt(placing, at('C2'), EMPTY, ['H01'])).toBe('tray H01')
  })

  test('activates the hero that stands there, and moves it', () => {
    const game = given({ heroes: { malik: 'p1 C5' } })
    expect(gripOf(boardOf(game), at('C5'), EMPTY, [])).toEqual({ choose: 'hero malik' })
    game.seat('p1', 'hero malik')
    const board = boardOf(game)
    expect(gripOf(board, at('C4'), EMPTY, [])).toEqual({ choose: 'to C4' })
    expect(pointedAt(board, at('C2'), EMPTY, [])).toBe('to C2')
  })

  test('opens a list where several things can be done', () => {
    const options = [
      { id: 'give w 0 p1', at: ['site a', 'seat p1'] },
      { id: 'give w 0 p2', at: ['site a', 'seat p2'] },
    ]
    const board = boardOf(given(), 'p1', { options })
    expect(gripOf(board, at('B2'), EMPTY, []).menu).toEqual(options)
  })

  test('says nothing while nothing is asked', () => {
    expect(pointedAt(boardOf(given(), 'p1', { options: [] }), at('B2'), EMPTY, [])).toBeUndefined()
  })
})

test('what is looked up at a space is what lies or stands there', () => {
  const { open } = given({ trays: ['H01 C2'], heroes: { malik: 'p1 C4' } })
  expect([at('C2'), at('C4'), at('B2'), at('C3')].map(cell => cardAt(open, cell))).toEqual([
    'tray H01',
    'hero malik',
    'site a',
    'cell C3',
  ])
})
