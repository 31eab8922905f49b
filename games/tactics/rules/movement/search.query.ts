import type { Space, UnitId } from '../state/shape.ts'
import type { Ground } from '../realm/ground.query.ts'
import { blocksPortal, STANDING } from './path.query.ts'
import { SHEET } from '../realm/spaces.query.ts'
import type { StepCosts } from './stepCost.query.ts'
import { areAllies, cardOf, type Open, type SeenUnit, unitsAtTable } from '../units/units.query.ts'

/** The search behind reach.ts: it writes into arrays made once, because every unit of every choice is searched for. */

/** Copies, since imported names are slow in the search. */
const PASSED = STANDING.passed
const ENEMY = STANDING.enemy
const BANNED = STANDING.banned
const ROW = SHEET

/** What stands on each space for the unit that walks. */
const holds = new Uint8Array(SHEET)
const held = new Int16Array(SHEET)
let holders = 0

const hold = (space: Space, what: number): void => {
  if (holds[space] === 0) held[holders++] = space
  holds[space] = what
}

/** Where the others stand (TAC-MOVE-05…07), and the Ballista this unit may not go back to (TAC-BALLISTA-09, TAC-RULING-16). */
export const occupy = (open: Open, id: UnitId, unit: SeenUnit): Uint8Array => {
  for (let i = 0; i < holders; i++) holds[held[i] as number] = 0
  holders = 0
  const overEnemies = cardOf(unit).passive.step?.passEnemies ? STANDING.passedEnemy : ENEMY
  for (const each of unitsAtTable(open)) {
    const other = open.units[each]
    if (other !== undefined && other.at >= 0 && each !== id)
      hold(other.at, areAllies(open, unit.owner, other.owner) ? PASSED : overEnemies)
  }
  if (unit.ballistaStart !== undefined && open.turn?.owner === unit.owner) hold(unit.ballistaStart, BANNED)
  return holds
}

/** No Move any card can give is longer, and no step costs more. */
export const MOST_MP = 60
const DEAREST = 3
const FAR = 255
export const best = new Uint8Array(SHEET).fill(FAR)
const touched = new Int16Array(SHEET)
/** How many of them; written once per search, for speed. */
let kept = 0
const bucket = new Int16Array((MOST_MP + DEAREST + 1) * SHEET)
const filled = new Int32Array(MOST_MP + DEAREST + 1)

/** What a search found; filled by `collect`. */
export interface Found {
  /** Spaces where the Move can end, cheapest first, with their costs in the same order. */
  readonly ends: readonly Space[]
  readonly costs: readonly number[]
  /** Spaces held by another unit it can pass through. */
  readonly passed: readonly Space[]
  readonly passedCosts: readonly number[]
}

/** Spaces in the order found and their costs, those with another unit marked, for `collect`. */
export const foundAt = new Int16Array(SHEET + 1)
const foundCost = new Uint8Array(SHEET + 1)
const foundHeld = new Uint8Array(SHEET + 1)

/** Dijkstra's search with one bucket per cost: spaces come out cheapest first. */
export const spread = (
  { neighbours, atPortal, portalSpaces }: Ground,
  { walk, enter }: StepCosts,
  standing: Uint8Array,
  from: Space,
  mp: number,
): number => {
  let count = 0
  let loop = FAR
  best[from] = 0
  touched[0] = from
  let reached = 1
  bucket[0] = from
  filled[0] = 1
  for (let cost = 0; cost <= mp; cost++) {
    if (loop === cost && standing[from] === 0) {
      foundAt[count] = from
      foundCost[count] = cost
      foundHeld[count++] = 0
    }
    const row = cost * ROW
    const many = filled[cost] as number
    filled[cost] = 0
    for (let i = row; i < row + many; i++) {
      const space = bucket[i] as number
      if (best[space] !== cost) continue
      const here = standing[space] as number
      if (cost > 0) {
        foundAt[count] = space
        foundCost[count] = cost
        foundHeld[count++] = here
      }
      if (cost === mp) continue
      for (let side = 4 * space, last = side + 4; side < last; side++) {
        const to = neighbours[side] as number
        if (to < 0) continue
        const sum = cost + (walk[side] as number)
        if (sum > mp || sum >= (best[to] as number)) {
          if (to === from && sum < loop) loop = sum
          continue
        }
        const there = standing[to] as number
        if (there === ENEMY || there === BANNED) continue
        if (best[to] === FAR) touched[reached++] = to
        best[to] = sum
        const slot = filled[sum] as number
        bucket[sum * ROW + slot] = to
        filled[sum] = slot + 1
      }
      if (atPortal[space] === 0 || blocksPortal(here)) continue
      for (let i = 0; i < portalSpaces.length; i++) {
        const to = portalSpaces[i] as number
        const sum = cost + (enter[to] as number)
        if (to === space || sum > mp || (standing[to] as number) > PASSED) continue
        if (to === from && sum < loop) loop = sum
        if (sum >= (best[to] as number)) continue
        if (best[to] === FAR) touched[reached++] = to
        best[to] = sum
        const slot = filled[sum] as number
        bucket[sum * ROW + slot] = to
        filled[sum] = slot + 1
      }
    }
  }
  kept = reached
  return count
}
/** Clears what a search has written down. */
export const forget = (): void => {
  for (let i = 0; i < kept; i++) best[touched[i] as number] = FAR
  kept = 0
}

/** What the way to a space costs that a search has found, also if it is only passed through; undefined if it is not among them. */
export const costFound = (count: number, space: Space): number | undefined => {
  for (let i = 0; i < count; i++) if (foundAt[i] === space) return foundCost[i]
  return undefined
}

const NONE: number[] = []
export const collect = (count: number): Found => {
  let free = 0
  for (let i = 0; i < count; i++) if (foundHeld[i] === 0) free++
  const ends = new Array<Space>(free)
  const costs = new Array<number>(free)
  const passed: Space[] = free === count ? NONE : []
  const passedCosts: number[] = free === count ? NONE : []
  let next = 0
  for (let i = 0; i < count; i++) {
    const at = foundAt[i] as number
    const cost = foundCost[i] as number
    if (foundHeld[i] === 0) {
      ends[next] = at
      costs[next++] = cost
    } else {
      passed.push(at)
      passedCosts.push(cost)
    }
  }
  return { ends, costs, passed, passedCosts }
}
