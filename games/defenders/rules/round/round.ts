import type { Step } from '@tabletome/engine'
import { TURN_CARDS } from '../../content/cards.ts'
import { resolveAllDefenders } from '../turn/allDefenders.ts'
import { takeTop, watchTop } from './decks.ts'
import { resolveDefenderCard } from '../turn/defenderCard.ts'
import { resolveDire } from '../enemies/dire.ts'
import { resolveEnemy } from '../enemies/enemies.ts'
import { addHordeCard, expire, createTurnDeck } from './horde.ts'
import { jointQuestion, option, step } from '../state/kit.ts'
import type { CardId } from '../state/shape.ts'
import { leaveTomb } from '../land/tomb.ts'

/** A series of Rounds without a limit (DEF-ROUND-01, DEF-ROUND-07, DEF-RULING-52). */
export const beginRound = step('round.begin', play => {
  play.emit({ type: 'roundBegan', round: play.state.open.round, cards: play.state.piles.turn })
  leaveTomb(play)
  play.next(nextCard())
})

/**
 * One card at a time, each resolved completely, until the Turn Deck is empty (DEF-ROUND-01, DEF-ROUND-02, DEF-ROUND-05,
 * DEF-RULING-35).
 */
const nextCard = step('round.nextCard', play => {
  if (play.state.piles.turn === 0) play.next(endRound())
  else play.next(play.state.open.confirmDraw ? confirmDraw() : drawCard())
})

/** Only if the table wants to say when (DEF-RULING-35). */
const confirmDraw = jointQuestion('round.draw', {
  join: 'first',
  seats: state => state.open.seats,
  options: () => [option({ do: 'draw' }, drawCard())],
})

const drawCard = step('round.drawCard', play => {
  const card = takeTop(play)
  if (card === undefined) return
  play.state.open.resolving = card
  play.emit({ type: 'drawn', card })
  watchTop(play)
  play.next(resolve(card), finishCard())
})

/** DEF-ROUND-03. */
const resolve = (id: CardId): Step => {
  const card = TURN_CARDS[id]
  switch (card.kind) {
    case 'defender':
      return resolveDefenderCard({ defender: card.colour })
    case 'allDefenders':
      return resolveAllDefenders({ card: id === 'all.1' ? id : 'all.2' })
    case 'enemy':
      return resolveEnemy({ card: card.id })
    case 'dire':
      return resolveDire({ card: card.id })
  }
}

/**
 * Face up to the Discard Pile, unless it became a Destruction marker; so a Dire Enemy comes back (DEF-ROUND-04,
 * DEF-CAPITAL-03, DEF-DIRE-09, DEF-RULING-32, DEF-RULING-33).
 */
const finishCard = step('round.finishCard', play => {
  const { open } = play.state
  const card = open.resolving
  if (card !== undefined) {
    open.resolving = undefined
    open.discard.push(card)
    play.emit({ type: 'discarded', card, unresolved: false })
  }
  play.next(nextCard())
})

/** Texts, then expiry, then one Horde card or the Foe, then the shuffle (DEF-RULING-41). */
const endRound = step('round.end', play => {
  const { round } = play.state.open
  play.emit({ type: 'roundEnded', round })
  play.moment('endOfRound', { round })
  play.next(expire(), addHordeCard(), createTurnDeck(), beginRound())
})
