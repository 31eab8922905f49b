import type { Reason } from '@tabletome/engine'
import { refuse } from '../state/reasons.ts'
import { takeHp } from '../defenders/restore.ts'
import { modifiers, step } from '../state/kit.ts'
import type { Colour, Now } from '../state/shape.ts'
import type { User } from './user.ts'

/** AP gained by a Sacrifice: normally one. */
const gainOf = (state: Now, defender: Colour): number => {
  let gain = 1
  for (const { adds } of modifiers(state, 'sacrificeGain', { defender })) gain += adds
  return gain
}

/** DEF-SACRIFICE-01, DEF-SACRIFICE-02, DEF-SACRIFICE-03, DEF-SACRIFICE-04. */
export const sacrifice = step('sacrifice', (play, { defender }) => {
  const { turn } = play.state.open
  if (turn?.card !== 'own') throw new Error('Sacrifice outside an own Turn')
  const gain = gainOf(play.state, defender)
  turn.sacrificed = true
  turn.mustSpend = true
  turn.ap = gain
  play.emit({ type: 'sacrificed', defender, gain })
  takeHp(play, defender, 1, 'sacrifice')
})

/**
 * Once per Turn of one's own card, when all AP are spent, with HP to pay; and the AP gained must be good for something
 * that an already poorer Defender may do (DEF-SACRIFICE-01, DEF-SACRIFICE-03, DEF-SACRIFICE-05, DEF-SACRIFICE-06,
 * DEF-SACRIFICE-07, DEF-RULING-04).
 */
export const whyNotSacrifice = (state: Now, user: User, canSpend: (user: User) => boolean): Reason | undefined => {
  const { turn } = state.open
  if (turn?.card !== 'own') return refuse('DEF-ALL-07', 'notUnderAll')
  if (turn.sacrificed) return refuse('DEF-SACRIFICE-03', 'alreadySacrificed')
  if (user.ap > 0) return refuse('DEF-SACRIFICE-01', 'apLeft', { has: user.ap })
  if (user.hp === 0) return refuse('DEF-SACRIFICE-06', 'exhausted', { defender: user.colour })
  const poorer: User = { ...user, hp: user.hp - 1, ap: gainOf(state, user.colour), mustSpend: true }
  return canSpend(poorer) ? undefined : refuse('DEF-SACRIFICE-05', 'nothingToSpendOn')
}
