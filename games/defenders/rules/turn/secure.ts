import type { Reason } from '@tabletome/engine'
import { isDestroyed } from '../land/map.query.ts'
import { defenderIn, defenderOf } from '../defenders/defenders.ts'
import { refuse } from '../state/reasons.ts'
import { modifiers, step } from '../state/kit.ts'
import type { Cause, Colour, Now, PlaceId, Play } from '../state/shape.ts'
import { isTooTired, spend, tooDear, type User } from './user.ts'

/** Lowers the Threat of a Region as far as it goes; never that of a Destroyed one (DEF-SECURE-05, DEF-DESTROY-06). */
export const lowerThreat = step('threat.lower', (play, { region, amount, cause, defender }) => {
  const card = play.state.open.regions[region]
  if (isDestroyed(play.state.open, region) || card.threat === 0) return
  const from = card.threat
  card.threat = Math.max(0, from - amount)
  defenderIn(play, defender).deeds.secured += from - card.threat
  play.emit({ type: 'threatFell', place: region, from, to: card.threat, cause, defender })
})

/**
 * Why the Threat of a place cannot be lowered, by whatever means that speak of an Outer Region (DEF-SECURE-03,
 * DEF-SECURE-04, DEF-SECURE-05).
 */
export const whyNotLower = (state: Now, place: PlaceId): Reason | undefined => {
  if (place === 'capital') return refuse('DEF-SECURE-03', 'capitalNotSecured')
  if (isDestroyed(state.open, place)) return refuse('DEF-SECURE-05', 'destroyed', { place })
  if (state.open.regions[place].threat === 0) return refuse('DEF-SECURE-04', 'levelZero', { place })
  return undefined
}

/** The Outer Region a Defender stands in loses Threat (DEF-SECURE-01, DEF-SECURE-02). */
export const lowerHere = (play: Play, colour: Colour, amount: number, cause: Cause): void => {
  const { at } = defenderOf(play.state, colour)
  if (at !== 'capital') play.next(lowerThreat({ region: at, amount, cause, defender: colour }))
}

/** DEF-SECURE-01. */
export const secure = step('secure', (play, { defender }) => {
  spend(play, 1)
  let amount = 1
  for (const { adds } of modifiers(play.state, 'secureAmount', { defender })) amount += adds
  lowerHere(play, defender, amount, 'secure')
})

/** DEF-SECURE-02, DEF-SECURE-03, DEF-SECURE-04, DEF-SECURE-05, DEF-SECURE-06. */
export const whyNotSecure = (state: Now, user: User): Reason | undefined =>
  whyNotLower(state, user.at) ??
  (isTooTired(state, user, 'secure')
    ? refuse('DEF-SECURE-06', 'exhausted', { defender: user.colour })
    : tooDear(user, 1))
