import type { Step } from '@tabletome/engine'
import { groundOf } from '../realm/ground.query.ts'
import { beside, spaceName, WAYS } from '../realm/spaces.query.ts'
import { option } from '../state/kit.ts'
import type { Now, Offers, UnitId, Way } from '../state/shape.ts'

/** The four directions a unit can be pushed in; each belongs to the space behind the unit. */
export const waysFrom = (
  open: Now['open'],
  unit: UnitId,
  then: (about: { way: Way }) => Step | readonly Step[],
): Offers<'way'> => {
  const ground = groundOf(open)
  const at = open.units[unit]?.at ?? -1
  return WAYS.map(way => {
    const behind = beside(at, way)
    const steps = then({ way })
    return option({ do: 'way', way }, steps, ground.isOn(behind) ? `space ${spaceName(behind)}` : undefined)
  })
}
