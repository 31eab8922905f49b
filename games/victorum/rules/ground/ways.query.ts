import type { Hex, Seen } from '../state/shape.ts'
import { pathsTo, pathTo } from './reach.query.ts'
import { skillOf } from '../units/stats.query.ts'
import type { SeenUnit } from '../units/units.query.ts'

type Open = Seen['open']

/**
 * The shortest ways of a rival or arena unit, one of each that does something else: over the trident or not, and for a charger
 * by how many hexes it enters (VIC-RIVAL-MOVE-15, VIC-RULING-44, VIC-RULING-111).
 */
export const waysTo = (open: Open, unit: SeenUnit, to: Hex): Hex[][] => {
  const { trident = -1 } = open.combat ?? {}
  const charges = skillOf(open, unit, 'charge') !== undefined
  if (!charges && (trident < 0 || unit.side === 'arena')) {
    const path = pathTo(open, unit, to)
    return path === undefined ? [] : [path]
  }
  const ways: Hex[][] = []
  const seen: string[] = []
  for (const path of pathsTo(open, unit, to)) {
    const does = `${trident >= 0 && unit.side !== 'arena' && path.includes(trident)} ${charges ? path.length : ''}`
    if (seen.includes(does)) continue
    seen.push(does)
    ways.push(path)
  }
  return ways
}
