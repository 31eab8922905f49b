import type { SkillId } from '../../content/ids.ts'
import type { Seen, UnitId } from '../state/shape.ts'
import { distance } from '../ground/hexes.query.ts'
import { rangeOf } from '../units/stats.query.ts'
import { unitNamed } from '../units/units.query.ts'

type Open = Seen['open']

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
const isTribune = ({ combat, hero }: Open, id: UnitId): boolean => combat?.tribune === id && hero.hp > 1

/** Would this Special take the last HP of the tribune, if that is its target? */
export const fellsTribune = (open: Open, skill: SkillId, target: UnitId): boolean =>
  isTribune(open, target) && (unitNamed(open, target)?.hp ?? 0) <= (MOST[skill] ?? 0)

/** Would it, as one of all that stand near? */
export const sweepsTribune = (open: Open, id: UnitId, skill: SkillId): boolean => {
  const { combat } = open
  const unit = unitNamed(open, id)
  const tribune = combat?.tribune === undefined ? undefined : unitNamed(open, combat.tribune)
  if (!unit || !tribune || !AROUND.has(skill) || !fellsTribune(open, skill, tribune.id)) return false
  return distance(unit.at, tribune.at) <= (skill === 'volley' ? rangeOf(open, unit) : 1)
}
