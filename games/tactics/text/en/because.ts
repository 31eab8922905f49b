import type { Because, UsualBecause } from '../../../text/because.ts'
import { count } from './names.ts'

/** Why a hint likes an option, and why not. */
export const because = {
  even: ['Slightly better in most continuations.', 'Slightly worse in most continuations.'],
  same: ['Comes to much the same.', 'Comes to much the same.'],
  only: ['Nothing else comes into question.', 'Nothing else comes into question.'],
  idle: ['Leaves no action unused.', (_, n) => `${count(n, 'action is', 'actions are')} lost.`],
  won: ['Wins more often at once.', 'Wins less often at once.'],
  units: ['Saves one of your units more often.', 'Loses one of your units more often.'],
  enemies: ['Captures an enemy more often.', 'Captures an enemy less often.'],
  health: [(_, n) => `Saves your side about ${n} Health.`, (_, n) => `Costs your side about ${n} Health.`],
  harm: [(_, n) => `Costs the enemies about ${n} Health more.`, (_, n) => `Hurts the enemies less, by about ${n}.`],
  weakened: ['Leaves fewer of your units Weakened.', 'Leaves more of your units Weakened.'],
  artifact: ['Brings you the Artifact more often.', 'Leaves the Artifact to the others more often.'],
  cards: ['Keeps more Tactic Cards in hand.', 'Spends Tactic Cards.'],
  crystals: ['Wins a crystal sooner.', 'Wins a crystal later.'],
  way: ['Shortens the way to the crystals.', 'Lengthens the way to the crystals.'],
  points: ['Puts you further ahead in points.', 'Gives points away.'],
} satisfies UsualBecause & Record<string, Because>
