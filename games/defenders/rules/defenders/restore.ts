import { defenderIn, defenderOf, maxHpOf } from './defenders.ts'
import { modifiers, step } from '../state/kit.ts'
import type { Cause, Colour, Now, Play } from '../state/shape.ts'

/**
 * Losses beyond 0 are ignored; at 0 the Defender is Exhausted, never eliminated (DEF-EXHAUST-01, DEF-EXHAUST-04,
 * DEF-EXHAUST-05).
 */
export const takeHp = (play: Play, colour: Colour, amount: number, cause: Cause): void => {
  const defender = defenderIn(play, colour)
  const from = defender.hp
  const to = Math.max(0, from - amount)
  if (to === from) return
  defender.hp = to
  play.emit({ type: 'hpLost', defender: colour, from, to, cause })
  if (to === 0) play.emit({ type: 'exhausted', defender: colour })
}

/** An effect takes HP; it cannot be Defended (DEF-DEFEND-08, DEF-RULING-17). */
export const loseHp = step('hp.lose', (play, { defender, amount, cause }) => takeHp(play, defender, amount, cause))

/** HP never exceed the maximum of the Player Card (DEF-RESTORE-04). */
export const gainHp = step('hp.gain', (play, { defender, amount, cause }) => {
  const { hp } = defenderOf(play.state, defender)
  const to = Math.min(maxHpOf(play.state, defender), hp + amount)
  if (to === hp) return
  defenderIn(play, defender).hp = to
  play.emit({ type: 'hpGained', defender, from: hp, to, cause })
})

/** The HP a Restore leads to: full, unless a text limits what it gives (DEF-RESTORE-01, DEF-RESTORE-04). */
export const restoredHp = (state: Now, colour: Colour): number => {
  const { hp } = defenderOf(state, colour)
  let to = maxHpOf(state, colour)
  for (const { adds } of modifiers(state, 'restoreLimit', { defender: colour })) to = Math.min(to, hp + adds)
  return to
}

/** DEF-RESTORE-01, DEF-RESTORE-02, DEF-RESTORE-03, DEF-RESTORE-04. */
export const restore = (play: Play, colour: Colour, cause: Cause): void => {
  const defender = defenderIn(play, colour)
  const from = defender.hp
  const to = restoredHp(play.state, colour)
  if (to === from) return
  defender.hp = to
  play.emit({ type: 'restored', defender: colour, from, to, cause })
}

/** A text Restores a Defender outside its Turn. */
export const restoreBy = step('hp.restore', (play, { defender, cause }) => restore(play, defender, cause))

/**
 * A Turn begins: Restore in the Capital, limits of the Turn are reset, then other texts (DEF-DEFENDER-08,
 * DEF-RULING-67).
 */
export const beginTurn = (play: Play, colour: Colour): void => {
  const defender = defenderIn(play, colour)
  defender.usedThisTurn = []
  if (defender.at === 'capital') restore(play, colour, 'rest')
  play.moment('turnBegan', { defender: colour })
}
