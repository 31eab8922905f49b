import type { GameText } from '../../types.ts'
import type { ReasonValues } from './en/reasons.ts'
import { classOf, isUnitId } from '../knowledge/units.ts'
import type { Words } from './words.ts'

/** Why not: the table of keys stands in rules/reasons.ts. Nobody's name is known here, so units go by their class. */
export const makeReason =
  (words: Words): GameText['reason'] =>
  ({ key, values }) => {
    if (!Object.hasOwn(words.reasons, key)) return ''
    const told: Record<string, unknown> = { ...values }
    for (const [name, value] of Object.entries(told))
      if (typeof value === 'string' && isUnitId(value)) told[name] = classOf(value)
    return words.reasons[key as keyof Words['reasons']](told as unknown as ReasonValues)
  }
