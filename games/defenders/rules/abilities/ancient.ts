import { REGION_IDS } from '../../content/regions.ts'
import { addThreat } from '../destruction.ts'
import { healFoe } from '../foe.ts'
import { reaction } from '../state.ts'
import { passive } from './ability.ts'
import { spread } from './spread.ts'

/**
 * Heals 2 HP at the end of each Round; coming down on a space again triggers it again (DEF-EVENT-04, DEF-RULING-28).
 */
export const ancient = passive(
  reaction('foeRevealed', () => [addThreat({ region: 'forest', cause: 'ancient' })]),
  reaction('endOfRound', () => [healFoe({ amount: 2 })]),
  reaction('epicEvent', state => spread(state, REGION_IDS, 'ancient')),
)
