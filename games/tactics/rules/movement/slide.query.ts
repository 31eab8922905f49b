import type { Space, UnitId, Way } from '../state/shape.ts'
import { groundOf } from '../realm/ground.query.ts'
import { WAYS } from '../realm/spaces.query.ts'
import { cardOf, type Open, unitAt } from '../units/units.query.ts'

export interface Slide {
  readonly to: Space
  readonly moved: number
  /** Cut short: it loses Health (TAC-KNOCK-07). */
  readonly collides: boolean
  /** At least one step went down. */
  readonly fell: boolean
}

/** Cannot be Knocked Back: by its card, or for the attack in progress (TAC-KNOCK-13, TAC-RULING-88). */
export const isImmune = (open: Open, id: UnitId): boolean => {
  const unit = open.units[id]
  if (unit === undefined) return true
  if (cardOf(unit).passive.immune) return true
  return open.attack !== undefined && open.attack.steady && open.attack.target === id
}

/**
 * Where a Knock Back of `n` would take a unit: it stops before the edge, a flipped box, a higher space (a portal is set in
 * one) and any unit (TAC-KNOCK-05…09, TAC-KNOCK-11, TAC-RULING-23).
 */
export const slide = (open: Open, id: UnitId, way: Way, n: number): Slide => {
  const ground = groundOf(open)
  const side = WAYS.indexOf(way)
  let at = open.units[id]?.at ?? -1
  let moved = 0
  let fell = false
  while (moved < n && at >= 0) {
    const next = ground.neighbours[4 * at + side] as number
    if (next < 0 || ground.elevation(next) > ground.elevation(at) || unitAt(open, next) !== undefined) break
    if (ground.elevation(next) < ground.elevation(at)) fell = true
    at = next
    moved++
  }
  return { to: at, moved, collides: moved < n, fell }
}
