import type { SkillId } from '../../content/ids.ts'
import type { SpecialId } from '../../content/skills.ts'
import type { Seen, UnitId } from '../state/shape.ts'
import { keyHexes } from '../arena/arenas.query.ts'
import { hasEffect } from '../campaign/events.query.ts'
import { distance } from '../ground/hexes.query.ts'
import { kindOf } from '../units/kinds.query.ts'
import { healthOf, isDazed, isFatigued, rangeOf, skillOf } from '../units/stats.query.ts'
import { nobodyIf } from './skillTargets.query.ts'
import { opponentsWithin, targetsFor } from '../rivals/targets.query.ts'
import { adjacentAllies, adjacentOpponents, areAllies, areOpponents, type SeenUnit } from '../units/units.query.ts'

type Open = Seen['open']

/** A Special that a rival or arena unit must use now; equally good targets, none where it needs none. */
export interface SpecialPlan {
  readonly skill: SkillId
  readonly targets: readonly UnitId[]
}

const best = (
  open: Open,
  unit: SeenUnit,
  range: number,
  test: (open: Open, other: SeenUnit) => boolean,
): readonly UnitId[] | undefined => {
  const list: UnitId[] = []
  for (const other of opponentsWithin(open, unit, range)) if (test(open, other)) list.push(other.id)
  if (list.length === 0) return undefined
  const targets = targetsFor(open, unit, list)
  return targets.length > 0 ? targets : undefined
}
const canBeConcussed = (open: Open, other: SeenUnit): boolean => !other.elite && !isFatigued(open, other)
const canBeFinished = (_open: Open, other: SeenUnit): boolean => !other.elite && other.hp === 1
/** The flagholder, or on a key hex: what Hurl and Shove are for (VIC-RULING-62). */
export const isInTheWay = (open: Open, other: SeenUnit): boolean =>
  other.carries.includes('flag') || keyHexes(open).includes(other.at)

/** All opponents so near: damage to an area targets nobody (VIC-RULING-95). */
const countWithin = (open: Open, unit: SeenUnit, range: number): number => {
  let count = 0
  for (const other of open.combat?.units ?? [])
    if (distance(unit.at, other.at) <= range && areOpponents(open, unit, other)) count++
  return count
}
/** It and its allies within 2 hexes that would recover HP; nobody does on Cursed Ground (B13). */
const countHurt = (open: Open, unit: SeenUnit): number => {
  if (hasEffect(open, 'rule:noHealing')) return 0
  let count = unit.hp < healthOf(open, unit) ? 1 : 0
  for (const other of open.combat?.units ?? [])
    if (areAllies(open, unit, other) && distance(unit.at, other.at) <= 2 && other.hp < healthOf(open, other)) count++
  return count
}

type Clause = (open: Open, unit: SeenUnit) => readonly UnitId[] | undefined
/** The condition of each rival clause: undefined where it does not hold (the table of skills). */
const CLAUSES: Readonly<Record<SpecialId, Clause>> = {
  sweep: nobodyIf((open, unit) => adjacentOpponents(open, unit).length >= 2),
  volley: nobodyIf((open, unit) => countWithin(open, unit, rangeOf(open, unit)) >= 2),
  immolate: nobodyIf((open, unit) => {
    const opponents = adjacentOpponents(open, unit).length
    return opponents >= 2 && opponents > adjacentAllies(open, unit).length
  }),
  'war-cry': nobodyIf((open, unit) => countHurt(open, unit) >= 2),
  concuss: (open, unit) => best(open, unit, 1, canBeConcussed),
  finish: (open, unit) => best(open, unit, rangeOf(open, unit), canBeFinished),
  hurl: (open, unit) => best(open, unit, 1, isInTheWay),
  bombard: (open, unit) =>
    unit.shifted || countWithin(open, unit, rangeOf(open, unit)) > 0
      ? undefined
      : best(open, unit, 3, (_open, other) => distance(unit.at, other.at) === 3),
}
const isSpecial = (skill: SkillId): skill is SpecialId => Object.hasOwn(CLAUSES, skill)

/** The Special whose rival condition holds, on the highest bold priority it allows (VIC-RIVAL-ENGAGE-02, VIC-RULING-51). */
export const specialFor = (open: Open, unit: SeenUnit): SpecialPlan | undefined => {
  if (isDazed(open, unit)) return undefined
  for (const { id } of kindOf(open, unit).skills) {
    if (!isSpecial(id) || skillOf(open, unit, id) === undefined) continue
    const targets = CLAUSES[id](open, unit)
    if (targets !== undefined) return { skill: id, targets }
  }
  return undefined
}
