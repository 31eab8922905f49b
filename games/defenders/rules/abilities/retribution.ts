import type { Option } from '@tabletome/engine'
import { option, pass } from '@tabletome/engine'
import { coloursInPlay } from '../../knowledge.ts'
import { lowerThreat, whyNotLower } from '../actions/secure.ts'
import { defenderOf, maxHpOf, seatOf } from '../defenders.ts'
import { gainHp } from '../restore.ts'
import { choice, reaction } from '../state.ts'
import type { Colour } from '../state.ts'
import { amountOf, isTooTired } from '../user.ts'
import { passive, type Use } from './ability.ts'
import { pay } from './pay.ts'

/**
 * After a Defend: another Defender gains 1 HP, or the Region one is in loses 1 Threat (DEF-RULING-37, DEF-RULING-48,
 * DEF-RULING-49, DEF-RULING-64).
 */
const offerRetribution = choice<Use>('ability.retribution', {
  seat: (state, { defender }) => seatOf(state, defender),
  options: (state, use) => {
    const { defender, ability } = use
    const amount = amountOf(ability)
    const { at, hp } = defenderOf(state, defender)
    const list: Option[] = []
    for (const other of coloursInPlay(state.open))
      if (other !== defender && defenderOf(state, other).hp < maxHpOf(state, other))
        list.push(
          option(`heal ${other}`, [pay(use), gainHp({ defender: other, amount, cause: ability })], `defender ${other}`),
        )
    if (at !== 'capital' && !whyNotLower(state, at) && !isTooTired(state, { colour: defender, hp }, 'secure'))
      list.push(
        option('secure', [pay(use), lowerThreat({ region: at, amount, cause: ability, defender })], `place ${at}`),
      )
    if (list.length > 0) list.push(pass())
    return list
  },
})

export const retribution = passive(
  reaction('defended', (_state, { defender }, self) =>
    defender === self ? [offerRetribution({ defender: self as Colour, ability: 'retribution' })] : [],
  ),
)
