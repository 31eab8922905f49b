import { keyHexes, playerDeployHexes } from '../rules/arena/arenas.query.ts'
import { kindOf } from '../rules/units/kinds.query.ts'
import { costsFrom, FAR, within } from '../rules/ground/reach.query.ts'
import {
  HERO,
  isFatigued,
  movementOfStep,
  rangeOf,
  type SeenCombat,
  type SeenOpen,
  type SeenUnit,
  skillOf,
} from '../rules/units/stats.query.ts'
import type { Hex } from '../rules/state/shape.ts'
import { POINTS } from './points.ts'
import { hitsIn, unitWorth } from './worth.ts'

/** A unit that may strike in its next turn, and where. */
interface Threat {
  readonly unit: SeenUnit
  readonly hits: number
  readonly covers: Uint8Array
  /** How many of yours it could strike where they stand. */
  readonly targets: number
}
/** All that is worked out once for a position in the arena. */
export interface Outlook {
  readonly open: SeenOpen
  readonly combat: SeenCombat
  readonly mine: readonly SeenUnit[]
  /** Whoever fights against you, beasts of the arena too. */
  readonly foes: readonly SeenUnit[]
  readonly threats: readonly Threat[]
  readonly keys: readonly Hex[]
  readonly home: readonly Hex[]
  /** What it is worth to each unit of yours to stay where it is, once it has been asked. */
  readonly stays: Map<string, number>
}
/** How far the dice of a scion carry it. */
const SCION_MOVES = 2

export const outlookOf = (open: SeenOpen, combat: SeenCombat): Outlook => {
  const mine: SeenUnit[] = []
  const foes: SeenUnit[] = []
  for (const unit of combat.units) (unit.side === 'player' ? mine : foes).push(unit)
  const threats = foes.map(unit => threatOf(open, unit, mine))
  return { open, combat, mine, foes, threats, keys: keyHexes(open), home: playerDeployHexes(open), stays: new Map() }
}
const threatOf = (open: SeenOpen, unit: SeenUnit, mine: readonly SeenUnit[]): Threat => {
  const covers = new Uint8Array(37)
  if (unit.at < 0 || isFatigued(open, unit)) return { unit, hits: 0, covers, targets: 0 }
  const isScion = kindOf(open, unit).from === 'scion'
  const range = rangeOf(open, unit)
  const costs = costsFrom(open, unit, isScion ? SCION_MOVES : movementOfStep(open, unit))
  for (let hex = 0; hex < costs.length; hex++)
    if (costs[hex] !== FAR || hex === unit.at) for (const hit of within(hex, range)) covers[hit] = 1
  let targets = 0
  for (const { at } of mine) if (at >= 0 && covers[at] === 1) targets++
  return { unit, hits: hitsIn(open, unit), covers, targets }
}

/** Damage to be expected on a hex in the next rival turn; who is not alone shares it. */
export const damageAt = ({ open, threats }: Outlook, unit: SeenUnit, hex: Hex): number => {
  let sum = 0
  const taunts = unit.side === 'player' && skillOf(open, unit, 'taunt') !== undefined
  for (const { hits, covers, targets } of threats) {
    if (covers[hex] !== 1) continue
    const others = covers[unit.at] === 1 ? targets - 1 : targets
    sum += hits / (1 + (taunts ? 0.2 : 1) * Math.max(0, others))
  }
  const armored = skillOf(open, unit, 'armored') ?? 0
  return armored > 0 ? sum * 0.55 : sum
}

/** What so much damage would cost you. */
export const costOfDamage = ({ open, combat }: Outlook, unit: SeenUnit, damage: number): number => {
  if (damage <= 0) return 0
  const share = damage / Math.max(1, unit.hp)
  if (unit.id !== HERO) {
    const stays = combat.kind === 'sport' ? 0.7 : 1
    return stays * unitWorth(open, unit) * (0.4 * Math.min(1, share) + 0.6 * Math.min(1, share * share))
  }
  const lives = combat.kind === 'scion' ? 0 : open.hero.blessings
  const life = lives > 2 ? POINTS.lifeOfMany : lives > 0 ? POINTS.lifeOfFew : POINTS.lastLife
  return life * (0.35 * Math.min(1, share) + 0.65 * Math.min(1.2, share * share))
}
