import type { AttackKind, SpellId } from '../content/types.ts'
import { damageOf } from '../rules/attack/damage.query.ts'
import { oddsOf } from '../rules/attack/dice.query.ts'
import { isImmune } from '../rules/movement/slide.query.ts'
import { bears, cardOf, isEnemyOwner, type Open, type SeenUnit } from '../rules/units/units.query.ts'
import { canAimFrom, couldHit } from '../rules/attack/targets.query.ts'
import { BALLISTA, BUY_OFF_NEEDS, MOST_DICE } from '../content/numbers.ts'
import type { Options, Space, UnitId } from '../rules/state/shape.ts'
import { POINTS } from './points.ts'
import { harmOf } from './worth.ts'

/** What an attack may be expected to do, whoever makes it. */
export interface Blow {
  /** What it is worth to the attacker, the Counter not taken off. */
  readonly gain: number
  /** The chance that the target falls. */
  readonly captures: number
  /** Damage if it hits. */
  readonly damage: number
}
const NOTHING: Blow = { gain: 0, captures: 0, damage: 0 }

const odds = new Map<string, readonly number[]>()
const oddsFor = (option: Options['dieFaces'], icon: 'push' | 'miss' | 'star', dice: number): readonly number[] => {
  const key = `${option}${icon}${dice}`
  let made = odds.get(key)
  if (made === undefined) odds.set(key, (made = oddsOf(option, icon, dice)))
  return made
}
/** The chance of at most so many. */
const atMost = (list: readonly number[], most: number): number => {
  let sum = 0
  for (let i = 0; i <= most && i < list.length; i++) sum += list[i] as number
  return sum
}

/** Each ✖ costs one more Ammo; Enemy Units never miss (TAC-MISSILE-05…08, TAC-ENEMY-ATTACK-05). */
export const hitChance = (open: Open, unit: SeenUnit): number => {
  if (isEnemyOwner(unit.owner)) return 1
  const { missile, passive } = cardOf(unit)
  if (missile === undefined || unit.supply < 1) return 0
  const forgiven = unit.moved ? 0 : (passive.braced ?? 0)
  return atMost(oddsFor(open.options.dieFaces, 'miss', missile.dice), unit.supply - 1 + forgiven)
}

/** What ★ add besides damage, each, in points. */
const STAR_WORTH: Readonly<Partial<Record<SpellId, number>>> = {
  gale: 0.12,
  hex: 0.2,
  leech: 0.12,
  frost: 0.12,
  storm: 0.1,
}
/** Does each ★ add damage to the target? */
const addsDamage = (id: SpellId): boolean => id === 'ember' || id === 'soloEmber'

export const pushChance = (open: Open, unit: SeenUnit): number => {
  const { melee, passive } = cardOf(unit)
  if (passive.charge !== undefined && unit.moved) return 1
  return 1 - (oddsFor(open.options.dieFaces, 'push', melee.dice)[0] ?? 1)
}

export const blowOf = (open: Open, attacker: UnitId, kind: AttackKind, target: UnitId): Blow => {
  const by = open.units[attacker]
  const to = open.units[target]
  if (by === undefined || to === undefined) return NOTHING
  const card = cardOf(by)
  if (kind === 'melee') return melee(open, attacker, by, target, to)
  if (kind === 'ballista')
    return certain(open, to, damageOf(open, { kind, attacker, target, printed: BALLISTA.damage }).amount, 0.08)
  if (kind === 'missile') {
    if (card.missile === undefined) return NOTHING
    const { amount } = damageOf(open, { kind, attacker, target, printed: card.missile.damage })
    const hit = hitChance(open, by)
    const { gain, captures } = certain(open, to, amount, 0)
    return { gain: gain * hit - POINTS.supply, captures: captures * hit, damage: amount }
  }
  return spell(open, attacker, by, target, to)
}

const certain = (open: Open, to: SeenUnit, damage: number, more: number): Blow => ({
  gain: harmOf(open, to, damage) + more,
  captures: damage >= to.health ? 1 : 0,
  damage,
})

/** A push may rob the Bearer, end in a collision, and keep the target from a Counter. */
const melee = (open: Open, attacker: UnitId, by: SeenUnit, target: UnitId, to: SeenUnit): Blow => {
  const { amount } = damageOf(open, { kind: 'melee', attacker, target, printed: cardOf(by).melee.damage })
  const blow = certain(open, to, amount, 0.05)
  if (!bears(open, target) || blow.captures > 0 || isImmune(open, target)) return blow
  return { ...blow, gain: blow.gain + pushChance(open, by) * 2 * POINTS.artifact }
}

const spell = (open: Open, attacker: UnitId, by: SeenUnit, target: UnitId, to: SeenUnit): Blow => {
  const text = cardOf(by).spell
  if (text?.damage === undefined) return NOTHING
  const dice = isEnemyOwner(by.owner) ? MOST_DICE : Math.min(MOST_DICE, Math.max(0, by.supply - 1))
  const { amount } = damageOf(open, { kind: 'spell', attacker, target, printed: text.damage })
  const paid = isEnemyOwner(by.owner) ? 0 : POINTS.supply * (1 + dice)
  const stars = oddsFor(open.options.dieFaces, 'star', dice)
  let [gain, captures] = [-paid, 0]
  for (let count = 0; count < stars.length; count++) {
    const chance = stars[count] as number
    const damage = amount + (addsDamage(text.id) ? count : text.id === 'hex' ? Math.max(0, count - 1) : 0)
    gain += chance * (harmOf(open, to, damage) + count * (STAR_WORTH[text.id] ?? 0))
    if (damage >= to.health) captures += chance
  }
  return { gain, captures, damage: amount }
}

/** What the target's Counter may cost the attacker, if it stands on `from` when it comes (TAC-COUNTER-04). */
export const counterCost = (
  open: Open,
  attacker: UnitId,
  from: Space,
  target: UnitId,
  kind: AttackKind,
  blow: Pick<Blow, 'captures' | 'damage'>,
): number => {
  const by = open.units[attacker]
  const to = open.units[target]
  if (by === undefined || to === undefined || blow.damage < 1 || blow.captures >= 1) return 0
  if (to.weakened && to.health - blow.damage < BUY_OFF_NEEDS) return 0
  let worst = 0
  if (canAimFrom(open, target, to.at, 'melee', attacker) || (kind === 'melee' && from !== by.at)) {
    const stays = kind === 'melee' && !isImmune(open, target) ? 1 - pushChance(open, by) : 1
    worst = stays * harmOf(open, by, cardOf(to).melee.damage)
  }
  const shot =
    cardOf(to).missile !== undefined ? 'missile' : cardOf(to).spell?.damage !== undefined ? 'spell' : undefined
  if (shot !== undefined && reachesBack(open, target, to, shot, from)) {
    const printed = (shot === 'missile' ? cardOf(to).missile?.damage : cardOf(to).spell?.damage) ?? 0
    const hit = shot === 'missile' ? hitChance(open, to) : 1
    worst = Math.max(worst, hit * harmOf(open, by, printed))
  }
  return (1 - blow.captures) * worst
}
const reachesBack = (open: Open, id: UnitId, unit: SeenUnit, kind: 'missile' | 'spell', at: Space): boolean =>
  (unit.supply > 0 || isEnemyOwner(unit.owner)) && couldHit(open, id, unit.at, kind, at)
