import type { RegionId } from '../state.ts'
import { modifier } from '../state.ts'
import { defendersIn } from '../defenders.ts'
import { passive } from './ability.ts'

/** While a Defender is here the top card of the Turn Deck lies face up (DEF-RULING-62). */
export const highWatch = passive(
  modifier('topFaceUp', (state, _about, self) => defendersIn(state, [self as RegionId]).length > 0),
)
