import { distance } from '../rules/ground/hexes.query.ts'
import { rangeOf, type SeenUnit } from '../rules/units/stats.query.ts'
import type { Hex } from '../rules/state/shape.ts'
import { bestAim, isTribune, movedTo } from './aims.ts'
import { nearest } from './odds.ts'
import { dangerAt, type Outlook } from './outlook.ts'
import { POINTS } from './points.ts'

/** What it is worth to a unit of yours to end its move there: whom it can attack, what the goal wants, what it risks. */
export const spotWorth = (outlook: Outlook, unit: SeenUnit, to: Hex): number => {
  const there = movedTo(unit, to)
  const aim = unit.hasActed ? 0 : bestAim(outlook, there)
  return aim + goalWorth(outlook, unit, to) - dangerAt(outlook, unit, to)
}

/** The same for its own hex: every move is compared with it. */
export const stayWorth = (outlook: Outlook, unit: SeenUnit): number => {
  let worth = outlook.stays.get(unit.id)
  if (worth === undefined) outlook.stays.set(unit.id, (worth = spotWorth(outlook, unit, unit.at)))
  return worth
}

/** How near the goal is from there. */
const goalWorth = (outlook: Outlook, unit: SeenUnit, to: Hex): number => {
  const { combat } = outlook
  if (combat.kind === 'sport' && combat.sport === 'flag') return flagWorth(outlook, unit, to)
  if (combat.kind === 'sport' && combat.sport === 'hill') return hillWorth(outlook, unit, to)
  return -POINTS.approach * strideTo(outlook, unit, to)
}
/** Hexes that are missing to attack somebody worth it. */
const strideTo = (outlook: Outlook, unit: SeenUnit, to: Hex): number => {
  const { open, foes } = outlook
  const range = rangeOf(open, unit)
  let least = 9
  for (const foe of foes)
    if (foe.side === 'rival' && foe.at >= 0 && !isTribune(outlook, foe))
      least = Math.min(least, Math.max(0, distance(to, foe.at) - range))
  return least === 9 ? 0 : least
}

/** Who carries it goes home; the nearest goes for it; the others keep the rival off. */
const flagWorth = (outlook: Outlook, unit: SeenUnit, to: Hex): number => {
  const { combat, mine, home } = outlook
  if (unit.carries.includes('flag')) return home.includes(to) ? POINTS.home : -2 * POINTS.flag * nearest(to, home)
  const approach = -0.6 * POINTS.approach * strideTo(outlook, unit, to)
  const { flag } = combat
  if (flag === undefined) return approach
  const far = distance(to, flag)
  const now = distance(unit.at, flag)
  let isRunner = true
  for (const other of mine) if (other.id !== unit.id && distance(other.at, flag) < now) isRunner = false
  if (to === flag) return POINTS.flag * 4 - POINTS.flag * 0.5 * nearest(to, home)
  return isRunner ? -POINTS.flag * far + 0.5 * approach : approach - 0.1 * POINTS.flag * far
}

/** A point for each unit on a key hex, every turn; two do not stand on one. */
const hillWorth = (outlook: Outlook, unit: SeenUnit, to: Hex): number => {
  const { keys, mine } = outlook
  if (keys.includes(to)) return POINTS.key
  let least = 9
  for (const key of keys) {
    if (mine.some(other => other.id !== unit.id && other.at === key)) continue
    least = Math.min(least, distance(to, key))
  }
  return least === 9 ? -POINTS.approach * strideTo(outlook, unit, to) : -POINTS.toKey * least
}
