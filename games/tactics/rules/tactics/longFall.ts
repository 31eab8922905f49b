import { areEnemies } from '../../knowledge/units.ts'
import { loseHealth } from '../health.ts'
import { isStill, unitOf } from '../units.ts'
import { tactic } from './card.ts'

/** T14: an enemy unit that your Knock Back dropped to a lower elevation loses 2 Health. */
export const longFall = tactic('knockedBack', {
  fits: (open, { unit, serial, bySeat, fell }, seat) =>
    fell && bySeat === seat && isStill(open, unit, serial) && areEnemies(open, seat, unitOf(open, unit).owner),
  apply: (play, { unit }, seat) => loseHealth(play, unit, 2, 'T14', { owner: seat }),
})
