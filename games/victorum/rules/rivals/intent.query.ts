import type { Die, SkillId } from '../../content/ids.ts'
import type { Hex, Seen, Side, UnitId } from '../state/shape.ts'
import { HIT_FACES } from '../../content/dice.ts'
import { kindOf } from '../units/kinds.query.ts'
import { attackTargets, type MovePlan, planMove, specialFor, targetsFor } from './marking.query.ts'
import { chanceToDefeat, diceOf } from '../dice/pool.query.ts'
import { isDazed, isFatigued, rangeOf } from '../units/stats.query.ts'
import { type SeenUnit, unitNamed } from '../units/units.query.ts'
import { waysTo } from '../ground/ways.query.ts'

type Open = Seen['open']
type SeenCombat = NonNullable<Open['combat']>

/** What a unit would roll against one target. */
export interface Blow {
  readonly target: UnitId
  readonly dice: readonly Die[]
  /** Expected hits. */
  readonly hits: number
  /** The chance that the target falls. */
  readonly defeats: number
}
/** What a unit would do on one of the hexes it may end on. */
export interface Strike {
  readonly from: Hex
  /** The way there; empty if it stays. */
  readonly path: readonly Hex[]
  /** It would use this instead of attacking. */
  readonly special?: SkillId
  /** Equally good targets. */
  readonly blows: readonly Blow[]
}
export interface Intent {
  readonly unit: UnitId
  readonly side: Side
  /** Why it does nothing at all in its next turn, or what is left of this one. */
  readonly idle?: 'fatigued' | 'dazed' | 'done'
  /** Its mark and the entry that matched, or what it would approach. */
  readonly plan: MovePlan
  readonly strikes: readonly Strike[]
}

/**
 * What every rival and arena unit would do if it were its turn as things stand: in the turn that runs what is left of it, else in
 * its next one. Units are looked at one by one, as if the others stayed.
 */
export const intentOf = (open: Open): Intent[] => {
  const list: Intent[] = []
  for (const unit of open.combat?.units ?? []) if (unit.side !== 'player') list.push(intentOfUnit(open, unit))
  return list
}

export const intentOfUnit = (open: Open, unit: SeenUnit): Intent => {
  const { id, side } = unit
  if (kindOf(open, unit).from === 'scion') return scionIntent(open, unit)
  const isItsTurn = open.combat?.side === side
  const moves = !isItsTurn || !hasItsMoveBehind(open, unit)
  const plan = moves ? planMove(open, unit) : planMove(open, unit, 0)
  const idle = whyIdle(open, unit, isItsTurn)
  if (idle !== undefined) return { unit: id, side, idle, plan, strikes: [] }
  const strikes: Strike[] = []
  if (!moves || plan.destinations.length === 0) strikes.push(strikeFrom(open, unit, []))
  else
    for (const to of plan.destinations) {
      const path = waysTo(open, unit, to)[0] ?? []
      strikes.push(strikeFrom(open, unit, path))
    }
  return { unit: id, side, plan, strikes }
}
const hasItsMoveBehind = ({ combat }: Open, unit: SeenUnit): boolean =>
  unit.hasMoved || combat?.step === 'ability' || combat?.step === 'engage'

/** A daze ends with the turn it was deployed in; a fatigue that lasts until its next turn ends with that turn only. */
const whyIdle = (open: Open, unit: SeenUnit, isItsTurn: boolean): Intent['idle'] => {
  if (isFatigued(open, unit)) return 'fatigued'
  if (!isItsTurn) return undefined
  if (open.combat?.step === 'engage' && unit.hasActed) return 'done'
  return isDazed(open, unit) ? 'dazed' : undefined
}

/** How far it will go the dice decide: only its mark, and whom it would hit from where it is (VIC-SCION-19). */
const scionIntent = (open: Open, unit: SeenUnit): Intent => {
  const { id, side } = unit
  const blows: Blow[] = []
  for (const target of targetsFor(open, unit, rangeOf(open, unit)))
    blows.push({ target, dice: [], hits: 0, defeats: 0 })
  return { unit: id, side, plan: planMove(open, unit, 0), strikes: [{ from: unit.at, path: [], blows }] }
}

/** On the hex its way ends on, with what it has taken up there. */
const strikeFrom = (open: Open, unit: SeenUnit, path: readonly Hex[]): Strike => {
  const { combat } = open
  const from = path.at(-1) ?? unit.at
  if (combat === undefined) return { from, path, blows: [] }
  const there = path.length === 0 ? open : { ...open, combat: afterWalk(combat, unit, path) }
  const mover = unitNamed(there, unit.id) ?? unit
  const special = specialFor(there, mover)
  if (special !== undefined) {
    const blows: Blow[] = []
    for (const target of special.targets) blows.push({ target, dice: [], hits: 0, defeats: 0 })
    return { from, path, special: special.skill, blows }
  }
  const blows: Blow[] = []
  for (const id of attackTargets(there, mover)) {
    const target = unitNamed(there, id)
    if (target === undefined) continue
    const dice = diceOf(there, mover, target)
    let faces = 0
    for (const die of dice) faces += HIT_FACES[die]
    blows.push({ target: id, dice, hits: faces / 6, defeats: chanceToDefeat(there, mover, target) })
  }
  return { from, path, blows }
}
const afterWalk = (combat: SeenCombat, unit: SeenUnit, path: readonly Hex[]): SeenCombat => {
  const at = path.at(-1) ?? unit.at
  const takes = combat.trident !== undefined && path.includes(combat.trident) && unit.side === 'rival'
  const carries = takes ? [...unit.carries, 'trident' as const] : unit.carries
  const moved = { ...unit, at, carries, walked: path.length, shifted: true, dazed: false }
  const units = combat.units.map(other => (other.id === unit.id ? moved : other))
  const { trident: _taken, ...rest } = combat
  return takes ? { ...rest, units } : { ...combat, units }
}
