import { TACTICS } from '../../content/tactics.ts'
import { TACTIC_EFFECTS } from '../effects/tactics.ts'
import { knockBack } from '../movement/knockBack.ts'
import { option, question, step } from '../state/kit.ts'
import { unitOf } from '../units/units.ts'
import { waysFrom } from '../movement/ways.ts'

/** Whom the THEN of a revealed Tactic Card is for (TAC-TACTIC-02). */
export const chooseTarget = question('tactic.unit', {
  seat: (_state, { seat }) => seat,
  options: (_state, { seat, card, units, first }) =>
    units.map(unit =>
      option({ do: 'unit', unit }, useOn(first === undefined ? { seat, card, unit } : { seat, card, unit, first })),
    ),
})

const useOn = step('tactic.useOn', (play, { seat, card, unit, first }) =>
  TACTIC_EFFECTS[card].use.toUnit?.(play, unit, { seat, card, n: TACTICS[card].amount }, first),
)

/** Which way it pushes that unit (TAC-RULING-88). */
export const choosePushWay = question('tactic.way', {
  seat: (_state, { seat }) => seat,
  options: ({ open }, { seat, card, unit }) =>
    waysFrom(open, unit, ({ way }) => {
      const n = TACTICS[card].amount
      return knockBack({ unit, serial: unitOf(open, unit).serial, way, n, bySeat: seat, cause: card })
    }),
})
