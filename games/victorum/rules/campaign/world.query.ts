import { HEROES } from '../../content/heroes.ts'
import type { PlaceId, ProwessId, RegionId } from '../../content/ids.ts'
import { WEEKS } from '../../content/numbers.ts'
import { PLACE_IDS, PLACES } from '../../content/places.ts'
import type { Place } from '../../content/types.ts'
import type { Seen } from '../state/shape.ts'
import { cardFor } from '../camp/earned.query.ts'
import { type Why, why } from '../state/reasons.query.ts'

type Open = Seen['open']
/** One way of a Travel Phase; `pass` ignores its harbor, `sail` uses two. */
export interface Route {
  readonly to: PlaceId
  readonly by: 'path' | 'pass' | 'sail'
  readonly harbors: readonly PlaceId[]
}

export const placeNamed = (id: PlaceId): Place => {
  const place = PLACES[id]
  if (place === undefined) throw new Error(`there is no place "${id}"`)
  return place
}
export const HARBORS: readonly PlaceId[] = PLACE_IDS.filter(id => placeNamed(id).kind === 'harbor')
/** Where the scion waits (VIC-TRAVEL-10). */
export const LAST_CAPITAL: PlaceId = 'VES-C'

/** Its primus was drawn and stands; in Act IV only the scion's is open (VIC-TRAVEL-09, VIC-TRAVEL-10, VIC-RULING-20). */
export const isOpenCapital = (open: Open, place: PlaceId): boolean => {
  if (placeNamed(place).kind !== 'capital') return false
  if (open.act === 4) return place === LAST_CAPITAL
  const region = place.slice(0, 3) as RegionId
  for (const { hero, defeated } of open.primuses) if (!defeated && HEROES[hero].home === region) return true
  return false
}
/** A closed capital can be neither entered nor crossed, and nobody stays on a harbor (VIC-TRAVEL-12, VIC-HARBOR-03, VIC-RULING-21). */
const canEnter = (open: Open, place: PlaceId): boolean => {
  const { kind } = placeNamed(place)
  if (kind === 'harbor') return false
  return kind !== 'capital' || isOpenCapital(open, place)
}

/** A week must be left for the capital, unless the sea is free this once (VIC-HARBOR-06, VIC-RULING-17). */
export const canSail = (open: Open): boolean => {
  if (open.weeks < WEEKS - 1) return true
  return open.weeks === WEEKS - 1 && freeSailing(open) !== undefined
}
/** The prowess that saves the week of a harbor, unless it has done so in this act. */
export const freeSailing = (open: Open): ProwessId | undefined => {
  const card = cardFor(open, 'freeSailing')
  return card !== undefined && open.onceAct.includes(card) ? undefined : card
}

/** Without a way that does not turn back, one may turn back (VIC-TRAVEL-13, VIC-RULING-19). */
export const travelOptions = (open: Open): Route[] => {
  const routes = routesFrom(open, false)
  return routes.length > 0 ? routes : routesFrom(open, true)
}
const routesFrom = (open: Open, mayTurnBack: boolean): Route[] => {
  const back = mayTurnBack ? undefined : open.lastFrom
  const sails = canSail(open)
  const routes: Route[] = []
  for (const route of WAYS.get(open.place) ?? []) {
    const { to, by, harbors } = route
    if (to === back || (by === 'sail' && !sails) || !canEnter(open, to)) continue
    if (by === 'path' || mayTurnBack || !isLandingWay(open, harbors[0])) routes.push(route)
  }
  return routes
}
/** All that are printed, closed capitals and harbors to stay on included. */
const waysFrom = (from: PlaceId): Route[] => {
  const routes: Route[] = []
  const add = (to: PlaceId, by: Route['by'], ...harbors: PlaceId[]): void => {
    if (to !== from) routes.push({ to, by, harbors })
  }
  for (const next of placeNamed(from).next) {
    if (placeNamed(next).kind !== 'harbor') add(next, 'path')
    else {
      for (const to of placeNamed(next).next) add(to, 'pass', next)
      for (const harbor of HARBORS)
        if (harbor !== next) for (const to of placeNamed(harbor).next) add(to, 'sail', next, harbor)
    }
  }
  return routes
}
/** Made once. */
const WAYS: ReadonlyMap<PlaceId, readonly Route[]> = new Map(PLACE_IDS.map(id => [id, waysFrom(id)]))
/** After a landing the way to that harbor may not be used at once (VIC-RULING-18). */
const isLandingWay = ({ place, lastLanding }: Open, harbor: PlaceId | undefined): boolean =>
  lastLanding !== undefined && lastLanding.harbor === harbor && lastLanding.place === place

