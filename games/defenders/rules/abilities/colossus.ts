import { adjacentOuter, ring } from '../../knowledge.ts'
import { addThreat, destroyRegion } from '../destruction.ts'
import { foeAt } from '../foe.ts'
import { loseHp } from '../restore.ts'
import { reaction } from '../state.ts'
import { passive } from './ability.ts'

/** Hurts whoever Fights it; its event destroys the Region it is in (DEF-FIGHT-05, DEF-EVENT-01). */
export const colossus = passive(
  reaction('foeRevealed', ({ open }) => {
    const next = adjacentOuter(open, 'desert')
    const both = ring(open).filter(region => next.includes(region))
    return (['desert', ...both] as const).map(region => addThreat({ region, cause: 'colossus' }))
  }),
  reaction('fought', (_state, { defender }) => [loseHp({ defender, amount: 1, cause: 'colossus' })]),
  reaction('epicEvent', state => [destroyRegion({ region: foeAt(state), cause: 'colossus' })]),
)
