import type { Hex, Seen, Side, Unit, UnitId } from '../state/shape.ts'
import { arenaOf } from '../arena/arenas.query.ts'
import { distance } from '../ground/hexes.query.ts'
import { isLocal } from './kinds.query.ts'

type Open = Seen['open']
export type SeenUnit = NonNullable<Open['combat']>['units'][number]
const NOBODY: readonly SeenUnit[] = []

/** In combat; undefined once it has left. */
export const unitNamed = ({ combat }: Open, id: UnitId): SeenUnit | undefined => {
  if (combat === undefined) return undefined
  const { units } = combat
  for (let i = 0; i < units.length; i++) if (units[i]?.id === id) return units[i]
  return undefined
}
/** For steps, which may change it. */
export const theUnit = ({ combat }: { combat?: { units: Unit[] } }, id: UnitId): Unit | undefined => {
  if (combat === undefined) return undefined
  for (const unit of combat.units) if (unit.id === id) return unit
  return undefined
}
export const unitAt = ({ combat }: Open, hex: Hex): SeenUnit | undefined => {
  if (combat === undefined || hex < 0) return undefined
  const { units } = combat
  for (let i = 0; i < units.length; i++) if (units[i]?.at === hex) return units[i]
  return undefined
}
export const unitsOf = ({ combat }: Open, side: Side): readonly SeenUnit[] => {
  if (combat === undefined) return NOBODY
  const list: SeenUnit[] = []
  for (const unit of combat.units) if (unit.side === side) list.push(unit)
  return list
}
export const countOf = ({ combat }: Open, side: Side): number => {
  let count = 0
  if (combat !== undefined) for (const unit of combat.units) if (unit.side === side) count++
  return count
}

/** One troop, or a kennel beast and a local unit of either troop (VIC-UNIT-14, VIC-RULING-103). */
export const areAllies = (open: Open, a: SeenUnit, b: SeenUnit): boolean => {
  if (a.side === b.side) return a.id !== b.id
  if (open.combat === undefined || !arenaOf(open.combat.region).kennels) return false
  if (a.side === 'arena') return isLocal(open, b)
  return b.side === 'arena' && isLocal(open, a)
}
/** Whoever is not an ally (VIC-UNIT-14, VIC-ARENA-TURN-06). */
export const areOpponents = (open: Open, a: SeenUnit, b: SeenUnit): boolean =>
  a.side !== b.side && !areAllies(open, a, b)

/** A unit, what the arena blocks, or the chariot (VIC-STATUS-09). */
export const isBlocked = (open: Open, hex: Hex): boolean => {
  const { combat } = open
  if (combat === undefined || hex < 0) return true
  if (arenaOf(combat.region).blocked[hex] || combat.chariot === hex) return true
  return unitAt(open, hex) !== undefined
}

export const opponentsOf = (open: Open, unit: SeenUnit): SeenUnit[] => {
  const list: SeenUnit[] = []
  if (open.combat !== undefined)
    for (const other of open.combat.units) if (areOpponents(open, unit, other)) list.push(other)
  return list
}
export const adjacentOpponents = (open: Open, unit: SeenUnit): SeenUnit[] => {
  const list: SeenUnit[] = []
  if (open.combat !== undefined)
    for (const other of open.combat.units)
      if (distance(unit.at, other.at) === 1 && areOpponents(open, unit, other)) list.push(other)
  return list
}
export const adjacentAllies = (open: Open, unit: SeenUnit): SeenUnit[] => {
  const list: SeenUnit[] = []
  if (open.combat !== undefined)
    for (const other of open.combat.units)
      if (distance(unit.at, other.at) === 1 && areAllies(open, unit, other)) list.push(other)
  return list
}

/** More opponents in combat than units of its own troop, itself included; arena units count (VIC-DESC-06, VIC-RULING-57). */
export const isOutnumbered = (open: Open, unit: SeenUnit): boolean => {
  if (open.combat === undefined) return false
  let balance = 0
  for (const other of open.combat.units) {
    if (other.side === unit.side) balance--
    else if (areOpponents(open, unit, other)) balance++
  }
  return balance > 0
}
/** No ally in combat (VIC-DESC-07). */
export const isIsolated = (open: Open, unit: SeenUnit): boolean => {
  if (open.combat !== undefined) for (const other of open.combat.units) if (areAllies(open, unit, other)) return false
  return true
}
/** Heroes, primuses and scions (VIC-UNIT-13). */
export const isElite = (unit: SeenUnit): boolean => unit.elite
