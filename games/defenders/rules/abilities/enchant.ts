import { lowerThreat, whyNotLower } from '../actions/secure.ts'
import { refuse } from '../reasons.ts'
import { amountOf } from '../user.ts'
import { active, type Active } from './ability.ts'

/** Lowers by 1 the Threat of any other Outer Region (DEF-REGION-02). */
export const lowerElsewhere: Active = {
  asks: 'region',
  barred: (state, user, region) =>
    region === user.at ? refuse('DEF-ABILITY-07', 'onlyElsewhere', { place: region }) : whyNotLower(state, region),
  steps: ({ defender, ability }, region) => [
    lowerThreat({ region, amount: amountOf(ability), cause: ability, defender }),
  ],
}

export const enchant = active(lowerElsewhere)
