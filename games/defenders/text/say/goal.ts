import type { GameText } from '../../../types.ts'
import { DESTRUCTION } from '../../content/regions.ts'
import { foeArrivesAfterRound } from '../../rules/round/cards.query.ts'
import { viewOf } from '../read.ts'
import type { Words } from '../words.ts'

/** Till the Epic Foe comes the Capital must stand; then the Foe must fall (DEF-END-01, DEF-END-02). */
export const createGoal =
  ({ goal }: Words): GameText['goal'] =>
  anyView => {
    const view = viewOf(anyView)
    const { open, outcome } = view
    const capital = goal.capital(outcome?.capital ?? open.capital, DESTRUCTION.capital)
    if (open.foe) return { ...goal.beat(open.foe.id), tally: [goal.foe(open.foe.hp, open.foe.maxHp), capital] }
    const last = foeArrivesAfterRound(view) ?? open.round
    return { ...goal.hold, tally: [capital, ...(last > 0 ? [goal.round(Math.max(1, open.round), last)] : [])] }
  }
