/**
 * What everybody at the table can see or work out: pure functions over a view, for rules, board, text and bots alike.
 */
import { CARD_IDS, DIRE_IDS, ENEMY_IDS, TURN_CARDS } from './content/cards.ts'
import type { DireId, EnemyId } from './content/ids.ts'
import { COLOURS } from './content/levels.ts'
import { DESTRUCTION, REGION_IDS, SLOTS } from './content/regions.ts'
import type { CardId, Colour, Now, PlaceId, RegionId, Slot } from './rules/state.ts'

/** A state or a view: both show the same. */
export type Seen = Pick<Now, 'open' | 'piles'>
type OpenNow = Now['open']

const SLOT_INDEX: Readonly<Record<Slot, number>> = { w: 0, nw: 1, ne: 2, e: 3, se: 4, sw: 5 }
const RING = SLOTS.length

/** All Outer Regions clockwise from the left: the order of effects on several (DEF-MAP-01, DEF-RULING-30). */
export const ring = (open: OpenNow): RegionId[] => {
  const regions = START.slice()
  for (const region of REGION_IDS) regions[SLOT_INDEX[open.regions[region].slot]] = region
  return regions
}
const START: readonly RegionId[] = REGION_IDS

const at = (regions: readonly RegionId[], index: number): RegionId => regions[index % RING] ?? 'forest'

/** The Outer Region in a slot. */
export const regionAt = (open: OpenNow, slot: Slot): RegionId => at(ring(open), SLOT_INDEX[slot])

/** The Region some steps further clockwise; the Capital is not on the ring (DEF-MAP-06). */
export const clockwise = (open: OpenNow, region: RegionId, steps: number): RegionId =>
  at(ring(open), SLOT_INDEX[open.regions[region].slot] + steps)

/** The Region three slots away (DEF-MAP-05). */
export const opposite = (open: OpenNow, region: RegionId): RegionId => clockwise(open, region, RING / 2)

/** The two neighbours of an Outer Region on the ring (DEF-MAP-04). */
export const adjacentOuter = (open: OpenNow, region: RegionId): [RegionId, RegionId] => {
  const regions = ring(open)
  const index = SLOT_INDEX[open.regions[region].slot]
  return [at(regions, index + RING - 1), at(regions, index + 1)]
}

/**
 * One step of movement away: the Capital touches the left and right Region only, and destruction changes nothing
 * (DEF-MAP-02, DEF-MAP-03, DEF-MAP-04, DEF-MAP-07, DEF-RULING-08).
 */
export const adjacent = (open: OpenNow, place: PlaceId): PlaceId[] => {
  if (place === 'capital') {
    const regions = ring(open)
    return [at(regions, SLOT_INDEX.w), at(regions, SLOT_INDEX.e)]
  }
  const places: PlaceId[] = adjacentOuter(open, place)
  const { slot } = open.regions[place]
  if (slot === 'w' || slot === 'e') places.push('capital')
  return places
}

export const areAdjacent = (open: OpenNow, one: PlaceId, other: PlaceId): boolean => adjacent(open, one).includes(other)

/** A Region whose Threat has ever reached the Destruction level (DEF-DESTROY-06). */
export const isDestroyed = (open: OpenNow, region: RegionId): boolean => open.regions[region].marker !== undefined

export const anyDestroyed = (open: OpenNow): boolean => {
  for (const region of REGION_IDS) if (isDestroyed(open, region)) return true
  return false
}

/** The Defenders in play, in the order red, blue, green, yellow (DEF-RULING-30). */
export const coloursInPlay = (open: OpenNow): Colour[] => COLOURS.filter(colour => open.defenders[colour] !== undefined)

/** Any number of them share a place (DEF-MAP-08). */
export const defendersAt = (open: OpenNow, place: PlaceId): Colour[] =>
  COLOURS.filter(colour => open.defenders[colour]?.at === place)

/** Turn Deck cards whose faces nobody can work out: Round 1's Enemies, later at most the Horde card just added. */
export const unknownInTurnDeck = ({ open, piles }: Seen): number => piles.turn - open.inTurnDeck.length

/** The Turn Deck from the top: a card where its place is known, else undefined (DEF-RULING-61). */
export const turnDeckFromTop = ({ open, piles }: Seen): (CardId | undefined)[] => {
  const cards = new Array<CardId | undefined>(piles.turn).fill(undefined)
  for (const { position, card } of open.knownAt) cards[position] = card
  return cards
}

/** The card on top, if all know it: shown, or the only one left and counted out. */
export const knownTop = ({ open, piles }: Seen): CardId | undefined => {
  if (piles.turn === 1 && open.inTurnDeck.length === 1) return open.inTurnDeck[0]
  for (const { position, card } of open.knownAt) if (position === 0) return card
  return undefined
}

/** Every card whose place is public: it lies open, was seen becoming a marker, or is known to be in the Turn Deck. */
export const seenCards = (open: OpenNow): Set<CardId> => {
  const seen = new Set<CardId>([...open.discard, ...open.inTurnDeck, ...open.shown])
  if (open.resolving !== undefined) seen.add(open.resolving)
  if (open.tomb !== undefined) seen.add(open.tomb)
  for (const region of REGION_IDS) {
    const { marker } = open.regions[region]
    if (typeof marker === 'object') seen.add(marker.card)
  }
  return seen
}

/** Enemies and Dire Enemies that nobody has met yet, without saying where they are. */
export const unseenEnemies = (open: OpenNow): { enemies: EnemyId[]; dire: DireId[] } => {
  const seen = seenCards(open)
  return { enemies: ENEMY_IDS.filter(id => !seen.has(id)), dire: DIRE_IDS.filter(id => !seen.has(id)) }
}

/**
 * Cards that are not anywhere in the open: in the Turn Deck, Horde Deck, Leftover Cards or under a Region as unseen
 * marker.
 */
export const hiddenCards = (open: OpenNow): CardId[] => {
  const seen = seenCards(open)
  return CARD_IDS.filter(id => !seen.has(id))
}

export interface Forecast {
  /** Known cards still to come this Round that attack the Region, by the place it has on them. */
  readonly first: number
  readonly second: number
  readonly dire: number
  /** The level if none of them is Defended. */
  readonly level: number
  /** It would be Destroyed. */
  readonly falls: boolean
  /** Points that would go to the Capital. */
  readonly capital: number
}

/**
 * What the known cards of this Round may do to a Region: never the unknown card, the order, the Horde or the Leftovers.
 */
export const forecast = (open: OpenNow, region: RegionId): Forecast => {
  let first = 0
  let second = 0
  let dire = 0
  for (const id of open.inTurnDeck) {
    const card = TURN_CARDS[id]
    if (card.kind === 'dire' && card.attacks[0] === region) dire++
    else if (card.kind === 'enemy' && card.attacks[0] === region) first++
    else if (card.kind === 'enemy' && card.attacks[1] === region) second++
  }
  const { threat } = open.regions[region]
  const attacks = first + second + dire
  if (isDestroyed(open, region)) return { first, second, dire, level: threat, falls: false, capital: attacks }
  const falls = threat + attacks >= DESTRUCTION.region
  const level = Math.min(DESTRUCTION.region, threat + attacks)
  return { first, second, dire, level, falls, capital: falls ? threat + attacks - DESTRUCTION.region + 1 : 0 }
}

/** The Round at whose end the Epic Foe is revealed; undefined once it is there (DEF-HORDE-06). */
export const foeArrivesAfterRound = ({ open, piles }: Seen): number | undefined =>
  open.foe === undefined ? open.round + piles.horde : undefined
