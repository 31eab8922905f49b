import { describe, expect, test } from 'vitest'
import { maskNamed, squaresName } from '../../rules/placing/shapes.query.ts'
import { faceOf, trayNamed } from '../../rules/march/trays.query.ts'
import { given } from '../../test/given.ts'
import { bestPlace, gainOf, gripAt, holdablesOf, idAt, maskHeld, poseFor, squaresHeld } from './pieces.ts'
import { boardOf } from '../testing/fixture.ts'

const UP = { turn: 0, mirrored: false } as const

/** An Archer on a faces the horde in front of it. */
const archer = () => given({ trays: ['H07 C2'], hands: { p1: ['archer'] } }).seat('p1', 'tower archer', 'a e')
const piecesOf = (game: ReturnType<typeof given>, seat: 'p1' | 'p2' = 'p1') => holdablesOf(boardOf(game, seat))

describe('what can be placed', () => {
  test('is read off the options: piece, tray and squares', () => {
    const [tile, ...others] = piecesOf(archer())
    expect(others).toEqual([])
    expect(tile).toMatchObject({ key: 'I2', kind: 'tile', shape: 'I2', type: 'physical', turn: 1 })
    expect([...tile!.places.keys()]).toEqual(['H07'])
    expect(tile!.places.get('H07')?.get(maskNamed('b2c2'))).toBe('I2 H07 b2c2')
  })

  test('are soldiers one by one, and with an empty supply those on other trays', () => {
    const militia = { trays: ['H07 C2', 'H01 C4 soldiers:b2'], hands: { p1: ['militia'] } } as const
    const [soldier] = piecesOf(given(militia).seat('p1', 'tower militia', 'a e'))
    expect(soldier).toMatchObject({ key: 'soldier', kind: 'soldier' })
    const [moved] = piecesOf(given({ ...militia, soldiers: 0 }).seat('p1', 'tower militia', 'a e'))
    expect(moved).toMatchObject({ key: 'move H01 b2', kind: 'soldier' })
    expect([...moved!.places.keys()]).toEqual(['H07'])
  })

  test('is the base of a hero that comes to a horde', () => {
    const game = given({ trays: ['H07 C4'], heroes: { malik: 'p1 C5' } }).seat('p1', 'hero malik', 'to C4')
    const [base] = piecesOf(game)
    expect(base).toMatchObject({ key: 'base', kind: 'base' })
    expect(base!.places.get('H07')?.get(maskNamed('a1b1a2b2'))).toBe('base a1')
  })

  test('is nothing while something else is asked', () => {
    expect(piecesOf(given({ trays: ['H07 C2'] }))).toEqual([])
  })
})

describe('a piece in hand', () => {
  const [tile] = piecesOf(archer())

  test('that is not free lies as its card does, whatever the hand does', () => {
    expect(squaresHeld(tile!, { turn: 2, mirrored: true })).toEqual(squaresHeld(tile!, UP))
    expect(squaresHeld(tile!, UP)).toEqual([
      [1, 0],
      [0, 0],
    ])
  })

  test('that is free turns and mirrors', () => {
    const piece = { kind: 'tile', shape: 'L3', turn: 'free' } as const
    const drawn = (turn: 0 | 1 | 2 | 3, mirrored: boolean) =>
      squaresName(maskHeld(squaresHeld(piece, { turn, mirrored }), [0, 0]))
    expect(drawn(0, false)).toBe('a1a2b2')
    expect(drawn(1, false)).toBe('a1b1a2')
    expect(drawn(0, true)).toBe('b1a2b2')
  })

  test('is pushed back inside the border', () => {
    const held = squaresHeld(tile!, UP)
    expect(squaresName(maskHeld(held, [4, 4]))).toBe('d5e5')
    expect(squaresName(maskHeld(held, [0, 0]))).toBe('a1b1')
  })

  test('is proposed where it covers the most enemies', () => {
    const open = boardOf(archer()).view.open as never
    const best = bestPlace(open, tile!, 'H07', UP)
    expect(best?.gain).toBe(2)
    expect(gainOf(open, trayNamed(open, 'H07')!, best!.mask)).toBe(2)
    expect(maskHeld(squaresHeld(tile!, UP), gripAt(best!.mask))).toBe(best!.mask)
  })

  test('keeps its pose where that fits the squares, else takes one that does', () => {
    const free = { ...tile!, turn: 'free' as const }
    expect(poseFor(free, maskNamed('a1b1'), { turn: 3, mirrored: false }).turn).toBe(3)
    expect(poseFor(free, maskNamed('a1a2'), { turn: 3, mirrored: false }).turn).toBe(0)
  })

  test('has an option even where it does not fit, to be asked about', () => {
    expect(idAt(tile!, 'H07', maskNamed('d5e5'))).toBe('I2 H07 d5e5')
  })
})

test('a big enemy counts once its last square is covered', () => {
  const open = given({ trays: ['H24 C2'] }).open
  const tray = trayNamed(open, 'H24')!
  const troll = faceOf(tray).enemies.find(({ enemy }) => enemy.big)!.mask
  const corner = troll & -troll
  expect(gainOf(open, tray, troll & ~corner)).toBe(0)
  expect(gainOf(open, tray, troll)).toBe(1)
})
