import { describe, expect, test } from 'vitest'
import { squaresName } from '../../rules/placing/shapes.query.ts'
import { given } from '../../test/given.ts'
import { pickerAt } from '../pick.ts'
import { holdablesOf, movableOf } from './pieces.ts'
import { boardOf } from '../testing/fixture.ts'
import { ghostOf, placingWith } from './usePlacing.ts'
import { whyHere } from './whyHere.ts'

/** Marksmen on a: two free tiles for the horde beside it or the one below. */
const marksmen = () =>
  given({ trays: ['H12 C2', 'H16 C3'], hands: { p1: ['marksmen'] } }).seat('p1', 'tower marksmen', 'a e')

const handWith = (game = marksmen()) => {
  const chosen: string[] = []
  const pointed: (string | undefined)[] = []
  const board = boardOf(game, 'p1', {
    choose: option => void chosen.push(option),
    point: anchor => void pointed.push(anchor),
  })
  const pieces = holdablesOf(board)
  const picker = pickerAt({})
  const hand = placingWith(picker, board, pieces)
  const ghost = () => ghostOf(board, pieces, picker.pick())
  return { board, picker, pieces, hand, ghost, chosen, pointed }
}

describe('the piece in hand', () => {
  test('begins over the best place of the first tray, not pointed at', () => {
    const { ghost } = handWith()
    expect(ghost()).toMatchObject({ piece: { key: 'I2' }, legal: true, proposed: true })
  })

  test('follows the square pointed at, and the shell is told which option that is', () => {
    const { hand, ghost, pointed } = handWith()
    hand.pointAt('H16', [0, 0])
    expect(ghost()).toMatchObject({ tray: 'H16', proposed: false })
    expect(pointed).toEqual([ghost()?.id])
    hand.pointAt('H16', [0, 0])
    expect(pointed).toHaveLength(1)
  })

  test('moves by arrows, turns and mirrors about the square it is held by', () => {
    const { hand, ghost, picker } = handWith()
    picker.setPick({ tray: 'H12' })
    hand.pointAt('H12', [2, 3])
    const before = squaresName(ghost()!.mask)
    hand.turn(1)
    expect(squaresName(ghost()!.mask)).not.toBe(before)
    hand.turn(3)
    expect(squaresName(ghost()!.mask)).toBe(before)
    hand.step(-1, 0)
    expect(squaresName(ghost()!.mask)).toBe(before.replaceAll('c', 'b'))
    hand.step(-9, 0)
    expect(squaresName(ghost()!.mask)).toBe(before.replaceAll('c', 'a'))
    hand.mirror()
    expect(ghost()?.legal).toBe(true)
  })

  test('is placed where it fits; elsewhere the shell is asked why not', () => {
    const { hand, ghost, chosen, pointed, board } = handWith()
    const orcs = board.view.open as never
    hand.pointAt('H12', [0, 0])
    hand.place()
    expect(chosen).toEqual([ghost()!.id])
    // Orcs resist physical damage.
    for (const square of [0, 1, 2, 3, 4].flatMap(x => [0, 1, 2, 3, 4].map(y => [x, y] as const))) {
      hand.pointAt('H12', square)
      if (!ghost()!.legal) break
    }
    expect(ghost()?.legal).toBe(false)
    expect(whyHere(orcs, ghost()!)).toBe('onPhysical')
    hand.place()
    expect(chosen).toHaveLength(1)
    expect(pointed.at(-1)).toBe(ghost()!.id)
  })

  test('by a finger is selected first: the second tap on it goes to the same option', () => {
    const { board, pieces, hand, chosen, picker } = handWith()
    hand.press('H12', [1, 3])
    const [first] = chosen
    const again = placingWith(picker, { ...board, selected: first! }, pieces)
    again.press('H12', [1, 3])
    expect(chosen).toEqual([first, first])
  })

  test('is shown where the selected option puts it', () => {
    const { board, pieces, picker } = handWith()
    const option = board.options.find(({ id }) => id.startsWith('I1 H16'))!.id
    expect(ghostOf({ ...board, selected: option }, pieces, picker.pick())).toMatchObject({ id: option, tray: 'H16' })
  })

  test('is another one where only that can go', () => {
    const { board, pieces, hand, ghost, picker } = handWith()
    const only = pieces.map(piece =>
      piece.key === 'I2' ? { ...piece, places: new Map([...piece.places].slice(0, 1)) } : piece,
    )
    placingWith(picker, board, only).look('H16')
    expect(picker.pick().piece).toBe('I1')
    hand.take('I2')
    expect(ghost()?.piece.key).toBe('I2')
  })
})

test('with an empty supply a press on a soldier takes it in hand', () => {
  const position = { trays: ['H91 C3 ggg../...../...../...../..... soldiers:a1b1'], soldiers: 0 } as const
  const game = given({ ...position, hands: { p1: ['footmen'] } }).seat('p1', 'tower footmen', 'd w')
  const { hand, ghost, chosen, pieces } = handWith(game)
  expect([...movableOf(pieces)].map(([tray, mask]) => [tray, squaresName(mask)])).toEqual([['H91', 'a1b1']])
  hand.press('H91', [1, 0])
  expect(chosen).toEqual([])
  expect(ghost()?.piece.key).toBe('move H91 b1')
  hand.press('H91', [2, 0])
  expect(chosen).toEqual(['move H91 b1 H91 c1'])
})

test('why a soldier or a base does not fit is told in short', () => {
  const militia = given({ trays: ['H23 C2 I1:b2'], hands: { p1: ['militia'] } }).seat('p1', 'tower militia', 'a e')
  const { hand, ghost, board } = handWith(militia)
  const open = board.view.open as never
  const whyAt = (x: number, y: number) => {
    hand.pointAt('H23', [x, y])
    return whyHere(open, ghost()!)
  }
  const whys = new Set([0, 1, 2, 3, 4].flatMap(x => [0, 1, 2, 3, 4].map(y => whyAt(x, y))))
  expect(whys).toEqual(new Set([undefined, 'onTaken', 'onDeadly', 'onBlank']))
})
