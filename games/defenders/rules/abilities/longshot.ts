import { adjacent, areAdjacent } from '../../knowledge.ts'
import { defenderOf } from '../defenders.ts'
import { modifier } from '../state.ts'
import { amountOf } from '../user.ts'
import { passive } from './ability.ts'

/**
 * The Foe can be Fought, and for 1 HP more an Outer Region Defended, from an adjacent Region (DEF-DEFEND-03,
 * DEF-RULING-56).
 */
export const longshot = passive(
  modifier(
    'fightReach',
    (state, { defender, from, foe }, self) => defender === self && areAdjacent(state.open, from, foe),
  ),
  modifier('defendWay', (state, { defender, region }, self) =>
    defender === self && adjacent(state.open, defenderOf(state, defender).at).includes(region)
      ? { surcharge: amountOf('longshot') }
      : undefined,
  ),
)
