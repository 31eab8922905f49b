import type { AskedAs, Random } from '@tabletome/engine'
import { TURN_CARDS } from '../content/cards.ts'
import { COLOURS } from '../content/levels.ts'
import type {
  Answer,
  Asked,
  Colour,
  Command,
  Defenders,
  Now,
  PlaceId,
  RegionId,
  View,
  WayId,
} from '../rules/state/shape.ts'
import { type Aim, aimOf, hpToAct } from './aim.ts'
import { distance } from './distance.ts'
import { outlookOf } from './outlook.ts'
import { HARM, POINTS, SACRIFICE_FROM } from './points.ts'

type Open = Now['open']
type Options<D extends Answer['do'] = Command> = readonly {
  readonly id: string
  readonly answer: Extract<Answer, { do: D }>
}[]

/** A quick sensible answer: what a player does who does not stop to think. Nothing: somebody else should answer. */
export function habit(view: View, question: Asked, random: Random): string | undefined {
  switch (question.choice) {
    case 'turn.act':
      return actAlone(view, question) ?? endOr(question)
    case 'all.act':
      return actTogether(view, question)
    case 'defend.window':
      return defend(view, question)
    case 'ability.retribution':
      return idOf(question.options, ({ do: verb }) => verb === 'secureHere') ?? question.options[0]?.id
    default:
      return question.options[random.below(question.options.length)]?.id
  }
}

/** The id of the first option with such an answer. */
const idOf = <A>(options: readonly { id: string; answer: A }[], fits: (answer: A) => boolean): string | undefined => {
  for (const { id, answer } of options) if (fits(answer)) return id
  return undefined
}

/** A Turn ends when nothing is worth doing; an AP gained by Sacrifice must be spent on something. */
const endOr = ({ options }: AskedAs<Defenders, 'turn.act'>): string | undefined =>
  idOf(options, ({ do: verb }) => verb === 'end') ?? options[0]?.id

function actAlone(view: View, { options }: AskedAs<Defenders, 'turn.act'>): string | undefined {
  const { open } = view
  const { turn } = open
  const defender = turn?.card === 'own' ? open.defenders[turn.defender] : undefined
  if (turn?.card !== 'own' || !defender) return undefined
  if (turn.ap > 0) {
    const aim = aimOf(open, outlookOf(view), defender, defender.hp, turn.ap)
    return towards(open, options, turn.defender, aim.place)
  }
  return defender.hp >= SACRIFICE_FROM && isUrgent(open, defender.at)
    ? idOf(options, ({ do: verb }) => verb === 'sacrifice')
    : undefined
}

/** One more AP is worth a Hit Point against the Foe, or where a Region is about to fall. */
const isUrgent = ({ foe, regions }: Open, at: PlaceId): boolean =>
  at !== 'capital' && (foe?.at === at || (regions[at].threat === 3 && regions[at].marker === undefined))

/** The Defender who can do most acts; its seat answers, the others wait. When nothing is worth doing all are ready. */
function actTogether(view: View, { seat, options }: AskedAs<Defenders, 'all.act'>): string | undefined {
  const { open } = view
  const { turn, defenders } = open
  if (turn?.card !== 'all' || turn.ready.includes(seat)) return undefined
  const outlook = outlookOf(view)
  let best: Colour | undefined
  let most: Aim | undefined
  for (const colour of COLOURS) {
    const defender = defenders[colour]
    if (!defender || turn.ready.includes(defender.seat)) continue
    const aim = aimOf(open, outlook, defender, hpToAct(open, colour, defender), turn.pool)
    if (!most || aim.gain > most.gain) {
      best = colour
      most = aim
    }
  }
  const ready = idOf(options, ({ do: verb }) => verb === 'ready')
  if (!best || !most || most.gain <= POINTS.idle) return ready
  if (defenders[best]?.seat !== seat) return undefined
  return towards(open, options, best, most.place) ?? ready
}

/** The option that carries a Defender to its aim, or there does what it came for. */
function towards(open: Open, options: Options<Answer['do']>, colour: Colour, place: PlaceId): string | undefined {
  const defender = open.defenders[colour]
  if (!defender) return undefined
  if (defender.at === place) return workAt(open, options, colour, place)
  let best: string | undefined
  let fewest = distance(open.regions, defender.at, place, defender)
  for (const { id, answer } of options) {
    if (answer.do !== 'move' || answer.defender !== colour) continue
    const steps = distance(open.regions, answer.to, place, defender)
    if (steps < fewest) {
      best = id
      fewest = steps
    }
  }
  return best
}

function workAt({ regions }: Open, options: Options<Answer['do']>, colour: Colour, place: PlaceId): string | undefined {
  let [beacon, fight, thunderclap, secure]: (string | undefined)[] = []
  for (const { id, answer } of options) {
    if (!('defender' in answer) || answer.defender !== colour) continue
    if (answer.do === 'use' && answer.ability === 'beacon') beacon = id
    else if (answer.do === 'use' && answer.ability === 'thunderclap') thunderclap = id
    else if (answer.do === 'fight') fight = id
    else if (answer.do === 'secure') secure = id
  }
  const worst = place !== 'capital' && regions[place].threat === 3
  return beacon ?? fight ?? (worst ? thunderclap : undefined) ?? secure
}

/** Whoever pays least Defends, if that is less than the harm done otherwise. */
function defend({ open }: View, { about, options }: AskedAs<Defenders, 'defend.window'>): string | undefined {
  const dire = TURN_CARDS[about.card].kind === 'dire'
  let least = harmOf(open, about.region) + (dire ? HARM.dire : 0)
  let best: string | undefined
  for (const { id, answer } of options) {
    if (answer.do === 'decline') best ??= id
    if (answer.do !== 'defend') continue
    const price = priceOf(open, answer.defender, answer.way, dire)
    if (price < least) {
      best = id
      least = price
    }
  }
  return best
}

function harmOf({ regions, capital }: Open, region: RegionId): number {
  const { threat, marker } = regions[region]
  if (marker !== undefined) return HARM.ruin + HARM.perCapital * capital
  const falls = threat === 3 ? (HARM.perCapital * capital) / 2 : 0
  return (HARM.level[threat] ?? 0) + falls
}

function priceOf({ defenders, usedThisRound }: Open, colour: Colour, way: WayId, dire: boolean): number {
  const defender = defenders[colour]
  if (!defender) return Number.POSITIVE_INFINITY
  const isShielded = defender.artifacts.includes('shield') && !usedThisRound.includes('shield')
  const normal = (dire ? 2 : 1) + (way === 'longshot' ? 1 : 0)
  const cost = way === 'sandstorm' || isShielded ? 0 : way === 'avengingFlight' ? 3 : normal
  const left = defender.hp - cost
  return cost === 0 ? 0 : cost * POINTS.hp - (left <= 0 ? POINTS.exhausted : left === 1 ? POINTS.weak : 0)
}
