import { type Intent, intentOf } from '../../rules/rivals/intent.query.ts'
import type { OpenView } from '../read.ts'

const kept = new WeakMap<OpenView, readonly Intent[]>()
/** What every rival and arena unit would do as things stand; worked out once for each position. */
export const intentsOf = (open: OpenView): readonly Intent[] => {
  if (!open.combat || open.outcomeOfCombat !== undefined) return []
  let intents = kept.get(open)
  if (!intents) kept.set(open, (intents = intentOf(open)))
  return intents
}
