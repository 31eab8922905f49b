import { TURN_CARDS } from '../../content/cards.ts'
import { knownTop } from './cards.query.ts'
import { modifiers, step } from '../state/kit.ts'
import type { CardId, Now, Play } from '../state/shape.ts'

/**
 * A card of the Turn Deck becomes known: if nobody could name it in a later Round, it is the Horde card
 * (DEF-RULING-61).
 */
const countOut = (play: Play, card: CardId): void => {
  const { open } = play.state
  const at = open.inTurnDeck.indexOf(card)
  if (at >= 0) open.inTurnDeck.splice(at, 1)
  else if (open.round > 1) {
    if (TURN_CARDS[card].kind === 'dire') open.hordeSeen.dire++
    else open.hordeSeen.enemies++
  }
}

/** Positions move up when the top card leaves (DEF-RULING-61). */
const shiftUp = (play: Play): void => {
  const known = play.state.open.knownAt
  let kept = 0
  for (const place of known) if (place.position > 0) known[kept++] = { position: place.position - 1, card: place.card }
  known.length = kept
}

/** Takes the top card for all to see. */
export const takeTop = (play: Play): CardId | undefined => {
  const card = play.draw('turn')
  if (card === undefined) return undefined
  countOut(play, card)
  shiftUp(play)
  return card
}

/** Puts back cards that all have seen: `cards` from the topmost on (DEF-RULING-61). */
export const putBack = (play: Play, cards: readonly CardId[], where: 'top' | 'bottom'): void => {
  const { open } = play.state
  for (const card of where === 'top' ? cards.toReversed() : cards) {
    play.place('turn', card, where)
    if (where === 'top') for (const place of open.knownAt) place.position++
    open.knownAt.push({ position: where === 'top' ? 0 : play.state.piles.turn - 1, card })
    open.inTurnDeck.push(card)
  }
  play.emit({ type: 'cardsPlaced', cards: [...cards], where })
  watchTop(play)
}

/** The top card goes to the bottom unseen; if it was known on top it is known at the bottom (DEF-RULING-61). */
export const buryTop = (play: Play): void => {
  const { open } = play.state
  const known = open.knownAt.find(({ position }) => position === 0)
  play.transfer('turn', 'turn', 'bottom')
  shiftUp(play)
  if (known !== undefined) open.knownAt.push({ position: play.state.piles.turn - 1, card: known.card })
  play.emit(known === undefined ? { type: 'topBuried' } : { type: 'topBuried', card: known.card })
  watchTop(play)
}

/**
 * Everything face up goes back and is shuffled: all positions are forgotten (DEF-HORDE-01, DEF-HORDE-02, DEF-ROUND-06).
 */
export const shuffleTurnDeck = (play: Play): void => {
  const { open } = play.state
  for (const card of open.discard) {
    play.place('turn', card)
    open.inTurnDeck.push(card)
  }
  open.discard = []
  open.knownAt = []
  play.shuffle('turn')
  play.emit({ type: 'reshuffled', cards: play.state.piles.turn })
  watchTop(play)
}

/** The text that keeps the top card face up, if it is not known yet (DEF-RULING-62). Cards held back are not on top. */
const watcherOf = (state: Now): string | undefined => {
  const { knownAt, shown } = state.open
  if (state.piles.turn === 0 || shown.length > 0 || knownAt.some(({ position }) => position === 0)) return undefined
  return modifiers(state, 'topFaceUp', undefined).find(({ adds }) => adds)?.ability
}

/** To be called after anything that changes the top card, or who keeps it face up (DEF-RULING-62). */
export const watchTop = (play: Play): void => {
  if (watcherOf(play.state) !== undefined) play.next(turnUpTop())
}

const turnUpTop = step('deck.turnUpTop', play => {
  const cause = watcherOf(play.state)
  if (cause === undefined) return
  for (const card of play.peek('turn', 1)) {
    const { open } = play.state
    countOut(play, card)
    open.inTurnDeck.push(card)
    open.knownAt.push({ position: 0, card })
    play.emit({ type: 'cardsShown', cards: [card], cause })
  }
})

/** Takes the top cards for all to see, until they are put back (DEF-RULING-61). */
export const showTop = step('deck.showTop', (play, { count, cause }) => {
  const { open } = play.state
  for (let i = 0; i < count; i++) {
    const card = takeTop(play)
    if (card !== undefined) open.shown.push(card)
  }
  play.emit({ type: 'cardsShown', cards: [...open.shown], cause })
})

/** Looking at the top changes nothing only if there is no card, or one that all know already (DEF-RULING-37). */
export const nothingToSee = (state: Now): boolean =>
  state.piles.turn === 0 || (state.piles.turn === 1 && knownTop(state) !== undefined)
