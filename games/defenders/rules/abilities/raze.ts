import { addThreat } from '../destruction.ts'
import { passive } from './ability.ts'
import { direEffect } from './direEffect.ts'

/** +1 more Threat in the Desert, as an effect (DEF-DIRE-10, DEF-CAPITAL-02). */
export const raze = passive(direEffect((_state, cause) => [addThreat({ region: 'desert', cause })]))
