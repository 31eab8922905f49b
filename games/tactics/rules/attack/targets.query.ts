import { BALLISTA } from '../../content/numbers.ts'
import type { AttackKind } from '../../content/types.ts'
import type { Space, Term, UnitId } from '../state/shape.ts'
import { type Ground, groundOf } from '../realm/ground.query.ts'
import { type Refusal, refusal } from '../state/refusal.query.ts'
import { distance, spaceName, WAYS, wayTo } from '../realm/spaces.query.ts'
import {
  areAllies,
  bears,
  cardOf,
  type Open,
  ownersAtTable,
  rowOf,
  type SeenUnit,
  unitAt,
} from '../units/units.query.ts'

/** An attack, or a spell that is none: what a unit aims. */
export type Aim = AttackKind

export interface Range {
  /** Before the heights of the two spaces are compared; −1 if the unit has nothing to aim, or a spell without a range. */
  readonly base: number
  /** They add up to `base`. */
  readonly terms: readonly Term[]
  /** From a Peak every unit on the Realm Map is in range (TAC-TERRAIN-09, TAC-RULING-27). */
  readonly unlimited: boolean
}

/** Printed range with the Artifact's bonus (TAC-BATTLE-06, TAC-RULING-48); a Ballista has its own (TAC-BALLISTA-05). */
const baseRange = (open: Open, id: UnitId, unit: SeenUnit, kind: Aim): number => {
  if (kind === 'ballista') return BALLISTA.range
  const card = cardOf(unit)
  if (kind === 'melee') return card.passive.meleeReach ?? 1
  const printed = kind === 'missile' ? card.missile?.range : card.spell?.range
  if (printed === undefined) return -1
  return printed + artifactRange(open, id)
}
const artifactRange = (open: Open, id: UnitId): number =>
  open.options.artifactRangedBonus === 'range' && bears(open, id) ? 1 : 0

const isOnPeak = (ground: Ground, at: Space, kind: Aim): boolean =>
  (kind === 'missile' || kind === 'spell') && ground.terrains[at] === 'peak'

export const rangeOf = (open: Open, id: UnitId, kind: Aim): Range => {
  const unit = open.units[id]
  const base = unit === undefined ? -1 : baseRange(open, id, unit, kind)
  if (unit === undefined || base < 0) return { base, terms: [], unlimited: false }
  const bonus = kind === 'missile' || kind === 'spell' ? artifactRange(open, id) : 0
  const terms: Term[] = [{ adds: base - bonus, cause: kind }]
  if (bonus > 0) terms.push({ adds: bonus, cause: 'artifact' })
  return { base, terms, unlimited: unit.at >= 0 && isOnPeak(groundOf(open), unit.at, kind) }
}

/** +1 from higher ground, −1 from lower, whatever the difference (TAC-RANGE-03); a card may give more from above. */
export const heightBonus = (ground: Ground, unit: SeenUnit, from: Space, to: Space, kind: Aim): number => {
  const here = ground.elevations[from] as number
  const there = ground.elevations[to] as number
  if (here === there) return 0
  if (here < there) return -1
  return kind === 'ballista' ? 1 : (cardOf(unit).passive.highGround ?? 1)
}

/** Distance against adjusted range, Peaks included (TAC-RANGE-01…06). Says nothing of sides or special targets. */
const reaches = (ground: Ground, unit: SeenUnit, from: Space, kind: Aim, base: number, to: Space): boolean => {
  if (base < 0) return false
  if (isOnPeak(ground, from, kind)) return true
  return distance(from, to) <= base + heightBonus(ground, unit, from, to, kind)
}

/** Next to each other at the same height, or in a straight line within its reach with nothing in the way (TAC-MELEE-02). */
const strikes = (open: Open, ground: Ground, id: UnitId, from: Space, reach: number, to: Space): boolean => {
  const far = distance(from, to)
  const { elevations } = ground
  if (far > reach || far === 0 || elevations[from] !== elevations[to]) return false
  if (far === 1) return true
  const side = WAYS.indexOf(wayTo(from, to))
  let between = from
  for (let step = 1; step < far; step++) {
    between = ground.neighbours[4 * between + side] as number
    if (between < 0 || elevations[between] !== elevations[from] || unitAt(open, between, id) !== undefined) return false
  }
  return ground.neighbours[4 * between + side] === to
}

/** In a Forest some cannot be aimed at from far away, from a Peak neither. */
const isHidden = (ground: Ground, target: SeenUnit, from: Space, kind: Aim): boolean => {
  if (kind !== 'missile' && kind !== 'spell') return false
  const beyond = cardOf(target).passive.hiddenBeyond
  return beyond !== undefined && ground.terrains[target.at] === 'forest' && distance(from, target.at) > beyond
}

/** A spell that is no attack is cast on an ally or on the caster (TAC-SPELL-06, TAC-SPELL-10). */
export const isForAllies = (unit: SeenUnit, kind: Aim): boolean => {
  const spell = kind === 'spell' ? cardOf(unit).spell : undefined
  return spell !== undefined && spell.damage === undefined
}

/** Would an enemy standing on `to` be within this attack from `from`? Cards that hide are not looked at. */
export const couldHit = (open: Open, id: UnitId, from: Space, kind: Aim, to: Space): boolean => {
  const unit = open.units[id]
  if (unit === undefined || from < 0 || to < 0 || from === to) return false
  const ground = groundOf(open)
  const base = baseRange(open, id, unit, kind)
  return kind === 'melee' ? strikes(open, ground, id, from, base, to) : reaches(ground, unit, from, kind, base, to)
}

