import type { Owner } from '../state/shape.ts'
import { targetsOf } from '../attack/targets.query.ts'
import { type Open, unitsOf } from '../units/units.query.ts'
import { attacksOf, whyNotAct } from './limits.query.ts'

/** Some unit may still Move, or attack somebody it reaches (TAC-ACTION-04). */
export const usefulLeft = (open: Open, owner: Owner): boolean =>
  unitsOf(open, owner).some(id => {
    const unit = open.units[id]
    if (unit === undefined) return false
    if (whyNotAct(open, id, 'move') === undefined) return true
    return [...attacksOf(unit), 'ballista' as const].some(
      kind => whyNotAct(open, id, kind) === undefined && targetsOf(open, id, kind).length > 0,
    )
  })
