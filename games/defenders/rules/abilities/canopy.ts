import { modifier } from '../state.ts'
import { amountOf } from '../user.ts'
import { passive } from './ability.ts'

/** The first Defend of the Forest by a Defender in it each Round costs 1 HP less (DEF-RULING-56). */
export const canopy = passive(
  modifier('defendCost', (_state, { region, way }, self) =>
    region === self && way === 'inPlace' ? -amountOf('canopy') : 0,
  ),
)
