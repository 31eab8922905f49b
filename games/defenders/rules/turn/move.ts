import type { Reason } from '@tabletome/engine'
import { adjacent } from '../land/map.query.ts'
import { refuse } from '../state/reasons.ts'
import { relocate } from '../defenders/relocate.ts'
import { modifiers, step } from '../state/kit.ts'
import type { Colour, Now, PlaceId } from '../state/shape.ts'
import { spend, tooDear, type User } from './user.ts'

/**
 * Where a Move may go: adjacent Regions, Destroyed ones included, and where an Ability leads (DEF-MOVE-01, DEF-MOVE-02,
 * DEF-MOVE-03, DEF-MOVE-04).
 */
export const placesToMove = (state: Now, colour: Colour, from: PlaceId): PlaceId[] => {
  const places = adjacent(state.open, from)
  for (const { adds } of modifiers(state, 'moveTo', { defender: colour, from }))
    for (const place of adds) if (place !== from && !places.includes(place)) places.push(place)
  return places
}

/** AP on top of the price for entering a place on one's own Turn (DEF-RULING-65). */
export const surcharge = (state: Now, place: PlaceId): number => {
  let ap = 0
  for (const { adds } of modifiers(state, 'enterCost', { place })) ap += adds
  return ap
}

export const moveCost = (state: Now, place: PlaceId): number => 1 + surcharge(state, place)

/** Entering the Capital gives no HP (DEF-MOVE-05). */
export const move = step('move', (play, { defender, to }) => {
  spend(play, moveCost(play.state, to))
  relocate(play, defender, to, 'move')
})

/** DEF-MOVE-01, DEF-MOVE-02. */
export const whyNotMove = (state: Now, user: User, to: PlaceId): Reason | undefined => {
  if (to === user.at) return refuse('DEF-MOVE-01', 'alreadyHere', { place: to })
  if (!placesToMove(state, user.colour, user.at).includes(to))
    return refuse('DEF-MOVE-02', 'notAdjacent', { from: user.at, to })
  return tooDear(user, moveCost(state, to))
}
