import { modifier } from '../state.ts'
import { passive } from './ability.ts'
import { reachesFrom } from './outriders.ts'

/** Once per Round an adjacent Outer Region is Defended against an Enemy for 0 HP (DEF-RULING-56). */
export const sandstorm = passive(
  modifier('defendWay', (state, attacked, self) => (reachesFrom(state, attacked, self) ? { price: 0 } : undefined)),
)
