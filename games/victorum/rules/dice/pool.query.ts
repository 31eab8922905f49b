import type { Die, ProwessId } from '../../content/ids.ts'
import type { PoolTerm } from '../state/shape.ts'
import { arenaOf, isInZone } from '../arena/arenas.query.ts'
import {
  addDie,
  changeColours,
  diceOfProwess,
  type Growing,
  tacticLoss,
  ownDice,
  removeDie,
  standingDice,
  standingEventLoss,
} from './attackDice.query.ts'
import { oddsOf, strongestFirst } from './dice.query.ts'
import { cardUnused, heroDoes } from '../camp/earned.query.ts'
import { distance } from '../ground/hexes.query.ts'
import { isLocal, kindOf } from '../units/kinds.query.ts'
import { concerns, eventStats, type SeenCombat } from '../units/layers.query.ts'
import {
  HERO,
  healthOf,
  isCursed,
  isDazed,
  isFatigued,
  isVeiled,
  type SeenOpen,
  type SeenUnit,
  skillOf,
} from '../units/stats.query.ts'
import { adjacentOpponents, areAllies } from '../units/units.query.ts'

export { oddsOf } from './dice.query.ts'

export interface Pool {
  /** As they are rolled, the strongest first. */
  readonly dice: Die[]
  readonly terms: PoolTerm[]
}
/** The prowess that weakens the first attack on the hero, as long as none was made. */
export const veilOf = (open: SeenOpen, target: SeenUnit): ProwessId | undefined =>
  target.id === HERO ? cardUnused(open, 'firstAttackLosesTwo') : undefined

/**
 * The dice of one attack and where each comes from: added, changed, removed (VIC-RULING-101, VIC-DICE-05). `paid`: the Blood Price.
 */
export const poolOf = (open: SeenOpen, attacker: SeenUnit, target: SeenUnit, paid = false): Pool => {
  const terms: PoolTerm[] = []
  return { dice: build(open, attacker, target, paid, terms), terms }
}
/** The same without the account. */
export const diceOf = (open: SeenOpen, attacker: SeenUnit, target: SeenUnit): Die[] =>
  build(open, attacker, target, false, undefined)

const build = (
  open: SeenOpen,
  attacker: SeenUnit,
  target: SeenUnit,
  paid: boolean,
  terms: PoolTerm[] | undefined,
): Die[] => {
  const { combat } = open
  if (combat === undefined) throw new Error('there is no combat')
  const pool: Growing = { dice: [], terms }
  const isFar = distance(attacker.at, target.at) > 1
  ownDice(open, attacker, pool)
  standingDice(open, attacker, pool)
  diceForTarget(open, combat, attacker, target, isFar, pool)
  if (paid) addDie(pool, 'K', 'blood-price')
  diceOfSkills(open, attacker, target, pool)
  changeColours(attacker, pool)
  losses(open, combat, attacker, target, isFar, pool)
  return strongestFirst(pool.dice)
}

/** Dice that prowess, arena and event add because of the target or its distance. */
const diceForTarget = (
  open: SeenOpen,
  combat: SeenCombat,
  attacker: SeenUnit,
  target: SeenUnit,
  isFar: boolean,
  pool: Growing,
): void => {
  if (attacker.id === HERO) {
    if (isFar) diceOfProwess(open, attacker, pool, true)
  } else if (attacker.side === 'player' && combat.led === target.id && combat.side === 'player')
    addDie(pool, 'G', 'follow-my-lead')
  if (arenaOf(combat.region).laurel && isDuel(open, attacker, target))
    addDie(pool, isLocal(open, attacker) ? 'B' : 'Y', 'duel')
  if (!isFar) return
  for (const { who, die, far } of eventStats(combat))
    if (die !== undefined && far !== undefined && concerns(open, attacker, who)) addDie(pool, die, combat.event ?? '')
}
/** Laurel Circus: adjacent to exactly one opponent, and attacking it. */
const isDuel = (open: SeenOpen, attacker: SeenUnit, target: SeenUnit): boolean => {
  const adjacent = adjacentOpponents(open, attacker)
  return adjacent.length === 1 && adjacent[0]?.id === target.id
}

