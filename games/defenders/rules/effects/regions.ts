import { TURN_CARDS } from '../../content/cards.ts'
import type { RegionAbilityId } from '../../content/regions.ts'
import { adjacentOuter } from '../land/map.query.ts'
import { lowerThreat, whyNotLower } from '../turn/secure.ts'
import { lowerCapital } from '../land/capital.ts'
import { emptyCircle, enterCircle } from '../land/circle.ts'
import { nothingToSee, showTop, takeTop, watchTop } from '../round/decks.ts'
import { defenderOf, defendersIn } from '../defenders/defenders.ts'
import { refuse } from '../state/reasons.ts'
import { relocate } from '../defenders/relocate.ts'
import { restoreBy } from '../defenders/restore.ts'
import { go, step } from '../state/kit.ts'
import type { Attacked, Now, RegionId } from '../state/shape.ts'
import { bury } from '../land/tomb.ts'
import { amountOf } from '../turn/user.ts'
import type { Active, RegionEffect } from './effect.ts'
import { chooseOrder } from './shown.ts'

/** Lowers by 1 the Threat of any other Outer Region (DEF-REGION-02). */
const lowerElsewhere: Active = {
  asks: 'region',
  barred: (state, user, region) =>
    region === user.at ? refuse('DEF-ABILITY-07', 'onlyElsewhere', { place: region }) : whyNotLower(state, region),
  steps: ({ defender, ability }, region) => [
    lowerThreat({ region, amount: amountOf(ability), cause: ability, defender }),
  ],
}

const stepIn = step('vigil.stepIn', (play, { defender }) => enterCircle(play, defender))
const stepOut = step('vigil.stepOut', play => emptyCircle(play))
const sail = step('seaLane', (play, { use, to }) => relocate(play, use.defender, to, use.ability))

/**
 * The card was not drawn: no attack, no effect, no Turn (DEF-RULING-45). What depends on it is asked afterwards
 * (DEF-RULING-64).
 */
const discardTop = step('augury', (play, { defender, ability }) => {
  const card = takeTop(play)
  if (card === undefined) return
  play.state.open.discard.push(card)
  play.emit({ type: 'discarded', card, unresolved: true })
  watchTop(play)
  const shown = TURN_CARDS[card]
  if (shown.kind === 'enemy' || shown.kind === 'dire') {
    const among = shown.attacks.filter(region => whyNotLower(play.state, region) === undefined)
    play.next(go('ability.chooseRegion', { defender, ability, among }))
  } else play.next(lowerCapital({ amount: amountOf(ability), cause: ability, defender }))
})

/** A Defender in the Region may Defend an adjacent Outer Region against an Enemy, not a Dire Enemy (DEF-DEFEND-03). */
const reachesFrom = (state: Now, { defender, region, card }: Attacked, self: RegionId): boolean =>
  defenderOf(state, defender).at === self &&
  TURN_CARDS[card].kind === 'enemy' &&
  adjacentOuter(state.open, self).includes(region)

/** What Regions do, both sides of each. */
export const REGION_EFFECTS: Readonly<Record<RegionAbilityId, RegionEffect>> = {
  enchant: { use: lowerElsewhere },

  /** The first Defend of the Forest by a Defender in it each Round costs 1 HP less (DEF-RULING-56). */
  canopy: {
    adds: {
      defendCost: (_state, { region, way }, self, n) => (region === self && way === 'inPlace' ? -n : 0),
    },
  },

  /** One Enemy or Dire Enemy of the Discard Pile misses the next Round (DEF-RULING-33, DEF-RULING-69). */
  entomb: {
    use: {
      asks: 'card',
      barred: (state, _user, card) => {
        if (state.open.tomb !== undefined) return refuse('DEF-ABILITY-07', 'tombFull', { card: state.open.tomb })
        const { kind } = TURN_CARDS[card]
        return kind === 'enemy' || kind === 'dire' ? undefined : refuse('DEF-ABILITY-07', 'notAnEnemy', { card })
      },
      steps: ({ defender }, card) => [bury({ defender, card })],
    },
  },

  /** The same as Enchant, for 1 HP and once per Round (DEF-RULING-58). */
  bloodRite: { use: lowerElsewhere },

  /**
   * From the circle the Mountains are Defended for 1 HP less, and the Defender steps out (DEF-RULING-56, DEF-RULING-66,
   * DEF-RULING-68).
   */
  vigil: {
    use: {
      asks: 'nothing',
      barred: (state, { colour }) => {
        const { circle } = state.open
        if (circle === undefined) return undefined
        return refuse('DEF-ABILITY-07', circle === colour ? 'inCircle' : 'circleTaken', { defender: circle })
      },
      steps: use => [stepIn(use)],
    },
    adds: {
      defendCost: (state, { defender, region, way }, self, n) =>
        region === self && way === 'inPlace' && state.open.circle === defender ? -n : 0,
    },
    on: { defendPaid: (_state, { lowered }) => (lowered.includes('vigil') ? [stepOut()] : []) },
  },

  /** While a Defender is here the top card of the Turn Deck lies face up (DEF-RULING-62). */
  highWatch: { adds: { topFaceUp: (state, _about, self) => defendersIn(state, [self]).length > 0 } },

  /** The top card is discarded unresolved: an Enemy's Region, or for a Defender Card the Capital, loses 1 Threat. */
  augury: {
    use: {
      asks: 'nothing',
      barred: state => (state.piles.turn === 0 ? refuse('DEF-ABILITY-06', 'turnDeckEmpty') : undefined),
      steps: use => [discardTop(use)],
    },
  },

  /** At the normal cost, without moving. */
  outriders: {
    adds: { defendWay: (state, attacked, self) => (reachesFrom(state, attacked, self) ? {} : undefined) },
  },

  /** End of Round: if the Coast is at level 0, every Defender here is Restored (DEF-RULING-41). */
  tidewell: {
    on: {
      endOfRound: (state, _about, self) =>
        state.open.regions[self].threat === 0
          ? defendersIn(state, [self]).map(defender => restoreBy({ defender, cause: 'tidewell' }))
          : [],
    },
  },

  /** A jump to any other Outer Region: not a Move, but entering may cost more (DEF-RULING-65). */
  seaLane: {
    use: {
      asks: 'region',
      enters: true,
      barred: (_state, user, to) => (to === user.at ? refuse('DEF-MOVE-01', 'alreadyHere', { place: to }) : undefined),
      steps: (use, to) => [sail({ use, to })],
    },
  },

  /** The top three cards are shown to all and put back in any order (DEF-RULING-37, DEF-RULING-58). */
  mirage: {
    use: {
      asks: 'nothing',
      barred: state => (nothingToSee(state) ? refuse('DEF-RULING-37', 'nothingToSee') : undefined),
      steps: use => [showTop({ count: amountOf(use.ability), cause: use.ability }), chooseOrder(use)],
    },
  },

  /** Once per Round an adjacent Outer Region is Defended against an Enemy for 0 HP (DEF-RULING-56). */
  sandstorm: {
    adds: { defendWay: (state, attacked, self) => (reachesFrom(state, attacked, self) ? { price: 0 } : undefined) },
  },
}
