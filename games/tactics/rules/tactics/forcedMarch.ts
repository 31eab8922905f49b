import { unitsOf } from '../../knowledge/units.ts'
import { go } from '../state.ts'
import type { Now, Seat, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'
import { canGo } from './canGo.ts'
import { tactic } from './card.ts'
import { onChosen } from './units.ts'

const MP = 2

const unmoved = (open: Now['open'], seat: Seat): UnitId[] =>
  unitsOf(open, seat).filter(id => !unitOf(open, id).moved && canGo(open, id, MP))

const march = onChosen('T16', (play, unit) => play.next(go('move.byCard', { unit, mp: MP, card: 'T16' })))

/** T16: three actions and no attack this turn; one of your units that has not moved may Move with 2 MP. */
export const forcedMarch = tactic('actionsDone', {
  fits: (open, _event, seat) => open.turn?.actionsLeft === 0 && !open.turn.attacked && unmoved(open, seat).length > 0,
  apply: (play, _event, seat) => march(play, seat, unmoved(play.state.open, seat)),
})
