import type { NamedReason } from '../../text/because.ts'
import type { because } from '../text/en/because.ts'

/** What a decision did that cost something, by what would have been better. */
export const costs: Readonly<Record<NamedReason<typeof because>, string>> = {
  idle: 'Leaving an action unused',
  won: 'Missing a way to win at once',
  units: 'Exposing your own units',
  enemies: 'Missing a capture',
  health: 'Losing Health that could be spared',
  harm: 'Not striking where it hurts',
  weakened: 'Leaving your units Weakened',
  artifact: 'Leaving the Artifact to the others',
  cards: 'Spending Tactic Cards too soon',
  crystals: 'Being late for a crystal',
  way: 'Straying from the way to the crystals',
  points: 'Giving points away',
}
