import type { Option } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import type { PlaceId } from '../content/ids.ts'
import { WEEKS } from '../content/numbers.ts'
import { hasProwess } from '../knowledge/events.ts'
import { travelOptions, whyNotPlace, type Route } from '../knowledge/world.ts'
import { regionOf } from '../knowledge/regions.ts'
import { ME } from './fight.ts'
import { checkOpportunities, eventPhase, gainInfluence } from './later.ts'
import { countDeed, noteAct, noteRegion } from './notes.ts'
import { freeOptions, whyNotFree } from './opportunities.ts'
import { choice, step } from './state.ts'
import { markWeek } from './week.ts'

/**
 * The encampment must move: along a path, over a harbor that is ignored, or by sea (P2, VIC-TRAVEL-04…13, VIC-HARBOR-01…06).
 */
export const travel = choice('travel', {
  seat: () => ME,
  repeat: true,
  options: ({ open }) => {
    const list: Option[] = []
    for (const route of travelOptions(open)) list.push(routeOption(route))
    list.push(...freeOptions(open))
    return list
  },
  whyNot: ({ open }, _about, anchor) => {
    const words = anchor.split(' ')
    const place = words.at(-1)
    if (place !== undefined && WAYS.includes(words[0] ?? '')) return whyNotPlace(open, place as PlaceId)
    return whyNotFree(open, anchor)
  },
})
const WAYS = ['to', 'pass', 'sail', 'place']

/** Made once and shared. */
const routes = new Map<string, Option>()
const routeOption = ({ to, by, harbors }: Route): Option => {
  const id = [WORDS[by], ...harbors, to].join(' ')
  let made = routes.get(id)
  if (made === undefined) {
    made = { id, steps: move({ to, by, harbors: [...harbors] }), at: `place ${to}`, ends: true }
    routes.set(id, made)
  }
  return made
}
const WORDS: Readonly<Record<Route['by'], string>> = { path: 'to', pass: 'pass', sail: 'sail' }

/** VIC-RULING-18: where it began, and over which harbor it landed, bar the way back in the next Travel Phase. */
const move = step<{ to: PlaceId; by: Route['by']; harbors: PlaceId[] }>('travel.move', (play, { to, by, harbors }) => {
  const { open } = play.state
  const from = open.place
  const landing = harbors.at(-1)
  open.lastFrom = from
  open.place = to
  if (by === 'sail' && landing !== undefined) open.lastLanding = { harbor: landing, place: to }
  else open.lastLanding = undefined
  open.deeds.route.push(to)
  play.emit({ type: 'travelled', from, to, by, harbors: [...harbors] })
  if (by === 'sail') play.next(sail())
  play.next(arrive())
})

/** A harbor costs a week; Child of Neptune saves it once per act, Ill Winds add influence (VIC-HARBOR-01, VIC-HARBOR-02). */
const sail = step('travel.sail', play => {
  const { open } = play.state
  countDeed(play, 'harbors')
  noteAct(play, 'O10')
  if (hasProwess(open, NEPTUNE) && !open.onceAct.includes(NEPTUNE)) play.next(offerNeptune())
  else markWeek(play, 'harbor')
  if (open.camp.banes.includes('ill-winds')) play.next(gainInfluence({ points: 1, cause: 'ill-winds' }))
})
const NEPTUNE = 'child-of-neptune'

/** In week 12 there is no other way (VIC-RULING-17). */
const offerNeptune = choice('travel.neptune', {
  seat: () => ME,
  options: ({ open }) => {
    const use = option('use', saveWeek())
    return open.weeks >= WEEKS - 1 ? [use] : [use, option('pass', payWeek())]
  },
})
const saveWeek = step('travel.saveWeek', play => {
  play.state.open.onceAct.push(NEPTUNE)
})
const payWeek = step('travel.payWeek', play => markWeek(play, 'harbor'))

/** A region counts when a Travel Phase ended there (VIC-RULING-109). */
const arrive = step('travel.arrive', play => {
  noteRegion(play, 'O05', regionOf(play.state.open.place))
  play.next(checkOpportunities(undefined), eventPhase(undefined))
})
