import type { UnitId } from '../../content/ids.ts'
import type { Turn } from '../../content/types.ts'
import { endsOf, heroOf, isProtected, pointsOf } from '../../rules/heroes/heroes.query.ts'
import type { HeroAction } from '../../rules/heroes/heroPieces.query.ts'
import type { Cell, Mask } from '../../rules/state/shape.ts'
import { words } from '../../words.ts'
import type { Field, Open } from '../field.ts'
import { deedOf, isAimed } from './heroActions.ts'
import { abilityPrice, type Cost, costsOf, type Hero, recoverWorth } from './heroCosts.ts'
import {
  basesOn,
  coverOn,
  type Place,
  placeAfter,
  placeFrom,
  type Spot,
  spotFrom,
  spotsOf,
  standing,
} from './heroSpots.ts'
import { bestLay } from '../lay.ts'
import type { Ground } from '../trial.ts'

const TURNS: readonly Turn[] = [0, 1, 2, 3]
const ONE_TURN: readonly Turn[] = [0]
const BEAM = 2

/** A way to spend the rest of an activation: where it ends, what is done first. */
export interface HeroPlan {
  /** The next option of `hero.act`. */
  readonly id: string
  readonly score: number
  readonly to: Cell
  readonly base: Mask
}
/** The best ways on for a hero that may still move or act, the best first; `done` is 0. */
export const heroPlans = (field: Field, ground: Ground, id: UnitId, moved: boolean, acted: boolean): HeroPlan[] => {
  const { open } = field
  const hero = heroOf(open, id)
  const costs = costsOf(field, id, hero)
  const now = standing(field, ground, hero)
  const before = costs(now.target, coverOn(now.target, ground), now.at, isProtected(open, id))
  const plans: HeroPlan[] = [{ id: DONE, score: 0, to: now.at, base: now.base }]
  const add = (id: string, score: number, { at, base }: Place): void => {
    plans.push({ id, score: score + before, to: at, base })
  }
  const ends = moved ? [] : spotsOf(field, ground, id, endsOf(open, id, pointsOf(open, id)), now, costs)
  for (const spot of ends)
    add(moveId(spot), spot.gain - costs(spot.target, coverOn(spot.target, spot.ground), spot.at, false), spot)
  if (acted || id === 'wildcat') return sorted(plans)
  const refresh = recoverWorth(field, id, hero)
  add(RECOVER, refresh - costs(now.target, coverOn(now.target, ground), now.at, false), now)
  const [best] = ends
  if (best !== undefined)
    add(RECOVER, refresh + best.gain - costs(best.target, coverOn(best.target, best.ground), best.at, false), best)
  for (const spot of [now, ...ends]) {
    if (spot.at < 0) continue
    for (const as of actionsOf(hero)) {
      const { gain, after, shields } = actAt(field, id, hero, spot, as)
      const price = as === 'basic' ? 0 : abilityPrice(field, as)
      if (spot !== now) {
        add(
          moveId(spot),
          spot.gain + gain - price - costs(spot.target, coverOn(spot.target, after), spot.at, shields),
          spot,
        )
        continue
      }
      const name = words.id(as === 'basic' ? { do: 'attack' } : { do: 'ability', ability: as })
      add(name, gain - price - costs(now.target, coverOn(now.target, after), now.at, shields), now)
      for (const end of ends) {
        const then = placeAfter(field, after, end, now)
        if (then !== undefined)
          add(
            name,
            gain - price + then.gain - costs(then.target, coverOn(then.target, after) | then.base, then.at, shields),
            then,
          )
      }
    }
  }
  return sorted(plans)
}
const sorted = (plans: HeroPlan[]): HeroPlan[] => plans.sort((a, b) => b.score - a.score)
const moveId = ({ at }: Place): string => words.id({ do: 'to', cell: at })
const DONE = words.id({ do: 'done' })
const RECOVER = words.id({ do: 'recover' })

/** For a hero that is put anywhere to attack at once, such as one from the bench: by the space, the best first. */
export const landings = (
  field: Field,
  ground: Ground,
  id: UnitId,
  cells: readonly Cell[],
  attacks: boolean,
): HeroPlan[] => {
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
    const { pieces, bonus, shields, extra } = deedOf(field.weights.points, open, id, as, facing)
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
export const facingsFor = (
  field: Field,
  ground: Ground,
  id: UnitId,
  as: HeroAction,
): { turn: Turn; score: number }[] => {
  const hero = heroOf(field.open, id)
  const found = TURNS.map(turn => {
    const open: Open = { ...field.open, heroes: { ...field.open.heroes, [id]: { ...hero, facing: turn } } }
    const { pieces, bonus } = deedOf(field.weights.points, open, id, as, turn)
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
