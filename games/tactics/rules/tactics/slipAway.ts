import { rowOf, unitsOf } from '../../knowledge/units.ts'
import { go } from '../state.ts'
import type { Now, Seat, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'
import { tactic } from './card.ts'
import { canGo } from './canGo.ts'
import { onChosen } from './units.ts'

const MP = 2

/** Your units damaged in this action or activation that can go somewhere. */
const damaged = (open: Now['open'], seat: Seat): UnitId[] =>
  unitsOf(open, seat).filter(id => unitOf(open, id).damaged && canGo(open, id, MP))

const slip = onChosen('T07', (play, unit) => play.next(go('move.byCard', { unit, mp: MP, card: 'T07' })))

/** T07: one of your units that was damaged by an attack or Counter in this action may Move with 2 MP. */
export const slipAway = tactic('actionDone', {
  fits: (open, _event, seat) => {
    for (const id of rowOf(seat)) if (open.units[id]?.damaged && canGo(open, id, MP)) return true
    return false
  },
  apply: (play, _event, seat) => slip(play, seat, damaged(play.state.open, seat)),
})
