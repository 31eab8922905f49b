import type { Option, Step } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import { groundOf } from '../knowledge/ground.ts'
import { beside, spaceName, WAYS } from '../knowledge/spaces.ts'
import type { Now, UnitId, Way } from './state.ts'

/** The four directions a unit can be pushed in; each belongs to the space behind the unit. */
export const waysFrom = (
  open: Now['open'],
  unit: UnitId,
  then: (about: { way: Way }) => Step | readonly Step[],
): Option[] => {
  const ground = groundOf(open)
  const at = open.units[unit]?.at ?? -1
  return WAYS.map(way => {
    const behind = beside(at, way)
    const steps = then({ way })
    return ground.isOn(behind) ? option(`way ${way}`, steps, `space ${spaceName(behind)}`) : option(`way ${way}`, steps)
  })
}
