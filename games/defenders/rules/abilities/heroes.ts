import type { Effect } from '@tabletome/engine'
import { partsOf } from '@tabletome/engine'
import { HEROES } from '../../content/heroes.ts'
import type { HeroId } from '../../content/ids.ts'
import { adjacent, areAdjacent, opposite } from '../../knowledge.ts'
import { defenderOf } from '../defenders.ts'
import type { Colour, Defenders } from '../state.ts'
import type { AbilityCode, Active } from './ability.ts'

type HeroEffect = Effect<Defenders, Colour, Active>
const code = (hero: HeroId, effect: HeroEffect): AbilityCode => {
  const { amount = 0 } = HEROES[hero].ability
  return { ...(effect.use ? { active: effect.use } : {}), parts: partsOf(effect, amount) }
}

/** A Sacrifice gives 2 AP instead of 1 (DEF-SACRIFICE-05). */
export const fury = code('barbarian', {
  adds: { sacrificeGain: (_state, { defender }, self, n) => (defender === self ? n : 0) },
})

/** Opposite Outer Regions are adjacent for one's Moves (DEF-MOVE-02). */
export const rootwalk = code('druid', {
  adds: {
    moveTo: ({ open }, { defender, from }, self) =>
      defender === self && from !== 'capital' ? [opposite(open, from)] : [],
  },
})

/** The Foe can be Fought, and for 1 HP more an Outer Region Defended, from an adjacent Region (DEF-DEFEND-03, DEF-RULING-56). */
export const longshot = code('ranger', {
  adds: {
    fightReach: ({ open }, { defender, from, foe }, self) => defender === self && areAdjacent(open, from, foe),
    defendWay: (state, { defender, region }, self, n) =>
      defender === self && adjacent(state.open, defenderOf(state, defender).at).includes(region)
        ? { surcharge: n }
        : undefined,
  },
})
