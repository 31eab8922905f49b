import type { Space } from '../state/shape.ts'
import type { Ground } from '../realm/ground.query.ts'
import { SHEET } from '../realm/spaces.query.ts'
import type { StepCosts, Via } from './stepCost.query.ts'

/** What a search has found (reach.ts): the lowest cost of every space, and the spaces in order of cost. */
export interface Search {
  readonly ground: Ground
  readonly costs: StepCosts
  /** Who stands where, in the codes below. */
  readonly standing: Uint8Array
  readonly best: Uint8Array
  readonly order: Int16Array
  readonly count: number
}
/** What stands on a space: a unit it may pass, an enemy, a Ballista it left, an enemy it passes over on foot only. */
export const STANDING = { passed: 1, enemy: 2, banned: 3, passedEnemy: 4 } as const
const PASSED = STANDING.passed
const ENEMY = STANDING.enemy
const BANNED = STANDING.banned
/** A unit on the space it leaves blocks the portal only if it is an enemy (TAC-PORTAL-03, TAC-PORTAL-04). */
export const blocksPortal = (code: number | undefined): boolean => code === ENEMY || code === STANDING.passedEnemy

const NEVER = -1
/** Most Villages from each space to the end along cheapest ways; `NEVER` where none leads there. */
const most = new Int8Array(SHEET).fill(NEVER)

interface Goal {
  readonly to: Space
  readonly cost: number
  /** Villages the unit has gained from this turn. */
  readonly used: readonly Space[]
}
const gain = (ground: Ground, goal: Goal, space: Space): number =>
  ground.terrains[space] === 'village' && !goal.used.includes(space) ? 1 : 0

/** Villages of the best way on over the step to `to` for `cost`, `NEVER` if that step is on no cheapest way. */
const over = ({ ground, best }: Search, goal: Goal, from: Space, to: Space, cost: number): number => {
  const sum = (best[from] as number) + cost
  if (to === goal.to && sum === goal.cost) return gain(ground, goal, to)
  if (best[to] !== sum || sum >= goal.cost || most[to] === NEVER) return NEVER
  return (most[to] as number) + gain(ground, goal, to)
}

/** Looks at every step from a space in the order of ties; the first as good as `wanted` is written down in `found`. */
const found = { to: -1, via: 'walk' as Via, cost: 0 }
const lookAhead = (search: Search, goal: Goal, from: Space, wanted: number): number => {
  const { ground, costs, standing } = search
  let highest = NEVER
  for (let side = 4 * from; side < 4 * from + 4; side++) {
    const to = ground.neighbours[side] as number
    if (to < 0 || standing[to] === ENEMY || standing[to] === BANNED) continue
    const cost = costs.walk[side] as number
    const villages = over(search, goal, from, to, cost)
    if (villages === wanted && wanted !== NEVER) return take(to, 'walk', cost, villages)
    if (villages > highest) highest = villages
  }
  if (ground.atPortal[from] === 0 || blocksPortal(standing[from])) return highest
  for (const to of ground.portalSpaces) {
    if (to === from || (standing[to] as number) > PASSED) continue
    const cost = costs.enter[to] as number
    const villages = over(search, goal, from, to, cost)
    if (villages === wanted && wanted !== NEVER) return take(to, 'portal', cost, villages)
    if (villages > highest) highest = villages
  }
  return highest
}
const take = (to: Space, via: Via, cost: number, villages: number): number => {
  found.to = to
  found.via = via
  found.cost = cost
  return villages
}

/**
 * Among all ways of the lowest cost the one through most Villages not yet used, then the first in the order north, east,
 * south, west, portals last from north to south and west to east (TAC-MOVE-03).
 */
export const findPath = (search: Search, from: Space, goal: Goal): { to: Space; via: Via }[] => {
  const { order, count, best } = search
  for (let i = count - 1; i >= 0; i--) {
    const space = order[i] as number
    if (space !== from && (best[space] as number) < goal.cost) most[space] = lookAhead(search, goal, space, NEVER)
  }
  const path: { to: Space; via: Via }[] = []
  let here = from
  let wanted = lookAhead(search, goal, from, NEVER)
  for (let left = goal.cost; left > 0 && wanted !== NEVER; left -= found.cost) {
    lookAhead(search, goal, here, wanted)
    path.push({ to: found.to, via: found.via })
    wanted -= gain(search.ground, goal, found.to)
    here = found.to
  }
  for (let i = 0; i < count; i++) most[order[i] as number] = NEVER
  return path
}