/** Charge, Deadeye, Frenzy, Opportunist, Pack of the attacker; Inspire of an ally beside it. */
const diceOfSkills = (open: SeenOpen, attacker: SeenUnit, target: SeenUnit, pool: Growing): void => {
  if (attacker.walked >= 2 && skillOf(open, attacker, 'charge') !== undefined)
    addDie(pool, attacker.id === HERO && heroDoes(open, 'blackCharge') ? 'K' : 'G', 'charge')
  if (!attacker.shifted && skillOf(open, attacker, 'deadeye') !== undefined) addDie(pool, 'B', 'deadeye')
  if (attacker.hp < healthOf(open, attacker) && skillOf(open, attacker, 'frenzy') !== undefined)
    addDie(pool, 'Y', 'frenzy')
  if (skillOf(open, attacker, 'opportunist') !== undefined && (isDazed(open, target) || isFatigued(open, target)))
    addDie(pool, 'B', 'opportunist')
  if (skillOf(open, attacker, 'pack') !== undefined && hasAllyBeside(open, attacker, target)) addDie(pool, 'Y', 'pack')
  if (isInspired(open, attacker)) addDie(pool, 'Y', 'inspire')
}
const hasAllyBeside = (open: SeenOpen, attacker: SeenUnit, target: SeenUnit): boolean => {
  for (const unit of open.combat?.units ?? [])
    if (
      unit.id !== attacker.id &&
      unit.id !== target.id &&
      distance(unit.at, target.at) === 1 &&
      areAllies(open, unit, attacker)
    )
      return true
  return false
}
const isInspired = (open: SeenOpen, attacker: SeenUnit): boolean => {
  for (const unit of open.combat?.units ?? [])
    if (
      unit.id !== attacker.id &&
      distance(unit.at, attacker.at) === 1 &&
      areAllies(open, unit, attacker) &&
      skillOf(open, unit, 'inspire') !== undefined
    )
      return true
  return false
}

/** What is taken away, in the order prowess, arena, event, tactics, skills (VIC-RULING-89, VIC-RULING-101). */
const losses = (
  open: SeenOpen,
  combat: SeenCombat,
  attacker: SeenUnit,
  target: SeenUnit,
  isFar: boolean,
  pool: Growing,
): void => {
  const veil = veilOf(open, target)
  if (veil !== undefined) {
    removeDie(pool, 'strongest', veil, 0)
    removeDie(pool, 'strongest', veil, 0)
  }
  if (isFar && isInZone(combat, target, 'thicket') && !isLocal(open, attacker)) removeDie(pool, 'weakest', 'cover')
  standingEventLoss(open, attacker, pool)
  tacticLoss(attacker, pool)
  if (isVeiled(target)) removeDie(pool, 'strongest', 'smoke-veil')
  if (isFar && skillOf(open, target, 'evasive') !== undefined) removeDie(pool, 'weakest', 'evasive')
  if (isCursed(attacker)) removeDie(pool, 'strongest', 'curse')
}

/** How much of an attack's damage the target ignores: Armored, Crocodile Hide; nothing against Pierce. */
export const ignoredBy = (open: SeenOpen, attacker: SeenUnit, target: SeenUnit): number => {
  if (skillOf(open, attacker, 'pierce') !== undefined) return 0
  const armored = skillOf(open, target, 'armored') ?? 0
  const hide = distance(attacker.at, target.at) > 1 ? (kindOf(open, target).hide ?? 0) : 0
  return Math.max(armored, hide)
}
/** The chance that one attack takes the target's last HP, rerolls left aside. */
export const chanceToDefeat = (open: SeenOpen, attacker: SeenUnit, target: SeenUnit): number => {
  const odds = oddsOf(diceOf(open, attacker, target))
  let chance = 0
  for (let hits = target.hp + ignoredBy(open, attacker, target); hits < odds.length; hits++) chance += odds[hits] ?? 0
  return chance
}
