/** Hexes by axial coordinates, named `q,r`, as tables made once. */
export interface HexGrid {
  readonly hexes: readonly string[]
  has(hex: string): boolean
  /** Clockwise from the east; those off the map are left out. */
  neighbours(hex: string): readonly string[]
  distance(a: string, b: string): number
}
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const

export const hexName = (q: number, r: number): string => `${q},${r}`
export function hexAt(hex: string): readonly [q: number, r: number] {
  const [q, r] = hex.split(',').map(Number)
  if (q === undefined || r === undefined || !Number.isInteger(q) || !Number.isInteger(r))
    throw new Error(`no hex "${hex}"`)
  return [q, r]
}
export function hexDistance(a: string, b: string): number {
  const [aq, ar] = hexAt(a)
  const [bq, br] = hexAt(b)
  return (Math.abs(aq - bq) + Math.abs(ar - br) + Math.abs(aq + ar - bq - br)) / 2
}

/** All hexes within a number of steps of a centre, centre first, ring by ring. */
export function hexesWithin(centre: string, radius: number): string[] {
  const [cq, cr] = hexAt(centre)
  const found: string[] = []
  for (let q = -radius; q <= radius; q++)
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r++)
      found.push(hexName(cq + q, cr + r))
  return found.sort((a, b) => hexDistance(centre, a) - hexDistance(centre, b))
}

export function hexGrid(hexes: readonly string[]): HexGrid {
  const known = new Set(hexes)
  const neighbours = new Map<string, readonly string[]>()
  const distances = new Map<string, Map<string, number>>()
  for (const hex of hexes) {
    const [q, r] = hexAt(hex)
    const next = DIRECTIONS.map(([dq, dr]) => hexName(q + dq, r + dr)).filter(name => known.has(name))
    neighbours.set(hex, next)
    distances.set(hex, new Map(hexes.map(other => [other, hexDistance(hex, other)])))
  }
  return {
    hexes,
    has: hex => known.has(hex),
    neighbours: hex => neighbours.get(hex) ?? [],
    distance: (a, b) => distances.get(a)?.get(b) ?? hexDistance(a, b),
  }
}
