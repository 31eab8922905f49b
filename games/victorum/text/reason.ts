import type { GameText } from '../../types.ts'
import type { ReasonValues } from './en/reasons.ts'
import { start } from './sentence.ts'
import type { Words } from './words.ts'

/** Why not: the keys stand in knowledge/reasons.ts. */
export const makeReason =
  ({ reasons }: Words): GameText['reason'] =>
  ({ key, values }) =>
    Object.hasOwn(reasons, key) ? start(reasons[key as keyof Words['reasons']](values as unknown as ReasonValues)) : ''
