import { hasPosts } from '../arena/arenas.query.ts'
import type { SkillId } from '../../content/ids.ts'
import { POST_SKILL } from '../../content/skills.ts'
import type { UnitKind } from '../../content/types.ts'
import type { Seen, Side } from '../state/shape.ts'
import { kindOf } from '../units/kinds.query.ts'
import { attackTargets } from './marking.query.ts'
import { poolOf } from '../dice/pool.query.ts'
import { why, type Why } from '../state/reasons.query.ts'
import { typeOfSkill } from '../effects/skillTargets.query.ts'
import { specialFor } from '../effects/specialClauses.query.ts'
import { attackOf, isDazed, isFatigued, isJustDeployed, skillOf } from '../units/stats.query.ts'
import { type SeenUnit, unitNamed } from '../units/units.query.ts'

type Open = Seen['open']

/** Scions and their minions act in the Scion Activity Step only; Court, Shades and summoned units like any rival (VIC-SCION-20, VIC-SCION-30). */
export const actsByItself = (open: Open, unit: SeenUnit): boolean => kindOf(open, unit).from !== 'scion'

const abilities = new Map<UnitKind, readonly SkillId[]>()
/** The Abilities printed on its chip, and Pull on a post of the Harpoon Cove. */
export const abilitiesOn = (open: Open, unit: SeenUnit): readonly SkillId[] => {
  const kind = kindOf(open, unit)
  let list = abilities.get(kind)
  if (list === undefined)
    abilities.set(kind, (list = kind.skills.map(({ id }) => id).filter(id => typeOfSkill(id) === 'ability')))
  return hasPosts(open) && !list.includes(POST_SKILL) && skillOf(open, unit, POST_SKILL) !== undefined
    ? [...list, POST_SKILL]
    : list
}

/** VIC-RIVAL-MOVE-02. */
export const isAbleToMove = (open: Open, unit: SeenUnit): boolean => !isDazed(open, unit) && !isFatigued(open, unit)

export const whyNotMove = (open: Open, side: Side, unit: SeenUnit): Why => {
  const { id } = unit
  if (unit.side !== side || !actsByItself(open, unit)) return why('VIC-RIVAL-MOVE-01', 'notItsTurn', { unit: id })
  return (
    whyIdle(open, unit) ??
    (open.combat?.stuck.includes(id)
      ? why('VIC-RULING-47', 'stillStuck', { unit: id })
      : why('VIC-RIVAL-MOVE-01', 'hasMovedAlready', { unit: id }))
  )
}
const whyIdle = (open: Open, unit: SeenUnit): Why | undefined => {
  if (isFatigued(open, unit)) return why('VIC-STATUS-03', 'isFatigued', { unit: unit.id })
  return isDazed(open, unit) ? why('VIC-STATUS-01', 'isDazed', { unit: unit.id }) : undefined
}

/** Dazed since its deployment on this turn, it may still attack (VIC-SKILL-08). */
const strikesFirst = (open: Open, unit: SeenUnit): boolean =>
  isJustDeployed(open, unit) && skillOf(open, unit, 'first-strike') !== undefined

/** May attack or use a Special now, and has something to do it to (VIC-RIVAL-ENGAGE-01, VIC-RIVAL-ENGAGE-10). */
export const canEngage = (open: Open, unit: SeenUnit): boolean => {
  if (unit.hasActed || !actsByItself(open, unit) || isFatigued(open, unit)) return false
  if (isDazed(open, unit)) return strikesFirst(open, unit) && canAttack(open, unit)
  return specialFor(open, unit) !== undefined || canAttack(open, unit)
}
/** Whoever has no die at all does not attack, dice that the target takes away aside (VIC-RULING-72). */
const canAttack = (open: Open, unit: SeenUnit): boolean => {
  const [first] = attackTargets(open, unit)
  if (first === undefined) return false
  if (attackOf(open, unit).length > 0) return true
  const target = unitNamed(open, first)
  return target !== undefined && poolOf(open, unit, target).terms.some(({ change }) => change !== -1)
}

export const whyNotEngage = (open: Open, side: Side, unit: SeenUnit): Why => {
  const { id } = unit
  if (unit.side !== side || !actsByItself(open, unit)) return why('VIC-RIVAL-ENGAGE-01', 'notItsTurn', { unit: id })
  if (unit.hasActed) return why('VIC-TURN-12', 'hasActedAlready', { unit: id })
  if (isFatigued(open, unit) || !strikesFirst(open, unit)) {
    const idle = whyIdle(open, unit)
    if (idle !== undefined) return idle
  }
  return why('VIC-RIVAL-ENGAGE-10', 'nobodyInRange', { unit: id })
}
