import type { OpenDecision } from '@tabletome/match'
import type { Shown, TableState } from '../connection.ts'

/** A question with nothing but `pass`: the rules ask it only so that nobody learns who holds what. */
export const isOnlyPass = ({ decisions: [decision, ...others] }: Pick<Shown, 'decisions'>): boolean =>
  others.length === 0 && decision?.options.length === 1 && decision.options[0]?.id === 'pass'

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
