import { COLLISION } from '../content/numbers.ts'
import { groundOf } from '../rules/realm/ground.query.ts'
import { slide } from '../rules/movement/slide.query.ts'
import { areAllies, type Open } from '../rules/units/units.query.ts'
import type { Seat, UnitId, Way } from '../rules/state/shape.ts'
import { areasWorth, standingsFor } from './areas.ts'
import { harmOf, isQuest } from './worth.ts'

/** What a push would bring a seat: a collision, a majority broken, water instead of a forest. */
export const pushGain = (open: Open, seat: Seat, target: UnitId, way: Way, n: number): number => {
  const unit = open.units[target]
  if (unit === undefined || unit.at < 0) return 0
  const { to, collides } = slide(open, target, way, n)
  const after: Open = to === unit.at ? open : { ...open, units: { ...open.units, [target]: { ...unit, at: to } } }
  let gain = collides ? harmOf(open, unit, COLLISION) : 0
  if (!isQuest(open))
    gain += areasWorth(after, seat, standingsFor(after, seat)) - areasWorth(open, seat, standingsFor(open, seat))
  const { terrains } = groundOf(open)
  if (terrains[to] === 'water') gain += 0.1
  if (terrains[to] === 'forest' || terrains[to] === 'village') gain -= 0.1
  return areAllies(open, seat, unit.owner) ? -gain : gain
}
