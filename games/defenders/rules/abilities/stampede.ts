import { adjacentOuter } from '../../knowledge.ts'
import { passive } from './ability.ts'
import { direEffect } from './direEffect.ts'
import { spread } from './spread.ts'

/** +1 Threat in each Outer Region next to the Forest without a Defender (DEF-CAPITAL-02, DEF-DESTROY-03). */
export const stampede = passive(direEffect((state, cause) => spread(state, adjacentOuter(state.open, 'forest'), cause)))
