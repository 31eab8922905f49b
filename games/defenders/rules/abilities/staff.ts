import { adjacentOuter } from '../../knowledge.ts'
import { moveFoe } from '../foe.ts'
import { refuse } from '../reasons.ts'
import { active } from './ability.ts'

/** From anywhere: the revealed Foe goes to an Outer Region adjacent to it (DEF-FOE-05). */
export const staff = active({
  asks: 'region',
  barred: (state, _user, region) => {
    const { foe } = state.open
    if (foe === undefined) return refuse('DEF-FIGHT-02', 'foeHidden')
    if (adjacentOuter(state.open, foe.at).includes(region)) return undefined
    return refuse('DEF-ABILITY-07', 'notNextToFoe', { place: foe.at, to: region })
  },
  steps: ({ ability }, to) => [moveFoe({ to, cause: ability })],
})
