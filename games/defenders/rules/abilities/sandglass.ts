import { buryTop } from '../decks.ts'
import { refuse } from '../reasons.ts'
import { step } from '../state.ts'
import { active } from './ability.ts'

const turnOver = step('sandglass', play => buryTop(play))

/** The top card of the Turn Deck goes to the bottom unseen (DEF-RULING-61). */
export const sandglass = active({
  asks: 'nothing',
  barred: ({ piles }) =>
    piles.turn === 0
      ? refuse('DEF-ABILITY-06', 'turnDeckEmpty')
      : piles.turn === 1
        ? refuse('DEF-ABILITY-06', 'oneCardLeft')
        : undefined,
  steps: () => [turnOver()],
})
