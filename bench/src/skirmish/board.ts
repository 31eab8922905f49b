/** What both versions of the comparison game share: the map, the armies and the numbers. */
export const SIZE = 10
export const LONGEST = 400
export const DIE = [1, 2, 3, 4, 5, 6] as const

export type Side = 'red' | 'blue'
export type Terrain = 'grass' | 'wood' | 'hill' | 'water'
export interface Cell {
  x: number
  y: number
  terrain: Terrain
  cover: number
  height: number
  trampled: number
  /** Who stood here last. */
  owner: Side | 'nobody'
}
export interface Unit {
  id: string
  side: Side
  kind: 'knight' | 'archer' | 'guard'
  at: number
  health: number
  strength: number
  moves: number
  strikes: number
  wounds: number
}
export interface Field {
  turn: number
  active: Side
  cells: Cell[]
  units: Unit[]
}

const MAP = [
  '....~~....',
  '.w......w.',
  '..h.ww.h..',
  '....ww....',
  'h........h',
  'h........h',
  '....ww....',
  '..h.ww.h..',
  '.w......w.',
  '....~~....',
]
const TERRAIN: Readonly<Record<string, { terrain: Terrain; cover: number; height: number }>> = {
  '.': { terrain: 'grass', cover: 0, height: 0 },
  w: { terrain: 'wood', cover: 1, height: 0 },
  h: { terrain: 'hill', cover: 1, height: 1 },
  '~': { terrain: 'water', cover: 0, height: 0 },
}
const ARMY = [
  { kind: 'guard', health: 6, strength: 2 },
  { kind: 'knight', health: 5, strength: 3 },
  { kind: 'archer', health: 4, strength: 2 },
] as const

/** Cells to the left, right, above and below; worked out once. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: SIZE * SIZE }, (_, at) => {
  const x = at % SIZE
  const list: number[] = []
  if (x > 0) list.push(at - 1)
  if (x < SIZE - 1) list.push(at + 1)
  if (at >= SIZE) list.push(at - SIZE)
  if (at < SIZE * (SIZE - 1)) list.push(at + SIZE)
  return list
})

/** Six units a side in two rows that nearly touch: about 18 options a turn and a fight from the start. */
export const newField = (): Field => ({
  turn: 1,
  active: 'red',
  cells: MAP.flatMap((row, y) =>
    Array.from(
      row,
      (letter, x) => ({ x, y, ...(TERRAIN[letter] ?? TERRAIN['.']), trampled: 0, owner: 'nobody' }) as Cell,
    ),
  ),
  units: Array.from({ length: 12 }, (_, i) => {
    const side: Side = i < 6 ? 'red' : 'blue'
    const { kind, health, strength } = ARMY[i % 3] ?? ARMY[0]
    const at = (side === 'red' ? 3 : 6) * SIZE + 2 + (i % 6)
    return { id: `${side}.${(i % 6) + 1}`, side, kind, at, health, strength, moves: 0, strikes: 0, wounds: 0 }
  }),
})

export const otherSide = (side: Side): Side => (side === 'red' ? 'blue' : 'red')

/** Two dice and the strength against 6, two more in cover or from below. */
export const woundsOf = (dice: readonly number[], strength: number, cover: number, climbs: boolean): number => {
  let sum = strength
  for (const die of dice) sum += die
  return Math.max(0, Math.floor((sum - 6 - cover - (climbs ? 1 : 0)) / 3))
}
