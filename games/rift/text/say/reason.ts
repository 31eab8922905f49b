import { reasonIn } from '../../../text/parts.ts'
import type { GameText } from '../../../types.ts'
import type { Words } from '../words.ts'

/** Why not: the keys stand in rules/state/reasons.query.ts. */
export const createReason =
  ({ reasons }: Words): GameText['reason'] =>
  ({ key, values }) =>
    reasonIn(reasons, key, values)
