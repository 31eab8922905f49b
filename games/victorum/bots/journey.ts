import type { DeckId, EventId, OpportunityId, PlaceId } from '../content/ids.ts'
import { WEEKS } from '../content/numbers.ts'
import { banesInPlay } from '../rules/camp/banes.query.ts'
import { fightNamed, opportunityNamed } from '../rules/campaign/events.query.ts'
import { banesOf, influenceOfSpectating } from '../rules/campaign/influence.query.ts'
import { regionOf } from '../rules/campaign/regions.query.ts'
import { capacityOf, fullHealth, leadershipOf, type SeenOpen } from '../rules/units/stats.query.ts'
import { troopSize } from '../rules/camp/troop.query.ts'
import { isOpenCapital, placeNamed } from '../rules/campaign/world.query.ts'
import { oddsOfEvent } from './odds.ts'
import { POINTS } from './points.ts'
import type { CampScores } from './scores.ts'
import { chipWorth, prowessShare } from './worth.ts'

/** Weeks in which an event can still be accepted. */
const weeksLeft = ({ weeks }: SeenOpen): number => WEEKS - 1 - weeks

/** What a point of influence costs, a bane that it draws included. */
const influenceCost = (open: SeenOpen, points: number): number =>
  POINTS.influence * points + POINTS.bane * (0.5 * banesOf(open, points) + 0.125 * points)

/** The hero rests, and the scion gains influence. */
const spectateGain = (open: SeenOpen): number => {
  const missing = 1 - open.hero.hp / fullHealth(open)
  const rested = POINTS.rest * Math.max(0, missing) ** 1.5
  return rested - influenceCost(open, influenceOfSpectating(open))
}

/** What accepting a card there is worth, the week it takes included. */
const acceptGain = (open: SeenOpen, deck: DeckId, card: EventId | OpportunityId, place: PlaceId): number => {
  if (weeksLeft(open) <= 0) return -9
  if (deck === 'opportunity') return 0.75 * opportunityWorth(open, card as OpportunityId) - POINTS.week
  const fight = fightNamed(card as EventId)
  const chance = oddsOfEvent(open, fight, regionOf(place))
  const prize =
    deck === 'sport' ? sportPrize(open) : POINTS.upgrade * (fight.effects.includes('onWin:twoUpgrades') ? 2 : 1)
  const lost = influenceCost(open, open.act)
  let risk = 0
  if (fight.player.hero) {
    const lives = open.hero.blessings
    const frail = open.hero.hp <= 2 ? 1 : open.hero.hp <= 3 ? 0.4 : 0.15
    risk = (0.3 + (1 - chance)) * frail * (lives > 2 ? 0.6 : lives > 0 ? 1 : 1.5)
  }
  const fallen = deck === 'bloodshed' ? 0.25 + 0.9 * (1 - chance) : 0
  return chance * prize - (1 - chance) * lost - risk - fallen - POINTS.week
}
/** A unit more, a better one, or tactics. */
const sportPrize = (open: SeenOpen): number => {
  let worst = 9
  for (const chip of open.camp.units) worst = Math.min(worst, chipWorth(chip))
  const isFull = troopSize(open) >= leadershipOf(open)
  const unit = POINTS.unit * (isFull ? Math.max(0.2, 2.4 - worst) : 2.2)
  return Math.max(unit, POINTS.tactic * (capacityOf(open) - open.camp.tactics.length))
}

