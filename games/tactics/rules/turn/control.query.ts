import { AREAS } from '../../content/scrolls.ts'
import type { AreaId, Owner, Seat, Space } from '../state/shape.ts'
import { groundOf } from '../realm/ground.query.ts'
import { type Open, rowOf, teamOf, unitsOf } from '../units/units.query.ts'

/** Who has units in a Control Area, and who the majority (TAC-CONTROL-02). */
export interface Standing {
  /** The side: one player, or a team. */
  readonly side: readonly Owner[]
  readonly units: number
}
export type Forecast = 'triggers' | 'advances' | 'secures'

const unitsWithin = (open: Open, owner: Owner, spaces: readonly Space[]): number => {
  let count = 0
  for (const id of rowOf(owner)) {
    const at = open.units[id]?.at
    if (at !== undefined && at >= 0 && spaces.includes(at)) count++
  }
  return count
}

/** Sides in seat order with their units in the area (TAC-TEAM-08). */
export const standingsOf = (open: Open, area: AreaId): Standing[] => {
  const spaces = groundOf(open).areas[area]?.spaces ?? []
  const standings: Standing[] = []
  for (const seat of open.seats) {
    const side = teamOf(open, seat)
    if (side[0] !== seat) continue
    let units = 0
    for (const owner of side) units += unitsWithin(open, owner, spaces)
    standings.push({ side, units })
  }
  return standings
}

/** The side with strictly more units than every other; a tie is nobody's (TAC-CONTROL-02). */
export const majorityOf = (open: Open, area: AreaId): readonly Owner[] | undefined => {
  let first: Standing | undefined
  let second = 0
  for (const standing of standingsOf(open, area)) {
    if (first === undefined || standing.units > first.units) {
      second = first?.units ?? 0
      first = standing
    } else if (standing.units > second) second = standing.units
  }
  return first !== undefined && first.units > second ? first.side : undefined
}

/**
 * What the flag of an area would do if this seat's turn began now (TAC-CONTROL-03…11, TAC-TEAM-07, TAC-TEAM-08,
 * TAC-RULING-39, TAC-RULING-46).
 */
export const forecast = (open: Open, area: AreaId, seat: Seat): Forecast | undefined => {
  const flag = open.flags[area]
  const there = groundOf(open).areas[area]
  if (flag === undefined || flag.by !== undefined || there === undefined) return undefined
  if (!majorityOf(open, area)?.includes(seat)) return undefined
  if (flag.at === 0)
    return unitsOf(open, seat).some(id => open.units[id]?.at === there.trigger) ? 'triggers' : undefined
  if (unitsWithin(open, seat, there.spaces) === 0) return undefined
  return flag.at + 1 >= open.options.controlTrackSteps ? 'secures' : 'advances'
}

/** All areas in their order. */
export const areasOf = (open: Open): readonly AreaId[] => AREAS.filter(area => open.flags[area] !== undefined)
