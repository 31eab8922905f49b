import { skillOf } from '../units/stats.query.ts'
import { unitIn } from '../combat/fight.ts'
import type { Play, UnitId, Use } from '../state/shape.ts'

export type Effect = (play: Play, use: Readonly<Use>) => void

export const targetOf = ({ skill, target }: Readonly<Use>): UnitId => {
  if (target === undefined) throw new Error(`${skill} needs a target`)
  return target
}
/** The number of the skill as the unit has it. */
export const numberOf = (play: Play, { unit, skill }: Readonly<Use>): number =>
  skillOf(play.state.open, unitIn(play, unit), skill) ?? 0
