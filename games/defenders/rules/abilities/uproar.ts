import { isDestroyed, ring } from '../../knowledge.ts'
import { addThreat } from '../destruction.ts'
import { passive } from './ability.ts'
import { direEffect } from './direEffect.ts'

/** Every Outer Region at level 0 goes to level 1, as the levels are after the attack (DEF-RULING-54). */
export const uproar = passive(
  direEffect(({ open }, cause) =>
    ring(open)
      .filter(region => open.regions[region].threat === 0 && !isDestroyed(open, region))
      .map(region => addThreat({ region, cause })),
  ),
)