/** How often a card's criteria come true by the way. */
const LIKELY: Readonly<Partial<Record<OpportunityId, number>>> = {
  O01: 0.4,
  O02: 0.15,
  O03: 0.35,
  O04: 0.1,
  O05: 0.7,
  O06: 0.4,
  O07: 0.6,
  O08: 0.6,
  O09: 0.2,
  O10: 0.2,
  O11: 0.4,
  O12: 0.1,
  O13: 0.3,
  O14: 0.4,
  O15: 0.2,
  O16: 0.5,
  O17: 0.6,
  O18: 0.15,
  O19: 0.2,
  O20: 0.4,
  O21: 0.3,
  O22: 0.2,
  O23: 0.05,
  O24: 0.25,
  O25: 0.8,
  O26: 0.8,
  O27: 0.7,
  O28: 0.8,
  O29: 0.5,
  O30: 0.3,
  O31: 0.4,
  O32: 0.3,
  O33: 0.5,
  O34: 0.3,
  O35: 0.1,
}
export const opportunityWorth = (open: SeenOpen, card: OpportunityId): number => {
  const { reward } = opportunityNamed(card)
  const likely = LIKELY[card] ?? 0.3
  if (reward.kind === 'prowess') return likely * (0.4 + 4 * prowessShare(reward.prowess))
  if (reward.kind === 'unit') return likely * POINTS.unit * chipWorth(reward.unit)
  if (reward.kind === 'tactic') return likely * 0.4
  if (reward.kind === 'heroProwess') return likely * 1.3
  return likely * (banesInPlay(open).length > 0 ? 0.6 : 0.2)
}

/** What it is worth to be there, the front card of its deck considered. */
const placeGain = (open: SeenOpen, place: PlaceId): number => {
  const { kind } = placeNamed(place)
  if (kind === 'capital') return weeksLeft(open) <= 0 ? readiness(open) : -6
  const deck = kind as DeckId
  const card = open.fronts[deck]
  const accept = card === undefined ? -9 : acceptGain(open, deck, card, place)
  return Math.max(accept, spectateGain(open)) - lateness(open, place)
}
/** A hurt hero rests once more before the capital. */
const readiness = (open: SeenOpen): number => (open.hero.hp * 2 > fullHealth(open) ? 5 : -1)

/** Moves to the next open capital for which no week is left: each costs influence. */
const lateness = (open: SeenOpen, from: PlaceId): number => {
  if (weeksLeft(open) > FAR / 2) return 0
  const far = movesToCapital(open, from, open.place)
  const late = Math.max(0, far - Math.max(0, weeksLeft(open) - 1))
  return late * (0.05 + influenceCost(open, open.act))
}
/** Where one may walk from a place, closed capitals and harbors left out. */
const walksFrom = (open: SeenOpen, from: PlaceId): PlaceId[] => {
  const list: PlaceId[] = []
  for (const next of placeNamed(from).next) {
    const beyond = placeNamed(next).kind === 'harbor' ? placeNamed(next).next : [next]
    for (const to of beyond) {
      const { kind } = placeNamed(to)
      if (to !== from && kind !== 'harbor' && (kind !== 'capital' || isOpenCapital(open, to))) list.push(to)
    }
  }
  return list
}
/** Moves to the nearest open capital for somebody who comes from `back` and may not turn round (VIC-TRAVEL-06). */
const movesToCapital = (open: SeenOpen, from: PlaceId, back: PlaceId): number => {
  const seen = new Set([`${back} ${from}`])
  let places: [PlaceId, PlaceId][] = [[back, from]]
  for (let moves = 1; places.length > 0; moves++) {
    const further: [PlaceId, PlaceId][] = []
    for (const [last, at] of places)
      for (const to of walksFrom(open, at)) {
        if (to === last || seen.has(`${at} ${to}`)) continue
        if (placeNamed(to).kind === 'capital') return moves
        seen.add(`${at} ${to}`)
        further.push([at, to])
      }
    places = further
  }
  return FAR
}
const FAR = 12

/** A way by sea takes a week. */
export const TRAVEL: CampScores['travel'] = {
  to: (open, { to }) => placeGain(open, to),
  pastHarbor: (open, { to }) => placeGain(open, to),
  sail: (open, { to }) => placeGain(open, to) - POINTS.week - (weeksLeft(open) <= 1 ? 0.5 : 0),
}
export const EVENT: CampScores['event'] = {
  spectate: open => spectateGain(open),
  accept: (open, _answer, { deck }) => {
    const card = open.fronts[deck]
    return card === undefined ? -9 : acceptGain(open, deck, card, open.place)
  },
}
/** The card that would be accepted most gladly comes first. */
export const orderScore: CampScores['spectate.order']['order'] = (open, { cards }, { deck }) => {
  let score = 0
  for (const [i, card] of cards.entries()) score += acceptGain(open, deck, card, open.place) / (1 + i) ** 2
  return score
}
