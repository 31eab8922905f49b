import { adjacentOuter } from '../../knowledge.ts'
import { defendersIn } from '../defenders.ts'
import { loseHp } from '../restore.ts'
import { passive } from './ability.ts'
import { direEffect } from './direEffect.ts'

/** Each Defender in the Plains or an Outer Region next to them loses 1 HP (DEF-EXHAUST-04). */
export const sting = passive(
  direEffect((state, cause) =>
    defendersIn(state, ['plains', ...adjacentOuter(state.open, 'plains')]).map(defender =>
      loseHp({ defender, amount: 1, cause }),
    ),
  ),
)
