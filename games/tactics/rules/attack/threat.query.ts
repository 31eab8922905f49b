import type { AttackKind } from '../../content/types.ts'
import type { Space, UnitId } from '../state/shape.ts'
import { groundOf } from '../realm/ground.query.ts'
import { movePoints, reachOf } from '../movement/reach.query.ts'
import { distance } from '../realm/spaces.query.ts'
import { printedDamage } from './striking.query.ts'
import { couldHit, rangeOf } from './targets.query.ts'
import { cardOf, isEnemyOwner, type Open } from '../units/units.query.ts'

export interface Threat {
  readonly melee: readonly Space[]
  readonly ranged: readonly Space[]
  /** The printed damage of its strike, and the most of a shot, a spell or a Ballista. */
  readonly damage: { readonly melee: number; readonly ranged: number }
}
const NOTHING: Threat = { melee: [], ranged: [], damage: { melee: 0, ranged: 0 } }
/** The most a card adds to a range from above. */
const FROM_ABOVE = 2

/**
 * Every space a unit could attack in its next turn by moving and then attacking, the others standing where they are now.
 * Ballistas count, an empty quiver does too; Tactic Cards do not.
 */
export const threatOf = (open: Open, id: UnitId): Threat => {
  const unit = open.units[id]
  if (unit === undefined || unit.at < 0) return NOTHING
  const ground = groundOf(open)
  const places = [unit.at, ...reachOf(open, id, movePoints(open, id)).ends]
  const enemy = isEnemyOwner(unit.owner)
  const card = cardOf(unit)
  const canShoot = enemy || unit.supply > 0
  const shot = card.missile !== undefined ? 'missile' : card.spell?.damage !== undefined ? 'spell' : undefined
  const ranged = shot !== undefined && canShoot ? places.flatMap(from => hits(open, id, from, shot)) : []
  const ballistas = enemy ? [] : places.filter(from => ground.terrain(from) === 'ballista')
  for (const from of ballistas) ranged.push(...hits(open, id, from, 'ballista'))
  const damage = {
    melee: printedDamage(unit, 'melee'),
    ranged: Math.max(
      shot !== undefined && canShoot ? printedDamage(unit, shot) : 0,
      ballistas.length > 0 ? printedDamage(unit, 'ballista') : 0,
    ),
  }
  return { melee: sorted(places.flatMap(from => hits(open, id, from, 'melee'))), ranged: sorted(ranged), damage }
}

const hits = (open: Open, id: UnitId, from: Space, kind: AttackKind): Space[] => {
  const ground = groundOf(open)
  const unlimited = kind !== 'melee' && kind !== 'ballista' && ground.terrain(from) === 'peak'
  const far = unlimited ? Number.POSITIVE_INFINITY : rangeOf(open, id, kind).base + FROM_ABOVE
  return ground.spaces.filter(to => distance(from, to) <= far && couldHit(open, id, from, kind, to))
}
const sorted = (spaces: readonly Space[]): Space[] => [...new Set(spaces)].sort((a, b) => a - b)
