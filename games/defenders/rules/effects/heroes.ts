import { TURN_CARDS } from '../../content/cards.ts'
import type { HeroAbilityId } from '../../content/heroes.ts'
import { adjacent, areAdjacent, opposite } from '../land/map.query.ts'
import { lowerHere, whyNotLower } from '../turn/secure.ts'
import { defenderOf, maxHpOf } from '../defenders/defenders.ts'
import { nothingToSee, showTop } from '../round/decks.ts'
import { refuse } from '../state/reasons.ts'
import { gainHp } from '../defenders/restore.ts'
import { step } from '../state/kit.ts'
import { amountOf } from '../turn/user.ts'
import type { DefenderEffect } from './effect.ts'
import { chooseRally } from './rally.ts'
import { offerRetribution } from './retribution.ts'
import { topOrBottom } from './shown.ts'
import { choosePath } from './sprint.ts'

const clap = step('thunderclap', (play, { defender, ability }) => lowerHere(play, defender, amountOf(ability), ability))

/** What Player Cards do. */
export const HERO_EFFECTS: Readonly<Record<HeroAbilityId, DefenderEffect>> = {
  /** After a Defend, and after its Artifact (DEF-RULING-49). */
  retribution: {
    on: {
      defended: (_state, { defender }, self) =>
        defender === self ? [offerRetribution({ defender, ability: 'retribution' })] : [],
    },
  },

  /** A Defender here or in an adjacent Region gains 2 HP (DEF-ABILITY-02). */
  mend: {
    use: {
      asks: 'defender',
      barred: (state, user, target) => {
        const { at, hp } = target === user.colour ? user : defenderOf(state, target)
        if (at !== user.at && !areAdjacent(state.open, user.at, at))
          return refuse('DEF-ABILITY-01', 'tooFar', { defender: target })
        return hp < maxHpOf(state, target) ? undefined : refuse('DEF-RULING-37', 'fullHp', { defender: target })
      },
      steps: ({ ability }, target) => [gainHp({ defender: target, amount: amountOf(ability), cause: ability })],
    },
  },

  /** A Sacrifice gives 2 AP instead of 1 (DEF-SACRIFICE-05). */
  fury: { adds: { sacrificeGain: (_state, { defender }, self, n) => (defender === self ? n : 0) } },

  /** Opposite Outer Regions are adjacent for one's Moves (DEF-MOVE-02). */
  rootwalk: {
    adds: {
      moveTo: ({ open }, { defender, from }, self) =>
        defender === self && from !== 'capital' ? [opposite(open, from)] : [],
    },
  },

  /** DEF-RULING-63: a Move is always possible, so there is always something to do. */
  rally: { use: { asks: 'itself', steps: use => [chooseRally(use)] } },

  /** Lowers the Threat here by up to 3, always as much as possible (DEF-ABILITY-05). */
  thunderclap: {
    use: { asks: 'nothing', barred: (state, user) => whyNotLower(state, user.at), steps: use => [clap(use)] },
  },

  /** The top card is shown to all and left or put at the bottom (DEF-RULING-37, DEF-RULING-61, DEF-RULING-64). */
  scry: {
    use: {
      asks: 'nothing',
      barred: state => (nothingToSee(state) ? refuse('DEF-RULING-37', 'nothingToSee') : undefined),
      steps: use => [showTop({ count: 1, cause: use.ability }), topOrBottom(use)],
    },
  },

  /** DEF-RULING-65: one step is always possible at the plain price, since the Foe is on one side only. */
  sprint: { use: { asks: 'itself', steps: use => [choosePath(use)] } },

  /** The Foe can be Fought, and for 1 HP more an Outer Region Defended, from an adjacent Region (DEF-DEFEND-03, DEF-RULING-56). */
  longshot: {
    adds: {
      fightReach: ({ open }, { defender, from, foe }, self) => defender === self && areAdjacent(open, from, foe),
      defendWay: (state, { defender, region }, self, n) =>
        defender === self && adjacent(state.open, defenderOf(state, defender).at).includes(region)
          ? { surcharge: n }
          : undefined,
    },
  },

  /** Against a Dire Enemy elsewhere: go there from anywhere and Defend for 3 HP (DEF-RULING-56). */
  avengingFlight: {
    adds: {
      defendWay: (state, { defender, region, card }, self, n) =>
        defender === self && TURN_CARDS[card].kind === 'dire' && defenderOf(state, defender).at !== region
          ? { price: n, arrive: true }
          : undefined,
    },
  },
}
