import { modifier } from '../state.ts'
import { passive } from './ability.ts'

/** The first Defend of each Round that would cost HP costs none (DEF-RULING-56). */
export const shield = passive(modifier('defendFree', (_state, { defender }, self) => defender === self))
