import { ENEMY_CARDS, ENEMY_ROW } from '../../content/enemyCards.ts'
import type { EnemyCardId } from '../../content/ids.ts'
import type { Way } from '../../content/types.ts'
import type { EnemyId, Space, UnitId } from '../state/shape.ts'
import { compassOrder } from './compass.query.ts'
import type { Axis, Field, Stride } from './enemyField.query.ts'
import { axisOf, fieldOf, otherAxis, pathTo, reachEnemy } from './enemyField.query.ts'
import type { Route, StopReason } from './enemyWalk.query.ts'
import { walk } from './enemyWalk.query.ts'
import { distance } from '../realm/spaces.query.ts'
import { canAimFrom, targetsOf } from '../attack/targets.query.ts'
import type { Open, SeenUnit } from '../units/units.query.ts'
import { cardOf, unitId } from '../units/units.query.ts'

/** What an Enemy Unit is going to do, from what everybody can see: the rules follow it, the board previews it. */
export type RangedKind = 'missile' | 'spell'

const unitOf = (open: Open, id: UnitId) => {
  const unit = open.units[id]
  if (unit === undefined) throw new Error(`no unit ${id}`)
  return unit
}

/** Missile or spell, whichever its card has (TAC-ENEMY-ATTACK-04, TAC-RULING-55). */
export const rangedKindOf = (unit: SeenUnit): RangedKind | undefined => {
  const side = cardOf(unit)
  return side.missile !== undefined ? 'missile' : side.spell !== undefined ? 'spell' : undefined
}

/** Clockwise from the arrow around a space, nearer first on one bearing (TAC-ENEMY-ATTACK-03, TAC-RULING-57). */
export const inCompassOrder = (open: Open, origin: Space, units: readonly UnitId[], way: Way): UnitId[] => {
  if (units.length < 2) return units.slice()
  const order = compassOrder(
    origin,
    units.map(id => unitOf(open, id).at),
    way,
  )
  return order.map(space => units.find(id => unitOf(open, id).at === space) as UnitId)
}

/** Whom it could attack from where it stands, the one it attacks first (TAC-ENEMY-ATTACK-01…04). */
export const aimsOf = (open: Open, id: UnitId, kind: 'melee' | RangedKind, way: Way): UnitId[] =>
  inCompassOrder(open, unitOf(open, id).at, targetsOf(open, id, kind), way)

/** Heroes on the Realm Map, the closest first, then clockwise from the arrow (TAC-ENEMY-MOVE-02, TAC-ENEMY-MOVE-03). */
export const closestHeroes = (field: Field, way: Way): UnitId[] => {
  const { open, unit, heroes } = field
  return inCompassOrder(open, unit.at, heroes, way).sort(
    (a, b) => distance(unit.at, unitOf(open, a).at) - distance(unit.at, unitOf(open, b).at),
  )
}

/** Of the spaces its Move could end on, those from which it could attack that hero, in melee or with its missile or spell. */
const spotsAgainst = (open: Open, id: UnitId, ends: readonly Stride[], hero: UnitId): Stride[] => {
  const ranged = rangedKindOf(unitOf(open, id))
  const spots: Stride[] = []
  for (const end of ends)
    if (
      canAimFrom(open, id, end.to, 'melee', hero) ||
      (ranged !== undefined && canAimFrom(open, id, end.to, ranged, hero))
    )
      spots.push(end)
  return spots
}

/** What step 3 of an activation is going to be (TAC-ENEMY-MOVE-01). */
export interface MovePlan {
  readonly for: 'move' | 'climb' | 'nothing'
  /** Heroes, the closest first; the one it heads for before all others. */
  readonly among: readonly UnitId[]
  /** Where it walks to by the L, or the end of the path it has chosen. */
  readonly goal?: Space
  readonly axis: Axis
  readonly mp: number
  /** By the L, recomputed after every step; or along a chosen path to a space it attacks from. */
  readonly by: 'walk' | 'path'
  readonly path: readonly Stride[]
  readonly end: Space
  readonly why: StopReason
  readonly route?: Route
}

/** The best of the spaces from which it could attack: cheapest, then nearest to its target, then by the compass. */
const bestSpot = (field: Field, spots: readonly Stride[], target: Space, way: Way): Space => {
  let best: Space[] = []
  let least = Number.POSITIVE_INFINITY
  let near = Number.POSITIVE_INFINITY
  for (const { to, cost } of spots) {
    const far = distance(to, target)
    if (cost > least || (cost === least && far > near)) continue
    if (cost < least || far < near) best = []
    best.push(to)
    least = cost
    near = far
  }
  return compassOrder(field.unit.at, best, way)[0] as Space
}

/** The closest space higher than its own that is free and passable (TAC-CLIMB-01, TAC-RULING-84). */
export const climbGoal = (field: Field, way: Way): Space | undefined => {
  const { ground, unit, holds } = field
  let near = Number.POSITIVE_INFINITY
  let best: Space[] = []
  for (const space of ground.spaces) {
    if (ground.elevation(space) <= ground.elevation(unit.at)) continue
    const far = distance(unit.at, space)
    if (far > near || !ground.isPassable(space) || holds[space] !== 0) continue
    if (far < near) best = []
    near = far
    best.push(space)
  }
  return compassOrder(unit.at, best, way)[0]
}

