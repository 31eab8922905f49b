import { reasonIn } from '../../../text/parts.ts'
import type { GameText } from '../../../types.ts'
import { classOf, isUnitId } from '../../rules/units/units.query.ts'
import type { Words } from '../words.ts'

/** Why not: the table of keys stands in rules/state/reasons.ts. Nobody's name is known here, so units go by their class. */
export const createReason =
  (words: Words): GameText['reason'] =>
  ({ key, values }) => {
    const told: Record<string, unknown> = { ...values }
    for (const [name, value] of Object.entries(told))
      if (typeof value === 'string' && isUnitId(value)) told[name] = classOf(value)
    return reasonIn(words.reasons, key, told)
  }
