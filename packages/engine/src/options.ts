import type { Option, Reason, Step } from './types.ts'

/** No `at`: the id itself is the board anchor. */
export const option = (id: string, steps: Step | readonly Step[], at?: string | readonly string[]): Option => ({
  id,
  steps,
  at,
  ends: false,
})

/** Does nothing. */
export const pass = (): Option => PASS
const PASS: Option = { id: 'pass', steps: undefined, at: undefined, ends: false }

/** Ends a repeat. */
export const done = (steps?: Step | readonly Step[]): Option =>
  steps === undefined ? DONE : { id: 'done', steps, at: undefined, ends: true }
const DONE: Option = { id: 'done', steps: undefined, at: undefined, ends: true }

/** Why something is not an option: the rule, a key of the game's text and its numbers. */
export const reason = (rule: string, key: string, values: Reason['values'] = {}): Reason => ({ rule, key, values })
