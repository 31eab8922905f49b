import { step } from '../state/kit.ts'
import type { Play } from '../state/shape.ts'

/** A card lies in the tomb of the Ruins and misses the next Round (DEF-RULING-69). */
export const bury = step('entomb', (play, { defender, card }) => {
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
