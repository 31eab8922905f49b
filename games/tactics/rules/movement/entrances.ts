import type { BoxId } from '../../content/ids.ts'
import { BOX_IDS } from '../../content/ids.ts'
import { whyNotEnter } from '../dungeon/dungeons.query.ts'
import { groundOf } from '../realm/ground.query.ts'
import { type Reach, reachOf } from './reach.query.ts'
import { areEnemies, unitAt } from '../units/units.query.ts'
import type { Now, Space, UnitId } from '../state/shape.ts'
import { unitOf } from '../units/units.ts'

/** Dungeons a Move leads to: the portal spaces it can reach with an MP left to go in (TAC-RULING-69). */

interface Door {
  readonly space: Space
  readonly cost: number
}
type Doors = Partial<Record<BoxId, Door>>

/** An enemy stands in front of it (TAC-PORTAL-03, TAC-PORTAL-04). */
export const blocksPortal = (open: Now['open'], id: UnitId, space: Space): boolean => {
  const other = unitAt(open, space, id)
  return other !== undefined && areEnemies(open, unitOf(open, id).owner, unitOf(open, other).owner)
}

/** For each box the cheapest portal space in reach, the northernmost and then westernmost of several. */
const nearestDoors = (
  open: Now['open'],
  id: UnitId,
  mp: number,
  { ends, costs, passed, passedCosts }: Reach,
): Doors => {
  const doors: Doors = {}
  const { atPortal } = groundOf(open)
  const { at } = unitOf(open, id)
  if (atPortal[at] === 1 && !blocksPortal(open, id, at)) addDoors(doors, open, mp, { space: at, cost: 0 })
  for (let i = 0; i < ends.length; i++) {
    const space = ends[i] as Space
    if (atPortal[space] === 1 && space !== at) addDoors(doors, open, mp, { space, cost: costs[i] as number })
  }
  for (let i = 0; i < passed.length; i++) {
    const space = passed[i] as Space
    if (atPortal[space] === 1 && space !== at && !blocksPortal(open, id, space))
      addDoors(doors, open, mp, { space, cost: passedCosts[i] as number })
  }
  return doors
}
const addDoors = (doors: Doors, open: Now['open'], mp: number, door: Door): void => {
  const { space, cost } = door
  if (cost >= mp) return
  for (const box of groundOf(open).doorsAt(space)) {
    const known = doors[box]
    if (known === undefined || cost < known.cost || (cost === known.cost && space < known.space)) doors[box] = door
  }
}

/** The dungeons a Move may go into. */
export const dungeonsInReach = (open: Now['open'], id: UnitId, mp: number, reach: Reach): BoxId[] => {
  const doors = nearestDoors(open, id, mp, reach)
  const boxes: BoxId[] = []
  for (const box of BOX_IDS) if (doors[box] !== undefined && whyNotEnter(open, id, box) === undefined) boxes.push(box)
  return boxes
}

/** The portal space a unit would enter the dungeon of a box from: the cheapest, north to south (TAC-RULING-69). */
export const entranceTo = (open: Now['open'], id: UnitId, box: BoxId, mp: number): Space | undefined =>
  whyNotEnter(open, id, box) === undefined ? nearestDoors(open, id, mp, reachOf(open, id, mp))[box]?.space : undefined
