import { type Asked, askedOf, type Position } from '@tabletome/engine'
import { game } from '../index.ts'
import type { Victorum } from '../rules/state/shape.ts'

/** What the player is asked, with its subject and answers as data. */
export const askedIn = (position: Position<Victorum>): Asked<Victorum> => {
  const [decision] = position.decisions
  if (decision === undefined) throw new Error('nothing is asked')
  return askedOf(game, position.view('p1'), decision)
}
