import { own } from '@tabletome/engine'
import { TACTIC_IDS, type TacticId } from '../../content/ids.ts'
import { TACTICS } from '../../content/tactics.ts'
import type { TacticWindow } from '../../content/types.ts'
import { isEnemyOwner } from '../units/units.query.ts'
import { TACTIC_EFFECTS } from '../effects/tactics.ts'
import { discardFromHand } from './hands.ts'
import { refuse } from '../state/reasons.ts'
import { option, question, step } from '../state/kit.ts'
import type { Event, Now, Offers, Seat } from '../state/shape.ts'

const BY_WINDOW: Partial<Record<TacticWindow, TacticId[]>> = {}
for (const card of TACTIC_IDS) (BY_WINDOW[TACTICS[card].window] ??= []).push(card)
const NO_CARDS: readonly TacticId[] = []

/** A card answers only in the window and the turn it names, where its IF holds and its THEN does something (TAC-RULING-35, 36). */
const fits = (open: Now['open'], card: TacticId, event: Event, seat: Seat): boolean => {
  const { turn, amount } = TACTICS[card]
  const own = open.turn?.owner === seat
  return (turn === 'any' || (turn === 'own') === own) && TACTIC_EFFECTS[card].use.fits(open, event, seat, amount)
}

/**
 * Somebody at the table could hold a card for this event, as far as everybody can tell: being asked gives no hand away
 * (TAC-TACTIC-09, TAC-TEAM-13). Cards in the discard pile are in no hand.
 */
const mightAnswer = (open: Now['open'], event: Event, seat: Seat): boolean => {
  if ((open.hands[seat] ?? 0) === 0) return false
  for (const card of BY_WINDOW[event.window] ?? NO_CARDS)
    if (!open.discard.includes(card) && fits(open, card, event, seat)) return true
  return false
}

/** The active player first, then clockwise; in a Solo Enemy's turn clockwise from it (TAC-TACTIC-10, TAC-TACTIC-11, TAC-RULING-91). */
const nextSeat = (open: Now['open'], event: Event, passed: readonly Seat[]): Seat | undefined => {
  const { order, turn } = open
  const from = turn === undefined ? 0 : order.indexOf(turn.owner)
  for (let i = 0; i < order.length; i++) {
    const seat = order[(from + i) % order.length]
    if (seat !== undefined && !isEnemyOwner(seat) && !passed.includes(seat) && mightAnswer(open, event, seat))
      return seat
  }
  return undefined
}

/** An event has opened a window: everybody who might answer is asked, one after the other (TAC-TACTIC-01…04). */
export const windows = step('tactic.windows', (play, event) => {
  const seat = nextSeat(play.state.open, event, [])
  if (seat !== undefined) play.next(ask({ seat, event: event, passed: [] }))
})

const askNext = step('tactic.next', (play, { event, passed }) => {
  const seat = nextSeat(play.state.open, event, passed)
  if (seat !== undefined) play.next(ask({ seat, event, passed: [...passed] }))
})

/** Asked even if only passing is left, because skipping would tell. */
const ask = question('tactic.window', {
  seat: (_state, { seat }) => seat,
  options: (state, { seat, event, passed }) => {
    const list: Offers<'reveal' | 'pass'> = []
    for (const card of own(state, seat).hand)
      if (TACTICS[card].window === event.window && fits(state.open, card, event, seat))
        list.push(
          option({ do: 'reveal', card }, [reveal({ seat, card, event }), askNext({ event, passed })], `tactic ${card}`),
        )
    list.push(option({ do: 'pass' }, askNext({ event, passed: [...passed, seat] })))
    return list
  },
  /** Without looking into the hand, which is closed to whoever else points. */
  whyNot: ({ open }, { seat, event }, { answer, thing }) => {
    const card = answer?.do === 'reveal' ? answer.card : thing?.is === 'tactic' ? thing.tactic : undefined
    if (card === undefined) return undefined
    if (TACTICS[card].window !== event.window) return refuse('TAC-RULING-35', 'otherWindow', { card })
    const holds = !open.discard.includes(card) && fits(open, card, event, seat)
    return holds ? refuse('TAC-TACTIC-01', 'notHeld', { card }) : refuse('TAC-RULING-36', 'notFulfilled', { card })
  },
})

/** A free action: the turn pauses, the THEN is done; a walk planned before is asked about anew (TAC-TACTIC-02, 03, 05). */
const reveal = step('tactic.reveal', (play, { seat, card, event }) => {
  const { move } = play.state.open
  discardFromHand(play, seat, card)
  play.emit({ type: 'tacticRevealed', seat, card, ...('unit' in event ? { unit: event.unit } : {}) })
  if (move?.begun) move.goal = undefined
  TACTIC_EFFECTS[card].use.apply(play, event, { seat, card, n: TACTICS[card].amount })
})
