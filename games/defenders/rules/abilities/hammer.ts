import { modifier } from '../state.ts'
import { amountOf } from '../user.ts'
import { passive } from './ability.ts'

/** The Secure action lowers Threat by up to 2 instead of 1 (DEF-SECURE-01). */
export const hammer = passive(
  modifier('secureAmount', (_state, { defender }, self) => (defender === self ? amountOf('hammer') : 0)),
)
