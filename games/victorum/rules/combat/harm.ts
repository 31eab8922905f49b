import { HERO, skillOf } from '../units/stats.query.ts'
import { combatIn, fightStep, findIn, unitIn } from './fight.ts'
import { setHp } from './hp.ts'
import { go } from '../state/kit.ts'
import type { Cause, Play, UnitId } from '../state/shape.ts'

/**
 * Damage comes off the HP; what exceeds them is lost, and what is ignored was dealt all the same (VIC-UNIT-08, VIC-TURN-08).
 * Whoever calls it sees to the fall.
 */
export const loseHp = (
  play: Play,
  id: UnitId,
  { dealt, ignored, cause, by }: { dealt: number; ignored: number; cause: Cause; by?: UnitId },
): void => {
  const from = unitIn(play, id).hp
  const to = Math.max(0, from - (dealt - ignored))
  setHp(play, id, to)
  if (id === HERO && to < from) combatIn(play).tally.heroLostHp = true
  play.emit({ type: 'damaged', unit: id, from, to, dealt, ignored, cause, by })
}

/** Is it a piece of the scion's card whose wounds set something off? */
const isScion = (play: Play, id: UnitId): boolean => {
  if (combatIn(play).kind !== 'scion') return false
  const unit = findIn(play, id)
  return unit !== undefined && unit.side === 'rival' && unit.elite
}

/**
 * Damage that is not attack damage, to all units at once: Warded ignores it; then those without HP fall together
 * (VIC-TURN-07, VIC-SKILL-04, VIC-RULING-74).
 */
export const harmUnits = fightStep('harm', (play, { units, cause, by }) => {
  const felled: UnitId[] = []
  for (const { unit: id, damage } of units) {
    const unit = findIn(play, id)
    if (unit === undefined || damage <= 0) continue
    const ignored = skillOf(play.state.open, unit, 'warded') === undefined ? 0 : damage
    loseHp(play, id, { dealt: damage, ignored, cause, by })
    if (isScion(play, id)) play.next(go('scion.hurt', { unit: id, dealt: damage, byAttack: false }))
    if (unit.hp === 0) felled.push(id)
  }
  if (felled.length > 0) play.next(go('fall', { units: felled, cause, by }))
})
