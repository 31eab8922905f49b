import { lowerCapital } from '../capital.ts'
import { refuse } from '../reasons.ts'
import { amountOf } from '../user.ts'
import { active } from './ability.ts'

/** Only in the Capital: its Threat goes down by 1 (DEF-SECURE-03, DEF-CAPITAL-05). */
export const beacon = active({
  asks: 'nothing',
  barred: (state, user) => {
    if (user.at !== 'capital') return refuse('DEF-ABILITY-07', 'onlyInCapital')
    return state.open.capital === 0 ? refuse('DEF-ABILITY-06', 'levelZero', { place: 'capital' }) : undefined
  },
  steps: ({ defender, ability }) => [lowerCapital({ amount: amountOf(ability), cause: ability, defender })],
})
