import type { Seen, UnitId } from '../state/shape.ts'
import { distance, inHexOrder } from '../ground/hexes.query.ts'
import { type Entry, entriesFor, isMeant, mayMark, type Superlative } from './lists.query.ts'
import { costsFrom, FAR, needBy } from '../ground/reach.query.ts'
import { attackOf, movementOf, rangeOf, skillOf } from '../units/stats.query.ts'
import { type SeenUnit, unitNamed } from '../units/units.query.ts'

type Open = Seen['open']

/** What makes one opponent better than another by a superlative: the higher, the better. Farness is given (VIC-DESC-02…05). */
export const worth = (open: Open, by: Superlative, other: SeenUnit, far: number): number => {
  switch (by) {
    case 'strongest':
      return other.hp
    case 'weakest':
      return -other.hp
    case 'deadliest':
      return attackOf(open, other).length
    case 'slowest':
      return -movementOf(open, other)
    case 'closest':
      return -far
    case 'farthest':
      return far
  }
}

/** The opponents it may target that are so near, in hex order. */
export const opponentsWithin = (open: Open, unit: SeenUnit, range: number): SeenUnit[] => {
  const list: SeenUnit[] = []
  for (const other of open.combat?.units ?? [])
    if (distance(unit.at, other.at) <= range && mayMark(open, unit, other)) list.push(other)
  return inHexOrder(list)
}

/**
 * Whom a unit targets: the highest bold entry of its list, among the opponents so near or among those named; several where they
 * are equally good. Plain entries do not count. For closest and farthest hexes are counted, for Abilities the movement needed
 * (VIC-RIVAL-ENGAGE-03…06, VIC-RULING-36, VIC-RULING-42, VIC-RULING-49).
 */
export const targetsFor = (
  open: Open,
  unit: SeenUnit,
  among: number | readonly UnitId[],
  by: 'distance' | 'movement' = 'distance',
): UnitId[] => {
  const list = typeof among === 'number' ? opponentsWithin(open, unit, among) : namedOpponents(open, unit, among)
  if (list.length === 0) return []
  for (const entry of entriesFor(open, unit)) {
    if (!entry.bold) continue
    const best = bestOf(open, unit, entry, list, by)
    if (best.length > 0) return best
  }
  return []
}
const namedOpponents = (open: Open, unit: SeenUnit, ids: readonly UnitId[]): SeenUnit[] => {
  const list: SeenUnit[] = []
  for (const id of ids) {
    const other = unitNamed(open, id)
    if (other !== undefined && mayMark(open, unit, other)) list.push(other)
  }
  return list
}
const bestOf = (
  open: Open,
  unit: SeenUnit,
  entry: Entry,
  list: readonly SeenUnit[],
  by: 'distance' | 'movement',
): UnitId[] => {
  const best: UnitId[] = []
  let most = Number.NEGATIVE_INFINITY
  for (const other of list) {
    if (!isMeant(open, entry, other)) continue
    const value = entry.kind === 'superlative' ? worth(open, entry.arg, other, farness(open, unit, other, by)) : 0
    if (value > most) {
      most = value
      best.length = 0
    }
    if (value === most) best.push(other.id)
  }
  return best
}
const farness = (open: Open, unit: SeenUnit, other: SeenUnit, by: 'distance' | 'movement'): number =>
  by === 'distance'
    ? distance(unit.at, other.at)
    : needBy(costsFrom(open, unit, FAR - 1), rangeOf(open, unit), { at: other.at, bold: true })

/**
 * Whom it would attack now: in Range, a unit with Taunt before all others, then by its list (VIC-RIVAL-ENGAGE-04,
 * VIC-RIVAL-ENGAGE-09, VIC-RULING-50).
 */
export const attackTargets = (open: Open, unit: SeenUnit): UnitId[] => {
  const near = opponentsWithin(open, unit, rangeOf(open, unit))
  if (near.length < 2) return near.length === 0 ? [] : targetsFor(open, unit, [(near[0] as SeenUnit).id])
  const taunting: UnitId[] = []
  const all: UnitId[] = []
  for (const other of near) {
    all.push(other.id)
    if (skillOf(open, other, 'taunt') !== undefined) taunting.push(other.id)
  }
  return targetsFor(open, unit, taunting.length > 0 ? taunting : all)
}
