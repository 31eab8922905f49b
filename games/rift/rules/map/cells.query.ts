import type { Turn } from '../../content/types.ts'
import type { Cell } from '../state/shape.ts'
import type { KingdomMap } from './map.query.ts'

export type Way = 'n' | 'e' | 's' | 'w'

/** Cells of a row of the map; maps are at most 13 wide, so that an arrow of reach 3 never comes round to another row. */
export const STRIDE = 16

export const cellOf = (x: number, y: number): Cell => STRIDE * y + x
export const xOf = (cell: Cell): number => cell % STRIDE
export const yOf = (cell: Cell): number => Math.floor(cell / STRIDE)

const LETTERS = 'ABCDEFGHIJKLMNOP'
const NAMES: readonly string[] = Array.from(
  { length: STRIDE * STRIDE },
  (_, cell) => LETTERS[xOf(cell)] + `${yOf(cell) + 1}`,
)
const CELLS: ReadonlyMap<string, Cell> = new Map(NAMES.map((name, cell) => [name, cell]))

/** Column letter and row from 1: x 2, y 3 is C4. */
export const cellName = (cell: Cell): string => NAMES[cell] ?? '-'
export const cellNamed = (name: string): Cell | undefined => CELLS.get(name)

/** By direction: what it adds to a cell. */
export const VEC: readonly number[] = [-STRIDE, 1 - STRIDE, 1, STRIDE + 1, STRIDE, STRIDE - 1, -1, -STRIDE - 1]

const WAYS: readonly Way[] = ['n', 'e', 's', 'w']
/** Where the top of a card points, or a hero looks, after so many quarter turns (RIFT-RULING-21). */
export const wayOf = (turn: Turn): Way => WAYS[turn] ?? 'n'
export const turnOf = (way: string): Turn | undefined => {
  const at = WAYS.indexOf(way as Way)
  return at < 0 ? undefined : (at as Turn)
}

/** The way a hero walks: sides and corners cost the same (RIFT-MOVE-01). */
export const kingDistance = (a: Cell, b: Cell): number => Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)))

const known = new WeakMap<KingdomMap, (readonly Cell[])[]>()
const NONE: readonly Cell[] = []

/** The 8 neighbours that are on the map; never the cell itself. */
export const around = (map: KingdomMap, cell: Cell): readonly Cell[] => {
  if (cell < 0) return NONE
  let cells = known.get(map)
  if (cells === undefined) {
    cells = []
    known.set(map, cells)
  }
  const found = cells[cell]
  if (found !== undefined) return found
  const made: Cell[] = []
  for (const vec of VEC) if (map.kindOf(cell + vec) !== 'void') made.push(cell + vec)
  cells[cell] = made
  return made
}
