import type { Way } from '../../content/types.ts'
import type { Space, UnitId } from '../state/shape.ts'
import type { Ground } from '../realm/ground.query.ts'
import { groundOf } from '../realm/ground.query.ts'
import { BESIDE, SHEET, STRIDE } from '../realm/spaces.query.ts'
import { stepCosts } from '../movement/stepCost.query.ts'
import type { Open, SeenUnit } from '../units/units.query.ts'
import { cardOf, isHero, unitsAtTable } from '../units/units.query.ts'

/** The Realm Map as one Enemy Unit sees it in its movement (TAC-ENEMY-MOVE-01). */
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
  /** What its steps cost, by space and side: `walk[4 * space + way]`. */
  readonly walk: Uint8Array
}
export type Axis = 'vertical' | 'horizontal'
export interface Stride {
  readonly to: Space
  readonly cost: number
}

/** Dictionary order of steps where cheapest paths tie, as sides of a space: north, south, east, west or east first (TAC-ENEMY-MOVE-01). */
const FIRST: Readonly<Record<Axis, readonly number[]>> = { vertical: [0, 2, 1, 3], horizontal: [1, 3, 0, 2] }

export const axisOf = (compass: Way): Axis => (compass === 'n' || compass === 's' ? 'vertical' : 'horizontal')
export const otherAxis = (axis: Axis): Axis => (axis === 'vertical' ? 'horizontal' : 'vertical')

export const heroesOnMap = (open: Open): UnitId[] => {
  const heroes: UnitId[] = []
  for (const id of unitsAtTable(open)) {
    const unit = open.units[id]
    if (unit !== undefined && isHero(unit) && unit.at >= 0) heroes.push(id)
  }
  return heroes
}

export const fieldOf = (open: Open, id: UnitId): Field => {
  const unit = open.units[id]
  if (unit === undefined) throw new Error(`no unit ${id}`)
  const ground = groundOf(open)
  const { elevations } = ground
  const heroes = heroesOnMap(open)
  const holds = new Uint8Array(SHEET)
  const stops = new Uint8Array(SHEET)
  for (const each of unitsAtTable(open)) {
    const other = open.units[each]
    if (other !== undefined && each !== id && other.at >= 0) holds[other.at] = isHero(other) ? 2 : 1
  }
  for (const hero of heroes) {
    const at = open.units[hero]?.at ?? -1
    for (let side = 4 * at; side < 4 * at + 4; side++) {
      const next = BESIDE[side] as number
      if (next < 0 || ground.terrains[next] === undefined) continue
      if (open.options.enemyStopsAcrossElevation || elevations[next] === elevations[at]) stops[next] = 1
    }
  }
  const { walk } = stepCosts(ground, cardOf(unit))
  return { open, ground, unit, heroes, holds, stops, walk }
}

const sideTo = (from: Space, to: Space): number =>
  to === from - STRIDE ? 0 : to === from + 1 ? 1 : to === from + STRIDE ? 2 : 3
/** Of one step to a passable space. */
export const costOf = ({ walk }: Field, from: Space, to: Space): number => walk[4 * from + sideTo(from, to)] as number

/** Spaces no route goes over: off the map, or a flipped box. Units do not matter here. */
export const isOpenGround = ({ ground }: Field, space: Space): boolean => ground.passable[space] === 1

type Through = (field: Field, space: Space) => boolean

/** Costs of the search in progress and the spaces it still looks at: made once, because every activation searches. */
const FAR = 0xffff
const costs = new Uint16Array(SHEET)
const queue: Space[] = []

/**
 * Cheapest MP from every space to `goal` over the spaces `through` allows; `FAR` where there is no way. The goal
 * itself need not be allowed.
 */
const costsTo = (field: Field, goal: Space, through: Through): void => {
  costs.fill(FAR)
  costs[goal] = 0
  queue.length = 0
  queue.push(goal)
  for (const at of queue) {
    if (at !== goal && !through(field, at)) continue
    for (let side = 4 * at; side < 4 * at + 4; side++) {
      const from = BESIDE[side] as number
      if (!isOpenGround(field, from)) continue
      const cost = (costs[at] as number) + costOf(field, from, at)
      if (cost >= (costs[from] as number)) continue
      costs[from] = cost
      queue.push(from)
    }
  }
}

/** The next space on a cheapest way, the first direction of the axis where several are as cheap; −1 if there is none (TAC-ENEMY-MOVE-01). */
const downhill = (field: Field, at: Space, goal: Space, axis: Axis, through: Through): Space => {
  for (const side of FIRST[axis]) {
    const to = BESIDE[4 * at + side] as number
    if (!isOpenGround(field, to) || (to !== goal && !through(field, to))) continue
    if (costOf(field, at, to) + (costs[to] as number) === costs[at]) return to
  }
  return -1
}

/** Follows falling costs to the goal. */
const cheapest = (field: Field, from: Space, goal: Space, axis: Axis, through: Through): Stride[] | undefined => {
  costsTo(field, goal, through)
  if (costs[from] === FAR) return undefined
  const path: Stride[] = []
  for (let at = from; at !== goal; ) {
    const to = downhill(field, at, goal, axis, through)
    if (to < 0) return undefined
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

/** Where its Move could end, with the MP it takes: it neither goes on past a hero nor ends on an ally (TAC-ENEMY-MOVE-03). */
export const reachEnemy = (field: Field, mp: number): Stride[] => {
  const start = field.unit.at
  costs.fill(FAR)
  costs[start] = 0
  queue.length = 0
  queue.push(start)
  for (const at of queue) {
    if (at !== start && !isTransit(field, at)) continue
    for (let side = 4 * at; side < 4 * at + 4; side++) {
      const to = BESIDE[side] as number
      if (!isOpenGround(field, to) || field.holds[to] === 2) continue
      const cost = (costs[at] as number) + (field.walk[side] as number)
      if (cost > mp || cost >= (costs[to] as number)) continue
      costs[to] = cost
      queue.push(to)
    }
  }
  return endsFound(field, start)
}
/** Every space of the queue once, with the cost it ended up with. */
const endsFound = (field: Field, start: Space): Stride[] => {
  const ends: Stride[] = []
  for (const to of queue) {
    const cost = costs[to] as number
    costs[to] = FAR
    if (cost < FAR && to !== start && field.holds[to] === 0) ends.push({ to, cost })
  }
  return ends
}
