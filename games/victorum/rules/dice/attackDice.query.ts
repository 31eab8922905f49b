import type { Die } from '../../content/ids.ts'
import { PROWESS, prowessOfLevel } from '../../content/prowess.ts'
import { TACTICS } from '../../content/tactics.ts'
import type { When } from '../../content/types.ts'
import type { Cause, PoolTerm } from '../state/shape.ts'
import { keyHexes } from '../arena/arenas.query.ts'
import { indexOfStrongest, indexOfWeakest, STRONGER } from './dice.query.ts'
import { distance } from '../ground/hexes.query.ts'
import { isLocal, kindNamed } from '../units/kinds.query.ts'
import { baneStats, concerns, eventStats, HERO, type SeenOpen, type SeenUnit } from '../units/layers.query.ts'
import { adjacentOpponents, isIsolated, isOutnumbered } from '../units/units.query.ts'

/** A pool as it grows: its dice, and on demand what each of them comes from. */
export interface Growing {
  readonly dice: Die[]
  readonly terms: PoolTerm[] | undefined
}
export const addDie = ({ dice, terms }: Growing, die: Die, cause: Cause): void => {
  dice.push(die)
  terms?.push({ die, change: 1, cause })
}
/** Takes away the weakest or strongest die; `least` dice are left at least (VIC-RULING-101). */
export const removeDie = ({ dice, terms }: Growing, which: 'weakest' | 'strongest', cause: Cause, least = 1): void => {
  if (dice.length <= least) return
  const [die] = dice.splice(which === 'weakest' ? indexOfWeakest(dice) : indexOfStrongest(dice), 1)
  if (die !== undefined) terms?.push({ die, change: -1, cause })
}
const strengthenWeakest = ({ dice, terms }: Growing, cause: Cause): void => {
  const at = indexOfWeakest(dice)
  const from = dice[at]
  if (from === undefined || STRONGER[from] === from) return
  dice[at] = STRONGER[from]
  terms?.push({ die: STRONGER[from], change: 0, from, cause })
}

/** The chip's or the pad's own dice (VIC-UNIT-12, VIC-HERO-07). */
export const ownDice = (open: SeenOpen, unit: SeenUnit, pool: Growing): void => {
  for (const die of unit.id === HERO ? open.hero.dice : kindNamed(unit.kind).attack) {
    pool.dice.push(die)
    pool.terms?.push({ die, change: 0, cause: 'attack' })
  }
}

/** Dice that prowess, arena, event and banes add whatever the target is (VIC-RULING-102). */
export const standingDice = (open: SeenOpen, unit: SeenUnit, pool: Growing): void => {
  const { combat } = open
  if (combat === undefined) return
  if (unit.id === HERO) diceOfProwess(open, unit, pool, false)
  if (unit.carries.includes('trident')) addDie(pool, isLocal(open, unit) ? 'K' : 'G', 'trident')
  if (combat.embers.length > 0 && isByEmber(combat.embers, unit) && isLocal(open, unit)) addDie(pool, 'Y', 'embers')
  for (const { who, die, far } of eventStats(combat))
    if (die !== undefined && far === undefined && concerns(open, unit, who)) addDie(pool, die, combat.event ?? '')
  for (const bane of combat.drawn) {
    const effect = baneStats(bane)
    if (effect?.die !== undefined && effect.who !== 'itself' && concerns(open, unit, effect.who))
      addDie(pool, effect.die, bane)
  }
  for (const bane of unit.banes) {
    const die = baneStats(bane)?.die
    if (die !== undefined) addDie(pool, die, bane)
  }
}
const isByEmber = (embers: readonly number[], { at }: SeenUnit): boolean => {
  for (const ember of embers) if (distance(at, ember) <= 1) return true
  return false
}
/** `far`: only the dice against a target that is not adjacent, else only the others. The higher level stands for the lower. */
export const diceOfProwess = (open: SeenOpen, hero: SeenUnit, pool: Growing, far: boolean): void => {
  const { prowess } = open.hero
  for (const id of prowess) {
    const { dice, name, level } = PROWESS[id]
    if (dice === undefined || (dice.when === 'far') !== far) continue
    const higher = level === 1 ? prowessOfLevel(name, 2) : undefined
    if (higher !== undefined && prowess.includes(higher) && PROWESS[higher].dice?.when === dice.when) continue
    if (far || holds(open, hero, dice.when)) addDie(pool, dice.die, id)
  }
}
const holds = (open: SeenOpen, hero: SeenUnit, when: When): boolean => {
  switch (when) {
    case 'outnumbered':
      return isOutnumbered(open, hero)
    case 'notOutnumbered':
      return !isOutnumbered(open, hero)
    case 'isolated':
      return isIsolated(open, hero)
    case 'healthiest':
      return isHealthiest(open, hero)
    case 'surrounded':
      return adjacentOpponents(open, hero).length >= 2
    case 'onKey':
      return keyHexes(open).includes(hero.at)
    case 'always':
    case 'far':
      return true
  }
}
const isHealthiest = ({ combat }: SeenOpen, hero: SeenUnit): boolean => {
  for (const unit of combat?.units ?? []) if (unit.hp > hero.hp) return false
  return true
}

/** Whetstone: a die of another colour (VIC-RULING-101, second pass). */
export const changeColours = (unit: SeenUnit, pool: Growing): void => {
  for (const tactic of unit.tactics) if (TACTICS[tactic].sharpens) strengthenWeakest(pool, tactic)
}
/** The event's and the tactics' removals that hold whatever the target is (VIC-RULING-101, third pass). */
export const standingEventLoss = (open: SeenOpen, unit: SeenUnit, pool: Growing): void => {
  if (open.combat === undefined) return
  for (const { who, loses } of eventStats(open.combat))
    if (loses !== undefined && concerns(open, unit, who)) removeDie(pool, loses, open.combat.event ?? '')
}
export const tacticLoss = (unit: SeenUnit, pool: Growing): void => {
  for (const tactic of unit.tactics) {
    const { loses } = TACTICS[tactic]
    if (loses !== undefined) removeDie(pool, loses, tactic)
  }
}

/** The Attack that descriptors compare: no dice of skills, of the target or of choices (VIC-DESC-04, VIC-RULING-102). */
export const attackOf = (open: SeenOpen, unit: SeenUnit): Die[] => {
  const pool: Growing = { dice: [], terms: undefined }
  ownDice(open, unit, pool)
  standingDice(open, unit, pool)
  changeColours(unit, pool)
  standingEventLoss(open, unit, pool)
  tacticLoss(unit, pool)
  return pool.dice
}
