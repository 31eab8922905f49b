import type { Way } from '../content/types.ts'
import type { Space, UnitId } from '../rules/state.ts'
import type { Ground } from './ground.ts'
import { groundOf } from './ground.ts'
import { stepCost } from './reach.ts'
import { beside, SHEET, WAYS } from './spaces.ts'
import type { Open, SeenUnit } from './units.ts'
import { ALL_UNITS, isHero } from './units.ts'

/** The Realm Map as one Enemy Unit sees it in its movement (P-16). */
export interface Field {
  readonly open: Open
  readonly ground: Ground
  readonly unit: SeenUnit
  /** Heroes on the Realm Map; units in dungeons are not there (TAC-ENEMY-MOVE-09). */
  readonly heroes: readonly UnitId[]
  /** By space: 0 free, 1 another Enemy Unit, 2 a hero. Both Solo Enemies are on one side (TAC-RULING-79). */
  readonly holds: Uint8Array
  /** By space: 1 if entering it stops the unit (TAC-ENEMY-MOVE-05, TAC-RULING-58). */
  readonly stops: Uint8Array
}
export type Axis = 'vertical' | 'horizontal'
export interface Stride {
  readonly to: Space
  readonly cost: number
}

/** Dictionary order of steps where cheapest paths tie (P-16). */
const FIRST: Readonly<Record<Axis, readonly Way[]>> = {
  vertical: ['n', 's', 'e', 'w'],
  horizontal: ['e', 'w', 'n', 's'],
}

export const axisOf = (compass: Way): Axis => (compass === 'n' || compass === 's' ? 'vertical' : 'horizontal')
export const otherAxis = (axis: Axis): Axis => (axis === 'vertical' ? 'horizontal' : 'vertical')

export const heroesOnMap = (open: Open): UnitId[] => {
  const heroes: UnitId[] = []
  for (const id of ALL_UNITS) {
    const unit = open.units[id]
    if (unit !== undefined && isHero(unit) && unit.at >= 0) heroes.push(id)
  }
  return heroes
}

export const fieldOf = (open: Open, id: UnitId): Field => {
  const unit = open.units[id]
  if (unit === undefined) throw new Error(`no unit ${id}`)
  const ground = groundOf(open)
  const heroes = heroesOnMap(open)
  const holds = new Uint8Array(SHEET)
  const stops = new Uint8Array(SHEET)
  for (const each of ALL_UNITS) {
    const other = open.units[each]
    if (other !== undefined && each !== id && other.at >= 0) holds[other.at] = isHero(other) ? 2 : 1
  }
  for (const hero of heroes) {
    const at = open.units[hero]?.at ?? -1
    for (const way of WAYS) {
      const next = beside(at, way)
      if (next < 0 || !ground.isOn(next)) continue
      if (open.options.enemyStopsAcrossElevation || ground.elevation(next) === ground.elevation(at)) stops[next] = 1
    }
  }
  return { open, ground, unit, heroes, holds, stops }
}

export const costOf = ({ open, ground, unit }: Field, from: Space, to: Space): number =>
  stepCost(open, ground, unit, from, to, 'walk')

/** Spaces no route goes over: off the map, or a flipped box. Units do not matter here. */
export const isOpenGround = ({ ground }: Field, space: Space): boolean =>
  space >= 0 && ground.isOn(space) && ground.isPassable(space)

type Through = (field: Field, space: Space) => boolean

/**
 * Cheapest MP from every space to `goal` over the spaces `through` allows; infinite where there is no way. The goal
 * itself need not be allowed.
 */
const costsTo = (field: Field, goal: Space, through: Through): Float64Array => {
  const costs = new Float64Array(SHEET).fill(Number.POSITIVE_INFINITY)
  costs[goal] = 0
  const open: Space[] = [goal]
  while (open.length > 0) {
    let best = 0
    for (let i = 1; i < open.length; i++)
      if ((costs[open[i] as Space] as number) < (costs[open[best] as Space] as number)) best = i
    const [at] = open.splice(best, 1) as [Space]
    if (at !== goal && !through(field, at)) continue
    for (const way of WAYS) {
      const from = beside(at, way)
      if (!isOpenGround(field, from)) continue
      const cost = (costs[at] as number) + costOf(field, from, at)
      if (cost >= (costs[from] as number)) continue
      costs[from] = cost
      if (!open.includes(from)) open.push(from)
    }
  }
  return costs
}

/** Follows falling costs to the goal, the first direction of the axis where several are as cheap (P-16). */
const cheapest = (field: Field, from: Space, goal: Space, axis: Axis, through: Through): Stride[] | undefined => {
  const costs = costsTo(field, goal, through)
  if (costs[from] === Number.POSITIVE_INFINITY) return undefined
  const path: Stride[] = []
  for (let at = from; at !== goal; ) {
    const left = costs[at] as number
    const way = FIRST[axis].find(each => {
      const to = beside(at, each)
      if (to !== goal && !through(field, to)) return false
      return isOpenGround(field, to) && costOf(field, at, to) + (costs[to] as number) === left
    })
    if (way === undefined) return undefined
    const to = beside(at, way)
    path.push({ to, cost: costOf(field, at, to) })
    at = to
  }
  return path
}

/** Round flipped boxes, units ignored (TAC-RULING-60). */
export const pathRound = (field: Field, from: Space, goal: Space, axis: Axis): Stride[] | undefined =>
  cheapest(field, from, goal, axis, isOpenGround)

/** A space it may go on from: no hero there and none next to it (TAC-ENEMY-MOVE-05, TAC-ENEMY-MOVE-10). */
const isTransit = (field: Field, space: Space): boolean =>
  isOpenGround(field, space) && field.holds[space] !== 2 && field.stops[space] === 0

/** To a space it can reach, past its own allies and never past a hero. */
export const pathTo = (field: Field, goal: Space, axis: Axis): Stride[] | undefined =>
  cheapest(field, field.unit.at, goal, axis, isTransit)

/** Where its Move could end, with the MP it takes: it neither goes on past a hero nor ends on an ally (reachEnemy of P-16). */
export const reachEnemy = (field: Field, mp: number): Map<Space, number> => {
  const start = field.unit.at
  const costs = new Map<Space, number>([[start, 0]])
  let edge: Space[] = [start]
  while (edge.length > 0) {
    const next: Space[] = []
    for (const at of edge) {
      if (at !== start && !isTransit(field, at)) continue
      const spent = costs.get(at) as number
      for (const way of WAYS) {
        const to = beside(at, way)
        if (!isOpenGround(field, to) || field.holds[to] === 2) continue
        const cost = spent + costOf(field, at, to)
        if (cost > mp || cost >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue
        costs.set(to, cost)
        next.push(to)
      }
    }
    edge = next
  }
  costs.delete(start)
  for (const space of costs.keys()) if (field.holds[space] !== 0) costs.delete(space)
  return costs
}
