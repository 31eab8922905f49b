import { kingDistance, xOf, yOf } from '../rules/map/cells.query.ts'
import type { KingdomMap } from '../rules/map/map.query.ts'
import type { Cell } from '../rules/state/shape.ts'

/** So many sites that see a space are as good as more. */
const ENOUGH = 2

/** Towers mostly reach what is beside their site, and two spaces away in a straight line. */
export const sees = (site: Cell, cell: Cell): boolean => {
  const far = kingDistance(site, cell)
  return far === 1 || (far === 2 && (xOf(site) === xOf(cell) || yOf(site) === yOf(cell)))
}

const known = new WeakMap<KingdomMap, Map<Cell, number>>()

/** How many of the spaces from here to the exit are out of sight of all sites, those that few see in part. */
export const blindFrom = (map: KingdomMap, cell: Cell): number => {
  if (cell < 0) return 0
  let found = known.get(map)
  if (found === undefined) known.set(map, (found = new Map<Cell, number>()))
  let blind = found.get(cell)
  if (blind === undefined) {
    const seen = map.sites.filter(site => sees(map.cellOfSite(site), cell)).length
    blind = 1 - Math.min(1, seen / ENOUGH) + blindFrom(map, map.next(cell))
    found.set(cell, blind)
  }
  return blind
}
