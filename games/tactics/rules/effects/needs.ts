import { cardOf } from '../units/units.query.ts'
import type { Now, Seat, UnitId } from '../state/shape.ts'

type Open = Now['open']

/** In play, and below the top of its Health track. */
export const isHurt = (open: Open, id: UnitId): boolean => {
  const unit = open.units[id]
  return unit !== undefined && unit.health > 0 && unit.health < cardOf(unit).health
}
/** Below the top of its Ammo or Mana track. */
export const lacksSupply = (open: Open, id: UnitId): boolean => {
  const unit = open.units[id]
  return unit !== undefined && unit.supply < cardOf(unit).supply
}
/** “Your unit”: of one's own, not a team-mate's, and in play (TAC-RULING-93). */
export const isMine = (open: Open, id: UnitId | undefined, seat: Seat): id is UnitId =>
  id !== undefined && open.units[id]?.owner === seat && open.units[id].health > 0
