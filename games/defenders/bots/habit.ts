import type { Question } from '@tabletome/bots'
import type { Random } from '@tabletome/engine'
import { TURN_CARDS } from '../content/cards.ts'
import { COLOURS } from '../content/levels.ts'
import type { CardId, Colour, Now, PlaceId, RegionId, Seat, View } from '../rules/state.ts'
import { type Aim, aimOf, hpToAct } from './aim.ts'
import { distance } from './distance.ts'
import { outlookOf } from './outlook.ts'
import { HARM, POINTS, SACRIFICE_FROM } from './points.ts'

type Open = Now['open']
type Options = Question['options']

/** A quick sensible answer: what a player does who does not stop to think. Nothing: somebody else should answer. */
export function habit(view: View, question: Question<Seat>, random: Random): string | undefined {
  const { options } = question
  switch (question.choice) {
    case 'turn.act':
      return actAlone(view, options) ?? endOr(options)
    case 'all.act':
      return actTogether(view, question)
    case 'defend.window':
      return defend(view, options)
    case 'ability.retribution':
      return has(options, 'secure') ? 'secure' : options[0]?.id
    default:
      return options[random.below(options.length)]?.id
  }
}

const has = (options: Options, id: string): boolean => {
  for (const option of options) if (option.id === id) return true
  return false
}

/** A Turn ends when nothing is worth doing; an AP gained by Sacrifice must be spent on something. */
const endOr = (options: Options): string | undefined => (has(options, 'end') ? 'end' : options[0]?.id)

function actAlone(view: View, options: Options): string | undefined {
  const { open } = view
  const { turn } = open
  const defender = turn?.card === 'own' ? open.defenders[turn.defender] : undefined
  if (turn?.card !== 'own' || !defender) return undefined
  if (turn.ap > 0) {
    const aim = aimOf(open, outlookOf(view), defender, defender.hp, turn.ap)
    return towards(open, options, turn.defender, aim.place)
  }
  const id = `${turn.defender} sacrifice`
  return defender.hp >= SACRIFICE_FROM && isUrgent(open, defender.at) && has(options, id) ? id : undefined
}

/** One more AP is worth a Hit Point against the Foe, or where a Region is about to fall. */
const isUrgent = ({ foe, regions }: Open, at: PlaceId): boolean =>
  at !== 'capital' && (foe?.at === at || (regions[at].threat === 3 && regions[at].marker === undefined))

/** The Defender who can do most acts; its seat answers, the others wait. When nothing is worth doing all are ready. */
function actTogether(view: View, { seat, options }: Question<Seat>): string | undefined {
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
  if (!best || !most || most.gain <= POINTS.idle) return 'ready'
  if (defenders[best]?.seat !== seat) return undefined
  return towards(open, options, best, most.place) ?? 'ready'
}

/** The option that carries a Defender to its aim, or there does what it came for. */
function towards(open: Open, options: Options, colour: Colour, place: PlaceId): string | undefined {
  const defender = open.defenders[colour]
  if (!defender) return undefined
  if (defender.at === place) return workAt(open, options, colour, place)
  let best: string | undefined
  let fewest = distance(open.regions, defender.at, place, defender)
  const move = `${colour} move `
  for (const { id } of options) {
    if (!id.startsWith(move)) continue
    const steps = distance(open.regions, id.slice(move.length) as PlaceId, place, defender)
    if (steps < fewest) {
      best = id
      fewest = steps
    }
  }
  return best
}

function workAt({ regions }: Open, options: Options, colour: Colour, place: PlaceId): string | undefined {
  if (has(options, `${colour} use beacon`)) return `${colour} use beacon`
  if (has(options, `${colour} fight`)) return `${colour} fight`
  const thunderclap = `${colour} use thunderclap`
  if (place !== 'capital' && regions[place].threat === 3 && has(options, thunderclap)) return thunderclap
  return has(options, `${colour} secure`) ? `${colour} secure` : undefined
}

/** Whoever pays least Defends, if that is less than the harm done otherwise. */
function defend({ open, agenda }: View, options: Options): string | undefined {
  const attack = agenda.at(-1)?.with as { card: CardId; region: RegionId } | undefined
  if (!attack) return undefined
  const dire = TURN_CARDS[attack.card].kind === 'dire'
  let least = harmOf(open, attack.region) + (dire ? HARM.dire : 0)
  let best: string | undefined
  for (const { id } of options) {
    const [colour, word, way] = id.split(' ') as [Colour, string, string | undefined]
    if (word === 'decline') best ??= id
    if (word !== 'defend') continue
    const price = priceOf(open, colour, way, dire)
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

function priceOf({ defenders, usedThisRound }: Open, colour: Colour, way: string | undefined, dire: boolean): number {
  const defender = defenders[colour]
  if (!defender) return Number.POSITIVE_INFINITY
  const isShielded = defender.artifacts.includes('shield') && !usedThisRound.includes('shield')
  const normal = (dire ? 2 : 1) + (way === 'longshot' ? 1 : 0)
  const cost = way === 'sandstorm' || isShielded ? 0 : way === 'avengingFlight' ? 3 : normal
  const left = defender.hp - cost
  return cost === 0 ? 0 : cost * POINTS.hp - (left <= 0 ? POINTS.exhausted : left === 1 ? POINTS.weak : 0)
}
