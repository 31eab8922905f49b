import { modifier } from '../state.ts'
import { amountOf } from '../user.ts'
import { passive } from './ability.ts'

/** The first Fight of one's Turn deals 1 more damage (DEF-EVENT-03). */
export const spear = passive(
  modifier('fightDamage', (_state, { defender }, self) => (defender === self ? amountOf('spear') : 0)),
)
