import type { DeckId } from '../../content/ids.ts'
import { SPECTATED } from '../../content/numbers.ts'
import { influenceOfSpectating } from './influence.query.ts'
import { regionOf } from './regions.query.ts'
import { ask } from '../combat/fight.ts'
import { noteRegion } from './notes.ts'
import { putInOrder, showFront } from './piles.ts'
import { fullHealHero } from '../camp/rest.ts'
import { go, modifiers, option, step } from '../state/kit.ts'
import type { CardId, Now, Offers } from '../state/shape.ts'

/** No week, no Cleanup, and no limit to it (VIC-SPECTATE-01…07, VIC-CLEANUP-01, VIC-RULING-114). */
export const spectate = step('spectate', (play, { deck }) => {
  const { open } = play.state
  const front = open.fronts[deck]
  if (front !== undefined) {
    play.emit({ type: 'spectated', deck, card: front })
    delete open.fronts[deck]
    play.place(deck, front, 'bottom')
    showFront(play, deck)
    if (modifiers(play.state, 'unseenBehind', undefined).length === 0) play.next(look({ deck }), order({ deck }))
  }
  play.next(pay(), rest())
})

/** The next three cards of the same deck, the new front among them; they stay known (VIC-SPECTATE-02, VIC-RULING-25, VIC-RULING-31). */
const look = step('spectate.look', (play, { deck }) => {
  const { known } = play.state.open
  const behind = play.peek(deck, SPECTATED - 1)
  known[deck] = [...behind, ...known[deck].slice(behind.length)]
})

/** Front first. */
const seenCards = ({ fronts, known }: Now['open'], deck: DeckId): CardId[] => {
  const front = fronts[deck]
  return front === undefined ? [] : [front, ...(known[deck].slice(0, SPECTATED - 1) as CardId[])]
}
const order = ask('spectate.order', {
  options: ({ open }, { deck }) => {
    const list: Offers<'order'> = []
    const seen = seenCards(open, deck)
    for (const places of ORDERS[seen.length] ?? []) {
      const cards = places.map(place => seen[place] as CardId)
      list.push(option({ do: 'order', cards }, putBack({ deck, cards })))
    }
    return list
  },
})
const ordersOf = (places: readonly number[]): number[][] =>
  places.length < 2
    ? [[...places]]
    : places.flatMap(first => ordersOf(places.filter(place => place !== first)).map(rest => [first, ...rest]))
/** By the number of cards. */
const ORDERS = Array.from({ length: SPECTATED + 1 }, (_, count) => ordersOf([...Array(count).keys()]))
const putBack = step('spectate.putBack', (play, { deck, cards }) => {
  const { open } = play.state
  if (cards.length < 2) return
  for (let count = 1; count < cards.length; count++) {
    play.draw(deck)
    open.known[deck].shift()
  }
  open.fronts[deck] = cards[0]
  putInOrder(play, deck, cards.slice(1))
  play.emit({ type: 'reordered', deck, cards: [...cards] })
})

/** VIC-SPECTATE-03, VIC-INFLUENCE-05, VIC-RULING-105. */
const pay = step('spectate.pay', play => {
  play.next(go('influence.gain', { points: influenceOfSpectating(play.state.open), cause: 'spectate' }))
})

/** The hero heals, then a new round begins (VIC-SPECTATE-04, VIC-SPECTATE-05). */
const rest = step('spectate.rest', play => {
  fullHealHero(play, 'spectate')
  noteRegion(play, 'O07', regionOf(play.state.open.place))
  play.next(go('opportunity.check'), go('round.begin'))
})
