import type { SkillId } from '../../content/ids.ts'
import { distance } from '../../knowledge/hexes.ts'
import { rangeOf } from '../../knowledge/stats.ts'
import { unitNamed } from '../../knowledge/units.ts'
import type { At } from './at.ts'

/** The most a Special can take from one unit; the others take nothing. */
const MOST: Readonly<Partial<Record<SkillId, number>>> = {
  sweep: 1,
  volley: 1,
  immolate: 2,
  finish: 1,
  hurl: 1,
  bombard: 2,
}
/** Specials that strike everybody near, without a target. */
const AROUND: ReadonlySet<SkillId> = new Set<SkillId>(['sweep', 'volley', 'immolate'])

/** The hero has something to lose by the tribune's fall (VIC-TRIBUNE-04). */
const isTribune = ({ open, combat }: At, id: string): boolean => combat?.tribune === id && open.hero.hp > 1

/** Would this Special take the last HP of the tribune, if that is its target? */
export const fellsTribune = (at: At, skill: SkillId | undefined, target: string): boolean =>
  skill !== undefined && isTribune(at, target) && (unitNamed(at.open, target)?.hp ?? 0) <= (MOST[skill] ?? 0)

/** Would it, as one of all that stand near? */
export const sweepsTribune = (at: At, id: string, skill: SkillId): boolean => {
  const { open, combat } = at
  const unit = unitNamed(open, id)
  const tribune = combat?.tribune === undefined ? undefined : unitNamed(open, combat.tribune)
  if (!unit || !tribune || !AROUND.has(skill) || !fellsTribune(at, skill, tribune.id)) return false
  return distance(unit.at, tribune.at) <= (skill === 'volley' ? rangeOf(open, unit) : 1)
}
