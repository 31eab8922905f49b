import { areEnemies } from '../../knowledge/units.ts'
import { isStill, unitOf } from '../units.ts'
import { canWeaken, weaken } from '../weak.ts'
import { tactic } from './card.ts'

/** T03: an enemy unit that collided in your Knock Back becomes Weakened. */
export const intoTheWall = tactic('collided', {
  fits: (open, { unit, serial, bySeat }, seat) =>
    bySeat === seat &&
    isStill(open, unit, serial) &&
    areEnemies(open, seat, unitOf(open, unit).owner) &&
    canWeaken(open, unit),
  apply: (play, { unit }) => weaken(play, unit, 'T03'),
})
