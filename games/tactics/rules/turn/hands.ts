import type { TacticId } from '../../content/ids.ts'
import { mateOf } from '../units/units.query.ts'
import type { Now, Owner, Play, Seat } from '../state/shape.ts'

/** The team-mate who is shown one's hand, where the table shares hands (TAC-RULING-47). */
export const sharesHandWith = (open: Now['open'], seat: Seat): Seat | undefined =>
  open.options.teamSharesHands ? mateOf(open, seat) : undefined

/** The number of cards in a hand is open, the cards are not (TAC-TACTIC-09). */
const showHand = (play: Play, seat: Seat): void => {
  const { hand } = play.own(seat)
  play.state.open.hands[seat] = hand.length
  const mate = sharesHandWith(play.state.open, seat)
  if (mate !== undefined) play.own(mate).mate = hand.slice()
}

export const addToHand = (play: Play, seat: Seat, card: TacticId): void => {
  play.own(seat).hand.push(card)
  showHand(play, seat)
}

/** Face up on top of the discard pile (TAC-TACTIC-05, TAC-TACTIC-07). */
export const discardFromHand = (play: Play, seat: Seat, card: TacticId): void => {
  const { hand } = play.own(seat)
  const at = hand.indexOf(card)
  if (at < 0) throw new Error(`${seat} does not hold ${card}`)
  hand.splice(at, 1)
  play.state.open.discard.push(card)
  showHand(play, seat)
}

/** The hand of a player without units goes to the discard pile (TAC-RULING-42). */
export const discardHand = (play: Play, owner: Owner): void => {
  const { open } = play.state
  const seat = open.seats.find(each => each === owner)
  if (seat === undefined || (open.hands[seat] ?? 0) === 0) return
  const cards = play.own(seat).hand.splice(0)
  open.discard.push(...cards)
  showHand(play, seat)
  play.emit({ type: 'handDiscarded', seat, cards })
}

/** The discard pile becomes the deck (TAC-TACTIC-08, TAC-RULING-37). */
const refill = (play: Play): void => {
  const { open } = play.state
  if (open.discard.length === 0) return
  for (const card of open.discard.splice(0)) play.place('tactics', card)
  play.shuffle('tactics')
  play.emit({ type: 'tacticsShuffled', cards: play.state.piles.tactics })
}

/** As soon as the last card is drawn the discard pile becomes the deck; with nothing anywhere no card is drawn (TAC-RULING-37). */
export const drawTactic = (play: Play, seat: Seat): void => {
  if (play.state.piles.tactics === 0) refill(play)
  const card = play.draw('tactics')
  if (card === undefined) return
  addToHand(play, seat, card)
  play.emit({ type: 'tacticDrawn', seat, hand: play.state.open.hands[seat] ?? 0 })
  play.emit({ type: 'tacticSeen', card }, { only: seat })
  if (play.state.piles.tactics === 0) refill(play)
}
