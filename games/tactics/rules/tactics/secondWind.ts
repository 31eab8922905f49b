import { recover } from '../weak.ts'
import { unitOf } from '../units.ts'
import { isMine, tactic } from './card.ts'

/** T05: the token of your unit's second action comes off; it gives no action back (TAC-RULING-11). */
export const secondWind = tactic('becameWeakened', {
  fits: (open, { unit, bySecondAction }, seat) =>
    bySecondAction && isMine(open, unit, seat) && unitOf(open, unit).weakened,
  apply: (play, { unit }) => recover(play, unit, 'T05'),
})
