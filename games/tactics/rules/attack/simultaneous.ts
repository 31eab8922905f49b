import { compassOrder } from '../enemies/compass.query.ts'
import { isEnemyOwner } from '../units/units.query.ts'
import type { Now, Owner, Space, UnitId } from '../state/shape.ts'

/** Owners from the active one on, players before Solo Enemies (TAC-RULING-85). */
const ownersInOrder = (open: Now['open']): Owner[] => {
  const { order } = open
  const from = open.turn === undefined ? 0 : order.indexOf(open.turn.owner)
  const round = [...order.slice(from), ...order.slice(0, from)]
  return [...round.filter(owner => !isEnemyOwner(owner)), ...round.filter(isEnemyOwner)]
}

/**
 * Units that something happens to at once: owner by owner, within one owner clockwise from north around the acting unit, so that
 * replays are exact and nobody chooses (TAC-RULING-85).
 */
export const inOrder = (open: Now['open'], units: readonly UnitId[], around: Space): UnitId[] => {
  if (units.length < 2) return [...units]
  const spaces = compassOrder(
    around,
    units.map(id => open.units[id]?.at ?? -1),
    'n',
  )
  return ownersInOrder(open).flatMap(owner =>
    spaces.flatMap(at => units.filter(id => open.units[id]?.owner === owner && open.units[id]?.at === at)),
  )
}