/** Could this unit, standing on `from`, aim at that one (TAC-RANGE-04)? Costs and limits of actions are not looked at. */
export const canAimFrom = (open: Open, id: UnitId, from: Space, kind: Aim, target: UnitId): boolean => {
  const unit = open.units[id]
  const other = open.units[target]
  if (unit === undefined || other === undefined) return false
  if (isForAllies(unit, kind)) return canHelp(open, id, unit, from, target, other)
  if (from < 0 || other.at < 0 || areAllies(open, unit.owner, other.owner)) return false
  return aims(open, groundOf(open), id, unit, from, kind, baseRange(open, id, unit, kind), other)
}
const aims = (
  open: Open,
  ground: Ground,
  id: UnitId,
  unit: SeenUnit,
  from: Space,
  kind: Aim,
  base: number,
  other: SeenUnit,
): boolean =>
  kind === 'melee'
    ? strikes(open, ground, id, from, base, other.at)
    : reaches(ground, unit, from, kind, base, other.at) && !isHidden(ground, other, from, kind)

/** Inside a dungeon a unit can cast on itself only, and a spell that places on a space not at all (TAC-RULING-72). */
const canHelp = (open: Open, id: UnitId, unit: SeenUnit, from: Space, target: UnitId, other: SeenUnit): boolean => {
  if (!areAllies(open, unit.owner, other.owner)) return false
  const ranged = cardOf(unit).spell?.range !== undefined
  if (target === id) return ranged || from >= 0
  if (from < 0 || other.at < 0) return false
  return !ranged || reaches(groundOf(open), unit, from, 'spell', baseRange(open, id, unit, 'spell'), other.at)
}

/** Everybody a unit may aim at with this kind of attack, or with its spell (TAC-RANGE-07, TAC-TEAM-06). */
export const targetsOf = (open: Open, id: UnitId, kind: Aim): UnitId[] => {
  const found: UnitId[] = []
  const unit = open.units[id]
  if (unit === undefined) return found
  const helps = isForAllies(unit, kind)
  if (unit.at < 0 && !helps) return found
  if ((kind === 'missile' || kind === 'spell') && cardOf(unit)[kind] === undefined) return found
  const ground = groundOf(open)
  const base = baseRange(open, id, unit, kind)
  for (const owner of ownersAtTable(open)) {
    if (areAllies(open, unit.owner, owner) !== helps) continue
    for (const target of rowOf(owner)) {
      const other = open.units[target]
      if (other === undefined) continue
      if (
        helps
          ? canHelp(open, id, unit, unit.at, target, other)
          : other.at >= 0 && aims(open, ground, id, unit, unit.at, kind, base, other)
      )
        found.push(target)
    }
  }
  return found
}

/** Why that unit is no target, with its card and the numbers; nothing if it is one. */
export const whyNotTarget = (open: Open, id: UnitId, kind: Aim, target: UnitId): Refusal | undefined => {
  const unit = open.units[id]
  const other = open.units[target]
  if (unit === undefined || other === undefined) return refusal('TAC-ACTION-15', 'notInPlay', { unit: target })
  if (kind === 'missile' && cardOf(unit).missile === undefined) return refusal('TAC-MISSILE-01', 'noMissile')
  if (kind === 'spell' && cardOf(unit).spell === undefined) return refusal('TAC-SPELL-01', 'noSpell')
  if (canAimFrom(open, id, unit.at, kind, target)) return undefined
  const allies = areAllies(open, unit.owner, other.owner)
  if (isForAllies(unit, kind) && !allies) return refusal('TAC-SPELL-10', 'onlyForAllies', { target: other.card })
  if (!isForAllies(unit, kind) && allies) return refusal('TAC-CAPTURE-04', 'notAnEnemy', { target: other.card })
  if (unit.at < 0) return refusal('TAC-RULING-72', 'insideDungeon')
  if (other.at < 0) return refusal('TAC-RANGE-07', 'targetInDungeon', { target: other.card })
  return kind === 'melee' ? whyNotStruck(open, unit, other) : whyNotReached(open, id, unit, other, kind)
}

const whyNotStruck = (open: Open, unit: SeenUnit, other: SeenUnit): Refusal => {
  const ground = groundOf(open)
  const far = distance(unit.at, other.at)
  const reach = cardOf(unit).passive.meleeReach ?? 1
  const { card: target } = other
  if (far > reach) return refusal('TAC-MELEE-02', 'notAdjacent', { distance: far, reach, target })
  const [here, there] = [ground.elevation(unit.at), ground.elevation(other.at)]
  if (here !== there) return refusal('TAC-MELEE-02', 'otherElevation', { from: here, to: there, target })
  return refusal('TAC-RULING-81', 'reachBlocked', { space: spaceName(other.at), target })
}

const whyNotReached = (open: Open, id: UnitId, unit: SeenUnit, other: SeenUnit, kind: Aim): Refusal => {
  const ground = groundOf(open)
  const far = distance(unit.at, other.at)
  const { card: target } = other
  if (isHidden(ground, other, unit.at, kind)) {
    const within = cardOf(other).passive.hiddenBeyond ?? 0
    return refusal('TAC-RULING-81', 'hiddenInForest', { distance: far, within, target })
  }
  const range = baseRange(open, id, unit, kind) + heightBonus(ground, unit, unit.at, other.at, kind)
  return refusal('TAC-RANGE-04', 'outOfRange', { distance: far, range, target })
}
