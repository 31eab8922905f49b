import { ARENAS } from '../../content/arenas.ts'
import { BLOODSHEDS } from '../../content/bloodsheds.ts'
import { HEROES } from '../../content/heroes.ts'
import { SPORTS } from '../../content/sports.ts'
import type { UnitRow } from '../../content/types.ts'
import { ARENA_UNITS, FACTION_UNITS, NEUTRALS, OPPORTUNITY_UNITS, PRIMUSES, UNIT_BANES } from '../../content/units.ts'
import type { Combat, Open, Unit } from '../../rules/state/shape.ts'
import { apart, hexOf } from './grid.ts'

const ROWS = new Map<string, UnitRow>(
  [
    ...NEUTRALS,
    ...Object.values(FACTION_UNITS).flat(),
    ...OPPORTUNITY_UNITS,
    ...UNIT_BANES,
    ...PRIMUSES,
    ...ARENA_UNITS,
  ].map(row => [row[0], row]),
)
export const rowOf = ({ kind }: Unit): UnitRow => {
  const row = ROWS.get(kind)
  if (row === undefined) throw new Error(`there is no unit "${kind}"`)
  return row
}
const isTired = ({ lasting }: Unit): boolean => lasting.some(({ what }) => what === 'fatigued' || what === 'stun')
export const hasSkill = (unit: Unit, skill: string): boolean =>
  !isTired(unit) &&
  rowOf(unit)
    .slice(6)
    .some(each => String(each).split(' ')[0] === skill)
/** Of the faction whose arena it is, or its hero as primus. */
export const isLocal = ({ region }: Combat, { kind, elite }: Unit): boolean =>
  FACTION_UNITS[region].some(([id]) => id === kind) ||
  (elite && Object.values(HEROES).some(({ id, home }) => id === kind && home === region))

/** Combats in which nothing but the arena and the chips decides: no card text, no bane, no scion, no beasts, nobody veiled. */
export const plainCombat = ({ combat }: Open): Combat | undefined => {
  if (combat === undefined || !isPlain(combat)) return undefined
  return combat.units.every(isPlainUnit) ? combat : undefined
}
const isPlain = (combat: Combat): boolean => {
  if (combat.kind === 'scion' || combat.drawn.length > 0 || combat.unseen) return false
  const card = FIGHTS.find(({ id }) => id === combat.event)
  return (card?.effects.length ?? 0) === 0 && combat.changes.length === 0
}
const FIGHTS = [...Object.values(SPORTS), ...Object.values(BLOODSHEDS)]
const isPlainUnit = ({ banes, lasting, side, kind }: Unit): boolean =>
  side !== 'arena' && banes.length === 0 && lasting.every(({ what }) => what !== 'smoke-veil') && ROWS.has(kind)

/** Printed, the track, Adrenaline, Hamstring, nets and chains, Snare (VIC-STACKING, VIC-RULING-89). */
export const movementOf = (combat: Combat, unit: Unit): number => {
  let movement = Number(rowOf(unit)[2])
  const track = (ARENAS[combat.region].zones.track ?? []).map(hexOf)
  if (track.includes(unit.at) && isLocal(combat, unit)) movement++
  if (unit.lasting.some(({ what }) => what === 'chains-of-hephaestus')) movement = 0
  movement += unit.tactics.filter(tactic => tactic === 'adrenaline').length
  if (unit.tactics.includes('hamstring') && movement > 1) movement--
  if (unit.lasting.some(({ what }) => what === 'netted')) movement = 0
  const isSnared = combat.units.some(
    other =>
      other.side !== unit.side && other.id !== 'hero' && apart(other.at, unit.at) === 1 && hasSkill(other, 'snare'),
  )
  return isSnared && movement > 1 ? 1 : movement
}
export const rangeOf = (unit: Unit): number => Number(rowOf(unit)[3])

/** The list of the arena that is a unit's: the locals', that of its first class, the others' (VIC-RULING-53). */
export const listOf = (combat: Combat, unit: Unit): readonly string[] => {
  const { lists } = ARENAS[combat.region]
  const first = String(rowOf(unit)[1]).split(' ')[0] ?? ''
  const found =
    (isLocal(combat, unit) ? lists.find(({ who }) => who === 'local') : undefined) ??
    lists.find(({ who }) => typeof who !== 'string' && who.some(each => each === first)) ??
    lists.find(({ who }) => who === 'others' || who === 'all')
  return found?.entries ?? []
}
