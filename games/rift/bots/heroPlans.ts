import { ABILITY_WORTH, POINTS } from './points.ts'
import type { UnitId } from '../content/ids.ts'
import type { Turn } from '../content/types.ts'
import { cellName, kingDistance } from '../knowledge/cells.ts'
import { endsOf, fullHealthOf, heroOf, isProtected, pointsOf } from '../knowledge/heroes.ts'
import type { HeroAction } from '../knowledge/heroPieces.ts'
import { BASES } from '../knowledge/shapes.ts'
import { seatOfSite } from '../knowledge/towers.ts'
import type { Cell, Mask } from '../rules/state.ts'
import { costOf } from './cost.ts'
import type { Field, Open, Target } from './field.ts'
import { deedOf, isAimed } from './heroActions.ts'
import { bestLay, type Ground } from './lay.ts'

const TURNS: readonly Turn[] = [0, 1, 2, 3]
const ONE_TURN: readonly Turn[] = [0]
/** Places looked at closely, and positions of the base on one tray. */
const SPOTS = 6
const BASES_TRIED = 3
const BEAM = 2

/** A way to spend the rest of an activation: where it ends, what is done first. */
export interface HeroPlan {
  /** The next option of `hero.act`. */
  readonly id: string
  readonly score: number
  readonly to: Cell
  readonly base: Mask
}
/** A place to stand, with the base on a tray or without one. */
interface Spot {
  readonly at: Cell
  readonly base: Mask
  readonly target: Target | undefined
  readonly ground: Ground
  /** What the cover, the hold and the place gain. */
  readonly gain: number
}

type Hero = NonNullable<Open['heroes'][UnitId]>
type Cost = (target: Target | undefined, ground: Ground, at: Cell, shields: boolean) => number

/** The best ways on for a hero that may still move or act, the best first; `done` is 0. */
export const heroPlans = (field: Field, ground: Ground, id: UnitId, moved: boolean, acted: boolean): HeroPlan[] => {
  const { open } = field
  const hero = heroOf(open, id)
  const costs = costsOf(field, id, hero)
  const now = standing(field, ground, hero)
  const before = costs(now.target, ground, now.at, isProtected(open, id))
  const plans: HeroPlan[] = [{ id: 'done', score: 0, to: now.at, base: now.base }]
  const add = (id: string, score: number, { at, base }: Spot): void => {
    plans.push({ id, score: score + before, to: at, base })
  }
  const ends = moved ? [] : spotsOf(field, ground, id, endsOf(open, id, pointsOf(open, id)), now, costs)
  for (const spot of ends) add(moveId(spot), spot.gain - costs(spot.target, spot.ground, spot.at, false), spot)
  if (acted || id === 'wildcat') return sorted(plans)
  const refresh = recoverWorth(field, id, hero)
  add('recover', refresh - costs(now.target, ground, now.at, false), now)
  const [best] = ends
  if (best !== undefined)
    add('recover', refresh + best.gain - costs(best.target, best.ground, best.at, false), best)
  for (const spot of [now, ...ends]) {
    if (spot.at < 0) continue
    for (const as of actionsOf(hero)) {
      const { gain, after, shields } = actAt(field, id, hero, spot, as)
      const price = as === 'basic' ? 0 : abilityPrice(field, as)
      if (spot !== now) {
        add(moveId(spot), spot.gain + gain - price - costs(spot.target, after, spot.at, shields), spot)
        continue
      }
      const name = as === 'basic' ? 'attack' : `ability ${as}`
      add(name, gain - price - costs(now.target, after, now.at, shields), now)
      for (const end of ends) {
        const then = spotAt(field, after, end.at, end.base, now)
        if (then !== undefined)
          add(name, gain - price + then.gain - costs(then.target, then.ground, then.at, shields), then)
      }
    }
  }
  return sorted(plans)
}
const sorted = (plans: HeroPlan[]): HeroPlan[] => plans.sort((a, b) => b.score - a.score)
const moveId = ({ at }: Spot): string => `to ${cellName(at)}`

/** For a hero that is put anywhere to attack at once, such as one from the bench: by the space, the best first. */
export const landings = (field: Field, ground: Ground, id: UnitId, cells: readonly Cell[], attacks: boolean): HeroPlan[] => {
  const hero = { ...heroOf(field.open, id), at: -1, base: 0 }
  const now: Spot = { at: -1, base: 0, target: undefined, ground, gain: 0 }
  const plans: HeroPlan[] = []
  for (const spot of spotsOf(field, ground, id, cells, now, freely)) {
    const gain = attacks ? actAt(field, id, hero, spot, 'basic').gain : 0
    plans.push({ id: moveId(spot), score: spot.gain + gain, to: spot.at, base: spot.base })
  }
  return sorted(plans)
}
const freely: Cost = () => 0

