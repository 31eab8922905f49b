import type { ShapeId } from '../../content/ids.ts'
import { SHAPES, SHAPE_IDS } from '../../content/shapes.ts'
import type { Turn } from '../../content/types.ts'
import type { Mask } from '../state/shape.ts'

/** Squares of a side of a tray (RIFT-RULING-02). */
export const SIZE = 5
/** All 25 squares. */
export const FULL: Mask = (1 << (SIZE * SIZE)) - 1

export const bitOf = (column: number, row: number): Mask => 1 << (SIZE * row + column)

const NAMES: readonly string[] = Array.from(
  { length: SIZE * SIZE },
  (_, at) => `${'abcde'[at % SIZE]}${Math.floor(at / SIZE) + 1}`,
)
/** The name of a square by its place 0 … 24: a1 is the north-west one. */
export const squareName = (at: number): string => NAMES[at] ?? '-'

const named = new Map<Mask, string>()
/** The squares of a mask, row by row: a1b1. */
export const squaresName = (mask: Mask): string => {
  const found = named.get(mask)
  if (found !== undefined) return found
  let name = ''
  for (const at of bitsOf(mask)) name += squareName(at)
  named.set(mask, name)
  return name
}
/** 0 if it is no list of squares. */
export const maskNamed = (text: string): Mask => {
  let mask = 0
  for (let i = 0; i < text.length; i += 2) {
    const at = NAMES.indexOf(text.slice(i, i + 2))
    if (at < 0) return 0
    mask |= 1 << at
  }
  return mask
}

/** The places 0 … 24 of the squares of a mask. */
export const bitsOf = (mask: Mask): number[] => {
  const bits: number[] = []
  for (let left = mask; left !== 0; left &= left - 1) bits.push(31 - Math.clz32(left & -left))
  return bits
}
/** How many squares. */
export const count = (mask: Mask): number => {
  let squares = 0
  for (let left = mask; left !== 0; left &= left - 1) squares++
  return squares
}

type Grid = readonly (readonly [column: number, row: number])[]

/** One clockwise quarter turn (RIFT-RULING-21). */
const turned = (grid: Grid): Grid => {
  const height = Math.max(...grid.map(([, row]) => row)) + 1
  return grid.map(([column, row]) => [height - 1 - row, column])
}
const mirrored = (grid: Grid): Grid => {
  const width = Math.max(...grid.map(([column]) => column)) + 1
  return grid.map(([column, row]) => [width - 1 - column, row])
}
const gridOf = (shape: ShapeId): Grid =>
  SHAPES[shape].flatMap((cells, row) =>
    cells.split('').flatMap((cell, column) => (cell === '#' ? [[column, row] as const] : [])),
  )

/** Every place inside the border (RIFT-DAMAGE-01). */
const shifted = (grid: Grid): Mask[] => {
  const width = Math.max(...grid.map(([column]) => column)) + 1
  const height = Math.max(...grid.map(([, row]) => row)) + 1
  const masks: Mask[] = []
  for (let y = 0; y + height <= SIZE; y++)
    for (let x = 0; x + width <= SIZE; x++)
      masks.push(grid.reduce((mask, [column, row]) => mask | bitOf(x + column, y + row), 0))
  return masks
}

interface Placements {
  readonly turns: readonly (readonly Mask[])[]
  readonly free: readonly Mask[]
}
/** Every orientation once (RIFT-DAMAGE-03, RIFT-DAMAGE-04). */
const placementsMade = (shape: ShapeId): Placements => {
  const turns: Grid[] = [gridOf(shape)]
  for (let turn = 1; turn < 4; turn++) turns.push(turned(turns[turn - 1] ?? []))
  const all = [...turns, ...turns.map(mirrored)]
  return { turns: turns.map(shifted), free: [...new Set(all.flatMap(shifted))] }
}
const PLACEMENTS = Object.fromEntries(SHAPE_IDS.map(shape => [shape, placementsMade(shape)])) as Readonly<
  Record<ShapeId, Placements>
>

/** Where a tile can lie on an empty tray, its card turned so, or manipulated freely. */
export const placementsOf = (shape: ShapeId, turn: Turn | 'free'): readonly Mask[] => {
  const made = PLACEMENTS[shape]
  return turn === 'free' ? made.free : (made.turns[turn] ?? made.free)
}

const sameSet = (one: readonly Mask[], other: readonly Mask[]) =>
  one.length === other.length && one.every(mask => other.includes(mask))

/** Turned, it lies otherwise; a square does not. */
export const canTurn = (shape: ShapeId): boolean => !sameSet(placementsOf(shape, 0), placementsOf(shape, 1))
/** Flipped, it lies as no turn makes it lie. */
export const canFlip = (shape: ShapeId): boolean =>
  !sameSet(placementsOf(shape, 'free'), [...new Set(PLACEMENTS[shape].turns.flat())])

/** The 2×2 blocks a hero's base can stand on. */
export const BASES: readonly Mask[] = placementsOf('O4', 0)

const WEST_COLUMN = 0b00001_00001_00001_00001_00001
const EAST_COLUMN = 0b10000_10000_10000_10000_10000

/** Squares that share a side with one of these, and are none of them. */
export const neighboursOf = (mask: Mask): Mask =>
  ((mask << SIZE) | (mask >> SIZE) | ((mask & ~EAST_COLUMN) << 1) | ((mask & ~WEST_COLUMN) >> 1)) & FULL & ~mask
