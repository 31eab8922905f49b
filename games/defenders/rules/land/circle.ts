import type { Colour, Play, RegionId } from '../state/shape.ts'

/** Where the circle of the Vigil is drawn. */
export const CIRCLE: RegionId = 'mountains'

/** One place, without a time limit (DEF-RULING-68). */
export const enterCircle = (play: Play, defender: Colour): void => {
  play.state.open.circle = defender
  play.emit({ type: 'enteredCircle', defender })
}

/**
 * Leaving the Mountains in any way, Defending at the reduced price or their destruction empties it (DEF-RULING-40,
 * DEF-RULING-68).
 */
export const emptyCircle = (play: Play): void => {
  const defender = play.state.open.circle
  if (defender === undefined) return
  play.state.open.circle = undefined
  play.emit({ type: 'leftCircle', defender })
}
