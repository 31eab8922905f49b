import { refuse } from '../reasons.ts'
import { relocate } from '../relocate.ts'
import { step } from '../state.ts'
import { active } from './ability.ts'

const sail = step('seaLane', (play, { use, to }) => relocate(play, use.defender, to, use.ability))

/** A jump to any other Outer Region: not a Move, but entering may cost more (DEF-RULING-65). */
export const seaLane = active({
  asks: 'region',
  enters: true,
  barred: (_state, user, to) => (to === user.at ? refuse('DEF-MOVE-01', 'alreadyHere', { place: to }) : undefined),
  steps: (use, to) => [sail({ use, to })],
})
