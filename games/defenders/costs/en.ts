import type { NamedReason } from '../../text/because.ts'
import type { because } from '../text/en/because.ts'

/** What a decision did that cost something, by what would have been better. */
export const costs: Readonly<Record<NamedReason<typeof because>, string>> = {
  idle: 'Leaving Action Points unused',
  won: 'Missing a way to win within the Round',
  lasting: 'Risking the fall of the realm',
  capital: 'Letting Threat reach the Capital',
  standing: 'Letting a Region fall',
  threat: 'Leaving too much Threat in a Region',
  foe: 'Sparing the Epic Foe',
  awake: 'Exhausting a hero',
  hp: 'Spending a hero’s Health',
  artifacts: 'Passing up an Artifact',
}
