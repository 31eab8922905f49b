import { HEROES } from '../../content/heroes.ts'
import { COLOURS } from '../../content/levels.ts'
import type { Colour, Defender, Now, PlaceId, Play, Seat } from '../state/shape.ts'

type DefenderNow = NonNullable<Now['open']['defenders'][Colour]>

/** For looking. */
export const defenderOf = (state: Now, colour: Colour): DefenderNow => {
  const defender = state.open.defenders[colour]
  if (defender === undefined) throw new Error(`no ${colour} Defender`)
  return defender
}

/** For changing. */
export const defenderIn = (play: Play, colour: Colour): Defender => {
  const defender = play.state.open.defenders[colour]
  if (defender === undefined) throw new Error(`no ${colour} Defender`)
  return defender
}

export const seatOf = (state: Now, colour: Colour): Seat => defenderOf(state, colour).seat

/** The highest HP value of the Player Card (DEF-SETUP-08). */
export const maxHpOf = (state: Now, colour: Colour): number => HEROES[defenderOf(state, colour).hero].hp

/** Red, blue, green, yellow (DEF-RULING-30). */
export const defendersIn = (state: Now, places: readonly PlaceId[]): Colour[] => {
  const found: Colour[] = []
  for (const colour of COLOURS) {
    const defender = state.open.defenders[colour]
    if (defender !== undefined && places.includes(defender.at)) found.push(colour)
  }
  return found
}
