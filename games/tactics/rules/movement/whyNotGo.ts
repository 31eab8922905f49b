import type { Reason } from '@tabletome/engine'
import type { BoxId } from '../../content/ids.ts'
import { whyNotEnter, whyNotInside } from '../dungeon/dungeons.query.ts'
import { groundOf } from '../realm/ground.query.ts'
import { reachOf } from './reach.query.ts'
import { areAdjacent, spaceName } from '../realm/spaces.query.ts'
import { stepCost } from './stepCost.query.ts'
import { areEnemies, cardOf, unitAt } from '../units/units.query.ts'
import { entranceTo } from './entrances.ts'
import { refuse } from '../state/reasons.ts'
import type { Going, Now, Space, UnitId } from '../state/shape.ts'
import { unitOf } from '../units/units.ts'

type Open = Now['open']
/** Far enough to tell what any space of the map would cost. */
const FAR = 60

/** Why a unit cannot go where was pointed. */
export const whyNotGo = (open: Open, id: UnitId, mp: number, going: Going): Reason | undefined => {
  if (going.do === 'in') return whyNotInside(open, id, going.inside, mp)
  if (going.do === 'enter') return whyNotWalkInto(open, id, mp, going.box)
  if (going.do === 'out') return undefined
  if (unitOf(open, id).inside !== undefined) return refuse('TAC-RULING-71', 'noWayOut')
  if (going.do === 'to') return whyNotWalk(open, id, mp, going.to)
  return going.do === 'step' ? whyNotStep(open, id, mp, going.to) : whyNotPortal(open, id, mp, going.to)
}

/** The space itself keeps a unit out (TAC-MOVE-05…07, TAC-MOVE-10, TAC-DUNGEON-08, TAC-BALLISTA-09). */
const whyNotThere = (open: Open, id: UnitId, space: Space, passing: boolean): Reason | undefined => {
  const ground = groundOf(open)
  const name = spaceName(space)
  const unit = unitOf(open, id)
  if (!ground.isOn(space)) return refuse('TAC-MOVE-10', 'offTheMap', { space: name })
  if (!ground.isPassable(space)) return refuse('TAC-DUNGEON-08', 'impassable', { space: name })
  if (unit.ballistaStart === space && open.turn?.owner === unit.owner)
    return refuse('TAC-BALLISTA-09', 'leftBallista', { space: name })
  const other = unitAt(open, space, id)
  if (other === undefined || (passing && cardOf(unit).passive.step?.passEnemies)) return undefined
  if (areEnemies(open, unit.owner, unitOf(open, other).owner))
    return refuse('TAC-MOVE-07', 'enemyThere', { space: name, unit: other })
  return passing ? undefined : refuse('TAC-MOVE-06', 'allyThere', { space: name, unit: other })
}

const whyNotWalk = (open: Open, id: UnitId, mp: number, space: Space): Reason | undefined => {
  const there = whyNotThere(open, id, space, false)
  if (there !== undefined) return there
  const cost = reachOf(open, id, FAR).cost(space)
  if (cost === undefined) return refuse('TAC-MOVE-07', 'noWay', { space: spaceName(space) })
  return cost > mp ? refuse('TAC-MOVE-04', 'tooFewMp', { cost, mp }) : undefined
}

const whyNotStep = (open: Open, id: UnitId, mp: number, space: Space): Reason | undefined => {
  const unit = unitOf(open, id)
  if (!areAdjacent(unit.at, space)) return refuse('TAC-MOVE-02', 'notNextTo', { space: spaceName(space) })
  const there = whyNotThere(open, id, space, true)
  if (there !== undefined) return there
  return whyNotPaid(open, id, mp, space, stepCost(open, groundOf(open), unit, unit.at, space, 'walk'))
}

/** TAC-PORTAL-01…04, TAC-PORTAL-07. */
const whyNotPortal = (open: Open, id: UnitId, mp: number, space: Space): Reason | undefined => {
  const ground = groundOf(open)
  const unit = unitOf(open, id)
  for (const end of [unit.at, space]) {
    const name = spaceName(end)
    if (ground.portalsAt(end).length === 0) return refuse('TAC-PORTAL-01', 'noPortal', { space: name })
    const other = unitAt(open, end, id)
    if (other !== undefined && areEnemies(open, unit.owner, unitOf(open, other).owner))
      return refuse('TAC-PORTAL-03', 'portalBlocked', { space: name, unit: other })
  }
  return whyNotPaid(open, id, mp, space, stepCost(open, ground, unit, unit.at, space, 'portal'))
}

const whyNotPaid = (open: Open, id: UnitId, mp: number, space: Space, cost: number): Reason | undefined => {
  if (cost > mp) return refuse('TAC-MOVE-04', 'tooFewMp', { cost, mp })
  if (unitAt(open, space, id) !== undefined && reachOf(open, id, mp - cost, space).ends.length === 0)
    return refuse('TAC-MOVE-06', 'mustGoOn', { space: spaceName(space), mp: mp - cost })
  return undefined
}

const whyNotWalkInto = (open: Open, id: UnitId, mp: number, box: BoxId): Reason | undefined => {
  const closed = whyNotEnter(open, id, box)
  if (closed !== undefined) return closed
  return entranceTo(open, id, box, mp) === undefined
    ? refuse('TAC-DUNGEON-01', 'portalOutOfReach', { box, mp })
    : undefined
}

/** TAC-MOVE-06, TAC-RULING-05. */
export const whyNotStop = (open: Open, id: UnitId): Reason | undefined => {
  const { at } = unitOf(open, id)
  const other = at < 0 ? undefined : unitAt(open, at, id)
  if (other !== undefined) return refuse('TAC-MOVE-06', 'allyThere', { space: spaceName(at), unit: other })
  return open.move?.begun === false && !open.move.byCard ? refuse('TAC-RULING-05', 'noStepYet') : undefined
}
