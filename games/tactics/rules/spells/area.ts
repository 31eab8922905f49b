import { damageOf } from '../attack/damage.query.ts'
import { distance } from '../realm/spaces.query.ts'
import { areEnemies, unitsAtTable } from '../units/units.query.ts'
import { damageArea } from '../attack/hurt.ts'
import { inOrder } from '../attack/simultaneous.ts'
import type { Attack, Play, UnitId } from '../state/shape.ts'
import { unitIn } from '../units/units.ts'

/**
 * Damage to every enemy of the caster within a radius of where the target stood, the target and whoever replaced it left out
 * (TAC-SPELL-07…09, TAC-RULING-19, TAC-RULING-30, TAC-SOLO-CAPTURE-07).
 */
export const areaDamage = (play: Play, cast: Attack, radius: number, printed: number): void => {
  if (printed < 1) return
  const { open } = play.state
  const { attacker, target, centre } = cast
  const caster = unitIn(play, attacker)
  const victims: UnitId[] = []
  for (const id of unitsAtTable(open)) {
    const unit = open.units[id]
    if (unit === undefined || id === target || unit.at < 0 || !areEnemies(open, caster.owner, unit.owner)) continue
    if (distance(unit.at, centre) <= radius) victims.push(id)
  }
  const hits = inOrder(open, victims, caster.at).map(unit => ({
    unit,
    ...damageOf(open, { kind: 'spell', attacker, target: unit, printed, area: true }),
  }))
  if (hits.length > 0) damageArea(play, attacker, 'spell', hits)
}