/** Why the encampment cannot go there now. */
export const whyNotPlace = (open: Open, place: PlaceId): Why | undefined => {
  if (PLACES[place] === undefined) return undefined
  if (place === open.place) return why('VIC-TRAVEL-04', 'youAreHere', { place })
  const { kind, next } = placeNamed(place)
  if (kind === 'harbor') return why('VIC-HARBOR-03', 'harborIsCrossed', { place })
  if (kind === 'capital' && !isOpenCapital(open, place)) return closedCapital(open, place)
  if (travelOptions(open).some(({ to }) => to === place)) return undefined
  if (place === open.lastFrom) return why('VIC-TRAVEL-06', 'noTurningBack', { place, from: open.place })
  const harbors = placeNamed(open.place).next.filter(id => placeNamed(id).kind === 'harbor')
  const barred = harbors.find(harbor => isLandingWay(open, harbor))
  const isBySea = next.some(id => placeNamed(id).kind === 'harbor')
  if (barred !== undefined && isBySea) return why('VIC-RULING-18', 'backOverHarbor', { place, harbor: barred })
  if (harbors.length > 0 && isBySea && !canSail(open)) return whyNotSail(open, place)
  return why('VIC-TRAVEL-04', 'notAdjacent', { place })
}
/** Why a way over that harbor, or over the sea, is barred, though another way may lead to the same place. */
export const whyNotOver = (open: Open, harbor: PlaceId, place: PlaceId): Why | undefined =>
  isLandingWay(open, harbor) ? why('VIC-RULING-18', 'backOverHarbor', { place, harbor }) : undefined
export const whyNotSail = (open: Open, place: PlaceId): Why | undefined =>
  canSail(open) ? undefined : why('VIC-HARBOR-06', 'noWeekToSail', { place, weeks: open.weeks })
const closedCapital = ({ act }: Open, place: PlaceId): Why => {
  const region = place.slice(0, 3)
  if (act === 4) return why('VIC-TRAVEL-10', 'closedCapital', { place, region })
  return place === LAST_CAPITAL
    ? why('VIC-RULING-20', 'onlyInActFour', { place })
    : why('VIC-TRAVEL-09', 'closedCapital', { place, region })
}

/** The least number of Travel Phases without sailing, other capitals closed; undefined if there is no way. Spectating on it costs no week. */
export const movesTo = (open: Open, from: PlaceId, to: PlaceId): number | undefined => {
  const moves = new Map<PlaceId, number>([[from, 0]])
  const queue: PlaceId[] = [from]
  for (const place of queue) {
    const count = moves.get(place) ?? 0
    if (place === to) return count
    for (const next of walksFrom(open, place)) {
      if (moves.has(next) || (next !== to && placeNamed(next).kind === 'capital')) continue
      moves.set(next, count + 1)
      queue.push(next)
    }
  }
  return undefined
}
const walksFrom = (open: Open, from: PlaceId): PlaceId[] => {
  const list: PlaceId[] = []
  if (from === open.place) {
    for (const { to, by } of travelOptions(open)) if (by !== 'sail') list.push(to)
    return list
  }
  for (const next of placeNamed(from).next) {
    if (placeNamed(next).kind !== 'harbor') {
      if (canEnter(open, next)) list.push(next)
    } else for (const beyond of placeNamed(next).next) if (beyond !== from && canEnter(open, beyond)) list.push(beyond)
  }
  return list
}
