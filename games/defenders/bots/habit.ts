import type { Question } from '@tabletome/bots'
import type { Random } from '@tabletome/engine'
import { HEROES } from '../content/heroes.ts'
import { COLOURS } from '../content/levels.ts'
import { TURN_CARDS } from '../content/cards.ts'
import { REGION_IDS } from '../content/regions.ts'
import type { CardId, Colour, PlaceId, RegionId, Seat, View } from '../rules/state.ts'
import { distance } from './distance.ts'
import { outlookOf, type Outlook } from './outlook.ts'

export const START = {
  lower1: 0.6,
  lower2: 1,
  lower3: 2,
  lowerFoe: 0.8,
  rate: 0.1,
  rest: 0.3,
  restLow: 0.7,
  home: 0.1,
  step: 0.15,
  fight: 1.3,
  fightCapital: 0.1,
  nearFoe: 0.5,
  cover: 0.35,
  coverLast: 1,
  coverDestroyed: 0.8,
  coverHigh: 0.15,
  next: 0,
  stay: 0.05,
  harm0: 0.9,
  harm1: 0.9,
  harm2: 1.4,
  harm3: 2.6,
  harmDestroyed: 2.2,
  harmHigh: 0.25,
  harmDire: 1.8,
  priceHp: 0.6,
  priceWeak: 0.3,
  priceLast: 1,
  priceRest: 0.2,
  sacrifice: 2.5,
  event: 8,
  ruin: 4,
  leak: 0.5,
  tomb: 1,
  artifact: 1.5,
  potential: 0.75,
}
export type Habits = typeof START
let H: Habits = START
export const habitsOf = (_open: unknown): Habits => H
export const setHabits = (habits: Habits): void => {
  H = habits
}

/** A quick sensible answer: what a player does who does not stop to think. */
export function habit(view: View, question: Question<Seat>, random: Random): string | undefined {
  const { options } = question
  const [first] = options
  if (first === undefined) return undefined
  switch (question.choice) {
    case 'turn.act':
      return actAlone(view, options)
    case 'all.act':
      return actTogether(view, question)
    case 'defend.window':
      return defend(view, options)
    case 'ability.retribution':
      return options.find(({ id }) => id === 'secure')?.id ?? first.id
    default:
      return options[random.below(options.length)]?.id
  }
}

type Options = Question['options']
const has = (options: Options, id: string): boolean => {
  for (const option of options) if (option.id === id) return true
  return false
}

interface Aim {
  readonly place: PlaceId
  readonly gain: number
  /** What staying where it is, doing nothing, is worth. */
  readonly stays: number
}

const lowering = (level: number): number => (level >= 3 ? H.lower3 : level === 2 ? H.lower2 : H.lower1)

/** Where a Defender with so many AP does most good. */
export function aimOf(view: View, outlook: readonly Outlook[], colour: Colour, hp: number, ap: number): Aim {
  const { open } = view
  const defender = open.defenders[colour]
  if (!defender) return { place: 'capital', gain: 0, stays: 0 }
  const { at, hero } = defender
  const max = HEROES[hero].hp
  let place: PlaceId = at
  let most = H.stay
  const rest = (max - hp) * (hp <= 1 ? H.restLow : H.rest)
  const home = distance(open.regions, at, 'capital', defender)
  if (home <= ap && rest - home * H.home > most) {
    place = 'capital'
    most = rest - home * H.home
  }
  let stays = at === 'capital' ? rest : 0
  const { foe } = open
  const reach = hero === 'ranger' ? 1 : 0
  for (const { region, level, destroyed, now, rate, guard } of outlook) {
    const steps =
      distance(open.regions, at, region, defender) +
      (foe?.id === 'kraken' && foe.at === region && at !== region ? 1 : 0)
    let left = ap - steps
    if (left < 0) continue
    let gain = -H.step * steps
    let idle = 0
    if (hp > 0) {
      if (foe) {
        const far = distance(open.regions, region, foe.at)
        if (far <= reach) {
          const blows = Math.min(left, foe.hp)
          gain += blows * (blows >= foe.hp ? 50 : H.fight + H.fightCapital * open.capital)
          left -= blows
        }
        idle += H.nearFoe / (1 + far)
      }
      let each = level
      if (!destroyed) {
        const worth = foe ? H.lowerFoe : 1
        for (; left > 0 && each > 0; left--, each--) gain += (lowering(each) + H.rate * rate) * worth
      }
      const others = at === region ? guard - hp : guard
      const covered = Math.min(hp, Math.max(0, now + H.next * rate - others))
      idle += covered * (destroyed ? H.coverDestroyed + H.coverHigh * open.capital : each >= 3 ? H.coverLast : H.cover)
    }
    gain += idle
    if (at === region) stays = idle
    if (gain > most) {
      place = region
      most = gain
    }
  }
  return { place, gain: most, stays }
}

