import { putBack } from '../round/decks.ts'
import { seatOf } from '../defenders/defenders.ts'
import { option, question, step } from '../state/kit.ts'
import type { CardId, Offers } from '../state/shape.ts'

/** What was shown goes back to where its user wants it, for all to know (DEF-RULING-61). */
const putShownBack = step('deck.putShownBack', (play, { where }) => {
  const { shown } = play.state.open
  play.state.open.shown = []
  putBack(play, shown, where)
})

/** The last card of the deck is top and bottom at once. */
export const topOrBottom = question('ability.topOrBottom', {
  seat: (state, { defender }) => seatOf(state, defender),
  options: state => {
    const top = option({ do: 'top' }, putShownBack({ where: 'top' }))
    return state.piles.turn === 0 ? [top] : [top, option({ do: 'bottom' }, putShownBack({ where: 'bottom' }))]
  },
})

const putInOrder = step('mirage.putInOrder', (play, { cards }) => {
  play.state.open.shown = []
  putBack(play, cards, 'top')
})

/** Every order of what was shown, the topmost first; the order chosen is public (DEF-RULING-61, DEF-RULING-64). */
export const chooseOrder = question('ability.chooseOrder', {
  seat: (state, { defender }) => seatOf(state, defender),
  options: state => {
    const list: Offers<'order'> = []
    for (const cards of orders(state.open.shown)) list.push(option({ do: 'order', cards }, putInOrder({ cards })))
    return list
  },
})

const orders = (cards: readonly CardId[]): CardId[][] =>
  cards.length < 2
    ? [[...cards]]
    : cards.flatMap(first => orders(cards.filter(card => card !== first)).map(rest => [first, ...rest]))
