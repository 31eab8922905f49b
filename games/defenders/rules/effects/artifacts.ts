import type { ArtifactId } from '../../content/ids.ts'
import { REGION_IDS } from '../../content/regions.ts'
import { adjacentOuter } from '../land/map.query.ts'
import { lowerCapital } from '../land/capital.ts'
import { buryTop } from '../round/decks.ts'
import { defenderOf } from '../defenders/defenders.ts'
import { moveFoe } from '../enemies/foe.ts'
import { refuse } from '../state/reasons.ts'
import { relocate } from '../defenders/relocate.ts'
import { gainHp } from '../defenders/restore.ts'
import { step } from '../state/kit.ts'
import { amountOf } from '../turn/user.ts'
import type { DefenderEffect } from './effect.ts'

const summon = step('horn', (play, { use, target }) =>
  relocate(play, target, defenderOf(play.state, use.defender).at, use.ability),
)
const turnOver = step('sandglass', play => buryTop(play))

/** What Artifacts do for the Defender who carries them. */
export const ARTIFACT_EFFECTS: Readonly<Record<ArtifactId, DefenderEffect>> = {
  /** The first Fight of one's Turn deals 1 more damage (DEF-EVENT-03). */
  spear: { adds: { fightDamage: (_state, { defender }, self, n) => (defender === self ? n : 0) } },

  /** The first Defend of each Round that would cost HP costs none (DEF-RULING-56). */
  shield: { adds: { defendFree: (_state, { defender }, self) => defender === self } },

  /** Brings another Defender from anywhere to one's own Region, the Capital included (DEF-RULING-46, DEF-RULING-64). */
  horn: {
    use: {
      asks: 'defender',
      barred: (state, user, target) => {
        if (target === user.colour) return refuse('DEF-ABILITY-07', 'notSelf', { defender: target })
        return defenderOf(state, target).at === user.at
          ? refuse('DEF-RULING-37', 'alreadyThere', { defender: target })
          : undefined
      },
      steps: (use, target) => [summon({ use, target })],
    },
  },

  /** The Secure action lowers Threat by up to 2 instead of 1 (DEF-SECURE-01). */
  hammer: { adds: { secureAmount: (_state, { defender }, self, n) => (defender === self ? n : 0) } },

  /** The top card of the Turn Deck goes to the bottom unseen (DEF-RULING-61). */
  sandglass: {
    use: {
      asks: 'nothing',
      barred: ({ piles }) =>
        piles.turn === 0
          ? refuse('DEF-ABILITY-06', 'turnDeckEmpty')
          : piles.turn === 1
            ? refuse('DEF-ABILITY-06', 'oneCardLeft')
            : undefined,
      steps: () => [turnOver()],
    },
  },

  /** From anywhere: the revealed Foe goes to an Outer Region adjacent to it (DEF-FOE-05). */
  staff: {
    use: {
      asks: 'region',
      barred: (state, _user, region) => {
        const { foe } = state.open
        if (foe === undefined) return refuse('DEF-FIGHT-02', 'foeHidden')
        if (adjacentOuter(state.open, foe.at).includes(region)) return undefined
        return refuse('DEF-ABILITY-07', 'notNextToFoe', { place: foe.at, to: region })
      },
      steps: ({ ability }, to) => [moveFoe({ to, cause: ability })],
    },
  },

  /** Only in the Capital: its Threat goes down by 1 (DEF-SECURE-03, DEF-CAPITAL-05). */
  beacon: {
    use: {
      asks: 'nothing',
      barred: (state, user) => {
        if (user.at !== 'capital') return refuse('DEF-ABILITY-07', 'onlyInCapital')
        return state.open.capital === 0 ? refuse('DEF-ABILITY-06', 'levelZero', { place: 'capital' }) : undefined
      },
      steps: ({ defender, ability }) => [lowerCapital({ amount: amountOf(ability), cause: ability, defender })],
    },
  },

  /** For one's Moves the Capital is adjacent to every Outer Region (DEF-MOVE-02). */
  wings: {
    adds: {
      moveTo: (_state, { defender, from }, self) => {
        if (defender !== self) return []
        return from === 'capital' ? REGION_IDS : ['capital']
      },
    },
  },

  /** End of Round: 2 HP (DEF-RULING-41). */
  pack: { on: { endOfRound: (_state, _about, self, n) => [gainHp({ defender: self, amount: n, cause: 'pack' })] } },

  /** Being Exhausted does not stop from Securing or Fighting, Abilities included; Defending stays barred (DEF-ABILITY-07). */
  mantle: { adds: { ignoreExhaust: (_state, { defender }, self) => defender === self } },
}
