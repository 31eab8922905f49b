import type { SkillId } from '../../content/ids.ts'
import type { AbilityId } from '../../content/skills.ts'
import type { Hex, UnitId } from '../state/shape.ts'
import { mayMark } from '../rivals/lists.query.ts'
import { type MovePlan, planMove, wishOf } from '../rivals/marking.query.ts'
import { restsTo } from '../ground/reach.query.ts'
import { canHeal, choicesFor, isFixed, landingHexes, nobodyIf } from './skillTargets.query.ts'
import { isInTheWay } from './specialClauses.query.ts'
import {
  attackOf,
  isChained,
  isCursed,
  isDazed,
  isJustDeployed,
  movementOf,
  rangeOf,
  type SeenOpen,
  type SeenUnit,
  skillOf,
} from '../units/stats.query.ts'
import { opponentsWithin, targetsFor } from '../rivals/targets.query.ts'
import { adjacentAllies, areAllies, unitNamed } from '../units/units.query.ts'

const NOBODY: readonly UnitId[] = []

type Clause = (open: SeenOpen, unit: SeenUnit) => readonly UnitId[] | undefined
/** Not used where there is nobody to use it on. */
const somebody =
  (targets: (open: SeenOpen, unit: SeenUnit) => readonly UnitId[]): Clause =>
  (open, unit) => {
    const list = targets(open, unit)
    return list.length > 0 ? list : undefined
  }
const idOf = ({ id }: SeenUnit): UnitId => id
const weakness = ({ hp }: SeenUnit): number => -hp
const deadliness = (open: SeenOpen, unit: SeenUnit): number => attackOf(open, unit).length
const best = (units: readonly SeenUnit[], worth: (unit: SeenUnit) => number): UnitId[] => {
  let most = Number.NEGATIVE_INFINITY
  let list: UnitId[] = []
  for (const unit of units) {
    const value = worth(unit)
    if (value > most) list = []
    if (value < most) continue
    most = value
    list.push(unit.id)
  }
  return list
}

/** Its highest bold priority exactly 2 hexes away and outside its Range. */
const pullTargets = (open: SeenOpen, unit: SeenUnit): readonly UnitId[] => {
  if (rangeOf(open, unit) >= 2) return NOBODY
  const near = (choicesFor(open, unit, 'pull') ?? NOBODY).filter(id => mayChoose(open, unit, id))
  return targetsFor(open, unit, near, 'movement')
}
const mayChoose = (open: SeenOpen, unit: SeenUnit, id: UnitId): boolean => {
  const other = unitNamed(open, id)
  return other !== undefined && mayMark(open, unit, other)
}

/** The flagholder within 2 hexes, else the fastest opponent there. */
const netTargets = (open: SeenOpen, unit: SeenUnit): readonly UnitId[] => {
  const near = opponentsWithin(open, unit, 2)
  const holders = near.filter(({ carries }) => carries.includes('flag'))
  return holders.length > 0 ? holders.map(idOf) : best(near, other => movementOf(open, other))
}

/** An ally that it brings forward, else an opponent that is in the way. */
const shoveTargets = (open: SeenOpen, unit: SeenUnit): readonly UnitId[] => {
  const allies = adjacentAllies(open, unit).filter(ally => forwardHexes(open, unit, ally).length > 0)
  if (allies.length > 0) return allies.map(idOf)
  const inTheWay = (choicesFor(open, unit, 'shove') ?? NOBODY).filter(id => {
    const other = unitNamed(open, id)
    return other !== undefined && mayMark(open, unit, other) && isInTheWay(open, other)
  })
  return targetsFor(open, unit, inTheWay, 'movement')
}

// ---------------------------------------------------------------- relocation by the priority list (VIC-RIVAL-ABILITY-03)
/**
 * Where a shoved ally may land: the hexes that leave it the least to go to its mark, if then neither of the two has more to go
 * and one has less.
 */
export const forwardHexes = (open: SeenOpen, unit: SeenUnit, ally: SeenUnit): Hex[] => {
  if (isFixed(open, ally)) return []
  const wish = wishOf(open, ally)
  const hexes = leastRest(open, ally, wish, landingHexes(open, unit, 'shove', ally))
  return hexes.filter(hex => isForward(open, unit, ally, ally.at, hex, wish))
}
const doesSwapHelp = (open: SeenOpen, unit: SeenUnit, ally: SeenUnit): boolean =>
  !isFixed(open, ally) && isForward(open, unit, ally, ally.at, unit.at, wishOf(open, ally))

