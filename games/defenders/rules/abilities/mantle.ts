import { modifier } from '../state.ts'
import { passive } from './ability.ts'

/**
 * Being Exhausted does not stop from Securing or Fighting, Abilities included; Defending stays barred (DEF-ABILITY-07).
 */
export const mantle = passive(modifier('ignoreExhaust', (_state, { defender }, self) => defender === self))
