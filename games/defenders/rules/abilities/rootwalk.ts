import { opposite } from '../../knowledge.ts'
import { modifier } from '../state.ts'
import { passive } from './ability.ts'

/** A Move may also go to the opposite Outer Region; the Capital has none (DEF-MAP-05). */
export const rootwalk = passive(
  modifier('moveTo', (state, { defender, from }, self) =>
    defender === self && from !== 'capital' ? [opposite(state.open, from)] : [],
  ),
)
