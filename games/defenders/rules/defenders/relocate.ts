import { emptyCircle } from '../land/circle.ts'
import { watchTop } from '../round/decks.ts'
import { defenderIn } from './defenders.ts'
import { step } from '../state/kit.ts'
import type { Cause, Colour, PlaceId, Play } from '../state/shape.ts'

/**
 * A Defender changes place, whatever the cause: that alone is neither a Move action nor a Turn (DEF-MOVE-06,
 * DEF-RULING-46).
 */
export const relocate = (play: Play, colour: Colour, to: PlaceId, cause: Cause): void => {
  changePlace(play, colour, to, cause)
  watchTop(play)
}

const changePlace = (play: Play, colour: Colour, to: PlaceId, cause: Cause): void => {
  const defender = defenderIn(play, colour)
  const from = defender.at
  if (from === to) return
  defender.at = to
  play.emit({ type: 'moved', defender: colour, from, to, cause })
  if (play.state.open.circle === colour) emptyCircle(play)
}

/** Several Defenders are displaced at the same time. */
export const displace = step('defenders.displace', (play, { moves, cause }) => {
  for (const { defender, to } of moves) changePlace(play, defender, to, cause)
  watchTop(play)
})
