import { kindOf } from '../units/kinds.query.ts'
import { type AbilityId, SKILLS, type SpecialId } from '../../content/skills.ts'
import type { SkillId } from '../../content/ids.ts'
import type { Hex, UnitId } from '../state/shape.ts'
import { hasEffect } from '../campaign/events.query.ts'
import { distance, neighbours } from '../ground/hexes.query.ts'
import { reachable } from '../ground/reach.query.ts'
import {
  healthOf,
  isCursed,
  isDazed,
  isFatigued,
  isJustDeployed,
  isNetted,
  rangeOf,
  type SeenOpen,
  type SeenUnit,
  skillOf,
} from '../units/stats.query.ts'
import { adjacentAllies, adjacentOpponents, areAllies, areOpponents, isBlocked } from '../units/units.query.ts'

const NOBODY: readonly UnitId[] = []

/** Cannot be displaced: Braced, and Balor (VIC-RULING-110). */
export const isFixed = (open: SeenOpen, unit: SeenUnit): boolean =>
  kindOf(open, unit).fixed === true || skillOf(open, unit, 'braced') !== undefined
/** Would recover HP; nobody does on Cursed Ground (B13). */
export const canHeal = (open: SeenOpen, unit: SeenUnit): boolean =>
  unit.hp < healthOf(open, unit) && !hasEffect(open, 'rule:noHealing')

/**
 * Where Pull or Shove may put a unit: beside the puller, or away from the shover, one hex from where it stands. Plain hexes,
 * never cloud steps (VIC-RULING-110).
 */
export const landingHexes = (open: SeenOpen, user: SeenUnit, skill: 'pull' | 'shove', target: SeenUnit): Hex[] => {
  const list: Hex[] = []
  for (const hex of neighbours(target.at))
    if ((distance(hex, user.at) === 1) === (skill === 'pull') && !isBlocked(open, hex)) list.push(hex)
  return list
}
const canMoveTarget = (open: SeenOpen, user: SeenUnit, skill: 'pull' | 'shove', target: SeenUnit): boolean =>
  isFixed(open, target) || landingHexes(open, user, skill, target).length > 0

/** The units at a distance of which something is true. */
const those = (
  open: SeenOpen,
  user: SeenUnit,
  range: number,
  test: (open: SeenOpen, user: SeenUnit, other: SeenUnit) => boolean,
): readonly UnitId[] | undefined => {
  let list: UnitId[] | undefined
  for (const other of open.combat?.units ?? [])
    if (other.id !== user.id && distance(user.at, other.at) <= range && test(open, user, other)) {
      if (list === undefined) list = []
      list.push(other.id)
    }
  return list
}
const isPullable = (open: SeenOpen, user: SeenUnit, other: SeenUnit): boolean =>
  distance(user.at, other.at) === 2 && canMoveTarget(open, user, 'pull', other)
const isShovable = (open: SeenOpen, user: SeenUnit, other: SeenUnit): boolean =>
  canMoveTarget(open, user, 'shove', other)
const isMendable = (open: SeenOpen, user: SeenUnit, other: SeenUnit): boolean =>
  areAllies(open, user, other) && canHeal(open, other)
const isSwappable = (open: SeenOpen, user: SeenUnit, other: SeenUnit): boolean =>
  areAllies(open, user, other) && !isFixed(open, other)
const isCursable = (open: SeenOpen, user: SeenUnit, other: SeenUnit): boolean =>
  areOpponents(open, user, other) && !isCursed(other)
const isNettable = (open: SeenOpen, user: SeenUnit, other: SeenUnit): boolean =>
  areOpponents(open, user, other) && !isNetted(other)
const isRousable = (open: SeenOpen, user: SeenUnit, other: SeenUnit): boolean =>
  areAllies(open, user, other) && isDazed(open, other) && isJustDeployed(open, other)
const isConcussable = (open: SeenOpen, user: SeenUnit, other: SeenUnit): boolean =>
  areOpponents(open, user, other) && !other.elite && !isFatigued(open, other)
const isFinishable = (open: SeenOpen, user: SeenUnit, other: SeenUnit): boolean =>
  areOpponents(open, user, other) && !other.elite && other.hp === 1
const isBombable = (open: SeenOpen, user: SeenUnit, other: SeenUnit): boolean =>
  distance(user.at, other.at) === 3 && areOpponents(open, user, other)
const isAnybody = (): boolean => true

type Choices = (open: SeenOpen, user: SeenUnit) => readonly UnitId[] | undefined
const within =
  (range: number, test: (open: SeenOpen, user: SeenUnit, other: SeenUnit) => boolean): Choices =>
  (open, user) =>
    those(open, user, range, test)
/** A skill that needs no target, where it would do something. */
export const nobodyIf =
  (test: (open: SeenOpen, user: SeenUnit) => boolean): Choices =>
  (open, user) =>
    test(open, user) ? NOBODY : undefined

/** The table of skills (VIC-RULING-110). */
const CHOICES: Readonly<Record<AbilityId | SpecialId, Choices>> = {
  regen: nobodyIf(canHeal),
  pull: within(2, isPullable),
  shove: within(1, isShovable),
  mend: within(1, isMendable),
  dash: nobodyIf((open, user) => reachable(open, user, 1).length > 0),
  swap: within(1, isSwappable),
  curse: within(2, isCursable),
  rouse: within(1, isRousable),
  leech: within(1, areOpponents),
  net: within(2, isNettable),
  sweep: nobodyIf((open, user) => adjacentOpponents(open, user).length > 0),
  volley: nobodyIf((open, user) => those(open, user, rangeOf(open, user), areOpponents) !== undefined),
  concuss: within(1, isConcussable),
  finish: (open, user) => those(open, user, rangeOf(open, user), isFinishable),
  hurl: within(1, isAnybody),
  'war-cry': nobodyIf((open, user) => unitsHealedBy(open, user).length > 0),
  immolate: nobodyIf((open, user) => adjacentOpponents(open, user).length + adjacentAllies(open, user).length > 0),
  bombard: (open, user) => (user.shifted ? undefined : those(open, user, 3, isBombable)),
}
/**
 * Whom a player's unit may use a skill on; nobody for a skill that needs no target, and undefined where it would do nothing. An
 * Innate is never used.
 */
export const choicesFor = (open: SeenOpen, user: SeenUnit, skill: SkillId): readonly UnitId[] | undefined =>
  isUsed(skill) ? CHOICES[skill](open, user) : undefined
const isUsed = (skill: SkillId): skill is AbilityId | SpecialId => Object.hasOwn(CHOICES, skill)

/** Whom a War Cry gives HP: itself and allies within 2 hexes. */
export const unitsHealedBy = (open: SeenOpen, user: SeenUnit): UnitId[] => {
  const list: UnitId[] = []
  for (const other of open.combat?.units ?? [])
    if (
      canHeal(open, other) &&
      (other.id === user.id || (distance(user.at, other.at) <= 2 && areAllies(open, user, other)))
    )
      list.push(other.id)
  return list
}

/** Of what kind a skill is: Innates are never used (VIC-SKILL-01…03). */
export const typeOfSkill = (skill: SkillId) => SKILLS[skill].type
