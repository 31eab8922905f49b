import { isDazed, movementOf, type SeenOpen, type SeenUnit } from '../units/stats.query.ts'
import { attackable, usableAbilities, usableSpecials } from './engage.query.ts'

const mayMove = (open: SeenOpen, unit: SeenUnit): boolean =>
  !unit.hasMoved && !isDazed(open, unit) && movementOf(open, unit) > 0

const mayEngage = (open: SeenOpen, unit: SeenUnit): boolean =>
  !unit.hasActed && (attackable(open, unit).length > 0 || usableSpecials(open, unit).length > 0)

/** A unit of yours can still do something in this step of the turn (VIC-PLAYER-MOVE-01, VIC-PLAYER-ENGAGE-01). */
export const usefulLeft = (open: SeenOpen): boolean => {
  const { combat } = open
  return (
    combat?.units.some(unit => {
      if (unit.side !== 'player' || unit.at < 0) return false
      if (combat.step === 'move') return mayMove(open, unit)
      return combat.step === 'ability' ? usableAbilities(open, unit).length > 0 : mayEngage(open, unit)
    }) ?? false
  )
}
