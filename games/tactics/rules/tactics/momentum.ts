import { gainHealth } from '../health.ts'
import { unitOf } from '../units.ts'
import { recover } from '../weak.ts'
import { isHurt, isMine, tactic } from './card.ts'

/** T01: your capturing unit regains 3 Health and loses its Weakened Token. */
export const momentum = tactic('captured', {
  fits: (open, { byUnit }, seat) =>
    isMine(open, byUnit, seat) && (isHurt(open, byUnit) || unitOf(open, byUnit).weakened),
  apply: (play, { byUnit }) => {
    if (byUnit === undefined) return
    gainHealth(play, byUnit, 3, 'T01')
    recover(play, byUnit, 'T01')
  },
})
