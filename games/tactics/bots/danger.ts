import { BUY_OFF_NEEDS } from '../content/numbers.ts'
import { type Ground, groundOf } from '../rules/realm/ground.query.ts'
import { movePoints, reachOf } from '../rules/movement/reach.query.ts'
import { distance, SHEET } from '../rules/realm/spaces.query.ts'
import {
  ALL_UNITS,
  areEnemies,
  bears,
  cardOf,
  isEnemyOwner,
  type Open,
  type SeenUnit,
} from '../rules/units/units.query.ts'
import type { Owner, Seat, Space, UnitId } from '../rules/state/shape.ts'
import { hitChance } from './blows.ts'
import { POINTS } from './points.ts'
import { boldnessOf, fearOf, isQuest } from './worth.ts'

interface Foe {
  readonly id: UnitId
  readonly unit: SeenUnit
  readonly bit: number
  readonly melee: number
  readonly shot: number
  /** Range with a Move before it, by and large. */
  readonly reach: number
  /** How likely it acts in its next turn. */
  readonly share: number
}
/** What the enemies of a side could do in their next turns. */
export interface Danger {
  readonly ground: Ground
  readonly foes: readonly Foe[]
  /** By space: the foes that could strike there. */
  readonly struck: Uint16Array
  readonly weight: number
}

/** Does the owner still have a turn before the game is over? */
export const hasTurn = (open: Open, owner: Owner): boolean =>
  open.end === undefined || open.end.left.some(seat => seat === owner)

/** Units on the map that are enemies of an owner. */
export const foesOf = (open: Open, owner: Owner): UnitId[] => {
  const found: UnitId[] = []
  for (const id of ALL_UNITS) {
    const unit = open.units[id]
    if (unit !== undefined && unit.at >= 0 && areEnemies(open, owner, unit.owner)) found.push(id)
  }
  return found
}

export const dangerTo = (open: Open, seat: Seat): Danger => {
  const ground = groundOf(open)
  const struck = new Uint16Array(SHEET)
  const foes: Foe[] = []
  for (const id of foesOf(open, seat)) {
    const unit = open.units[id]
    if (unit === undefined || (!isEnemyOwner(unit.owner) && !hasTurn(open, unit.owner))) continue
    const foe = foeFrom(open, id, unit, foes.length)
    foes.push(foe)
    spreadBlows(open, ground, foe, struck)
  }
  return { ground, foes, struck, weight: isQuest(open) ? POINTS.questDanger : POINTS.danger / boldnessOf(open) }
}

const foeFrom = (open: Open, id: UnitId, unit: SeenUnit, index: number): Foe => {
  const card = cardOf(unit)
  const enemy = isEnemyOwner(unit.owner)
  const ready = enemy || unit.supply > 0
  const printed = card.missile?.damage ?? (card.spell?.damage === undefined ? 0 : card.spell.damage + 0.7)
  const range = card.missile?.range ?? card.spell?.range ?? 0
  return {
    id,
    unit,
    bit: 1 << index,
    melee: card.melee.damage + (bears(open, id) ? 1 : 0),
    shot: ready ? printed * (card.missile === undefined ? 1 : hitChance(open, unit)) : 0,
    reach: range + movePoints(open, id) - 1,
    share:
      unit.weakened && !enemy ? (unit.health >= BUY_OFF_NEEDS ? 0.4 : 0.05) : open.under[id] === undefined ? 1 : 0.5,
  }
}

const spreadBlows = (
  open: Open,
  { neighbours, elevations }: Ground,
  { id, unit, bit }: Foe,
  struck: Uint16Array,
): void => {
  const { ends } = reachOf(open, id, movePoints(open, id))
  const far = cardOf(unit).passive.meleeReach ?? 1
  for (let i = -1; i < ends.length; i++) {
    const from = i < 0 ? unit.at : (ends[i] as Space)
    for (let way = 0; way < 4; way++) {
      let to = from
      for (let step = 0; step < far; step++) {
        to = neighbours[4 * to + way] as number
        if (to < 0 || elevations[to] !== elevations[from]) break
        struck[to] = (struck[to] as number) | bit
      }
    }
  }
}

/** Health a unit standing there is likely to lose before its next turn: one attacker for sure, others maybe. */
export const lossAt = ({ ground, foes, struck }: Danger, unit: SeenUnit, at: Space): number => {
  const terrain = ground.terrains[at]
  const shift = terrain === 'forest' ? -1 : terrain === 'water' && !cardOf(unit).passive.noWaterDamage ? 1 : 0
  const mask = struck[at] as number
  let [first, second, third] = [0, 0, 0]
  for (const foe of foes) {
    let damage = (mask & foe.bit) !== 0 ? foe.melee : 0
    if (foe.shot > damage && distance(at, foe.unit.at) <= foe.reach) damage = foe.shot
    if (damage === 0) continue
    damage = Math.max(0, damage + shift) * foe.share
    if (damage > first) [first, second, third] = [damage, first, second]
    else if (damage > second) [second, third] = [damage, second]
    else if (damage > third) third = damage
  }
  return first + 0.7 * second + 0.35 * third
}

/** The same in points. */
export const fearAt = (open: Open, danger: Danger, unit: SeenUnit, at: Space): number =>
  at < 0 ? 0 : danger.weight * fearOf(open, unit, lossAt(danger, unit, at))