const leastRest = (open: SeenOpen, unit: SeenUnit, wish: MovePlan, hexes: readonly Hex[]): Hex[] => {
  const rests = hexes.map(hex => restFrom(open, unit, wish, hex))
  const least = Math.min(...rests)
  return hexes.filter((_, i) => rests[i] === least)
}
/** What is left to go to the nearest of its marks, which tie before the move. */
const restFrom = (open: SeenOpen, unit: SeenUnit, { marks, bold }: MovePlan, hex: Hex): number => {
  let least = marks.length === 0 ? 0 : Number.POSITIVE_INFINITY
  for (const { at } of marks) least = Math.min(least, restsTo(open, unit, { at, bold })[hex] as number)
  return least
}
/** Would neither of two allies need more movement on its new hex, and one of them less? */
const isForward = (
  open: SeenOpen,
  unit: SeenUnit,
  ally: SeenUnit,
  unitTo: Hex,
  allyTo: Hex,
  allyWish: MovePlan,
): boolean => {
  const wish = wishOf(open, unit)
  const after = withMoved(open, unit, unitTo, ally, allyTo)
  const gain = restFrom(open, unit, wish, unit.at) - restFrom(after, { ...unit, at: unitTo }, wish, unitTo)
  const allyGain = restFrom(open, ally, allyWish, ally.at) - restFrom(after, { ...ally, at: allyTo }, allyWish, allyTo)
  return gain >= 0 && allyGain >= 0 && gain + allyGain > 0
}
const withMoved = (open: SeenOpen, a: SeenUnit, aTo: Hex, b: SeenUnit, bTo: Hex): SeenOpen => {
  if (open.combat === undefined) return open
  const units = open.combat.units.map(unit =>
    unit.id === a.id ? { ...unit, at: aTo } : unit.id === b.id ? { ...unit, at: bTo } : unit,
  )
  return { ...open, combat: { ...open.combat, units } }
}

/** The landing hexes of a rival's Pull or Shove: its own troop's by the list, an opponent's as the player likes. */
export const landingOfRival = (open: SeenOpen, unit: SeenUnit, skill: 'pull' | 'shove', target: SeenUnit): Hex[] =>
  skill === 'shove' && areAllies(open, unit, target)
    ? forwardHexes(open, unit, target)
    : landingHexes(open, unit, skill, target)

/** The rival clause of each Ability (the table of skills). */
const CLAUSES: Readonly<Record<AbilityId, Clause>> = {
  regen: nobodyIf(canHeal),
  pull: somebody(pullTargets),
  shove: somebody(shoveTargets),
  mend: somebody((open, unit) =>
    best(
      adjacentAllies(open, unit).filter(ally => canHeal(open, ally)),
      weakness,
    ),
  ),
  dash: nobodyIf((open, unit) => planMove(open, unit, 1).destinations.length > 0),
  swap: somebody((open, unit) =>
    adjacentAllies(open, unit)
      .filter(ally => doesSwapHelp(open, unit, ally))
      .map(idOf),
  ),
  curse: somebody((open, unit) =>
    best(
      opponentsWithin(open, unit, 2).filter(other => !isCursed(other)),
      other => deadliness(open, other),
    ),
  ),
  rouse: somebody((open, unit) =>
    best(
      adjacentAllies(open, unit).filter(ally => isDazed(open, ally) && isJustDeployed(open, ally)),
      ally => deadliness(open, ally),
    ),
  ),
  leech: somebody((open, unit) => targetsFor(open, unit, 1, 'movement')),
  net: somebody(netTargets),
}
const isAbility = (skill: SkillId): skill is AbilityId => Object.hasOwn(CLAUSES, skill)

/**
 * What the rival clause of an Ability says now: the equally good targets, nobody where it needs none, and undefined where it is
 * not used (VIC-RIVAL-ABILITY-05, VIC-RULING-52).
 */
export const clauseFor = (open: SeenOpen, unit: SeenUnit, skill: SkillId): readonly UnitId[] | undefined =>
  !isAbility(skill) || isDazed(open, unit) || isChained(unit) || skillOf(open, unit, skill) === undefined
    ? undefined
    : CLAUSES[skill](open, unit)
