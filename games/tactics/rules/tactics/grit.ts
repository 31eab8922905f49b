import { gainHealth } from '../health.ts'
import { isHurt, isMine, tactic } from './card.ts'

/** T13: your unit that took 3 or more damage from one attack and survived regains 2 Health. */
export const grit = tactic('damaged', {
  fits: (open, { unit, amount }, seat) => amount >= 3 && isMine(open, unit, seat) && isHurt(open, unit),
  apply: (play, { unit }) => {
    gainHealth(play, unit, 2, 'T13')
  },
})
