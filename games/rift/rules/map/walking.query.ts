import type { Cell } from '../state/shape.ts'
import { around } from './cells.query.ts'
import type { KingdomMap } from './map.query.ts'

/** Spaces a hero can get to, its own included, and what each one costs; through anything (RIFT-MOVE-01…03). */
export interface Reach {
  readonly cells: readonly Cell[]
  /** By space; −1: out of reach. */
  readonly cost: Int8Array
}

const reaches = new WeakMap<KingdomMap, Map<number, Reach>>()

/** From a space, or from a board (−1): the same for every hero, so it is worked out once. */
export const reachFrom = (map: KingdomMap, from: Cell, points: number): Reach => {
  let made = reaches.get(map)
  if (made === undefined) reaches.set(map, (made = new Map<number, Reach>()))
  const key = (from + 1) * 16 + points
  let reach = made.get(key)
  if (reach === undefined) made.set(key, (reach = spread(map, from, points)))
  return reach
}

const spread = (map: KingdomMap, from: Cell, points: number): Reach => {
  const cost = new Int8Array(256).fill(-1)
  const cells: Cell[] = []
  if (from >= 0) {
    cost[from] = 0
    cells.push(from)
  } else if (points > 0)
    for (const entry of map.entries) {
      cost[entry] = 1
      cells.push(entry)
    }
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as Cell
    const spent = cost[cell] as number
    if (spent >= points) break
    for (const next of stepsFrom(map, cell))
      if (cost[next] === -1) {
        cost[next] = spent + 1
        cells.push(next)
      }
  }
  return { cells, cost }
}

/** One move point: the 8 neighbours, and from one rift gate the other (RIFT-MOVE-01, RIFT-RULING-90). */
export const stepsFrom = (map: KingdomMap, cell: Cell): readonly Cell[] => {
  const near = around(map, cell)
  if (map.gates === undefined) return near
  const [a, b] = map.gates
  const other = cell === a ? b : cell === b ? a : -1
  return other < 0 || near.includes(other) ? near : [...near, other]
}
