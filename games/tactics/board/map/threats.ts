import type { BoardProps } from '../../../types.ts'
import { threatOf } from '../../rules/attack/threat.query.ts'
import { ALL_UNITS, areAllies } from '../../rules/units/units.query.ts'
import type { Space, UnitId } from '../../rules/state/shape.ts'
import { isMine, type OpenView } from '../read.ts'

export interface Threats {
  readonly melee: readonly Space[]
  readonly ranged: readonly Space[]
}

/** What the enemies of whoever looks could attack next turn, or one of them alone; for an onlooker, of whoever is on. */
export const threatsTo = (board: Pick<BoardProps, 'names'>, open: OpenView, only: UnitId | undefined): Threats => {
  const me = open.seats.find(seat => isMine(board, seat)) ?? open.turn?.owner ?? open.seats[0]
  const melee = new Set<Space>()
  const ranged = new Set<Space>()
  for (const id of ALL_UNITS) {
    const unit = open.units[id]
    if (!unit || !me || (only ? id !== only : areAllies(open, me, unit.owner))) continue
    const threat = threatOf(open, id)
    for (const space of threat.melee) melee.add(space)
    for (const space of threat.ranged) ranged.add(space)
  }
  return { melee: [...melee], ranged: [...ranged] }
}
