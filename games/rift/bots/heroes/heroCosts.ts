import type { UnitId } from '../../content/ids.ts'
import { kingDistance } from '../../rules/map/cells.query.ts'
import { fullHealthOf, isProtected } from '../../rules/heroes/heroes.query.ts'
import type { HeroAction } from '../../rules/heroes/heroPieces.query.ts'
import type { Cell, Mask } from '../../rules/state/shape.ts'
import type { Field, Open, Target } from '../field.ts'
import { ABILITY_WORTH, type Points } from '../points.ts'

export type Hero = NonNullable<Open['heroes'][UnitId]>
/** What it costs a hero to stand there: `cover` is all that lies on its tray by then. */
export type Cost = (target: Target | undefined, cover: Mask, at: Cell, shields: boolean) => number

/** Wounds to be expected this round, and standing far from where it is needed. */
export const costsOf =
  (field: Field, id: UnitId, hero: Hero): Cost =>
  (target, cover, at, shields) => {
    const { points } = field.weights
    const way = wayCost(field, at)
    if (shields || isProtected(field.open, id)) return way
    const wounds = target === undefined ? eyesOn(field, at) : woundsOn(target, cover, id)
    return way + healthWorth(points, id, hero.health) - healthWorth(points, id, hero.health - wounds)
  }

export const healthWorth = (points: Points, id: UnitId, health: number): number =>
  health <= 0 ? 0 : points.lastHealth * (id === 'wildcat' ? 0.6 : 1) + points.health * (health - 1)

/** Engaged: 1 if the tray falls, 1 for each attempt it holds (RIFT-DESTROY-04, RIFT-ADVANCE-05…08). */
const woundsOn = ({ face, stays }: Target, cover: Mask, id: UnitId): number => {
  const bare = face.squares & ~cover
  if (bare === 0) return id === 'wildcat' ? 0 : 1
  if (face.flying || stays) return 0
  return (face.speed & bare) !== 0 ? 2 : 1
}

/** Dead-eyes that will come to stand beside the space (RIFT-ICON-08). */
const eyesOn = ({ targets, map }: Field, at: Cell): number => {
  if (at < 0) return 0
  let eyes = 0
  for (const { face, tiles, soldiers, bases, at: from } of targets) {
    if (face.deadEye === 0 || bases !== 0 || (face.deadEye & ~(tiles | soldiers)) === 0) continue
    if (kingDistance(map.next(from), at) === 1) eyes++
  }
  return eyes
}

const FARTHEST = 6
export const wayCost = ({ targets, map, weights: { points } }: Field, at: Cell): number => {
  if (at < 0) return points.onMap + points.step * FARTHEST
  let nearest = FARTHEST
  for (const { isTop, face, at: there } of targets)
    if (isTop && !face.isPortal && !face.isBoss) nearest = Math.min(nearest, kingDistance(at, there))
  for (const { front } of map.spawns) nearest = Math.min(nearest, 1 + kingDistance(at, front))
  return points.step * nearest
}

/** An ability is face up again only after a rest. */
export const abilityPrice = ({ time, weights: { points } }: Field, as: Exclude<HeroAction, 'basic'>): number =>
  points.abilityUp * ABILITY_WORTH[as] * Math.min(1, (time - 1) / 3) * PRICE_SHARE
const PRICE_SHARE = 0.33

export const recoverWorth = (field: Field, id: UnitId, hero: Hero): number => {
  const { points } = field.weights
  let worth = healthWorth(points, id, fullHealthOf(id)) - healthWorth(points, id, hero.health)
  for (const { id: ability, up } of hero.abilities) if (!up) worth += abilityPrice(field, ability)
  return worth
}
