import { areAdjacent } from '../../knowledge.ts'
import { defenderOf, maxHpOf } from '../defenders.ts'
import { refuse } from '../reasons.ts'
import { gainHp } from '../restore.ts'
import { amountOf } from '../user.ts'
import { active } from './ability.ts'

/** A Defender here or in an adjacent Region gains 2 HP (DEF-ABILITY-02). */
export const mend = active({
  asks: 'defender',
  barred: (state, user, target) => {
    const { at, hp } = target === user.colour ? user : defenderOf(state, target)
    if (at !== user.at && !areAdjacent(state.open, user.at, at))
      return refuse('DEF-ABILITY-01', 'tooFar', { defender: target })
    return hp < maxHpOf(state, target) ? undefined : refuse('DEF-RULING-37', 'fullHp', { defender: target })
  },
  steps: ({ ability }, target) => [gainHp({ defender: target, amount: amountOf(ability), cause: ability })],
})
