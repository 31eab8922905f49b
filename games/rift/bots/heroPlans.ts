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
const SPOTS = 7
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
/** A place to stand, with the base on a tray or without one, and what cover, hold and place gain. */
interface Place {
  readonly at: Cell
  readonly base: Mask
  readonly target: Target | undefined
  readonly gain: number
}
interface Spot extends Place {
  readonly ground: Ground
}

type Hero = NonNullable<Open['heroes'][UnitId]>
/** What it costs a hero to stand there: `cover` is all that lies on its tray by then. */
type Cost = (target: Target | undefined, cover: Mask, at: Cell, shields: boolean) => number

/** The best ways on for a hero that may still move or act, the best first; `done` is 0. */
export const heroPlans = (field: Field, ground: Ground, id: UnitId, moved: boolean, acted: boolean): HeroPlan[] => {
  const { open } = field
  const hero = heroOf(open, id)
  const costs = costsOf(field, id, hero)
  const now = standing(field, ground, hero)
  const before = costs(now.target, coverOn(now.target, ground), now.at, isProtected(open, id))
  const plans: HeroPlan[] = [{ id: 'done', score: 0, to: now.at, base: now.base }]
  const add = (id: string, score: number, { at, base }: Place): void => {
    plans.push({ id, score: score + before, to: at, base })
  }
  const ends = moved ? [] : spotsOf(field, ground, id, endsOf(open, id, pointsOf(open, id)), now, costs)
  for (const spot of ends) add(moveId(spot), spot.gain - costs(spot.target, coverOn(spot.target, spot.ground), spot.at, false), spot)
  if (acted || id === 'wildcat') return sorted(plans)
  const refresh = recoverWorth(field, id, hero)
  add('recover', refresh - costs(now.target, coverOn(now.target, ground), now.at, false), now)
  const [best] = ends
  if (best !== undefined)
    add('recover', refresh + best.gain - costs(best.target, coverOn(best.target, best.ground), best.at, false), best)
  for (const spot of [now, ...ends]) {
    if (spot.at < 0) continue
    for (const as of actionsOf(hero)) {
      const { gain, after, shields } = actAt(field, id, hero, spot, as)
      const price = as === 'basic' ? 0 : abilityPrice(field, as)
      if (spot !== now) {
        add(moveId(spot), spot.gain + gain - price - costs(spot.target, coverOn(spot.target, after), spot.at, shields), spot)
        continue
      }
      const name = as === 'basic' ? 'attack' : `ability ${as}`
      add(name, gain - price - costs(now.target, coverOn(now.target, after), now.at, shields), now)
      for (const end of ends) {
        const then = placeAfter(field, after, end, now)
        if (then !== undefined)
          add(name, gain - price + then.gain - costs(then.target, coverOn(then.target, after) | then.base, then.at, shields), then)
      }
    }
  }
  return sorted(plans)
}
const sorted = (plans: HeroPlan[]): HeroPlan[] => plans.sort((a, b) => b.score - a.score)
const moveId = ({ at }: Place): string => `to ${cellName(at)}`

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
  const plans: HeroPlan[] = []
  const target = field.tops[at]
  if (target === undefined) return plans
  for (const base of basesOn(ground, target)) {
    const spot = spotFrom(field, { ground, gain: 0 }, placeFrom(field, { ground, gain: 0 }, at, base, target))
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
    if (!canHit(field, pieces)) continue
    const attack = { by: { kind: 'hero', hero: id, as } as const, pieces, open, ...(bonus ? { bonus } : {}) }
    const lay = bestLay(field, ground, attack, BEAM)
    if (!isFirst && lay.gain + extra <= best.gain) continue
    isFirst = false
    best = { gain: lay.gain + extra, after: lay.ground, shields }
  }
  return best
}

const canHit = ({ tops }: Field, pieces: readonly { readonly cells: readonly Cell[] }[]): boolean => {
  for (const { cells } of pieces) for (const cell of cells) if (tops[cell] !== undefined) return true
  return false
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

const basesOn = (ground: Ground, target: Target): Mask[] => {
  const { face } = target
  const blocked = coverOn(target, ground) | face.icons | face.deadly
  const found: Mask[] = []
  for (const base of BASES) if ((base & blocked) === 0) found.push(base)
  return found
}

/** The most promising places to end a move, each with its best bases. */
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
const placeAfter = (field: Field, ground: Ground, { at, base, target }: Place, now: Spot): Place | undefined => {
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

const placeFrom = (field: Field, { ground, gain }: Left, at: Cell, base: Mask, target: Target | undefined): Place => {
  if (target === undefined || base === 0) return { at, base: 0, target: undefined, gain: gain - siteCost(field, at) }
  const { index } = target
  const tiles = ground.tiles[index] as number
  const cost = costOf(field, target, tiles, ground.soldiers[index] as number, (ground.bases[index] as number) | base)
  return { at, base, target, gain: gain + (ground.costs[index] as number) - cost }
}
const spotFrom = (field: Field, { ground }: Left, place: Place): Spot => {
  const { target, base } = place
  return { ...place, ground: target === undefined ? ground : withBase(field, ground, target, 0, base).ground }
}

const coverOn = (target: Target | undefined, { tiles, soldiers, bases }: Ground): Mask => {
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
  (target, cover, at, shields) => {
    const way = wayCost(field, at)
    if (shields || isProtected(field.open, id)) return way
    const wounds = target === undefined ? eyesOn(field, at) : woundsOn(target, cover, id)
    return way + healthWorth(id, hero.health) - healthWorth(id, hero.health - wounds)
  }

export const healthWorth = (id: UnitId, health: number): number =>
  health <= 0 ? 0 : POINTS.lastHealth * (id === 'wildcat' ? 0.6 : 1) + POINTS.health * (health - 1)

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
