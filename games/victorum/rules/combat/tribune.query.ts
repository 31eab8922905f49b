import type { SkillId } from '../../content/ids.ts'
import { SKILLS } from '../../content/skills.ts'
import type { Seen, UnitId } from '../state/shape.ts'
import { distance } from '../ground/hexes.query.ts'
import { rangeOf } from '../units/stats.query.ts'
import { unitNamed } from '../units/units.query.ts'

type Open = Seen['open']

/** The hero has something to lose by the tribune's fall (VIC-TRIBUNE-04). */
const isTribune = ({ combat, hero }: Open, id: UnitId): boolean => combat?.tribune === id && hero.hp > 1

/** Would this Special take the last HP of the tribune, if that is its target? */
export const fellsTribune = (open: Open, skill: SkillId, target: UnitId): boolean =>
  isTribune(open, target) && (unitNamed(open, target)?.hp ?? 0) <= (SKILLS[skill].harms ?? 0)

/** Would it, as one of all that stand near? */
export const sweepsTribune = (open: Open, id: UnitId, skill: SkillId): boolean => {
  const { combat } = open
  const unit = unitNamed(open, id)
  const tribune = combat?.tribune === undefined ? undefined : unitNamed(open, combat.tribune)
  const { around } = SKILLS[skill]
  if (!unit || !tribune || around === undefined || !fellsTribune(open, skill, tribune.id)) return false
  return distance(unit.at, tribune.at) <= (around === 'range' ? rangeOf(open, unit) : 1)
}
