import type { UnitId } from '../../content/ids.ts'
import { kingDistance } from '../../rules/map/cells.query.ts'
import { BASES } from '../../rules/placing/shapes.query.ts'
import { seatOfSite } from '../../rules/towers/towers.query.ts'
import type { Cell, Mask } from '../../rules/state/shape.ts'
import { costOf } from '../cost.ts'
import type { Field, Target } from '../field.ts'
import type { Cost, Hero } from './heroCosts.ts'
import type { Ground } from '../trial.ts'

/** Places looked at closely, and positions of the base on one tray. */
const SPOTS = 7
const BASES_TRIED = 3

/** A place to stand, with the base on a tray or without one, and what cover, hold and place gain. */
export interface Place {
  readonly at: Cell
  readonly base: Mask
  readonly target: Target | undefined
  readonly gain: number
}
export interface Spot extends Place {
  readonly ground: Ground
}

export const standing = (field: Field, ground: Ground, { place, at, base }: Hero): Spot => ({
  at: place === 'map' ? at : -1,
  base,
  target: base === 0 ? undefined : field.tops[at],
  ground,
  gain: 0,
})

export const basesOn = (ground: Ground, target: Target): Mask[] => {
  const { face } = target
  const blocked = coverOn(target, ground) | face.icons | face.deadly
  const found: Mask[] = []
  for (const base of BASES) if ((base & blocked) === 0) found.push(base)
  return found
}

/** The most promising places to end a move, each with its best bases. */
export const spotsOf = (
  field: Field,
  ground: Ground,
  id: UnitId,
  ends: readonly Cell[],
  now: Spot,
  costs: Cost,
): Spot[] => {
  const left = leaving(field, ground, now)
  const shoots = id === 'alleria' || id === 'magnus' || id === 'lilith'
  const places: Look[] = []
  for (const at of ends) {
    const target = field.tops[at]
    const near = shoots ? SIGHT * sightsOf(field, at) : 0
    const found: Look[] = []
    const cover = coverOn(target, left.ground)
    for (const base of target === undefined ? NO_BASE : basesOn(left.ground, target)) {
      const place = placeFrom(field, left, at, base, target)
      found.push({ place, look: place.gain + near - costs(target, cover | base, at, false) })
    }
    found.sort(byLook)
    for (let i = 0; i < found.length && i < BASES_TRIED; i++) places.push(found[i] as Look)
  }
  return places
    .sort(byLook)
    .slice(0, SPOTS)
    .map(({ place }) => spotFrom(field, left, place))
}
const NO_BASE: readonly Mask[] = [0]
interface Look {
  readonly place: Place
  readonly look: number
}
const byLook = (a: Look, b: Look): number => b.look - a.look

/** For who shoots, a horde next to a place is worth standing there. */
const SIGHT = 0.8
const sightsOf = ({ targets }: Field, at: Cell): number => {
  let sights = 0
  for (const target of targets)
    if (target.isTop && target.at !== at && !target.face.isPortal && !target.face.isBoss)
      if (kingDistance(at, target.at) === 1) sights++
  return Math.min(sights, 3)
}

/** The same end of a move once something has been attacked from where the hero stood. */
export const placeAfter = (field: Field, ground: Ground, { at, base, target }: Place, now: Spot): Place | undefined => {
  const left = leaving(field, ground, now)
  return (base & coverOn(target, left.ground)) === 0 ? placeFrom(field, left, at, base, target) : undefined
}

interface Left {
  readonly ground: Ground
  readonly gain: number
}
/** Who leaves a tray uncovers what the base covered (RIFT-MOVE-11). */
const leaving = (field: Field, ground: Ground, { target, base }: Place): Left =>
  target === undefined || base === 0 ? { ground, gain: 0 } : withBase(field, ground, target, base, 0)

export const placeFrom = (
  field: Field,
  { ground, gain }: Left,
  at: Cell,
  base: Mask,
  target: Target | undefined,
): Place => {
  if (target === undefined || base === 0) return { at, base: 0, target: undefined, gain: gain - siteCost(field, at) }
  const { index } = target
  const tiles = ground.tiles[index] as number
  const cost = costOf(field, target, tiles, ground.soldiers[index] as number, (ground.bases[index] as number) | base)
  return { at, base, target, gain: gain + (ground.costs[index] as number) - cost }
}
export const spotFrom = (field: Field, { ground }: Left, place: Place): Spot => {
  const { target, base } = place
  return { ...place, ground: target === undefined ? ground : withBase(field, ground, target, 0, base).ground }
}

export const coverOn = (target: Target | undefined, { tiles, soldiers, bases }: Ground): Mask => {
  if (target === undefined) return 0
  const { index } = target
  return (tiles[index] as number) | (soldiers[index] as number) | (bases[index] as number)
}

const withBase = (field: Field, ground: Ground, target: Target, gone: Mask, come: Mask): Left => {
  const { index } = target
  const bases = [...ground.bases]
  const costs = [...ground.costs]
  bases[index] = ((bases[index] as number) & ~gone) | come
  const before = costs[index] as number
  costs[index] = costOf(
    field,
    target,
    ground.tiles[index] as number,
    ground.soldiers[index] as number,
    bases[index] as number,
  )
  return { ground: { ...ground, bases, costs }, gain: before - (costs[index] as number) }
}

/** On a site nobody can build while the hero stands there (RIFT-TOWER-03). */
const siteCost = ({ open, map, weights }: Field, at: Cell): number => {
  const site = map.siteAt(at)
  if (site === undefined) return 0
  const owner = seatOfSite(open, site)
  for (const seat of open.seats)
    if ((owner === undefined || owner === seat) && open.hands[seat].length > 0 && !open.ready.includes(seat))
      return weights.points.siteTaken
  return 0
}
