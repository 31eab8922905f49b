import { VILLAGE_HEALTH } from '../content/numbers.ts'
import { type Ground, groundOf } from '../rules/realm/ground.query.ts'
import { distance } from '../rules/realm/spaces.query.ts'
import { areAllies, bears, cardOf, type Open, type SeenUnit } from '../rules/units/units.query.ts'
import type { Seat, Space, UnitId } from '../rules/state/shape.ts'
import { pullOf, type Standing, standingsFor } from './areas.ts'
import { type Danger, dangerTo, fearAt, foesOf } from './danger.ts'
import { FAR, fieldTo } from './fields.ts'
import { POINTS } from './points.ts'
import { bodyOf, boldnessOf, isQuest } from './worth.ts'

/** How things stand for one seat, worked out once for many questions. */
export interface Stance {
  readonly open: Open
  readonly ground: Ground
  readonly seat: Seat
  readonly foes: readonly UnitId[]
  readonly danger: Danger
  readonly standings: readonly Standing[]
  /** By standing: how much another unit is wanted. */
  readonly pulls: readonly number[]
}

export const stanceOf = (open: Open, seat: Seat): Stance => {
  const standings = standingsFor(open, seat)
  return {
    open,
    ground: groundOf(open),
    seat,
    foes: foesOf(open, seat),
    danger: dangerTo(open, seat),
    standings,
    pulls: standings.map(standing => pullOf(open, standing)),
  }
}

/** What it is worth to a side that its unit stands on a space: ground, ways to go, and what is to be feared there. */
export const placeWorth = (stance: Stance, id: UnitId, unit: SeenUnit, at: Space): number => {
  const { open, danger } = stance
  const fear = fearAt(open, danger, unit, at)
  const scale = isQuest(open) ? 0.4 : 1
  const bearer = bears(open, id) ? 1.4 : 1
  return (
    scale * (groundWorth(stance, unit, at) + needWorth(stance, unit, at)) +
    goalWorth(stance, id, unit, at) -
    fear * bearer
  )
}

const groundWorth = ({ ground, open }: Stance, unit: SeenUnit, at: Space): number => {
  const terrain = ground.terrains[at]
  const card = cardOf(unit)
  const shoots = card.missile !== undefined || card.spell?.damage !== undefined
  let worth = shoots ? POINTS.high * (ground.elevations[at] as number) : 0
  if (terrain === 'forest') worth += POINTS.forest
  else if (terrain === 'water' && !card.passive.noWaterDamage) worth += POINTS.water
  else if (terrain === 'peak' && shoots && unit.supply > 0) worth += POINTS.peak
  else if (terrain === 'village') worth += open.end === undefined ? POINTS.village : isQuest(open) ? 0 : 1
  return worth
}

/** A hurt or empty unit wants to a Village. */
const needWorth = ({ ground, open }: Stance, unit: SeenUnit, at: Space): number => {
  const need = villageGain(unit)
  if (need < 0.25) return 0
  let nearest = FAR
  for (const village of ground.villages) {
    if (village === unit.at) continue
    const far = fieldTo(ground, cardOf(unit), village)[at] as number
    if (far < nearest) nearest = far
  }
  return (0.6 / boldnessOf(open)) * need * Math.max(0, 1 - nearest / 9)
}

/** What a Village would give a unit now (TAC-VILLAGE-01). */
export const villageGain = (unit: SeenUnit): number => {
  const card = cardOf(unit)
  const health = Math.min(card.health, unit.health + VILLAGE_HEALTH)
  return bodyOf(health) - bodyOf(unit.health) + POINTS.supply * (card.supply - unit.supply)
}

const goalWorth = (stance: Stance, id: UnitId, unit: SeenUnit, at: Space): number => {
  const { open, ground, standings, pulls, foes } = stance
  if (isQuest(open)) return 0
  const card = cardOf(unit)
  let best = 0
  for (let i = 0; i < standings.length; i++) {
    const far = fieldTo(ground, card, (standings[i] as Standing).trigger)[at] as number
    const worth = (pulls[i] as number) * Math.max(0, 1 - POINTS.way * 1.4 * far)
    if (worth > best) best = worth
  }
  best += artifactPull(stance, id, unit, at)
  let hunt = 0
  for (const foe of foes) {
    const other = open.units[foe]
    if (other === undefined) continue
    const worth = (1.3 - other.health / 20) * Math.max(0, 12 - distance(at, other.at))
    if (worth > hunt) hunt = worth
  }
  return best + POINTS.hunt * Math.min(3, boldnessOf(open)) * hunt
}

/** Towards the Artifact on the ground, or an enemy who bears it. */
const artifactPull = ({ open, ground }: Stance, id: UnitId, unit: SeenUnit, at: Space): number => {
  const { artifact } = open
  if (artifact === undefined) return 0
  if ('at' in artifact) return Math.max(0, 1 - POINTS.way * (fieldTo(ground, cardOf(unit), artifact.at)[at] as number))
  const bearer = open.units[artifact.unit]
  if (artifact.unit === id || bearer === undefined || areAllies(open, bearer.owner, unit.owner)) return 0
  return Math.max(0, 0.8 - POINTS.way * distance(at, bearer.at))
}
