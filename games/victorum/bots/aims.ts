import { diceOf, ignoredBy, oddsOf } from '../rules/dice/pool.query.ts'
import { distance, neighbours } from '../rules/ground/hexes.query.ts'
import { healthOf, HERO, isDazed, rangeOf, type SeenUnit, skillOf } from '../rules/units/stats.query.ts'
import { areOpponents } from '../rules/units/units.query.ts'
import type { Hex } from '../rules/state/shape.ts'
import { costOfDamage, type Outlook } from './outlook.ts'
import { POINTS } from './points.ts'
import { unitWorth } from './worth.ts'

/** What it is worth to have this opponent gone. */
export const preyOf = ({ open, combat }: Outlook, foe: SeenUnit): number => {
  const worth = unitWorth(open, foe)
  if (foe.side === 'arena') return 0.35 * worth
  if (combat.kind === 'sport' && combat.sport !== 'spar') return 0.8 * worth
  return worth
}
/**
 * The tribune's fall takes the hero down to 1 HP: it must live while others are left, but as the last of them it is the way to win
 * (VIC-TRIBUNE-04, VIC-GOAL-06).
 */
const fallOf = ({ open, combat, mine, foes }: Outlook, foe: SeenUnit): number => {
  const inArena = mine.find(({ id }) => id === HERO)
  const hp = inArena?.hp ?? open.hero.hp
  const others = combat.column.length > 0 || foes.some(({ side, id }) => side === 'rival' && id !== foe.id)
  const rest = hp <= 1 ? 0 : 0.25 + 0.1 * open.act
  if (!others) return combat.sport === 'spar' || combat.turn > WAITING ? rest - 1.2 : rest + 0.3
  const patience = Math.max(0, 1 - combat.turn / 16)
  return rest + (inArena === undefined || hp <= 1 ? 0 : patience * (0.3 + 0.25 * (hp - 1)))
}
/** A flag or a hill is won without felling the last rival, unless that takes too long. */
const WAITING = 16
export const isTribune = ({ combat }: Outlook, foe: SeenUnit): boolean => foe.id === combat.tribune

/** What damage to an opponent is worth: each HP, and more for the last. */
const gainOf = (outlook: Outlook, foe: SeenUnit, damage: number): number => {
  if (damage <= 0) return 0
  const falls = damage >= foe.hp
  if (isTribune(outlook, foe)) {
    const gain = -fallOf(outlook, foe)
    return falls ? gain : gain > 0 ? (0.5 * gain * damage) / Math.max(1, foe.hp) : 0.01
  }
  const prey = preyOf(outlook, foe)
  return falls ? prey * (POINTS.wound + POINTS.kill) : (prey * POINTS.wound * damage) / Math.max(1, foe.hp)
}

/** The scion itself decides the combat; damage to Hydra brings new Heads (VIC-GOAL-08, VIC-SCION-27). */
const focusOn = ({ combat }: Outlook, foe: SeenUnit): number =>
  foe.kind === 'hydra' ? 0.5 : combat.kind === 'scion' && foe.elite ? 2 : 1

/** What an attack is worth on average, and what it may cost at once (Barbed, Riposte). */
export const aimGain = (outlook: Outlook, attacker: SeenUnit, foe: SeenUnit): number => {
  const { open } = outlook
  const odds = oddsOf(diceOf(open, attacker, foe))
  const ignored = ignoredBy(open, attacker, foe)
  let gain = 0
  let survives = 0
  for (let hits = 1; hits < odds.length; hits++) {
    const damage = hits - ignored
    gain += (odds[hits] as number) * gainOf(outlook, foe, damage)
    if (damage < foe.hp) survives += odds[hits] as number
  }
  if (gain > 0) gain *= focusOn(outlook, foe)
  if (distance(attacker.at, foe.at) > 1) return gain
  const barbed = skillOf(open, foe, 'barbed')
  if (barbed !== undefined) gain -= survives * costOfDamage(outlook, attacker, barbed)
  if (skillOf(open, foe, 'riposte') !== undefined) gain -= (odds[0] ?? 0) * costOfDamage(outlook, attacker, 1)
  return gain
}

/** The unit as it would stand on another hex. */
export const movedTo = (unit: SeenUnit, to: Hex): SeenUnit =>
  to === unit.at ? unit : { ...unit, at: to, walked: distance(unit.at, to), shifted: true, hasMoved: true }

/** The best attack from a hex, none: 0. Opponents with Taunt go before all others. */
export const bestAim = (outlook: Outlook, unit: SeenUnit): number => {
  const { open, foes } = outlook
  if (isDazed(open, unit) && skillOf(open, unit, 'first-strike') === undefined) return 0
  const range = rangeOf(open, unit)
  let taunts = false
  let best = 0
  for (const foe of foes) {
    if (foe.at < 0 || distance(unit.at, foe.at) > range || !areOpponents(open, unit, foe)) continue
    const hasTaunt = skillOf(open, foe, 'taunt') !== undefined
    if (hasTaunt && !taunts) {
      taunts = true
      best = 0
    }
    if (hasTaunt || !taunts) best = Math.max(best, aimGain(outlook, unit, foe))
  }
  return best
}

/** What a Special would do. */
export const specialGain = (outlook: Outlook, unit: SeenUnit, skill: string): number => {
  const { open, foes, mine } = outlook
  const range = rangeOf(open, unit)
  let gain = 0
  let best = 0
  for (const foe of foes) {
    if (!areOpponents(open, unit, foe)) continue
    const far = distance(unit.at, foe.at)
    if (skill === 'sweep' && far === 1) gain += gainOf(outlook, foe, 1)
    if (skill === 'volley' && far <= range) gain += 0.5 * gainOf(outlook, foe, 1)
    if (skill === 'immolate' && far === 1) gain += gainOf(outlook, foe, 2)
    if (skill === 'concuss' && far === 1) best = Math.max(best, 0.45 * preyOf(outlook, foe))
    if (skill === 'finish' && far <= range && foe.hp === 1) best = Math.max(best, gainOf(outlook, foe, 1))
    if (skill === 'bombard' && far === 3) best = Math.max(best, 1.3 * gainOf(outlook, foe, 1))
  }
  if (skill === 'hurl') return -1
  if (skill === 'immolate') {
    for (const ally of mine) if (neighbours(unit.at).includes(ally.at)) gain -= costOfDamage(outlook, ally, 2)
    gain -= costOfDamage(outlook, unit, 1)
  }
  if (skill === 'war-cry')
    for (const ally of mine) if (distance(unit.at, ally.at) <= 2 && ally.hp < healthOf(open, ally)) gain += 0.3
  return gain + best
}
