import { insideMoves } from '../../knowledge/dungeons.ts'
import { hasStep } from '../going.ts'
import type { Now, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'

/** A Move with so many MP would take it somewhere (TAC-RULING-36). */
export const canGo = (open: Now['open'], id: UnitId, mp: number): boolean =>
  unitOf(open, id).inside === undefined ? hasStep(open, id, mp) : insideMoves(open, id, mp).length > 0
