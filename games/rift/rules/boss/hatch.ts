import { frontOf, highestOpenPoint } from '../march/stacks.query.ts'
import { enterPath } from '../march/spawn.ts'
import type { Play } from '../state/shape.ts'

/**
 * A tier 1 horde that is nowhere in the game spawns at the highest open spawn point; it does not activate in this phase
 * (RIFT-BOSS-01).
 */
export const hatch = (play: Play): void => {
  const spawn = highestOpenPoint(play.state.open)
  if (spawn === undefined) return
  const card = play.draw('deck1')
  if (card !== undefined) enterPath(play, card, 'hatch', frontOf(play.state.open, spawn))
}
