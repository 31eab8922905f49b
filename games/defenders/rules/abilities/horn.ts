import { defenderOf } from '../defenders.ts'
import { refuse } from '../reasons.ts'
import { relocate } from '../relocate.ts'
import { step } from '../state.ts'
import { active } from './ability.ts'

const summon = step('horn', (play, { use, target }) =>
  relocate(play, target, defenderOf(play.state, use.defender).at, use.ability),
)

/** Brings another Defender from anywhere to one's own Region, the Capital included (DEF-RULING-46, DEF-RULING-64). */
export const horn = active({
  asks: 'defender',
  barred: (state, user, target) => {
    if (target === user.colour) return refuse('DEF-ABILITY-07', 'notSelf', { defender: target })
    return defenderOf(state, target).at === user.at
      ? refuse('DEF-RULING-37', 'alreadyThere', { defender: target })
      : undefined
  },
  steps: (use, target) => [summon({ use, target })],
})
