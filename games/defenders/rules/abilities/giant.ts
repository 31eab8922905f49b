import { REGION_IDS } from '../../content/regions.ts'
import { clockwise } from '../../knowledge.ts'
import { defendersIn } from '../defenders.ts'
import { addThreat } from '../destruction.ts'
import { foeAt, moveFoeClockwise } from '../foe.ts'
import { loseHp } from '../restore.ts'
import { reaction } from '../state.ts'
import { passive } from './ability.ts'
import { spread } from './spread.ts'

/** Wanders at the end of each Round and tramples where it arrives (DEF-RULING-41, DEF-RULING-47). */
export const giant = passive(
  reaction('foeRevealed', () => [addThreat({ region: 'plains', cause: 'giant' })]),
  reaction('endOfRound', state => {
    const region = clockwise(state.open, foeAt(state), 1)
    return [
      moveFoeClockwise({ steps: 1, cause: 'giant' }),
      addThreat({ region, cause: 'giant' }),
      ...defendersIn(state, [region]).map(defender => loseHp({ defender, amount: 1, cause: 'giant' })),
    ]
  }),
  reaction('epicEvent', state => spread(state, REGION_IDS, 'giant')),
)
