import { hasPosts } from '../arena/arenas.query.ts'
import type { KindId, SkillId } from '../../content/ids.ts'
import { POST_SKILL, SKILLS } from '../../content/skills.ts'
import type { UnitId } from '../state/shape.ts'
import { earnedBy } from '../camp/earned.query.ts'
import { distance } from '../ground/hexes.query.ts'
import { kindNamed } from '../units/kinds.query.ts'
import { type Why, why } from '../state/reasons.query.ts'
import { choicesFor, typeOfSkill } from '../effects/skillTargets.query.ts'
import {
  HERO,
  isChained,
  isDazed,
  isFatigued,
  isJustDeployed,
  rangeOf,
  type SeenOpen,
  type SeenUnit,
  skillOf,
} from '../units/stats.query.ts'
import { areOpponents } from '../units/units.query.ts'

/** Fatigued and dazed units do not act, but First Strike lets a unit attack on the turn it is deployed (VIC-SKILL-08). */
const whyNotActive = (open: SeenOpen, unit: SeenUnit, strikesFirst: boolean): Why | undefined => {
  if (isFatigued(open, unit)) return why('VIC-STATUS-03', 'isFatigued', { unit: unit.id })
  if (!isDazed(open, unit)) return undefined
  return strikesFirst && isJustDeployed(open, unit) && skillOf(open, unit, 'first-strike') !== undefined
    ? undefined
    : why('VIC-STATUS-01', 'isDazed', { unit: unit.id })
}
/** May it attack in this Engage Step, if there is somebody to attack (VIC-TURN-12, VIC-PLAYER-ENGAGE-01, VIC-PLAYER-ENGAGE-02)? */
export const whyNotAttack = (open: SeenOpen, unit: SeenUnit): Why | undefined =>
  unit.hasActed ? why('VIC-PLAYER-ENGAGE-01', 'hasActedAlready', { unit: unit.id }) : whyNotActive(open, unit, true)

/** Whom one of your units may attack: opponents in Range, those with Taunt before all others (VIC-PLAYER-ENGAGE-03, 04, VIC-RULING-50). */
export const attackable = (open: SeenOpen, unit: SeenUnit): UnitId[] => {
  let list: UnitId[] = []
  if (whyNotAttack(open, unit) !== undefined) return list
  const range = rangeOf(open, unit)
  let taunts = false
  for (const other of open.combat?.units ?? []) {
    if (distance(unit.at, other.at) > range || !areOpponents(open, unit, other)) continue
    const hasTaunt = skillOf(open, other, 'taunt') !== undefined
    if (hasTaunt && !taunts) list = []
    if (hasTaunt) taunts = true
    if (hasTaunt || !taunts) list.push(other.id)
  }
  return list
}
export const whyNotTarget = (open: SeenOpen, unit: SeenUnit, target: SeenUnit): Why | undefined => {
  const idle = whyNotAttack(open, unit)
  if (idle !== undefined) return idle
  if (!areOpponents(open, unit, target)) return why('VIC-TURN-10', 'notAnOpponent', { unit: target.id })
  const range = rangeOf(open, unit)
  const far = distance(unit.at, target.at)
  if (far > range) return why('VIC-PLAYER-ENGAGE-03', 'outOfRange', { unit: target.id, distance: far, range })
  const [first] = attackable(open, unit)
  return first === undefined || attackable(open, unit).includes(target.id)
    ? undefined
    : why('VIC-RULING-50', 'taunted', { unit: target.id, by: first })
}

/** Why one of your units cannot use an Ability or a Special now; the step is the asker's concern (VIC-SKILL-02, 03, 06, 07). */
export const whyNotSkill = (open: SeenOpen, unit: SeenUnit, skill: SkillId): Why | undefined => {
  const idle = whyNotActive(open, unit, false)
  if (idle !== undefined) return idle
  if (skillOf(open, unit, skill) === undefined) return why('VIC-SKILL-06', 'hasNoSuchSkill', { unit: unit.id, skill })
  if (typeOfSkill(skill) === 'special') {
    if (unit.hasActed) return why('VIC-SKILL-03', 'hasActedAlready', { unit: unit.id })
    if (SKILLS[skill].unshifted && unit.shifted) return why('VIC-STATUS-05', 'hasShifted', { unit: unit.id, skill })
  } else {
    if (unit.used.includes(skill)) return why('VIC-SKILL-07', 'usedAlready', { unit: unit.id, skill })
    if (isChained(unit)) return why('VIC-TACTIC-07', 'isChained', { unit: unit.id })
  }
  if (choicesFor(open, unit, skill) !== undefined) return undefined
  const rule = typeOfSkill(skill) === 'special' ? 'VIC-PLAYER-ENGAGE-01' : 'VIC-PLAYER-ABILITY-01'
  return why(rule, 'noUseNow', { unit: unit.id, skill })
}
type Used = 'ability' | 'special'
const PRINTED = new Map<KindId, Readonly<Record<Used, readonly SkillId[]>>>()
/** The Abilities or Specials printed on a chip. */
const printedSkills = (kind: KindId, type: Used): readonly SkillId[] => {
  let known = PRINTED.get(kind)
  if (known === undefined) {
    const ids = kindNamed(kind).skills.map(({ id }) => id)
    known = {
      ability: ids.filter(id => typeOfSkill(id) === 'ability'),
      special: ids.filter(id => typeOfSkill(id) === 'special'),
    }
    PRINTED.set(kind, known)
  }
  return known[type]
}
/** What it can use now; the hero has skills by its prowess, and a post gives any unit Pull. */
const usable = (open: SeenOpen, unit: SeenUnit, type: Used): SkillId[] => {
  const list: SkillId[] = []
  if (unit.id === HERO) {
    for (const skill of earnedBy(open).skills.keys())
      if (typeOfSkill(skill) === type) addUsable(open, unit, skill, list)
  } else for (const skill of printedSkills(unit.kind, type)) addUsable(open, unit, skill, list)
  if (type === 'ability' && hasPosts(open) && !list.includes(POST_SKILL)) addUsable(open, unit, POST_SKILL, list)
  return list
}
const addUsable = (open: SeenOpen, unit: SeenUnit, skill: SkillId, list: SkillId[]): void => {
  if (skillOf(open, unit, skill) !== undefined && whyNotSkill(open, unit, skill) === undefined) list.push(skill)
}
/** The Abilities one of your units can use now (VIC-PLAYER-ABILITY-01, VIC-PLAYER-ABILITY-02). */
export const usableAbilities = (open: SeenOpen, unit: SeenUnit): SkillId[] => usable(open, unit, 'ability')
/** Its Specials (VIC-PLAYER-ENGAGE-01). */
export const usableSpecials = (open: SeenOpen, unit: SeenUnit): SkillId[] => usable(open, unit, 'special')