/** The base positions on the tray where a hero has just stopped, with what it may still do there, the best first. */
export const basesFor = (field: Field, ground: Ground, id: UnitId, at: Cell, acts: boolean): HeroPlan[] => {
  const hero = { ...heroOf(field.open, id), at, base: 0 }
  const now: Spot = { at: -1, base: 0, target: undefined, ground, gain: 0 }
  const plans: HeroPlan[] = []
  const target = field.tops[at]
  if (target === undefined) return plans
  for (const base of basesOn(ground, target)) {
    const spot = spotAt(field, ground, at, base, now)
    if (spot === undefined) continue
    let most = 0
    if (acts && id !== 'wildcat')
      for (const as of actionsOf(hero))
        most = Math.max(most, actAt(field, id, hero, spot, as).gain - (as === 'basic' ? 0 : abilityPrice(field, as)))
    plans.push({ id: '', score: spot.gain + most, to: at, base })
  }
  return sorted(plans)
}

/** The best a hero can do with one action where it stands, over all facings. */
const actAt = (
  field: Field,
  id: UnitId,
  hero: Hero,
  { at, base, ground }: Spot,
  as: HeroAction,
): { gain: number; after: Ground; shields: boolean } => {
  let best = { gain: 0, after: ground, shields: false }
  let isFirst = true
  for (const facing of isAimed(id, as) ? TURNS : ONE_TURN) {
    const open: Open = {
      ...field.open,
      heroes: { ...field.open.heroes, [id]: { ...hero, place: 'map', at, base, facing } },
    }
    const { pieces, bonus, shields, extra } = deedOf(open, id, as, facing)
    const attack = { by: { kind: 'hero', hero: id, as } as const, pieces, open, ...(bonus ? { bonus } : {}) }
    const lay = bestLay(field, ground, attack, BEAM)
    if (!isFirst && lay.gain + extra <= best.gain) continue
    isFirst = false
    best = { gain: lay.gain + extra, after: lay.ground, shields }
  }
  return best
}

/** Which way to look for an action that has been declared, the best first. */
export const facingsFor = (field: Field, ground: Ground, id: UnitId, as: HeroAction): { turn: Turn; score: number }[] => {
  const hero = heroOf(field.open, id)
  const found = TURNS.map(turn => {
    const open: Open = { ...field.open, heroes: { ...field.open.heroes, [id]: { ...hero, facing: turn } } }
    const { pieces, bonus } = deedOf(open, id, as, turn)
    const attack = { by: { kind: 'hero', hero: id, as } as const, pieces, open, ...(bonus ? { bonus } : {}) }
    return { turn, score: bestLay(field, ground, attack).gain }
  })
  return found.sort((a, b) => b.score - a.score)
}

const actionsOf = (hero: Hero): HeroAction[] => {
  const list: HeroAction[] = ['basic']
  for (const { id, up } of hero.abilities) if (up) list.push(id)
  return list
}

// ---------------------------------------------------------------- places

const standing = (field: Field, ground: Ground, { place, at, base }: Hero): Spot => ({
  at: place === 'map' ? at : -1,
  base,
  target: base === 0 ? undefined : field.tops[at],
  ground,
  gain: 0,
})

const basesOn = (ground: Ground, { index, face }: Target): Mask[] => {
  const blocked =
    (ground.tiles[index] as number) |
    (ground.soldiers[index] as number) |
    (ground.bases[index] as number) |
    face.icons |
    face.deadly
  const found: Mask[] = []
  for (const base of BASES) if ((base & blocked) === 0) found.push(base)
  return found
}

/** The most promising places to end a move, each with its best base. */
const spotsOf = (
  field: Field,
  ground: Ground,
  id: UnitId,
  ends: readonly Cell[],
  now: Spot,
  costs: Cost,
): Spot[] => {
  const left = leaving(field, ground, now)
  const shoots = id === 'alleria' || id === 'magnus' || id === 'lilith'
  const spots: { spot: Spot; look: number }[] = []
  for (const at of ends) {
    const target = field.tops[at]
    const bases = target === undefined ? [0] : basesOn(left.ground, target)
    const found: { spot: Spot; look: number }[] = []
    for (const base of bases) {
      const spot = spotFrom(field, left, at, base, target)
      const near = shoots ? SIGHT * sightsOf(field, at) : 0
      found.push({ spot, look: spot.gain + near - costs(target, spot.ground, at, false) })
    }
    found.sort((a, b) => b.look - a.look)
    for (let i = 0; i < found.length && i < BASES_TRIED; i++) spots.push(found[i] as (typeof found)[number])
  }
  return spots
    .sort((a, b) => b.look - a.look)
    .slice(0, SPOTS + BASES_TRIED)
    .map(({ spot }) => spot)
}
/** For who shoots, a horde next to a place is worth standing there. */
const SIGHT = 0.8
const sightsOf = ({ targets }: Field, at: Cell): number => {
  let sights = 0
  for (const target of targets)
    if (target.isTop && target.at !== at && !target.face.isPortal && !target.face.isBoss)
      if (kingDistance(at, target.at) === 1) sights++
  return Math.min(sights, 3)
}

