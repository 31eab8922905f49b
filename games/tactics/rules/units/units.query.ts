import type { Side, UnitClass } from '../../content/types.ts'
import { CLASSES } from '../../content/units.ts'
import type { EnemyId, Now, Owner, Seat, Space, Unit, UnitId } from '../state/shape.ts'
import { sideInForce } from './sides.query.ts'

/** What everybody may see; a game and a view have it alike. */
export type Open = Now['open']
export type SeenUnit = NonNullable<Open['units'][UnitId]>

/** Row order of a player's units (TAC-SETUP-07). */
const ids = (owner: Owner): Readonly<Record<UnitClass, UnitId>> => ({
  fighter: `${owner}.fighter`,
  wizard: `${owner}.wizard`,
  rogue: `${owner}.rogue`,
  beast: `${owner}.beast`,
})
const UNIT_IDS: Readonly<Record<Owner, Readonly<Record<UnitClass, UnitId>>>> = {
  p1: ids('p1'),
  p2: ids('p2'),
  p3: ids('p3'),
  p4: ids('p4'),
  e1: ids('e1'),
  e2: ids('e2'),
}
const ROWS: Readonly<Record<Owner, readonly UnitId[]>> = {
  p1: CLASSES.map(each => UNIT_IDS.p1[each]),
  p2: CLASSES.map(each => UNIT_IDS.p2[each]),
  p3: CLASSES.map(each => UNIT_IDS.p3[each]),
  p4: CLASSES.map(each => UNIT_IDS.p4[each]),
  e1: CLASSES.map(each => UNIT_IDS.e1[each]),
  e2: CLASSES.map(each => UNIT_IDS.e2[each]),
}
/** An owner's units in row order, in play or not. */
export const rowOf = (owner: Owner): readonly UnitId[] => ROWS[owner]
export const OWNERS: readonly Owner[] = ['p1', 'p2', 'p3', 'p4', 'e1', 'e2']
/** Every unit there might be, owner by owner. */
export const ALL_UNITS: readonly UnitId[] = OWNERS.flatMap(owner => ROWS[owner])

const KNOWN: ReadonlySet<string> = new Set(ALL_UNITS)
export const isUnitId = (word: string): word is UnitId => KNOWN.has(word)

/** By number of seats and of Solo Enemies. */
const OWNERS_AT: readonly (readonly (readonly Owner[])[])[] = [0, 1, 2, 3, 4].map(seats =>
  [0, 1, 2].map(enemies => [...OWNERS.slice(0, seats), ...OWNERS.slice(4, 4 + enemies)]),
)
const UNITS_AT = OWNERS_AT.map(tables => tables.map(owners => owners.flatMap(owner => ROWS[owner])))
type Company = Pick<Open, 'seats' | 'enemies'>
/** Everybody at this table, the Solo Enemies last. */
export const ownersAtTable = ({ seats, enemies }: Company): readonly Owner[] =>
  OWNERS_AT[seats.length]?.[enemies.length] ?? OWNERS
/** Every unit there might be at this table, owner by owner. */
export const unitsAtTable = ({ seats, enemies }: Company): readonly UnitId[] =>
  UNITS_AT[seats.length]?.[enemies.length] ?? ALL_UNITS

export const unitId = (owner: Owner, unitClass: UnitClass): UnitId => UNIT_IDS[owner][unitClass]

export const isEnemyOwner = (owner: Owner): owner is EnemyId => owner === 'e1' || owner === 'e2'
/** A human player's unit in Solo and Co-op; elsewhere every unit is one. */
export const isHero = (unit: Pick<Unit, 'owner'>): boolean => !isEnemyOwner(unit.owner)

/** The side of its card in force: Enemy Units use the “Solo Enemy” side (TAC-SOLO-SETUP-03). */
export const cardOf = (unit: Pick<Unit, 'owner' | 'card'>): Side => sideInForce(unit.card, isEnemyOwner(unit.owner))

/** At most one unit is in a space (TAC-MOVE-05); a unit in transit through it is not the one found first. */
export const unitAt = (open: Open, space: Space, except?: UnitId): UnitId | undefined => {
  if (space < 0) return undefined
  const { units } = open
  for (const id of unitsAtTable(open)) if (units[id]?.at === space && id !== except) return id
  return undefined
}

/** An owner's units in play, in row order. */
export const unitsOf = (open: Open, owner: Owner): UnitId[] => {
  const found: UnitId[] = []
  for (const id of ROWS[owner]) if (open.units[id] !== undefined) found.push(id)
  return found
}

/** The limits of actions are read from this number (TAC-ACTION-11, TAC-TEAM-12); units in dungeons are in play. */
export const unitsInPlay = (open: Open, owner: Owner): number => {
  let count = 0
  for (const id of ROWS[owner]) if (open.units[id] !== undefined) count++
  return count
}

/** Everybody on one side, the owner included: a team, the players of Co-op, the Solo Enemies (TAC-TEAM-02, TAC-RULING-79). */
export const teamOf = (open: Open, owner: Owner): readonly Owner[] => {
  if (open.mode === 'team' || open.mode === 'battleTeam') return owner === 'p1' || owner === 'p3' ? ODD : EVEN
  if (open.mode === 'solo' || open.mode === 'coop') return isEnemyOwner(owner) ? open.enemies : open.seats
  return ALONE[owner]
}
const ODD: readonly Owner[] = ['p1', 'p3']
const EVEN: readonly Owner[] = ['p2', 'p4']
const ALONE: Readonly<Record<Owner, readonly Owner[]>> = {
  p1: ['p1'],
  p2: ['p2'],
  p3: ['p3'],
  p4: ['p4'],
  e1: ['e1'],
  e2: ['e2'],
}

/** The other player of a team of two. */
export const mateOf = (open: Open, seat: Seat): Seat | undefined =>
  open.mode === 'team' || open.mode === 'battleTeam' ? MATES[seat] : undefined
const MATES: Readonly<Record<Seat, Seat>> = { p1: 'p3', p2: 'p4', p3: 'p1', p4: 'p2' }

/** Owners on the same side; an owner is on its own side, but a unit is not its own ally. */
export const areAllies = (open: Open, a: Owner, b: Owner): boolean => {
  if (a === b) return true
  if (open.mode === 'competitive' || open.mode === 'battle') return false
  if (open.mode === 'solo' || open.mode === 'coop') return isEnemyOwner(a) === isEnemyOwner(b)
  return (a === 'p1' || a === 'p3') === (b === 'p1' || b === 'p3')
}
export const areEnemies = (open: Open, a: Owner, b: Owner): boolean => !areAllies(open, a, b)

/** It carries the Artifact (TAC-BATTLE-04). */
export const bears = (open: Open, id: UnitId): boolean =>
  open.artifact !== undefined && 'unit' in open.artifact && open.artifact.unit === id

/** The class and the owner in a unit's name. */
export const classOf = (unit: UnitId): UnitClass => CLASS_OF.get(unit) ?? 'fighter'
export const ownerOf = (unit: UnitId): Owner => OWNER_OF.get(unit) ?? 'p1'
const CLASS_OF: ReadonlyMap<UnitId, UnitClass> = new Map(
  OWNERS.flatMap(owner => CLASSES.map(each => [UNIT_IDS[owner][each], each] as const)),
)
const OWNER_OF: ReadonlyMap<UnitId, Owner> = new Map(
  OWNERS.flatMap(owner => ROWS[owner].map(unit => [unit, owner] as const)),
)
