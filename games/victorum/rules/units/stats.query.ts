import type { SkillId, TacticId } from '../../content/ids.ts'
import { PAD_LIMITS, TACTIC_CAPACITY } from '../../content/numbers.ts'
import { SCIONS } from '../../content/scions.ts'
import { TACTIC_IDS, TACTICS } from '../../content/tactics.ts'
import type { Cause } from '../state/shape.ts'
import { arenaOf, isInZone, keyHexes } from '../arena/arenas.query.ts'
import { addedInCamp } from '../camp/banes.query.ts'
import { PROWESS } from '../../content/prowess.ts'
import { distance } from '../ground/hexes.query.ts'
import { isLocal, kindNamed } from './kinds.query.ts'
import { earnedBy, heroDoes } from '../camp/earned.query.ts'
import {
  baneStats,
  changed,
  concerns,
  eventStats,
  HERO,
  printedSkill,
  type SeenOpen,
  type SeenUnit,
} from './layers.query.ts'
import { areAllies, isIsolated } from './units.query.ts'

export type { SeenCombat, SeenOpen, SeenUnit } from './layers.query.ts'
export { attackOf } from '../dice/attackDice.query.ts'
export { HERO }

/** One source's part in a statistic: what it was before and after. */
export interface StatTerm {
  readonly cause: Cause
  readonly from: number
  readonly to: number
}
const note = (terms: StatTerm[] | undefined, cause: Cause, from: number, to: number): number => {
  if (terms !== undefined && from !== to) terms.push({ cause, from, to })
  return to
}

// ---------------------------------------------------------------- the pad
/** The hero's Health with prowess, within the pad's limit (VIC-HERO-04, VIC-UPGRADE-01, VIC-RULING-108). */
export const heroHealth = (open: SeenOpen): number =>
  Math.min(PAD_LIMITS.health, open.hero.health + earnedBy(open).health)
/** What a full heal lifts the hero to: an Open Wound keeps it 1 short (VIC-RULING-67). */
export const fullHealth = (open: SeenOpen): number => heroHealth(open) + addedInCamp(open, 'fullHeal')
/** Leadership with prowess, before camp banes (VIC-RULING-108), and after them (VIC-HERO-05). */
export const leadershipOnPad = (open: SeenOpen): number =>
  Math.min(PAD_LIMITS.leadership, open.hero.leadership + earnedBy(open).leadership)
export const leadershipOf = (open: SeenOpen): number => leadershipOnPad(open) + addedInCamp(open, 'leadership')
/** Tactic Capacity (VIC-HERO-10). */
export const capacityOf = (open: SeenOpen): number =>
  TACTIC_CAPACITY + earnedBy(open).tactics + addedInCamp(open, 'capacity')

// ---------------------------------------------------------------- statuses
/** What lasts on a unit and leaves it fatigued. */
const FATIGUES: ReadonlySet<string> = new Set(['fatigued', ...TACTIC_IDS.filter(id => TACTICS[id].fatigues)])
/** VIC-STATUS-03; a hero with the second level of Hoplite's Discipline cannot be. */
export const isFatigued = (open: SeenOpen, unit: SeenUnit): boolean => {
  for (const { what } of unit.lasting)
    if (FATIGUES.has(what)) return unit.id !== HERO || !heroDoes(open, 'neverFatigued')
  return false
}
/** Was it deployed in the turn that is running? */
export const isJustDeployed = (open: SeenOpen, unit: SeenUnit): boolean =>
  open.combat !== undefined && unit.side === open.combat.side && unit.deployedOn === open.combat.turn
/** VIC-STATUS-01; Grand Entrance frees the hero on the turn of its deployment. */
export const isDazed = (open: SeenOpen, unit: SeenUnit): boolean =>
  unit.dazed && !(unit.id === HERO && heroDoes(open, 'neverDazed') && isJustDeployed(open, unit))
const lasts = (unit: SeenUnit, what: string): boolean => {
  for (const each of unit.lasting) if (each.what === what) return true
  return false
}
export const isCursed = (unit: SeenUnit): boolean => lasts(unit, 'cursed')
export const isNetted = (unit: SeenUnit): boolean => lasts(unit, 'netted')
export const isChained = (unit: SeenUnit): boolean => lasts(unit, 'chains-of-hephaestus')
export const isVeiled = (unit: SeenUnit): boolean => lasts(unit, 'smoke-veil')

// ---------------------------------------------------------------- statistics, layer by layer (VIC-STACKING-01, VIC-STACKING-02)
/** Movement; `printed`: what takes the place of the chip's (VIC-RULING-95). Snare holds for a move only: see `movementOfMove`. */
export const movementOf = (open: SeenOpen, unit: SeenUnit, printed?: number, terms?: StatTerm[]): number =>
  movementIn(open, unit, isInMovementStep(open, unit), printed, terms)
