import { BUY_OFF, WEAKENED_TOKENS } from '../../content/numbers.ts'
import { unitsAtTable, unitsOf } from '../units/units.query.ts'
import { loseHealth } from '../attack/health.ts'
import { openWindow } from './openWindow.ts'
import { step } from '../state/kit.ts'
import type { Cause, Now, Owner, Play, UnitId } from '../state/shape.ts'
import { unitIn } from '../units/units.ts'

/** Tokens are no limit unless the table says so (TAC-RULING-12). */
const tokensLeft = (open: Now['open']): boolean => {
  if (open.options.weakenedTokenLimit === 'none') return true
  let out = 0
  for (const id of unitsAtTable(open)) if (open.units[id]?.weakened) out++
  return out < WEAKENED_TOKENS
}

/** A unit can become Weakened: it is not, and there is a token. */
export const canWeaken = (open: Now['open'], id: UnitId): boolean =>
  open.units[id] !== undefined && !open.units[id].weakened && tokensLeft(open)

/** A second token is never added; a new one opens a window (TAC-WEAK-02, TAC-RULING-87). */
export const weaken = (play: Play, id: UnitId, cause: Cause): void => {
  const unit = unitIn(play, id)
  if (!canWeaken(play.state.open, id)) return
  unit.weakened = true
  unit.weakenedThisTurn = true
  play.emit({ type: 'weakened', unit: id, cause })
  openWindow(play, { window: 'becameWeakened', unit: id, bySecondAction: cause === 'secondAction' })
}

/** The token comes off (TAC-WEAK-08). */
export const recover = (play: Play, id: UnitId, cause: Cause): void => {
  const unit = unitIn(play, id)
  if (!unit.weakened) return
  unit.weakened = false
  unit.weakenedThisTurn = false
  play.emit({ type: 'recovered', unit: id, cause })
}

/** 2 Health for the token: no action, and never the last Health (TAC-WEAK-04, TAC-WEAK-05, TAC-COUNTER-11). */
export const payOff = (play: Play, id: UnitId): void => {
  loseHealth(play, id, BUY_OFF, 'buyOff')
  recover(play, id, 'buyOff')
}

export const buyOff = step('weak.buyOff', (play, { unit }) => payOff(play, unit))

/** Every token of an owner with two units or fewer comes off at once (TAC-ACTION-07). */
export const recoverAll = (play: Play, owner: Owner, cause: Cause): void => {
  for (const id of unitsOf(play.state.open, owner)) recover(play, id, cause)
}

/** Step 3 of a turn: off every unit that took no action (TAC-TURN-04, TAC-WEAK-06, TAC-WEAK-07, TAC-RULING-87). */
export const cleanUp = (play: Play, owner: Owner): void => {
  for (const id of unitsOf(play.state.open, owner))
    if (unitIn(play, id).taken.length === 0) recover(play, id, 'cleanUp')
}
