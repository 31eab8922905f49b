import { WEEKS } from '../../content/numbers.ts'
import { freeSailing, travelOptions, whyNotOver, whyNotPlace, whyNotSail, type Route } from './world.query.ts'
import { regionOf } from './regions.query.ts'
import { ask } from '../combat/fight.ts'
import { countDeed, noteAct, noteRegion } from './notes.ts'
import { react } from '../effects/react.ts'
import { freeOptions, whyNotFree } from '../effects/deeds.ts'
import { ending, go, option, step } from '../state/kit.ts'
import type { AnswerOf, Free, Offer, Offers } from '../state/shape.ts'
import { markWeek } from './week.ts'

/**
 * The encampment must move: along a path, over a harbor that is ignored, or by sea (VIC-TRAVEL-04…13, VIC-HARBOR-01…06).
 */
export const travel = ask('travel', {
  repeat: true,
  options: ({ open }) => {
    const list: Offers<Going | Free> = []
    for (const route of travelOptions(open)) list.push(routeOption(route))
    list.push(...freeOptions(open))
    return list
  },
  whyNot: ({ open }, _about, { answer, thing }) => {
    if (answer?.do === 'to') return whyNotPlace(open, answer.to)
    if (answer?.do === 'pastHarbor') return whyNotOver(open, answer.harbor, answer.to) ?? whyNotPlace(open, answer.to)
    if (answer?.do === 'sail')
      return whyNotOver(open, answer.from, answer.to) ?? whyNotSail(open, answer.to) ?? whyNotPlace(open, answer.to)
    return thing?.is === 'place' ? whyNotPlace(open, thing.place) : whyNotFree(open, answer)
  },
})
type Going = 'to' | 'pastHarbor' | 'sail'

/** Made once and shared. */
const routes = new Map<Route, Offer<Going>>()
const routeOption = (route: Route): Offer<Going> => {
  let made = routes.get(route)
  if (made === undefined) {
    const { to, by, harbors } = route
    made = ending(answerOf(route), move({ to, by, harbors: [...harbors] }), `place ${to}`)
    routes.set(route, made)
  }
  return made
}
const answerOf = ({ to, harbors: [first, second] }: Route): AnswerOf<Going> => {
  if (first === undefined) return { do: 'to', to }
  return second === undefined
    ? { do: 'pastHarbor', harbor: first, to }
    : { do: 'sail', from: first, harbor: second, to }
}

/** VIC-RULING-18: where it began, and over which harbor it landed, bar the way back in the next Travel Phase. */
const move = step('travel.move', (play, { to, by, harbors }) => {
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
  if (freeSailing(open) !== undefined) play.next(offerNeptune())
  else markWeek(play, 'harbor')
  react(play, 'sailed')
})

/** In week 12 there is no other way (VIC-RULING-17). */
const offerNeptune = ask('travel.neptune', {
  options: ({ open }) => {
    const use = option({ do: 'use' }, saveWeek())
    return open.weeks >= WEEKS - 1 ? [use] : [use, option({ do: 'pass' }, payWeek())]
  },
})
const saveWeek = step('travel.saveWeek', play => {
  const { open } = play.state
  const card = freeSailing(open)
  if (card !== undefined) open.onceAct.push(card)
})
const payWeek = step('travel.payWeek', play => markWeek(play, 'harbor'))

/** A region counts when a Travel Phase ended there (VIC-RULING-109). */
const arrive = step('travel.arrive', play => {
  noteRegion(play, 'O05', regionOf(play.state.open.place))
  play.next(go('opportunity.check'), go('event.phase'))
})
