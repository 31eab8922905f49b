import { TURN_CARDS } from '../../content/cards.ts'
import { whyNotLower } from '../actions/secure.ts'
import { lowerCapital } from '../capital.ts'
import { takeTop, watchTop } from '../decks.ts'
import { refuse } from '../reasons.ts'
import { step } from '../state.ts'
import { amountOf } from '../user.ts'
import { active } from './ability.ts'
import { chooseRegion } from './choose.ts'

/**
 * The card was not drawn: no attack, no effect, no Turn (DEF-RULING-45). What depends on it is asked afterwards
 * (DEF-RULING-64).
 */
const discardTop = step('augury', (play, { defender, ability }) => {
  const card = takeTop(play)
  if (card === undefined) return
  play.state.open.discard.push(card)
  play.emit({ type: 'discarded', card, unresolved: true })
  watchTop(play)
  const shown = TURN_CARDS[card]
  if (shown.kind === 'enemy' || shown.kind === 'dire') {
    const among = shown.attacks.filter(region => whyNotLower(play.state, region) === undefined)
    play.next(chooseRegion({ defender, ability, among }))
  } else play.next(lowerCapital({ amount: amountOf(ability), cause: ability, defender }))
})

/** The top card is discarded unresolved: an Enemy's Region, or for a Defender Card the Capital, loses 1 Threat. */
export const augury = active({
  asks: 'nothing',
  barred: state => (state.piles.turn === 0 ? refuse('DEF-ABILITY-06', 'turnDeckEmpty') : undefined),
  steps: use => [discardTop(use)],
})
