import { HORDES } from './hordes.ts'
import type { CardId, DeckId } from './ids.ts'
import { GHOSTS, PORTALS } from './portals.ts'
import type { HordeCard } from './types.ts'

/** All 91 cards. */
export const CARDS: Readonly<Record<CardId, HordeCard>> = { ...HORDES, ...GHOSTS, ...PORTALS }
export const CARD_IDS = Object.keys(CARDS) as readonly CardId[]

/** The sub-decks that scenario lists are dealt from. */
export const DECKS: Readonly<Record<DeckId | 'G', readonly CardId[]>> = {
  1: CARD_IDS.slice(0, 18),
  2: CARD_IDS.slice(18, 36),
  '3g': CARD_IDS.slice(36, 42),
  '3f': CARD_IDS.slice(42, 48),
  3: CARD_IDS.slice(48, 54),
  '4p': CARD_IDS.slice(54, 60),
  4: CARD_IDS.slice(60, 67),
  G: CARD_IDS.slice(67, 73),
  P1: CARD_IDS.slice(73, 79),
  P2: CARD_IDS.slice(79, 85),
  P3: CARD_IDS.slice(85, 89),
  P4: CARD_IDS.slice(89, 91),
}
export const DECK_IDS: readonly DeckId[] = ['1', '2', '3', '3g', '3f', '4', '4p', 'P1', 'P2', 'P3', 'P4']
/** The slot 2a: tier 2 without deadly, dead-eye or big enemies. */
export const PLAIN_2: readonly CardId[] = ['H19', 'H20', 'H21', 'H25', 'H26', 'H27', 'H31', 'H32', 'H33', 'H35', 'H36']
