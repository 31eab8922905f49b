import type { Hex } from '../state/shape.ts'

/** The arena: 37 hexes in rows A (the rival's side) to G (yours), numbered row by row. */
const ROWS = [4, 5, 6, 7, 6, 5, 4]
const NAMES: string[] = []
const Q: number[] = []
const R: number[] = []
for (const [row, length] of ROWS.entries())
  for (let position = 1; position <= length; position++) {
    const r = row - 3
    NAMES.push(`${String.fromCharCode(65 + row)}${position}`)
    R.push(r)
    Q.push(position - 1 + Math.max(-3, -3 - r))
  }

export const HEX_COUNT = NAMES.length
export const HEXES: readonly Hex[] = NAMES.map((_, hex) => hex)
const NUMBERS: ReadonlyMap<string, Hex> = new Map(NAMES.map((name, hex) => [name, hex]))

/** A1 … G4; `-` for a hex outside. */
export const hexName = (hex: Hex): string => NAMES[hex] ?? '-'
/** −1 if there is none of that name. */
export const hexNamed = (name: string): Hex => NUMBERS.get(name) ?? -1
/** Axial coordinates, for drawing. */
export const axialOf = (hex: Hex): { q: number; r: number } => ({ q: Q[hex] ?? 0, r: R[hex] ?? 0 })

const hexAt = (q: number, r: number): Hex => {
  for (let hex = 0; hex < HEX_COUNT; hex++) if (Q[hex] === q && R[hex] === r) return hex
  return -1
}

const DISTANCES = new Int8Array(HEX_COUNT * HEX_COUNT)
for (const a of HEXES)
  for (const b of HEXES) {
    const dq = (Q[a] as number) - (Q[b] as number)
    const dr = (R[a] as number) - (R[b] as number)
    DISTANCES[a * HEX_COUNT + b] = (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
  }
/** Plain hex distance: units, blocked hexes and arena effects do not matter (VIC-RULING-43). */
export const distance = (a: Hex, b: Hex): number => DISTANCES[a * HEX_COUNT + b] as number

/** Puts a list in the order of its hexes: such lists are short and asked for all the time. */
export const inHexOrder = <X extends { readonly at: Hex }>(list: X[]): X[] => {
  for (let i = 1; i < list.length; i++) {
    const one = list[i] as X
    let place = i
    for (; place > 0 && (list[place - 1] as X).at > one.at; place--) list[place] = list[place - 1] as X
    list[place] = one
  }
  return list
}

/** East, then clockwise: the faces 1–6 of the arena die (VIC-DICE-06). */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]
const COMPASS: readonly Int8Array[] = HEXES.map(hex =>
  Int8Array.from(DIRECTIONS, ([q, r]) => hexAt((Q[hex] as number) + q, (R[hex] as number) + r)),
)
/** The next hex in that direction; −1 over the edge. */
export const compass = (hex: Hex, face: number): Hex => COMPASS[hex]?.[face - 1] ?? -1

const NEIGHBOURS: readonly (readonly Hex[])[] = HEXES.map(hex => HEXES.filter(other => distance(hex, other) === 1))
const NOWHERE: readonly Hex[] = []
/** The hexes that share a side with it, in hex order (VIC-DESC-10). */
export const neighbours = (hex: Hex): readonly Hex[] => NEIGHBOURS[hex] ?? NOWHERE
export const isAdjacent = (a: Hex, b: Hex): boolean => a >= 0 && b >= 0 && distance(a, b) === 1

export const CENTRE: Hex = hexNamed('D4')
/** The outer ring: distance 3 from the centre. */
export const RING: readonly Hex[] = HEXES.filter(hex => distance(hex, CENTRE) === 3)
