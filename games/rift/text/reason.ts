import type { GameText } from '../../types.ts'
import type { ReasonValues } from './en/reasons.ts'
import type { Words } from './words.ts'

/** Why not: the keys stand in knowledge/reasons.ts. */
export const makeReason =
  (words: Words): GameText['reason'] =>
  ({ key, values }) =>
    Object.hasOwn(words.reasons, key)
      ? words.reasons[key as keyof Words['reasons']](values as unknown as ReasonValues)
      : ''
