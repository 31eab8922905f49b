import type { Way } from '../../content/types.ts'
import type { Inside, Space } from '../state/shape.ts'

/** Spaces are numbered row by row on a sheet of 26 × 26, so that every realm shares one arithmetic. */
export const STRIDE = 26
export const SHEET = STRIDE * STRIDE
/** Clockwise from north: the order of every tie. */
export const WAYS: readonly Way[] = ['n', 'e', 's', 'w']

const DX: Readonly<Record<Way, number>> = { n: 0, e: 1, s: 0, w: -1 }
const DY: Readonly<Record<Way, number>> = { n: -1, e: 0, s: 1, w: 0 }

export const xOf = (space: Space): number => space % STRIDE
export const yOf = (space: Space): number => (space / STRIDE) | 0
export const spaceAt = (x: number, y: number): Space =>
  x < 0 || y < 0 || x >= STRIDE || y >= STRIDE ? -1 : STRIDE * y + x

const NAMES: readonly string[] = Array.from({ length: SHEET }, (_, space) => {
  return `${String.fromCharCode(65 + xOf(space))}${yOf(space) + 1}`
})
const BY_NAME: ReadonlyMap<string, Space> = new Map(NAMES.map((name, space) => [name, space]))

/** `A1` is the north-west corner; a unit that is nowhere has no name. */
export const spaceName = (space: Space): string => NAMES[space] ?? ''
export const spaceOf = (name: string): Space | undefined => BY_NAME.get(name)

const XS = Uint8Array.from({ length: SHEET }, (_, space) => xOf(space))
const YS = Uint8Array.from({ length: SHEET }, (_, space) => yOf(space))

/** |dx| + |dy| on the full grid (TAC-RANGE-01, TAC-RULING-26). */
export const distance = (a: Space, b: Space): number => {
  const dx = (XS[a] ?? 0) - (XS[b] ?? 0)
  const dy = (YS[a] ?? 0) - (YS[b] ?? 0)
  return (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy)
}

/** The space next to another, −1 off the sheet (TAC-MOVE-02). */
export const beside = (space: Space, way: Way): Space =>
  space < 0 ? -1 : spaceAt(xOf(space) + DX[way], yOf(space) + DY[way])

/** The four spaces next to each, clockwise from north: `BESIDE[4 * space + way]`, −1 off the sheet. */
export const BESIDE: Int16Array = Int16Array.from({ length: 4 * SHEET }, (_, index) =>
  beside(index >> 2, WAYS[index & 3] ?? 'n'),
)

/** Sharing a side, whatever the heights. */
export const areAdjacent = (a: Space, b: Space): boolean => a >= 0 && b >= 0 && distance(a, b) === 1

/** The way from one space to another on the same row or column; at an angle along the longer axis, north or south first. */
export const wayTo = (from: Space, to: Space): Way => {
  const dx = xOf(to) - xOf(from)
  const dy = yOf(to) - yOf(from)
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'e' : 'w'
  return dy > 0 ? 's' : 'n'
}

const INSIDE = 8
/** Spaces of a dungeon have names of their own, `A1` … `H5`. */
export const insideName = (inside: Inside): string =>
  `${String.fromCharCode(65 + (inside % INSIDE))}${((inside / INSIDE) | 0) + 1}`

export const insideOf = (name: string): Inside | undefined => {
  const match = /^([A-H])([1-5])$/.exec(name)
  if (match === null) return undefined
  return INSIDE * (Number(match[2]) - 1) + (name.charCodeAt(0) - 65)
}
