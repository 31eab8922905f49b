import { modifier } from '../state.ts'
import { amountOf } from '../user.ts'
import { passive } from './ability.ts'

/** A Sacrifice gives 2 AP instead of 1 (DEF-SACRIFICE-05). */
export const fury = passive(
  modifier('sacrificeGain', (_state, { defender }, self) => (defender === self ? amountOf('fury') : 0)),
)
