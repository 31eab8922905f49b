import { TURN_CARDS } from '../../content/cards.ts'
import { adjacentOuter } from '../../knowledge.ts'
import { defenderOf } from '../defenders.ts'
import { modifier } from '../state.ts'
import type { Attacked, Now, RegionId } from '../state.ts'
import { passive } from './ability.ts'

/** A Defender in the Region may Defend an adjacent Outer Region against an Enemy, not a Dire Enemy (DEF-DEFEND-03). */
export const reachesFrom = (state: Now, { defender, region, card }: Attacked, self: string): boolean =>
  defenderOf(state, defender).at === self &&
  TURN_CARDS[card].kind === 'enemy' &&
  adjacentOuter(state.open, self as RegionId).includes(region)

/** At the normal cost, without moving. */
export const outriders = passive(
  modifier('defendWay', (state, attacked, self) => (reachesFrom(state, attacked, self) ? {} : undefined)),
)
