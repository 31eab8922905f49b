import type { BoardProps } from '../../../types.ts'
import { type Threat, threatOf } from '../../rules/attack/threat.query.ts'
import { ALL_UNITS, areAllies } from '../../rules/units/units.query.ts'
import type { Space, UnitId } from '../../rules/state/shape.ts'
import { isMine, type OpenView } from '../read.ts'

/** What each enemy could attack next turn. */
export type Threats = ReadonlyMap<UnitId, Threat>

/** One enemy that could attack a space next turn, and how hard as printed. */
export interface Menace {
  readonly unit: UnitId
  readonly kind: 'melee' | 'ranged'
  readonly damage: number
}

/** What the enemies of whoever looks could attack next turn, or one of them alone; for an onlooker, of whoever is on. */
export const threatsTo = (board: Pick<BoardProps, 'names'>, open: OpenView, only: UnitId | undefined): Threats => {
  const me = open.seats.find(seat => isMine(board, seat)) ?? open.turn?.owner ?? open.seats[0]
  const threats = new Map<UnitId, Threat>()
  for (const id of ALL_UNITS) {
    const unit = open.units[id]
    if (!unit || !me || (only ? id !== only : areAllies(open, me, unit.owner))) continue
    threats.set(id, threatOf(open, id))
  }
  return threats
}

/** How many could attack each space, hand to hand or from afar only. */
export const threatened = (threats: Threats) => {
  const melee = new Set<Space>()
  const attackers = new Map<Space, number>()
  for (const threat of threats.values()) {
    for (const space of threat.melee) melee.add(space)
    for (const space of new Set([...threat.melee, ...threat.ranged]))
      attackers.set(space, (attackers.get(space) ?? 0) + 1)
  }
  return { melee: [...melee], ranged: [...attackers.keys()].filter(space => !melee.has(space)), attackers }
}

/** Who could attack that space, the hardest blow of each first. */
export const menacesAt = (threats: Threats, space: Space): readonly Menace[] =>
  [...threats]
    .flatMap(([unit, { melee, ranged, damage }]): Menace[] => {
      const blows: Menace[] = []
      if (melee.includes(space)) blows.push({ unit, kind: 'melee', damage: damage.melee })
      if (ranged.includes(space)) blows.push({ unit, kind: 'ranged', damage: damage.ranged })
      return blows.sort((a, b) => b.damage - a.damage).slice(0, 1)
    })
    .sort((a, b) => b.damage - a.damage)
