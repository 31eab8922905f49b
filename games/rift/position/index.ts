import type { Laid } from '../../types.ts'
import { checkOpen, checkPosition } from './check.ts'
import { stage } from './stage.ts'
import type { Position } from './words.ts'

/** A position as a match begins at it; refused with a sentence if there can be none. */
export const lay = (words: Position): Laid => {
  checkPosition(words)
  const { random: _chance, own: _all, ...rest } = stage(words)
  const { open } = rest
  checkOpen(open)
  const own = Object.fromEntries(open.seats.map(seat => [seat, {}]))
  const { mode, scenario, difficulty } = open
  return {
    setup: { mode, players: open.seats.length, options: { scenario, difficulty } },
    position: { ...rest, own },
  }
}
