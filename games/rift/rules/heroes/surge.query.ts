import type { TrayId, UnitId } from '../../content/ids.ts'
import type { Cell, Mask, Now } from '../state/shape.ts'
import { canEnd, heroOf, isHorde } from './heroes.query.ts'
import { tileOf, typeOf } from './heroPieces.query.ts'
import { mapIn } from '../map/map.query.ts'
import { baseBlocks, placements } from '../placing/targets.query.ts'
import { isCleared, topAt } from '../march/trays.query.ts'
import { reachFrom, stepsFrom } from '../map/walking.query.ts'

type Open = Now['open']
type Tray = Open['trays'][number]

/*
 * Surge of Flames: up to four steps, on each horde entered for the first time a 1×1, and an end where a hero may stand
 * (RIFT-IGNUS-04, RIFT-RULING-45). `hit` are the hordes that have had theirs.
 */

/** Steps that still lead to a legal end with what is left after them. */
export const surgeSteps = (open: Open, id: UnitId, left: number, hit: readonly TrayId[]): Cell[] => {
  const cells: Cell[] = []
  if (left === 0) return cells
  const gone = withoutBase(open, id)
  for (const cell of stepsFrom(mapIn(open), heroOf(open, id).at))
    if (canEndSurge(gone, id, cell, hit) || !mustEndSurge(gone, id, cell, left - 1, hit)) cells.push(cell)
  return cells
}

/** No other end is in reach from there, so the base needs its room beside the tile. */
export const mustEndSurge = (open: Open, id: UnitId, at: Cell, left: number, hit: readonly TrayId[]): boolean => {
  for (const cell of reachFrom(mapIn(open), at, left).cells)
    if (cell !== at && canEndSurge(open, id, cell, hit)) return false
  return true
}

/** Where the hero has left its tray, its old squares are free again. */
const withoutBase = (open: Open, id: UnitId): Open => {
  const hero = heroOf(open, id)
  return hero.base === 0 ? open : { ...open, heroes: { ...open.heroes, [id]: { ...hero, base: 0 } } }
}

const canEndSurge = (open: Open, id: UnitId, cell: Cell, hit: readonly TrayId[]): boolean => {
  const tray = topAt(open, cell)
  if (tray === undefined || hit.includes(tray.id)) return canEnd(open, cell)
  return isHorde(tray) && surgeBases(open, id, tray).length > 0
}

/** Where the base fits on a horde that has not had its tile: the tile comes first, so it must find room too. */
export const surgeBases = (open: Open, id: UnitId, tray: Tray): Mask[] => {
  const blocks = baseBlocks(open, tray)
  if (isCleared(open, tray)) return blocks
  let room = 0
  for (const mask of placements(open, tray, tileOf('I1', typeOf(id, 'surge-of-flames'), []))) room |= mask
  return room === 0 ? blocks : blocks.filter(base => (room & ~base) !== 0)
}
