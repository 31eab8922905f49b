import type { Laid } from '../../types.ts'
import { checkPosition } from './check.ts'
import { stage } from './stage.ts'
import type { Position } from './words.ts'

/** A position as a match begins at it; refused with a sentence if there can be none. */
export const lay = (words: Position): Laid => {
  checkPosition(words)
  const { random: _chance, ...position } = stage(words)
  return { setup: { mode: 'coop', players: words.players ?? 2, options: {} }, position }
}
