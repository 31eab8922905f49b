import { isEnemyOwner } from './units.query.ts'
import type { Now, Play, Seat, Unit, UnitId } from '../state/shape.ts'

type Seen = NonNullable<Now['open']['units'][UnitId]>

/** For looking; throws on a unit that is not in play. */
export const unitOf = (open: Now['open'], id: UnitId): Seen => {
  const unit = open.units[id]
  if (unit === undefined) throw new Error(`${id} is not in play`)
  return unit
}

/** Who decides for a unit: its owner, a player. */
export const playerOf = (open: Now['open'], id: UnitId): Seat => {
  const { owner } = unitOf(open, id)
  if (isEnemyOwner(owner)) throw new Error(`nobody decides for ${id}`)
  return owner
}

/** Who begins: the first player in the order of turns (TAC-SETUP-17). */
export const firstSeat = ({ order }: Now['open']): Seat => {
  const seat = order.find(owner => !isEnemyOwner(owner))
  if (seat === undefined) throw new Error('nobody plays')
  return seat
}

/** For changing. */
export const unitIn = (play: Play, id: UnitId): Unit => {
  const unit = play.state.open.units[id]
  if (unit === undefined) throw new Error(`${id} is not in play`)
  return unit
}

/** The very unit that was meant: a replacement has another serial number (TAC-SOLO-CAPTURE-07). */
export const isStill = (open: Now['open'], id: UnitId, serial: number): boolean => {
  const unit = open.units[id]
  return unit !== undefined && unit.serial === serial && unit.health > 0
}

export const isInPlay = (open: Now['open'], id: UnitId): boolean => {
  const unit = open.units[id]
  return unit !== undefined && unit.health > 0
}
