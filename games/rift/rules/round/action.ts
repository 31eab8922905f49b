import type { Option, Step } from '@tabletome/engine'
import { words } from '../../words.ts'
import { option, step } from '../state/kit.ts'
import type { Anchor, Answer, Play, Seat } from '../state/shape.ts'

/**
 * One answer of `act` and all the questions it opens; nobody else acts before it is done. Who acts is not ready any more, the
 * others' word stands (RIFT-PHASE2-05, RIFT-PHASE2-08, RIFT-RULING-70).
 */
const beginAction = step('act.begin', (play, { seat, what }) => {
  play.state.open.acting = { seat, what }
  unready(play, seat)
})

export const endAction = step('act.done', play => {
  const { open } = play.state
  delete open.acting
  delete open.placing
})

/** An option of `act` that is an action: `what` is its id. */
export const actionOption = <A extends Answer>(
  answer: A,
  seat: Seat,
  action: Step,
  at?: Anchor | readonly Anchor[],
): Option<A> => {
  const steps = [beginAction({ seat, what: words.id(answer) }), action, endAction({ seat })]
  return option(answer, steps, at)
}

// ---------------------------------------------------------------- ready (phases 2, 5 and 6)

export const unready = (play: Play, seat: Seat): void => {
  const { open } = play.state
  const index = open.ready.indexOf(seat)
  if (index < 0) return
  open.ready.splice(index, 1)
  play.emit({ type: 'unreadied', seat })
}

/** A player has nothing more to do in this phase; it ends when all have said so (RIFT-PHASE2-07, RIFT-RULING-70). */
const sayReady = step('ready.say', (play, { seat }) => {
  play.state.open.ready.push(seat)
  play.emit({ type: 'readied', seat })
})
const takeBack = step('ready.takeBack', (play, { seat }) => unready(play, seat))

const forSeat = (seat: Seat) => ({
  ready: option({ do: 'ready' }, sayReady({ seat })),
  unready: option({ do: 'unready' }, takeBack({ seat })),
})
const OPTIONS = { p1: forSeat('p1'), p2: forSeat('p2'), p3: forSeat('p3'), p4: forSeat('p4') }

export const readyOption = (ready: readonly Seat[], seat: Seat): Option<{ do: 'ready' } | { do: 'unready' }> =>
  ready.includes(seat) ? OPTIONS[seat].unready : OPTIONS[seat].ready