/** The option that carries a Defender to its aim, or does what it came for. */
function towards(view: View, options: Options, colour: Colour, { place }: Aim): string | undefined {
  const { open } = view
  const defender = open.defenders[colour]
  if (!defender) return undefined
  if (defender.at === place) {
    if (has(options, `${colour} use beacon`)) return `${colour} use beacon`
    if (has(options, `${colour} fight`)) return `${colour} fight`
    if (place !== 'capital' && open.regions[place].threat === 3 && has(options, `${colour} use thunderclap`))
      return `${colour} use thunderclap`
    return has(options, `${colour} secure`) ? `${colour} secure` : undefined
  }
  let best: string | undefined
  let fewest = distance(open.regions, defender.at, place, defender)
  for (const { id } of options) {
    if (!id.startsWith(colour) || !id.startsWith(' move ', colour.length)) continue
    const steps = distance(open.regions, id.slice(colour.length + 6) as PlaceId, place, defender)
    if (steps < fewest) {
      best = id
      fewest = steps
    }
  }
  return best
}

function actAlone(view: View, options: Options): string | undefined {
  const { turn } = view.open
  if (turn?.card !== 'own') return options[0]?.id
  const { defender: colour, ap } = turn
  const defender = view.open.defenders[colour]
  if (!defender) return options[0]?.id
  const { hp, at } = defender
  if (ap > 0) {
    const answer = towards(view, options, colour, aimOf(view, outlookOf(view), colour, hp, ap))
    if (answer !== undefined) return answer
  } else if (hp >= H.sacrifice && at !== 'capital' && has(options, `${colour} sacrifice`))
    if (view.open.foe?.at === at || (view.open.regions[at].threat === 3 && view.open.regions[at].marker === undefined))
      return `${colour} sacrifice`
  return has(options, 'end') ? 'end' : options[0]?.id
}

function actTogether(view: View, { seat, options }: Question<Seat>): string | undefined {
  const { turn, defenders } = view.open
  if (turn?.card !== 'all') return options[0]?.id
  if (turn.ready.includes(seat)) return undefined
  const outlook = outlookOf(view)
  let best: Colour | undefined
  let aim: Aim | undefined
  for (const colour of COLOURS) {
    const defender = defenders[colour]
    if (!defender || turn.ready.includes(defender.seat)) continue
    const fresh = defender.at === 'capital' && !turn.begun.includes(colour)
    const hp = fresh ? HEROES[defender.hero].hp : defender.hp
    const own = aimOf(view, outlook, colour, hp, turn.pool)
    const gain = own.gain + (fresh ? (hp - defender.hp) * H.priceRest : 0)
    if (!aim || gain > aim.gain) {
      best = colour
      aim = { place: own.place, gain, stays: own.stays }
    }
  }
  if (!best || !aim || aim.gain <= H.stay) return 'ready'
  if (defenders[best]?.seat !== seat) return undefined
  return towards(view, options, best, aim) ?? 'ready'
}

function defend(view: View, options: Options): string | undefined {
  const { open, agenda } = view
  const { card, region } = agenda.at(-1)?.with as { card: CardId; region: RegionId }
  const { threat, marker } = open.regions[region]
  const dire = TURN_CARDS[card].kind === 'dire'
  const harm =
    (marker !== undefined
      ? H.harmDestroyed + H.harmHigh * open.capital
      : threat >= 3
        ? H.harm3 + H.harmHigh * open.capital * 0.5
        : threat === 2
          ? H.harm2
          : threat === 1
            ? H.harm1
            : H.harm0) + (dire ? H.harmDire : 0)
  let best: string | undefined
  let gain = 0
  let decline: string | undefined
  for (const { id } of options) {
    const [colour, word, way] = id.split(' ') as [Colour, string, string | undefined]
    if (word === 'decline') decline ??= id
    const defender = open.defenders[colour]
    if (word !== 'defend' || !defender) continue
    const { hp } = defender
    const shielded = defender.artifacts.includes('shield') && !open.usedThisRound.includes('shield')
    const full =
      way === 'sandstorm' || shielded ? 0 : way === 'avengingFlight' ? 3 : (dire ? 2 : 1) + (way === 'longshot' ? 1 : 0)
    const left = Math.max(0, hp - full)
    const price = full * H.priceHp + (full === 0 ? 0 : left === 0 ? H.priceLast : left === 1 ? H.priceWeak : 0)
    if (harm - price > gain) {
      gain = harm - price
      best = id
    }
  }
  return best ?? decline
}
void REGION_IDS