const spotAt = (field: Field, ground: Ground, at: Cell, base: Mask, now: Spot): Spot | undefined => {
  const target = field.tops[at]
  const left = leaving(field, ground, now)
  if (target !== undefined && base !== 0) {
    const { index } = target
    const taken = (left.ground.tiles[index] as number) | (left.ground.soldiers[index] as number)
    if ((base & (taken | (left.ground.bases[index] as number))) !== 0) return undefined
  }
  return spotFrom(field, left, at, base, target)
}

interface Left {
  readonly ground: Ground
  readonly gain: number
}
/** Who leaves a tray uncovers what the base covered (RIFT-MOVE-11). */
const leaving = (field: Field, ground: Ground, { target, base }: Spot): Left =>
  target === undefined || base === 0 ? { ground, gain: 0 } : withBase(field, ground, target, base, 0)

const spotFrom = (field: Field, left: Left, at: Cell, base: Mask, target: Target | undefined): Spot => {
  const taken = siteCost(field, at)
  if (target === undefined || base === 0) return { at, base: 0, target: undefined, ground: left.ground, gain: left.gain - taken }
  const { ground, gain } = withBase(field, left.ground, target, 0, base)
  return { at, base, target, ground, gain: left.gain + gain }
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
const siteCost = ({ open, map }: Field, at: Cell): number => {
  const site = map.siteAt(at)
  if (site === undefined) return 0
  const owner = seatOfSite(open, site)
  for (const seat of open.seats)
    if ((owner === undefined || owner === seat) && open.hands[seat].length > 0 && !open.ready.includes(seat))
      return POINTS.siteTaken
  return 0
}

// ---------------------------------------------------------------- what it costs the hero

/** Wounds to be expected this round, and standing far from where it is needed. */
const costsOf =
  (field: Field, id: UnitId, hero: Hero): Cost =>
  (target, ground, at, shields) => {
    const way = wayCost(field, at)
    if (shields || isProtected(field.open, id)) return way
    const wounds = target === undefined ? eyesOn(field, ground, at) : woundsOn(ground, target, id)
    return way + healthWorth(id, hero.health) - healthWorth(id, hero.health - wounds)
  }

export const healthWorth = (id: UnitId, health: number): number =>
  health <= 0 ? 0 : POINTS.lastHealth * (id === 'wildcat' ? 0.6 : 1) + POINTS.health * (health - 1)

/** Engaged: 1 if the tray falls, 1 for each attempt it holds (RIFT-DESTROY-04, RIFT-ADVANCE-05…08). */
const woundsOn = (ground: Ground, { index, face, stays }: Target, id: UnitId): number => {
  const cover =
    (ground.tiles[index] as number) | (ground.soldiers[index] as number) | (ground.bases[index] as number)
  const bare = face.squares & ~cover
  if (bare === 0) return id === 'wildcat' ? 0 : 1
  if (face.flying || stays) return 0
  return (face.speed & bare) !== 0 ? 2 : 1
}

/** Dead-eyes that will come to stand beside the space (RIFT-ICON-08). */
const eyesOn = ({ targets, map }: Field, ground: Ground, at: Cell): number => {
  if (at < 0) return 0
  let eyes = 0
  for (const { face, index, at: from } of targets) {
    if (face.deadEye === 0) continue
    const cover =
      (ground.tiles[index] as number) | (ground.soldiers[index] as number) | (ground.bases[index] as number)
    if ((face.deadEye & ~cover) === 0 || (ground.bases[index] as number) !== 0) continue
    if (kingDistance(map.next(from), at) === 1) eyes++
  }
  return eyes
}

const FARTHEST = 6
export const wayCost = ({ targets, map }: Field, at: Cell): number => {
  if (at < 0) return POINTS.onMap + POINTS.step * FARTHEST
  let nearest = FARTHEST
  for (const { isTop, face, at: there } of targets)
    if (isTop && !face.isPortal && !face.isBoss) nearest = Math.min(nearest, kingDistance(at, there))
  for (const { front } of map.spawns) nearest = Math.min(nearest, 1 + kingDistance(at, front))
  return POINTS.step * nearest
}

/** An ability is face up again only after a rest. */
export const abilityPrice = ({ time }: Field, as: Exclude<HeroAction, 'basic'>): number =>
  POINTS.abilityUp * ABILITY_WORTH[as] * Math.min(1, (time - 1) / 3) * PRICE_SHARE
const PRICE_SHARE = 0.33

const recoverWorth = (field: Field, id: UnitId, hero: Hero): number => {
  let worth = healthWorth(id, fullHealthOf(id)) - healthWorth(id, hero.health)
  for (const { id: ability, up } of hero.abilities) if (!up) worth += abilityPrice(field, ability)
  return worth
}
