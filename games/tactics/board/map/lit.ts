import type { BoardProps } from '../../../types.ts'
import { insideName, spaceName } from '../../rules/realm/spaces.query.ts'
import { isUnitId } from '../../rules/units/units.query.ts'
import type { AreaId, Fact, Space, UnitId } from '../../rules/state/shape.ts'
import { factOf, openOf, type OpenView } from '../read.ts'
import type { Scene } from './scene.ts'

/** What a fact touches on the table, so that it lights up while it is shown. */
export interface Lit {
  readonly units: ReadonlySet<UnitId>
  readonly spaces: ReadonlySet<Space>
  readonly areas: ReadonlySet<AreaId>
  readonly inside: string | undefined
}

const NOTHING: Lit = { units: new Set(), spaces: new Set(), areas: new Set(), inside: undefined }

const UNIT_FIELDS = ['unit', 'attacker', 'target', 'by'] as const
const SPACE_FIELDS = ['at', 'to', 'goal'] as const
/** Facts whose `to` is a space; elsewhere it is a number of something. */
const PLACES: readonly string[] = ['stepped', 'putBack', 'knockedBack']

export const litBy = (fact: Fact | undefined, open: OpenView): Lit => {
  if (!fact) return NOTHING
  const said: Readonly<Record<string, unknown>> = { ...fact }
  const units = new Set<UnitId>()
  for (const field of UNIT_FIELDS) {
    const value = said[field]
    if (typeof value === 'string' && isUnitId(value) && open.units[value]) units.add(value)
  }
  const spaces = new Set<Space>()
  const isInside = fact.type === 'steppedInside' || fact.type === 'caveInHeld'
  const isPlace = 'at' in fact || 'goal' in fact || PLACES.includes(fact.type)
  if (!isInside && isPlace)
    for (const field of SPACE_FIELDS) {
      const value = said[field]
      if (typeof value === 'number') spaces.add(value)
    }
  const areas = new Set<AreaId>('area' in fact && typeof fact.area === 'string' ? [fact.area] : [])
  const inside =
    fact.type === 'steppedInside' ? insideName(fact.to) : fact.type === 'caveInHeld' ? insideName(fact.at) : undefined
  return { units, spaces, areas, inside }
}

/** Spaces lit by the chronicle, by a ping, or by what is happening now. */
export const litSpaces = (board: Pick<BoardProps, 'fact' | 'lit' | 'view'>, scene: Scene): readonly Space[] => {
  const lit = litBy(factOf(board.fact), openOf(board.view))
  if (lit.spaces.size + lit.areas.size + board.lit.length === 0) return []
  return scene.spots.flatMap(({ space }) => {
    const area = scene.ground.area(space)
    const isLit =
      lit.spaces.has(space) ||
      board.lit.includes(`space ${spaceName(space)}`) ||
      (area !== undefined && (lit.areas.has(area) || board.lit.includes(`area ${area}`)))
    return isLit ? [space] : []
  })
}
