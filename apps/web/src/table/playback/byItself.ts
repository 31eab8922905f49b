import type { OpenDecision } from '@tabletome/match'
import type { Shown, TableState } from '../connection.ts'

/** A question with nothing but `pass`: the rules ask it only so that nobody learns who holds what. */
export const isOnlyPass = ({ decisions: [decision, ...others] }: Pick<Shown, 'decisions'>): boolean =>
  others.length === 0 && decision?.options.length === 1 && decision.options[0]?.id === 'pass'

const ONLINE_WAIT = { least: 1000, most: 3000 }
/**
 * Milliseconds before the table passes for somebody. With others at the table it is as long as whoever holds a card might look at
 * it, and never the same: the wait tells nobody whether there was one.
 */
export const waitBeforePass = (isAlone: boolean): number =>
  isAlone ? 0 : ONLINE_WAIT.least + Math.random() * (ONLINE_WAIT.most - ONLINE_WAIT.least)

/**
 * The question the table may answer by itself, if nothing hangs on it: only of those the game names, and not where somebody has
 * just gone back to it.
 */
export const mayGoByItself = (
  { decisions: [decision, ...others], over }: Pick<Shown, 'decisions' | 'over'>,
  history: TableState['history'],
  questions: readonly string[] | undefined,
): OpenDecision | undefined => {
  if (over || !decision || others.length > 0 || history.at(-1)?.undo !== undefined) return undefined
  return questions?.includes(decision.choice) ? decision : undefined
}
