import { nothingToSee, putBack, showTop } from '../decks.ts'
import { seatOf } from '../defenders.ts'
import { refuse } from '../reasons.ts'
import { option, question, step } from '../state.ts'
import { active } from './ability.ts'

/** What was shown goes back to where its user wants it, for all to know (DEF-RULING-61). */
export const putShownBack = step('deck.putShownBack', (play, { where }) => {
  const { shown } = play.state.open
  play.state.open.shown = []
  putBack(play, shown, where)
})

/** The last card of the deck is top and bottom at once. */
const topOrBottom = question('ability.topOrBottom', {
  seat: (state, { defender }) => seatOf(state, defender),
  options: state => {
    const top = option({ do: 'top' }, putShownBack({ where: 'top' }))
    return state.piles.turn === 0 ? [top] : [top, option({ do: 'bottom' }, putShownBack({ where: 'bottom' }))]
  },
})

/** The top card is shown to all and left or put at the bottom (DEF-RULING-37, DEF-RULING-61, DEF-RULING-64). */
export const scry = active({
  asks: 'nothing',
  barred: state => (nothingToSee(state) ? refuse('DEF-RULING-37', 'nothingToSee') : undefined),
  steps: use => [showTop({ count: 1, cause: use.ability }), topOrBottom(use)],
})