const movementIn = (
  open: SeenOpen,
  unit: SeenUnit,
  isItsStep: boolean,
  printed?: number,
  terms?: StatTerm[],
): number => {
  let value = note(terms, 'chip', 0, printed ?? (unit.id === HERO ? open.hero.movement : kindNamed(unit.kind).movement))
  const { combat } = open
  if (unit.id === HERO) value = withProwess(open, 'movement', value, terms)
  if (combat === undefined) return value
  if (combat.commanded === unit.id) value = note(terms, 'silent-command', value, value + 1)
  if (isItsStep && isFastOnTrack(open, unit)) value = note(terms, combat.region, value, value + 1)
  for (const { who, movement } of eventStats(combat))
    if (movement !== undefined && concerns(open, unit, who))
      value = note(terms, combat.event ?? '', value, changed(value, movement))
  value = withTactics(unit, value, terms)
  for (const bane of unit.banes) {
    const change = baneStats(bane)?.movement
    if (change !== undefined) value = note(terms, bane, value, changed(value, change))
  }
  if (isNetted(unit)) value = note(terms, 'net', value, 0)
  return value < 0 ? 0 : value
}
/** A local unit that begins its Movement Step on the track has +1 Movement in it (Great Hippodrome). */
const isFastOnTrack = (open: SeenOpen, unit: SeenUnit): boolean =>
  open.combat !== undefined && arenaOf(open.combat.region).track.includes(unit.at) && isLocal(open, unit)
const isInMovementStep = ({ combat }: SeenOpen, unit: SeenUnit): boolean =>
  combat?.step === 'move' && combat.side === unit.side && unit.walked === 0
/** Movement as it will be in a Movement Step that begins where the unit is, before Snare. */
export const movementOfStep = (open: SeenOpen, unit: SeenUnit): number => movementIn(open, unit, true)
/** Each card raises it up to the pad's limit, which no prowess lifts it over (VIC-RULING-87). */
const withProwess = (
  open: SeenOpen,
  stat: 'movement' | 'range',
  value: number,
  terms: StatTerm[] | undefined,
): number => {
  let result = value
  if (earnedBy(open)[stat] === 0) return result
  for (const id of open.hero.prowess) {
    const more = PROWESS[id][stat] ?? 0
    if (more === 0) continue
    const sum = result + more
    result = note(terms, id, result, stat === 'movement' && sum > PAD_LIMITS.movement ? PAD_LIMITS.movement : sum)
  }
  return result
}
/** Chains set it, Adrenaline adds, Hamstring takes 1 but never the last (VIC-TACTIC-13, VIC-RULING-37, VIC-RULING-89). */
const withTactics = (unit: SeenUnit, value: number, terms: StatTerm[] | undefined): number => {
  let result = value
  if (unit.lasting.length > 0 && isChained(unit)) result = note(terms, 'chains-of-hephaestus', result, 0)
  let slowing: TacticId | undefined
  for (const tactic of unit.tactics) {
    const { movement, slows } = TACTICS[tactic]
    if (movement !== undefined) result = note(terms, tactic, result, result + movement)
    else if (slows) slowing = tactic
  }
  return slowing !== undefined && result > 1 ? note(terms, slowing, result, result - 1) : result
}
/** Is it beside an opponent with Snare? */
export const isSnared = (open: SeenOpen, unit: SeenUnit): boolean => {
  if (open.combat === undefined) return false
  for (const other of open.combat.units)
    if (
      distance(unit.at, other.at) === 1 &&
      skillOf(open, other, 'snare') !== undefined &&
      other.side !== unit.side &&
      !areAllies(open, unit, other)
    )
      return true
  return false
}
/** Movement for a move in a Movement Step that begins now: Snare counts (last of all, VIC-RULING-89). */
export const movementOfMove = (open: SeenOpen, unit: SeenUnit, printed?: number): number => {
  const movement = movementIn(open, unit, true, printed)
  return movement > 1 && isSnared(open, unit) ? 1 : movement
}

