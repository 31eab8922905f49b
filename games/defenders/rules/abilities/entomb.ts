import { TURN_CARDS } from '../../content/cards.ts'
import { refuse } from '../reasons.ts'
import { step } from '../state.ts'
import type { Play } from '../state.ts'
import { active } from './ability.ts'

/** One Enemy or Dire Enemy of the Discard Pile misses the next Round (DEF-RULING-33, DEF-RULING-69). */
const bury = step('entomb', (play, { defender, card }) => {
  const { open } = play.state
  open.discard = open.discard.filter(id => id !== card)
  open.tomb = card
  play.emit({ type: 'entombed', card, defender })
})

/** At the start of the next Round, whatever has become of the Ruins (DEF-RULING-40, DEF-RULING-66). */
export const leaveTomb = (play: Play): void => {
  const { open } = play.state
  const card = open.tomb
  if (card === undefined) return
  open.tomb = undefined
  open.discard.push(card)
  play.emit({ type: 'leftTomb', card })
}

export const entomb = active({
  asks: 'card',
  barred: (state, _user, card) => {
    if (state.open.tomb !== undefined) return refuse('DEF-ABILITY-07', 'tombFull', { card: state.open.tomb })
    const { kind } = TURN_CARDS[card]
    return kind === 'enemy' || kind === 'dire' ? undefined : refuse('DEF-ABILITY-07', 'notAnEnemy', { card })
  },
  steps: ({ defender }, card) => [bury({ defender, card })],
})
