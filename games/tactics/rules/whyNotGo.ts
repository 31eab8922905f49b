import type { Reason } from '@tabletome/engine'
import { BOX_IDS } from '../content/ids.ts'
import { whyNotEnter, whyNotInside } from '../knowledge/dungeons.ts'
import { groundOf } from '../knowledge/ground.ts'
import { reachOf } from '../knowledge/reach.ts'
import { areAdjacent, insideOf, spaceName, spaceOf } from '../knowledge/spaces.ts'
import { stepCost } from '../knowledge/stepCost.ts'
import { areEnemies, cardOf, unitAt } from '../knowledge/units.ts'
import { entranceTo } from './entrances.ts'
import { refuse } from './reasons.ts'
import type { Now, Space, UnitId } from './state.ts'
import { unitOf } from './units.ts'

type Open = Now['open']
/** Far enough to tell what any space of the map would cost. */
const FAR = 60

/** Why a unit cannot go where was pointed, in the words of a Move's options: `to D6`, `step D6`, `enter 2x2`, `in A2`. */
export const whyNotGo = (open: Open, id: UnitId, mp: number, what: string): Reason | undefined => {
  const [word, where = ''] = what.split(' ')
  const inside = unitOf(open, id).inside !== undefined
  if (word === 'in') {
    const cell = insideOf(where)
    return cell === undefined ? undefined : whyNotInside(open, id, cell, mp)
  }
  if (word === 'enter') return whyNotWalkInto(open, id, mp, where)
  if (word === 'stop') return whyNotStop(open, id)
  const space = spaceOf(where)
  if (space === undefined) return undefined
  if (inside && (word === 'to' || word === 'step' || word === 'portal')) return refuse('TAC-RULING-71', 'noWayOut')
  if (word === 'to') return whyNotWalk(open, id, mp, space)
  if (word === 'step') return whyNotStep(open, id, mp, space)
  if (word === 'portal') return whyNotPortal(open, id, mp, space)
  return undefined
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

const whyNotWalkInto = (open: Open, id: UnitId, mp: number, name: string): Reason | undefined => {
  const box = BOX_IDS.find(each => each === name)
  if (box === undefined) return undefined
  const closed = whyNotEnter(open, id, box)
  if (closed !== undefined) return closed
  return entranceTo(open, id, box, mp) === undefined
    ? refuse('TAC-DUNGEON-01', 'portalOutOfReach', { box, mp })
    : undefined
}

/** TAC-MOVE-06, TAC-RULING-05. */
const whyNotStop = (open: Open, id: UnitId): Reason | undefined => {
  const { at } = unitOf(open, id)
  const other = at < 0 ? undefined : unitAt(open, at, id)
  if (other !== undefined) return refuse('TAC-MOVE-06', 'allyThere', { space: spaceName(at), unit: other })
  return open.move?.begun === false && !open.move.byCard ? refuse('TAC-RULING-05', 'noStepYet') : undefined
}
