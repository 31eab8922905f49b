import type { SkillId } from '../../content/ids.ts'
import { skillOf } from '../../knowledge/stats.ts'
import { unitIn } from '../fight.ts'
import type { Play, UnitId } from '../state.ts'

/** A skill in use, on a target where it has one. */
export interface Use {
  unit: UnitId
  skill: SkillId
  target?: UnitId
}
export type Effect = (play: Play, use: Readonly<Use>) => void

export const targetOf = ({ skill, target }: Readonly<Use>): UnitId => {
  if (target === undefined) throw new Error(`${skill} needs a target`)
  return target
}
/** The number of the skill as the unit has it. */
export const numberOf = (play: Play, { unit, skill }: Readonly<Use>): number =>
  skillOf(play.state.open, unitIn(play, unit), skill) ?? 0
