import { shuffleTurnDeck } from './decks.ts'
import { revealFoe } from '../enemies/foe.ts'
import { step } from '../state/kit.ts'

/** What lasts until the end of the Round stops, and its limits are reset (DEF-RULING-41, DEF-RULING-67). */
export const expire = step('round.expire', play => {
  play.state.open.drained = false
  play.state.open.usedThisRound = []
})

/**
 * Exactly one Horde card joins, unseen; if there is none and the Foe is hidden, it is revealed (DEF-HORDE-02,
 * DEF-HORDE-03, DEF-HORDE-04, DEF-HORDE-05, DEF-RULING-10, DEF-RULING-11).
 */
export const addHordeCard = step('round.addHordeCard', play => {
  if (play.transfer('horde', 'turn')) play.emit({ type: 'hordeAdded', left: play.state.piles.horde })
  else if (play.state.open.foe === undefined) play.next(revealFoe())
})

/**
 * The Discard Pile and what was added become the new Turn Deck (DEF-HORDE-01, DEF-HORDE-02, DEF-HORDE-05,
 * DEF-ROUND-06).
 */
export const createTurnDeck = step('round.createTurnDeck', play => {
  shuffleTurnDeck(play)
  play.state.open.round++
})
