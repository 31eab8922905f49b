import type { Option, Reason, Step } from './types.ts'

/** Does nothing. */
export const pass = (): Option<{ do: 'pass' }> => PASS
const PASS: Option<{ do: 'pass' }> = {
  id: 'pass',
  answer: { do: 'pass' },
  steps: undefined,
  at: undefined,
  ends: false,
}

/** Ends a repeat. */
export const done = (steps?: Step | readonly Step[]): Option<{ do: 'done' }> =>
  steps === undefined ? DONE : { id: 'done', answer: DONE.answer, steps, at: undefined, ends: true }
const DONE: Option<{ do: 'done' }> = { id: 'done', answer: { do: 'done' }, steps: undefined, at: undefined, ends: true }

/** Why something is not an option: the rule, a key of the game's text and its numbers. */
export const reason = (rule: string, key: string, values: Reason['values'] = {}): Reason => ({ rule, key, values })
