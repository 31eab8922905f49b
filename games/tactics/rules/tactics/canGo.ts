import { insideMoves } from '../../knowledge/dungeons.ts'
import { stepsFor } from '../going.ts'
import type { Now, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'

/** A Move with so many MP would take it somewhere (TAC-RULING-36). */
export const canGo = (open: Now['open'], id: UnitId, mp: number): boolean =>
  unitOf(open, id).inside === undefined ? stepsFor(open, id, mp).length > 0 : insideMoves(open, id, mp).length > 0