/** Range (VIC-UNIT-05): never below 1. */
export const rangeOf = (open: SeenOpen, unit: SeenUnit, terms?: StatTerm[]): number => {
  let value = note(terms, 'chip', 0, unit.id === HERO ? open.hero.range : kindNamed(unit.kind).range)
  const { combat } = open
  if (unit.id === HERO) value = withProwess(open, 'range', value, terms)
  if (combat === undefined) return value
  for (const { who, range } of eventStats(combat))
    if (range !== undefined && concerns(open, unit, who))
      value = note(terms, combat.event ?? '', value, changed(value, range))
  if (unit.side === 'player' && isDeepNight(open)) value = note(terms, 'apep', value, 1)
  for (const bane of combat.drawn) {
    const effect = baneStats(bane)
    if (effect?.range !== undefined && concerns(open, unit, effect.who))
      value = note(terms, bane, value, Math.max(1, changed(value, effect.range)))
  }
  return value < 1 ? 1 : value
}
/** Apep: four darkness or more. */
const isDeepNight = ({ scion, combat }: SeenOpen): boolean => {
  if (combat?.scion === undefined) return false
  const { night } = SCIONS[scion]
  return night !== undefined && combat.scion.count >= night
}

/** Health: what it is deployed with and healed to (VIC-UNIT-07, VIC-UNIT-09). */
export const healthOf = (open: SeenOpen, unit: SeenUnit): number =>
  unit.id === HERO ? heroHealth(open) : (unit.health ?? kindNamed(unit.kind).health)

/** How a number came about, source by source, for the board. */
export const statTerms = (open: SeenOpen, unit: SeenUnit, stat: 'movement' | 'range' | 'health'): StatTerm[] => {
  const terms: StatTerm[] = []
  if (stat === 'movement') movementOf(open, unit, undefined, terms)
  else if (stat === 'range') rangeOf(open, unit, terms)
  else if (unit.id !== HERO) note(terms, 'chip', 0, healthOf(open, unit))
  else {
    let value = note(terms, 'chip', 0, open.hero.health)
    for (const id of open.hero.prowess)
      value = note(terms, id, value, Math.min(PAD_LIMITS.health, value + (PROWESS[id].health ?? 0)))
  }
  return terms
}

// ---------------------------------------------------------------- skills
/** The skill's number, or 1; one of each and the highest, none while fatigued (VIC-STACKING-03, VIC-STACKING-04, VIC-RULING-90). */
export const skillOf = (open: SeenOpen, unit: SeenUnit, id: SkillId): number | undefined => {
  if (unit.lasting.length > 0 && isFatigued(open, unit)) return undefined
  let n = unit.id === HERO ? (earnedBy(open).skills.get(id) ?? 0) : printedSkill(kindNamed(unit.kind), id)
  if (CAN_BE_GRANTED.has(id)) {
    n = Math.max(n, grantedSkill(open, unit, id))
    if (n === 0 && GRANTS[id]?.(open, unit)) n = 1
  }
  return n === 0 ? undefined : n
}
/** Skills that events, banes, places, items and neighbours give. */
const CAN_BE_GRANTED: ReadonlySet<SkillId> = new Set(['pull', 'armored', 'barbed', 'pierce', 'frenzy'])
const grantedSkill = (open: SeenOpen, unit: SeenUnit, id: SkillId): number => {
  const { combat } = open
  if (combat === undefined) return 0
  for (const { who, skill } of eventStats(combat))
    if (skill !== undefined && skill.id === id && concerns(open, unit, who)) return skill.n ?? 1
  for (const bane of unit.banes) {
    const skill = baneStats(bane)?.skill
    if (skill !== undefined && skill.id === id) return skill.n ?? 1
  }
  return 0
}
type Grant = (open: SeenOpen, unit: SeenUnit) => boolean

const isOnPost: Grant = ({ combat }, unit) => combat !== undefined && isInZone(combat, unit, 'post')
const hasBulwarkBeside: Grant = (open, unit) => {
  for (const other of open.combat?.units ?? [])
    if (
      distance(unit.at, other.at) === 1 &&
      areAllies(open, unit, other) &&
      skillOf(open, other, 'bulwark') !== undefined
    )
      return true
  return false
}
const isArmoredAlone: Grant = (open, unit) =>
  unit.id === HERO && heroDoes(open, 'armoredIsolated') && isIsolated(open, unit)

/** Skills that a place, an item or a neighbour gives, besides what events and banes do. */
const GRANTS: Readonly<Partial<Record<SkillId, Grant>>> = {
  /** A post of the Harpoon Cove. */
  pull: isOnPost,
  /** The laurel, an ally with Bulwark, and a prowess for a hero who stands alone. */
  armored: (open, unit) =>
    isArmoredAlone(open, unit) ||
    (open.combat !== undefined && (unit.carries.includes('laurel') || hasBulwarkBeside(open, unit))),
}
/** Is it on a key hex of this arena? (VIC-RULING-62) */
export const isOnKey = (open: SeenOpen, unit: SeenUnit): boolean => keyHexes(open).includes(unit.at)
