import type { Hex, Seen } from '../state/shape.ts'
import { playerDeployHexes } from '../arena/arenas.query.ts'
import { neighbours } from './hexes.query.ts'
import { costsFrom, FAR, pathsTo, pathTo } from './reach.query.ts'
import { skillOf } from '../units/stats.query.ts'
import { isBlocked, type SeenUnit } from '../units/units.query.ts'

type Open = Seen['open']

/** Does entering that hex do something to a unit of yours: an item to take, or the flag brought home? */
const doesSomething = (open: Open, unit: SeenUnit, hex: Hex): boolean => {
  const { combat } = open
  if (combat === undefined) return false
  if (combat.flag === hex || combat.trident === hex) return true
  return unit.carries.includes('flag') && playerDeployHexes(open).includes(hex)
}
const isPlain = (open: Open, unit: SeenUnit, path: readonly Hex[], to: Hex): boolean => {
  for (const hex of path) if (hex !== to && doesSomething(open, unit, hex)) return false
  return true
}

/**
 * The way one of your units takes to a hex: a shortest one, without picking anything up if that is as short; over a named hex the
 * shortest that passes it (VIC-PLAYER-MOVE-01, VIC-RULING-61).
 */
export const wayOver = (open: Open, unit: SeenUnit, to: Hex, over?: Hex): readonly Hex[] | undefined => {
  if (over !== undefined) return wayVia(open, unit, to, over)
  const first = pathTo(open, unit, to)
  if (first === undefined || isPlain(open, unit, first, to)) return first
  const paths = pathsTo(open, unit, to)
  for (const path of paths) if (isPlain(open, unit, path, to)) return path
  return paths[0]
}
const wayVia = (open: Open, unit: SeenUnit, to: Hex, over: Hex): readonly Hex[] | undefined => {
  const from = { ...unit, at: over }
  for (const first of pathsTo(open, unit, over))
    for (const second of pathsTo(open, from, to))
      if (!second.some(hex => hex === unit.at || first.includes(hex))) return [...first, ...second]
  return undefined
}

const CHARGE_HEXES = 2
/**
 * Roundabout ways worth naming: over an item that the plain way leaves lying, and for a charger a second hex on the way to a hex
 * beside it. Pairs of where to and over what.
 */
export const roundabouts = (open: Open, unit: SeenUnit, costs: Int8Array, movement: number): [Hex, Hex][] => {
  const list: [Hex, Hex][] = []
  const { flag = -1, trident = -1 } = open.combat ?? {}
  for (const over of flag === trident ? [flag] : [flag, trident])
    if (over >= 0 && over !== unit.at && (costs[over] ?? FAR) < movement)
      addVia(open, unit, costs, movement, over, list)
  if (movement >= CHARGE_HEXES && skillOf(open, unit, 'charge') !== undefined) addCharges(open, unit, costs, list)
  return list
}
const addVia = (
  open: Open,
  unit: SeenUnit,
  costs: Int8Array,
  movement: number,
  over: Hex,
  list: [Hex, Hex][],
): void => {
  const further = costsFrom(open, { ...unit, at: over }, movement - (costs[over] ?? FAR))
  for (let to = 0; to < further.length; to++) {
    if (further[to] === FAR || to === over || to === unit.at) continue
    if (wayOver(open, unit, to)?.includes(over)) continue
    if (wayVia(open, unit, to, over) !== undefined) list.push([to, over])
  }
}
const addCharges = (open: Open, unit: SeenUnit, costs: Int8Array, list: [Hex, Hex][]): void => {
  for (const to of neighbours(unit.at)) {
    if (costs[to] === FAR) continue
    for (const over of neighbours(to))
      if (costs[over] === 1 && !isBlocked(open, over) && !list.some(([x, y]) => x === to && y === over)) {
        list.push([to, over])
        break
      }
  }
}
