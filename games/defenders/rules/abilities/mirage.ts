import { nothingToSee, putBack, showTop } from '../decks.ts'
import { seatOf } from '../defenders.ts'
import { refuse } from '../reasons.ts'
import { option, question, step } from '../state.ts'
import type { CardId, Offers } from '../state.ts'
import { amountOf } from '../user.ts'
import { active } from './ability.ts'

const putInOrder = step('mirage.putInOrder', (play, { cards }) => {
  play.state.open.shown = []
  putBack(play, cards, 'top')
})

/** Every order of what was shown, the topmost first; the order chosen is public (DEF-RULING-61, DEF-RULING-64). */
const chooseOrder = question('ability.chooseOrder', {
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

/** The top three cards are shown to all and put back in any order (DEF-RULING-37, DEF-RULING-58). */
export const mirage = active({
  asks: 'nothing',
  barred: state => (nothingToSee(state) ? refuse('DEF-RULING-37', 'nothingToSee') : undefined),
  steps: use => [showTop({ count: amountOf(use.ability), cause: use.ability }), chooseOrder(use)],
})
