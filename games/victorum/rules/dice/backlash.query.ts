import type { Seen } from '../state/shape.ts'
import { distance } from '../ground/hexes.query.ts'
import { HERO, skillOf } from '../units/stats.query.ts'
import { areOpponents, type SeenUnit } from '../units/units.query.ts'

type Open = Seen['open']
const isBeside = (open: Open, attacker: SeenUnit, target: SeenUnit): boolean =>
  distance(attacker.at, target.at) === 1 && areOpponents(open, attacker, target)

const RIPOSTE = 1
/** Riposte: an attack that misses an adjacent opponent comes back. */
export const riposteOf = (open: Open, attacker: SeenUnit, target: SeenUnit): number =>
  isBeside(open, attacker, target) && skillOf(open, target, 'riposte') !== undefined ? RIPOSTE : 0
/** Barbed: whoever is still there after the damage, a hero that survived included, strikes back at an adjacent attacker. */
export const barbsOf = (open: Open, attacker: SeenUnit, target: SeenUnit): number =>
  isBeside(open, attacker, target) ? (skillOf(open, target, 'barbed') ?? 0) : 0

/** The most that may come back: Riposte, Barbed, Last Breath (VIC-SKILL-01). */
const worstOf = (open: Open, attacker: SeenUnit, target: SeenUnit): number =>
  Math.max(
    riposteOf(open, attacker, target),
    barbsOf(open, attacker, target),
    skillOf(open, target, 'last-breath') ?? 0,
  )
/** May the hero fall by what its attack sets off, with no blessing to save it? */
export const isHeroAtRisk = (open: Open, attacker: SeenUnit, target: SeenUnit): boolean =>
  attacker.id === HERO &&
  open.hero.blessings === 0 &&
  skillOf(open, attacker, 'warded') === undefined &&
  worstOf(open, attacker, target) >= attacker.hp
