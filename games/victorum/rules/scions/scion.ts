import { combatIn } from '../combat/fight.ts'
import type { Combat, Play } from '../state/shape.ts'

/** What the combat remembers of the scion, to be changed. */
export const scionIn = (play: Play): NonNullable<Combat['scion']> => {
  const { scion } = combatIn(play)
  if (scion === undefined) throw new Error('there is no scion')
  return scion
}
