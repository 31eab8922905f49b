import type { UnitClass } from '../../content/types.ts'
import { areAllies, cardOf, isEnemyOwner } from '../units/units.query.ts'
import { go } from '../state/kit.ts'
import type { Cause, Owner, Play, UnitId } from '../state/shape.ts'
import { unitIn } from '../units/units.ts'

/** Who is behind a loss of Health: the player, and the unit if there is one (TAC-CAPTURE-07). */
export interface Behind {
  owner: Owner
  unit?: UnitId
}

/** Health comes back up to the top of the track (TAC-TRACK-02, TAC-RULING-93). */
export const gainHealth = (play: Play, id: UnitId, amount: number, cause: Cause): void => {
  const unit = unitIn(play, id)
  const from = unit.health
  const to = Math.min(cardOf(unit).health, from + amount)
  if (to <= from) return
  unit.health = to
  play.emit({ type: 'healthGained', unit: id, from, to, cause })
}

/**
 * Health taken off by anything but an attack: terrain changes nothing, nobody reacts or Counters, but it can capture
 * (TAC-RULING-21, TAC-TRACK-05).
 */
export const loseHealth = (play: Play, id: UnitId, amount: number, cause: Cause, behind?: Behind): void => {
  const unit = unitIn(play, id)
  const from = unit.health
  const to = Math.max(0, from - amount)
  if (to === from) return
  unit.health = to
  const by = behind?.unit
  play.emit(
    by === undefined
      ? { type: 'healthLost', unit: id, from, to, cause }
      : { type: 'healthLost', unit: id, from, to, cause, by },
  )
  if (to === 0) play.next(go('capture', captureOf(play, id, behind)))
}

/** Nobody captures a unit of their own side (TAC-CAPTURE-04, TAC-RULING-25). */
export const captureOf = (
  play: Play,
  unit: UnitId,
  behind: Behind | undefined,
): { unit: UnitId; by?: Owner; byUnit?: UnitId } => {
  if (behind === undefined || areAllies(play.state.open, behind.owner, unitIn(play, unit).owner)) return { unit }
  return behind.unit === undefined ? { unit, by: behind.owner } : { unit, by: behind.owner, byUnit: behind.unit }
}

/** Ammo or Mana comes back up to the top of the track; a Beast and an Enemy Unit have none (TAC-TRACK-02, TAC-SETUP-08). */
export const gainSupply = (play: Play, id: UnitId, amount: number, cause: Cause): void => {
  const unit = unitIn(play, id)
  const from = unit.supply
  const to = Math.min(cardOf(unit).supply, from + amount)
  if (to <= from) return
  unit.supply = to
  play.emit({ type: 'supplyGained', unit: id, from, to, cause })
}

/** Returns what was lost, which may be less (TAC-RULING-93). What is emptied during an attack is noted for it. */
export const loseSupply = (play: Play, id: UnitId, amount: number, cause: Cause): number => {
  const unit = unitIn(play, id)
  const from = unit.supply
  const to = Math.max(0, from - amount)
  if (to === from) return 0
  unit.supply = to
  play.emit({ type: 'supplyLost', unit: id, from, to, cause })
  const { attack } = play.state.open
  if (to === 0 && attack !== undefined && !attack.emptied.includes(id)) attack.emptied.push(id)
  return from - to
}

const HAS_SUPPLY: Readonly<Record<UnitClass, boolean>> = { fighter: true, wizard: true, rogue: true, beast: false }

/** An Enemy Unit of a class with Ammo or Mana always has enough and loses nothing (TAC-RULING-76). */
export const stealSupply = (play: Play, from: UnitId, to: UnitId, amount: number, cause: Cause): void => {
  const { owner, class: unitClass } = unitIn(play, from)
  const got = isEnemyOwner(owner) ? (HAS_SUPPLY[unitClass] ? amount : 0) : loseSupply(play, from, amount, cause)
  gainSupply(play, to, got, cause)
}
