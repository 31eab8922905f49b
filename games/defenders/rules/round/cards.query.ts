/** What everybody can work out about the cards: pure looks at a view. */
import { CARD_IDS, DIRE_IDS, ENEMY_IDS } from '../../content/cards.ts'
import type { DireId, EnemyId } from '../../content/ids.ts'
import { REGION_IDS } from '../../content/regions.ts'
import type { CardId, Now } from '../state/shape.ts'

/** A state or a view: both show the same. */
export type Seen = Pick<Now, 'open' | 'piles'>
type OpenNow = Now['open']

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

/** The Round at whose end the Epic Foe is revealed; undefined once it is there (DEF-HORDE-06). */
export const foeArrivesAfterRound = ({ open, piles }: Seen): number | undefined =>
  open.foe === undefined ? open.round + piles.horde : undefined
