import type { Space, UnitId } from '../state/shape.ts'
import { groundOf } from '../realm/ground.query.ts'
import { findPath } from './path.query.ts'
import { best, collect, costFound, type Found, forget, foundAt, MOST_MP, occupy, spread } from './search.query.ts'
import { stepCosts, type Via } from './stepCost.query.ts'
import { bears, cardOf, type Open } from '../units/units.query.ts'

export { stepCost, stepTerms, type Via } from './stepCost.query.ts'

export interface PathStep {
  readonly to: Space
  readonly via: Via
}

/** Printed Move; the Artifact Bearer has 1 less, not below 0 (TAC-MOVE-01, TAC-BATTLE-05, TAC-RULING-48). */
export const movePoints = (open: Open, id: UnitId): number => {
  const unit = open.units[id]
  if (unit === undefined) return 0
  const { move } = cardOf(unit)
  return bears(open, id) ? Math.max(0, move - 1) : move
}

const NOWHERE: Found = { ends: [], costs: [], passed: [], passedCosts: [] }

/** Where a Move can end and what it costs; made by `reachOf`. Paths look at the table again, so ask before it changes. */
export class Reach {
  /** Spaces where the Move can end, cheapest first. Its own start is one if a loop back is affordable. */
  readonly ends: readonly Space[]
  /** What each end costs, in the order of `ends`. */
  readonly costs: readonly number[]
  /** Spaces held by another unit it can pass through. */
  readonly passed: readonly Space[]
  readonly passedCosts: readonly number[]
  readonly from: Space
  readonly mp: number
  private readonly open: Open
  private readonly unit: UnitId

  constructor(open: Open, unit: UnitId, from: Space, mp: number, found: Found) {
    this.open = open
    this.unit = unit
    this.from = from
    this.mp = mp
    this.ends = found.ends
    this.costs = found.costs
    this.passed = found.passed
    this.passedCosts = found.passedCosts
  }
  /** MP of the cheapest way there, also to spaces it can only pass through; undefined if out of reach. */
  cost(space: Space): number | undefined {
    const end = this.ends.indexOf(space)
    if (end >= 0) return this.costs[end]
    const through = this.passed.indexOf(space)
    return through >= 0 ? this.passedCosts[through] : undefined
  }
  isEnd(space: Space): boolean {
    return this.ends.includes(space)
  }
  /** The way a Move to this space takes when only its end is named (TAC-MOVE-04); empty if out of reach. */
  pathTo(space: Space): readonly PathStep[] {
    return wayOf(this.open, this.unit, space, this.mp, this.from)
  }
}

/**
 * Everywhere a unit can go with so many MP (TAC-MOVE-02…10, TAC-PORTAL-01…04, TAC-PORTAL-07, TAC-RULING-06). `from` is
 * where it stands, unless another start is asked about.
 */
export const reachOf = (open: Open, id: UnitId, mp: number, from?: Space): Reach => {
  const unit = open.units[id]
  const start = from ?? unit?.at ?? -1
  const budget = mp > MOST_MP ? MOST_MP : mp
  if (unit === undefined || start < 0 || budget < 1) return new Reach(open, id, start, budget, NOWHERE)
  const ground = groundOf(open)
  const count = spread(ground, stepCosts(ground, cardOf(unit)), occupy(open, id, unit), start, budget)
  forget()
  return new Reach(open, id, start, budget, collect(count))
}

/** The way a Move to this space takes when only its end is named (TAC-MOVE-04); empty if out of reach. */
export const wayOf = (open: Open, id: UnitId, to: Space, mp: number, from?: Space): readonly PathStep[] => {
  const unit = open.units[id]
  const start = from ?? unit?.at ?? -1
  const budget = mp > MOST_MP ? MOST_MP : mp
  if (unit === undefined || start < 0 || budget < 1) return []
  const ground = groundOf(open)
  const costs = stepCosts(ground, cardOf(unit))
  const standing = occupy(open, id, unit)
  const count = spread(ground, costs, standing, start, budget)
  const cost = costFound(count, to)
  const search = { ground, costs, standing, best, order: foundAt, count }
  const path = cost === undefined ? [] : findPath(search, start, { to, cost, used: unit.villages })
  forget()
  return path
}
