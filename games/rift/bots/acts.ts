import { UNIT_IDS } from '../content/heroes.ts'
import { allEnds, whyNotAct } from '../rules/heroes/heroes.query.ts'
import type { Seat } from '../rules/state/shape.ts'
import { words } from '../words.ts'
import { priceOn } from './hands.ts'
import { heroPlans, landings } from './heroes/heroPlans.ts'
import { type Outlook, once } from './outlook.ts'
import { passesOf, type Scored } from './passes.ts'
import { spellPlays } from './spellPlays.ts'
import { towerPlays } from './towerPlays.ts'

/** Attacks and moves come first; what nobody needs for them is passed; then one is ready. */
export interface Act extends Scored {
  readonly tier: 'attack' | 'pass' | 'ready'
}
const TIERS: readonly Act['tier'][] = ['attack', 'pass', 'ready']
const inOrder = (a: Act, b: Act): number => TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) || b.score - a.score

/** What a seat can do in phase 2 that is worth doing, the best first. */
export const actsOf = (outlook: Outlook, seat: Seat): readonly Act[] =>
  once(outlook, `act ${seat}`, () => findActs(outlook, seat))

export const READY = words.id({ do: 'ready' })

/** An attack counts for what it gains over passing. */
const findActs = ({ field, ground, arsenal, needs }: Outlook, seat: Seat): Act[] => {
  const { open } = field
  const { points } = field.weights
  const acts: Act[] = [{ id: READY, tier: 'ready', score: 0 }]
  for (const tower of new Set(open.hands[seat])) {
    const [pass] = passesOf(open, seat, tower, arsenal, needs)
    const passed = pass === undefined || pass.score <= points.least ? 0 : pass.score
    if (pass !== undefined && passed > 0) acts.push({ id: pass.id, tier: 'pass', score: passed })
    const price = priceOn(arsenal, needs, seat, tower)
    const [play] = towerPlays(field, ground, seat, tower, price)
    const gain = (play?.score ?? 0) - points.passing * passed
    if (gain > points.least) acts.push({ id: words.id({ do: 'tower', tower }), tier: 'attack', score: gain })
  }
  for (const unit of UNIT_IDS) {
    const hero = open.heroes[unit]
    if (hero?.seat !== seat || hero.played) continue
    if (hero.place === 'bench') {
      if (unit === 'wildcat') continue
      const [landing] = landings(field, ground, unit, allEnds(open), true)
      const keep = points.bench * Math.min(1, (field.time - 1) / 4)
      if (landing !== undefined && landing.score > keep)
        acts.push({ id: words.id({ do: 'bench', hero: unit }), tier: 'attack', score: landing.score - keep })
    } else if (whyNotAct(open, unit, 'activate') === undefined) {
      const [plan] = heroPlans(field, ground, unit, false, false)
      if (plan !== undefined && plan.score > points.least)
        acts.push({ id: words.id({ do: 'hero', hero: unit }), tier: 'attack', score: plan.score })
    }
  }
  for (const { id, score } of spellPlays(field, ground, seat, arsenal, needs))
    if (score > points.least) acts.push({ id, tier: 'attack', score })
  return acts.sort(inOrder)
}

/** Of these seats, whose act comes first: the others then know what is left to do. */
export const firstToAct = (outlook: Outlook, seats: readonly Seat[]): Seat | undefined => {
  let best: Act | undefined
  let first: Seat | undefined
  for (const seat of seats) {
    const [act] = actsOf(outlook, seat)
    if (act === undefined || (best !== undefined && inOrder(act, best) >= 0)) continue
    best = act
    first = seat
  }
  return first
}
