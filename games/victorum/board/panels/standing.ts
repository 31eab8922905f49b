import type { Die } from '../../content/ids.ts'
import {
  changeColours,
  type Growing,
  tacticLoss,
  ownDice,
  standingDice,
  standingEventLoss,
} from '../../rules/dice/attackDice.query.ts'
import type { PoolTerm } from '../../rules/state/shape.ts'
import type { OpenView, UnitView } from '../read.ts'

/** A unit's dice whatever its target is, with the sources of those that are not its own (VIC-RULING-102). */
export const standingPool = (open: OpenView, unit: UnitView): { dice: readonly Die[]; terms: readonly PoolTerm[] } => {
  const terms: PoolTerm[] = []
  const pool: Growing = { dice: [], terms }
  ownDice(open, unit, pool)
  standingDice(open, unit, pool)
  changeColours(unit, pool)
  standingEventLoss(open, unit, pool)
  tacticLoss(unit, pool)
  return { dice: pool.dice, terms: terms.filter(({ cause }) => cause !== 'attack') }
}