const firstOf = (heroes: readonly UnitId[], taken: UnitId): UnitId[] => [taken, ...heroes.filter(id => id !== taken)]

/** The way to a space from which it can attack, the closest hero first (TAC-ENEMY-MOVE-04, TAC-RULING-59). */
const planToAttack = (field: Field, id: UnitId, order: readonly UnitId[], way: Way, mp: number) => {
  const axis = axisOf(way)
  const ends = reachEnemy(field, mp)
  for (const hero of order) {
    const spots = spotsAgainst(field.open, id, ends, hero)
    if (spots.length === 0) continue
    const among = firstOf(order, hero)
    const to = unitOf(field.open, hero).at
    for (const each of [axis, otherAxis(axis)]) {
      const walked = walk(field, to, each, mp)
      if (spots.some(({ to: spot }) => spot === walked.end))
        return { for: 'move', among, goal: to, axis: each, mp, by: 'walk', ...walked } as const
    }
    const spot = bestSpot(field, spots, to, way)
    const path = pathTo(field, spot, axis)
    if (path === undefined) continue
    const why = field.stops[spot] === 1 ? 'adjacent' : 'arrived'
    return { for: 'move', among, goal: spot, axis, mp, by: 'path', path, end: spot, why } as const
  }
  return undefined
}

/** Step 3 with a Solo Enemy Card (TAC-ENEMY-MOVE, TAC-CLIMB). */
export const movePlan = (open: Open, id: UnitId, cardId: EnemyCardId): MovePlan => {
  const { compass, climb, move } = ENEMY_CARDS[cardId]
  const field = fieldOf(open, id)
  const { unit, heroes } = field
  const mp = cardOf(unit).move + move
  const axis = axisOf(compass)
  if (heroes.length === 0 || unit.at < 0)
    return { for: 'nothing', among: [], axis, mp, by: 'walk', path: [], end: unit.at, why: 'noHeroes' }
  const goal = climb ? climbGoal(field, compass) : undefined
  if (goal !== undefined) return { for: 'climb', among: [], goal, axis, mp, by: 'walk', ...walk(field, goal, axis, mp) }
  const order = closestHeroes(field, compass)
  const attack = unit.weakened ? undefined : planToAttack(field, id, order, compass, mp)
  if (attack !== undefined) return attack
  const to = unitOf(open, order[0] as UnitId).at
  return { for: 'move', among: order, goal: to, axis, mp, by: 'walk', ...walk(field, to, axis, mp) }
}

const isReady = (open: Open, id: UnitId): boolean => open.units[id] !== undefined && open.under[id] === undefined

/** The unit of a row a card activates: Fighter, Beast, Rogue, Wizard from the left (TAC-ENEMY-ACT-02, TAC-ENEMY-ACT-03). */
export const activatedBy = (
  open: Open,
  enemy: EnemyId,
  cardId: EnemyCardId,
): { unit: UnitId; leftmost: boolean } | undefined => {
  const { activates } = ENEMY_CARDS[cardId]
  if (activates !== 'leftmost') {
    const named = unitId(enemy, activates)
    if (isReady(open, named)) return { unit: named, leftmost: false }
  }
  for (const each of ENEMY_ROW) {
    const unit = unitId(enemy, each)
    if (isReady(open, unit)) return { unit, leftmost: true }
  }
  return undefined
}

/** The whole activation if nobody interferes: an attack at once, or the movement and the attack it makes possible. */
export interface ActivationPlan {
  readonly attack?: {
    readonly step: 1 | 2 | 4 | 5
    readonly kind: 'melee' | RangedKind
    readonly among: readonly UnitId[]
  }
  readonly move?: MovePlan
}
export const activationPlan = (open: Open, id: UnitId, cardId: EnemyCardId): ActivationPlan => {
  const unit = unitOf(open, id)
  const { compass } = ENEMY_CARDS[cardId]
  const now = attackFrom(open, id, compass)
  if (now !== undefined) return { attack: { step: now.kind === 'melee' ? 1 : 2, ...now } }
  const move = movePlan(open, id, cardId)
  if (unit.weakened) return { move }
  const there: Open = { ...open, units: { ...open.units, [id]: { ...unit, at: move.end } } }
  const then = attackFrom(there, id, compass)
  return then === undefined ? { move } : { move, attack: { step: then.kind === 'melee' ? 4 : 5, ...then } }
}

const attackFrom = (open: Open, id: UnitId, way: Way) => {
  const ranged = rangedKindOf(unitOf(open, id))
  for (const kind of ranged === undefined ? (['melee'] as const) : (['melee', ranged] as const)) {
    const among = aimsOf(open, id, kind, way)
    if (among.length > 0) return { kind, among }
  }
  return undefined
}
