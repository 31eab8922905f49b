import type { NamedReason } from '../../text/because.ts'
import type { because } from '../text/en/reasons.ts'

/** What a decision did that cost something, by what would have been better. */
export const costs: Readonly<Record<NamedReason<typeof because>, string>> = {
  idle: 'Leaving something undone',
  won: 'Straying from a good end of the campaign',
  lasting: 'Risking the campaign',
  combat: 'Failing a combat that could be won',
  blessings: 'Spending blessings',
  hp: 'Spending your hero’s HP',
  units: 'Losing units',
  tactics: 'Spending tactics too soon',
  prowess: 'Earning prowess late',
  growth: 'Leaving your hero weak',
  banes: 'Bringing banes into play',
  influence: 'Giving the scion influence',
  weeks: 'Losing time',
  points: 'Scoring too little',
  rivals: 'Sparing the rivals',
  health: 'Losing HP of your units',
}
