import type { Laid } from '../../types.ts'
import { checkOpen, checkPosition } from './check.ts'
import { playersOf, stage } from './stage.ts'
import type { Position } from './words.ts'

/** A position as a match begins at it; refused with a sentence if there can be none. */
export const lay = (words: Position): Laid => {
  checkPosition(words)
  const { random: _chance, ...position } = stage(words)
  checkOpen(position.open)
  return { setup: { mode: words.mode ?? 'competitive', players: playersOf(words), options: {} }, position }
}
