import type { NamedReason } from '../../text/because.ts'
import type { because } from '../text/en/because.ts'

/** What a decision did that cost something, by what would have been better. */
export const costs: Readonly<Record<NamedReason<typeof because>, string>> = {
  idle: 'Leaving something undone',
  won: 'Missing a way to win within the round',
  lasting: 'Risking the fall of the kingdom',
  hearts: 'Losing hearts of the kingdom',
  portals: 'Closing portals late',
  hordes: 'Leaving hordes on the path',
  crystals: 'Passing up crystals',
  squares: 'Leaving squares uncovered',
  towers: 'Building too few towers',
  soldiers: 'Using up soldiers',
  boss: 'Sparing the boss',
  up: 'Having a hero knocked out',
  health: 'Spending a hero’s health',
  abilities: 'Spending abilities too soon',
}
