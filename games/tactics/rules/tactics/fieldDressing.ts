import { rowOf, unitsOf } from '../../knowledge/units.ts'
import { gainHealth } from '../health.ts'
import type { Now, Seat, UnitId } from '../state.ts'
import { isHurt, tactic } from './card.ts'
import { onChosen } from './units.ts'

/** Your units that took no action this turn and could use the Health. */
const idle = (open: Now['open'], seat: Seat): UnitId[] =>
  unitsOf(open, seat).filter(id => open.units[id]?.taken.length === 0 && isHurt(open, id))

const dress = onChosen('T04', (play, unit) => {
  gainHealth(play, unit, 3, 'T04')
})

/** T04: one unit of yours that took no action this turn regains 3 Health. */
export const fieldDressing = tactic('actionsDone', {
  fits: (open, _event, seat) => {
    for (const id of rowOf(seat)) if (open.units[id]?.taken.length === 0 && isHurt(open, id)) return true
    return false
  },
  apply: (play, _event, seat) => dress(play, seat, idle(play.state.open, seat)),
})
