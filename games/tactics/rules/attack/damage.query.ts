import type { AttackKind, DamageTerm } from '../../content/types.ts'
import { UNITS } from '../../content/units.ts'
import type { Cause, Owner, Term, UnitId } from '../state/shape.ts'
import { groundOf } from '../realm/ground.query.ts'
import { areAdjacent } from '../realm/spaces.query.ts'
import { areAllies, bears, cardOf, type Open, rowOf, type SeenUnit } from '../units/units.query.ts'

export interface Blow {
  readonly kind: AttackKind
  readonly attacker: UnitId
  readonly target: UnitId
  /** Printed damage, or what ★ make of it. */
  readonly printed: number
  /** Of a Solo Enemy Card or a Counter in rage. */
  readonly bonus?: number
  readonly bonusCause?: Cause
  /** Damage of an Area of Effect: no primary target, so no bonus of the attacker. */
  readonly area?: boolean
}
export interface Damage {
  /** Never below 0. */
  readonly amount: number
  /** They add up to `amount`, unless the sum is below 0. */
  readonly terms: Term[]
}

/**
 * printed value + bonuses − reductions + terrain of the target's space, in one sum (TAC-RULING-18). Causes: the
 * kind of attack, `artifact`, the trait of a card, `water`, `forest`.
 */
export const damageOf = (open: Open, blow: Blow): Damage => {
  const { kind, attacker, target, printed, bonus = 0, bonusCause = 'bonus', area = false } = blow
  const terms: Term[] = [{ adds: printed, cause: kind }]
  const by = open.units[attacker]
  const to = open.units[target]
  if (to === undefined) return { amount: 0, terms }
  if (!area && bonus !== 0) terms.push({ adds: bonus, cause: bonusCause })
  if (!area && by !== undefined) addOfAttacker(terms, open, attacker, by, target, kind)
  addOfTarget(terms, open, target, to, kind)
  if (!area || open.options.terrainAffectsArea) addOfTerrain(terms, open, to)
  let sum = 0
  for (const { adds } of terms) sum += adds
  return { amount: sum < 0 ? 0 : sum, terms }
}

/** The Artifact and what the attacker's card adds; none of it to a Ballista's shot (TAC-BATTLE-07, TAC-RULING-17, 48). */
const addOfAttacker = (
  terms: Term[],
  open: Open,
  attacker: UnitId,
  by: SeenUnit,
  target: UnitId,
  kind: AttackKind,
): void => {
  const ranged = kind === 'missile' || kind === 'spell'
  if (bears(open, attacker) && (kind === 'melee' || (ranged && open.options.artifactRangedBonus === 'damage')))
    terms.push({ adds: 1, cause: 'artifact' })
  for (const term of cardOf(by).passive.damage ?? NONE)
    if (term.who === 'by' && term.of.includes(kind) && holds(open, term, attacker, by, target))
      terms.push({ adds: term.adds, cause: traitOf(by) })
}

const addOfTarget = (terms: Term[], open: Open, target: UnitId, to: SeenUnit, kind: AttackKind): void => {
  for (const term of cardOf(to).passive.damage ?? NONE)
    if (term.who === 'to' && term.of.includes(kind) && holds(open, term, target, to, target))
      terms.push({ adds: term.adds, cause: traitOf(to) })
  for (const seat of open.seats) addOfNeighbours(terms, open, target, to, kind, seat)
  for (const enemy of open.enemies) addOfNeighbours(terms, open, target, to, kind, enemy)
}
/** Allies next to the target whose cards shield it. */
const addOfNeighbours = (
  terms: Term[],
  open: Open,
  target: UnitId,
  to: SeenUnit,
  kind: AttackKind,
  owner: Owner,
): void => {
  if (!areAllies(open, to.owner, owner)) return
  for (const id of rowOf(owner)) {
    const unit = open.units[id]
    if (unit === undefined || id === target || !areAdjacent(unit.at, to.at)) continue
    for (const term of cardOf(unit).passive.damage ?? NONE)
      if (term.who === 'toAlly' && term.of.includes(kind)) terms.push({ adds: term.adds, cause: traitOf(unit) })
  }
}

/** Water adds 1, Forest takes 1 off, once per unit and attack (TAC-TERRAIN-06, TAC-TERRAIN-07, TAC-RULING-19). */
const addOfTerrain = (terms: Term[], open: Open, to: SeenUnit): void => {
  if (to.at < 0) return
  const terrain = groundOf(open).terrains[to.at]
  if (terrain === 'water' && !cardOf(to).passive.noWaterDamage) terms.push({ adds: 1, cause: 'water' })
  if (terrain === 'forest') terms.push({ adds: -1, cause: 'forest' })
}

const NONE: readonly DamageTerm[] = []
const traitOf = (unit: SeenUnit): Cause => UNITS[unit.card].trait ?? unit.card

const holds = (open: Open, { while: when }: DamageTerm, id: UnitId, unit: SeenUnit, target: UnitId): boolean => {
  if (when === undefined) return true
  if (when === 'allyNextToMe') return hasAllyNextTo(open, id, unit, unit.at)
  if (when === 'allyNextToTarget') return hasAllyNextTo(open, id, unit, open.units[target]?.at ?? -1)
  return unit.health <= when.healthAtMost
}

/** An ally of the unit, not the unit itself, next to a space at any height (TAC-RULING-93). */
const hasAllyNextTo = (open: Open, id: UnitId, unit: SeenUnit, space: number): boolean => {
  for (const seat of open.seats) if (hasOf(open, id, unit, space, seat)) return true
  for (const enemy of open.enemies) if (hasOf(open, id, unit, space, enemy)) return true
  return false
}
const hasOf = (open: Open, id: UnitId, unit: SeenUnit, space: number, owner: Owner): boolean => {
  if (!areAllies(open, unit.owner, owner)) return false
  for (const other of rowOf(owner)) {
    const at = other === id ? undefined : open.units[other]?.at
    if (at !== undefined && areAdjacent(at, space)) return true
  }
  return false
}
