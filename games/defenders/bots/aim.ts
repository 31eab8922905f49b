import { HEROES } from '../content/heroes.ts'
import { DESTRUCTION } from '../content/regions.ts'
import type { Colour, Now, PlaceId } from '../rules/state/shape.ts'
import { distance } from './distance.ts'
import type { Outlook } from './outlook.ts'
import { POINTS } from './points.ts'

/** Where a Defender could do most good with its AP, and how much more than by staying idle. */
export interface Aim {
  readonly place: PlaceId
  readonly gain: number
  readonly idle: number
}
type Open = Now['open']
type Defender = NonNullable<Open['defenders'][Colour]>

/** The Hit Points a Defender acts with: under an All Defenders Card its first action Restores it in the Capital first. */
export const hpToAct = ({ turn }: Open, colour: Colour, { at, hp, hero }: Defender): number =>
  turn?.card === 'all' && at === 'capital' && !turn.begun.includes(colour) ? HEROES[hero].hp : hp

export function aimOf(open: Open, outlook: readonly Outlook[], defender: Defender, hp: number, ap: number): Aim {
  const { at, hero } = defender
  const rest = (HEROES[hero].hp - hp) * (hp <= 1 ? POINTS.restWhenWeak : POINTS.rest)
  const home = distance(open.regions, at, 'capital', defender)
  let place = at
  let gain: number = POINTS.idle
  let idle = at === 'capital' ? rest : 0
  if (home <= ap && rest + home * POINTS.stepHome > gain) {
    place = 'capital'
    gain = rest + home * POINTS.stepHome
  }
  for (const each of outlook) {
    const steps = distance(open.regions, at, each.region, defender)
    const left = ap - steps - surcharge(open, each, at)
    if (left < 0) continue
    const standing = hp === 0 ? 0 : standingIn(open, each, hp, at)
    const doing = hp === 0 ? 0 : doingIn(open, each, left, hero === 'ranger' ? 1 : 0)
    if (each.region === at) idle = standing
    if (standing + doing + steps * POINTS.step > gain) {
      place = each.region
      gain = standing + doing + steps * POINTS.step
    }
  }
  return { place, gain, idle }
}

/** The Kraken makes entering its Region dearer. */
const surcharge = ({ foe }: Open, { region }: Outlook, at: PlaceId): number =>
  foe?.id === 'kraken' && foe.at === region && at !== region ? 1 : 0

/** Being there: attacks it could Defend, and the Foe within reach. */
export function standingIn(open: Open, there: Outlook, hp: number, at: PlaceId): number {
  const others = at === there.region ? there.guard - hp : there.guard
  const guarded = Math.min(hp, Math.max(0, there.now - others))
  const near = open.foe ? POINTS.nearFoe / (1 + distance(open.regions, there.region, open.foe.at)) : 0
  if (there.destroyed) return near + guarded * (POINTS.guardRuin + POINTS.guardRuinPerCapital * open.capital)
  return near + guarded * (there.level >= DESTRUCTION.region - 1 ? POINTS.guardLast : POINTS.guard)
}

/** Fighting first, then Securing, as far as the AP last. */
function doingIn(open: Open, { region, level, destroyed, rate }: Outlook, ap: number, reach: number): number {
  const { foe, capital } = open
  let left = ap
  let sum = 0
  if (foe && distance(open.regions, region, foe.at) <= reach) {
    const blows = Math.min(left, foe.hp)
    sum += blows * (blows === foe.hp ? POINTS.lastBlow : POINTS.blow + POINTS.blowPerCapital * capital)
    left -= blows
  }
  if (destroyed) return sum
  for (let each = level; each > 0 && left > 0; each--, left--) sum += lowering(open, each, rate)
  return sum
}

/** One level less. */
export const lowering = ({ foe }: Open, level: number, rate: number): number =>
  ((POINTS.lower[level] ?? 0) + POINTS.lowerPerAttack * rate) * (foe ? POINTS.lowerWithFoe : 1)
