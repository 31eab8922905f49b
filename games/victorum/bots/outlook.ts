import { keyHexes, playerDeployHexes } from '../rules/arena/arenas.query.ts'
import { oddsOf } from '../rules/dice/pool.query.ts'
import { costsFrom, FAR, within } from '../rules/ground/reach.query.ts'
import {
  attackOf,
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
import { atLeast, both, type Damage, expectedOf, perhaps, UNHARMED } from './damage.ts'
import { POINTS } from './points.ts'
import { hitsIn, unitWorth } from './worth.ts'
import { isPiece, type Wrath, wrathAt, wrathOf } from './wrath.ts'

/** A unit that may strike in its next turn, and where. */
interface Threat {
  readonly unit: SeenUnit
  readonly hits: number
  /** How likely it does so much. */
  readonly harm: Damage
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
  /** Rivals and beasts; what the scion does is its wrath. */
  readonly threats: readonly Threat[]
  readonly wrath: Wrath | undefined
  readonly keys: readonly Hex[]
  readonly home: readonly Hex[]
  /** What it is worth to each unit of yours to stay where it is, once it has been asked. */
  readonly stays: Map<string, number>
}
export const outlookOf = (open: SeenOpen, combat: SeenCombat): Outlook => {
  const mine: SeenUnit[] = []
  const foes: SeenUnit[] = []
  for (const unit of combat.units) (unit.side === 'player' ? mine : foes).push(unit)
  const threats: Threat[] = []
  for (const unit of foes) if (!isPiece(unit)) threats.push(threatOf(open, unit, mine))
  const wrath = wrathOf(open, combat, mine)
  const keys = keyHexes(open)
  return { open, combat, mine, foes, threats, wrath, keys, home: playerDeployHexes(open), stays: new Map() }
}
const threatOf = (open: SeenOpen, unit: SeenUnit, mine: readonly SeenUnit[]): Threat => {
  const covers = new Uint8Array(37)
  if (unit.at < 0 || isFatigued(open, unit)) return { unit, hits: 0, harm: UNHARMED, covers, targets: 0 }
  const range = rangeOf(open, unit)
  const costs = costsFrom(open, unit, movementOfStep(open, unit))
  for (let hex = 0; hex < costs.length; hex++)
    if (costs[hex] !== FAR || hex === unit.at) for (const hit of within(hex, range)) covers[hit] = 1
  let targets = 0
  for (const { at } of mine) if (at >= 0 && covers[at] === 1) targets++
  return { unit, hits: hitsIn(open, unit), harm: oddsOf(attackOf(open, unit)), covers, targets }
}

/** What the next rival turn may do to a unit of yours on that hex; who is not alone shares it. */
export const harmAt = ({ open, threats, wrath }: Outlook, unit: SeenUnit, hex: Hex): Damage => {
  const taunts = skillOf(open, unit, 'taunt') !== undefined
  const armored = skillOf(open, unit, 'armored') ?? 0
  let harm: Damage = wrath === undefined ? UNHARMED : wrathAt(wrath, unit, hex)
  for (const threat of threats) {
    if (threat.covers[hex] !== 1) continue
    const others = threat.covers[unit.at] === 1 ? threat.targets - 1 : threat.targets
    const chance = 1 / (1 + (taunts ? 0.2 : 1) * Math.max(0, others))
    harm = both(harm, perhaps(chance, armored > 0 ? lessened(threat.harm, armored) : threat.harm))
  }
  return harm
}
const lessened = (harm: Damage, by: number): Damage => {
  const rest = harm.slice(by)
  for (let i = 0; i < by && i < harm.length; i++) rest[0] = (rest[0] ?? 0) + (harm[i] as number)
  return rest.length === 0 ? UNHARMED : rest
}
/** On average. */
export const damageAt = (outlook: Outlook, unit: SeenUnit, hex: Hex): number => expectedOf(harmAt(outlook, unit, hex))

/** What it costs to stand there: for the hero its HP, and by the chance that it falls all that hangs on it. */
export const dangerAt = (outlook: Outlook, unit: SeenUnit, hex: Hex): number => {
  const harm = harmAt(outlook, unit, hex)
  if (harm.length === 1) return 0
  if (unit.id !== HERO) return POINTS.dangerUnit * costOfDamage(outlook, unit, expectedOf(harm))
  return POINTS.heroHp * expectedOf(harm) + lifeIn(outlook) * atLeast(harm, unit.hp)
}
const lifeIn = ({ open, combat }: Outlook): number => {
  const lives = combat.kind === 'scion' ? 0 : open.hero.blessings
  return lives > 2 ? POINTS.lifeOfMany : lives > 0 ? POINTS.lifeOfFew : POINTS.lastLife
}

/** What so much damage would cost you. */
export const costOfDamage = (outlook: Outlook, unit: SeenUnit, damage: number): number => {
  if (damage <= 0) return 0
  const share = damage / Math.max(1, unit.hp)
  if (unit.id !== HERO) {
    const stays = outlook.combat.kind === 'sport' ? 0.7 : 1
    return stays * unitWorth(outlook.open, unit) * (0.4 * Math.min(1, share) + 0.6 * Math.min(1, share * share))
  }
  return lifeIn(outlook) * (0.35 * Math.min(1, share) + 0.65 * Math.min(1.2, share * share))
}
