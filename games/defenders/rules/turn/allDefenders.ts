import { COLOURS } from '../../content/levels.ts'
import { abilitiesToUse, whyNotUse } from './use.ts'
import { listCommands, whyNotCommand } from './commands.ts'
import type { Command } from '../state/questions.ts'
import { jointQuestion, option, step } from '../state/kit.ts'
import type { Colour, Now, Offers, Seat, Wish } from '../state/shape.ts'
import { actionPoints, userOf } from './user.ts'

/** One pool of AP for the whole team; it counts as a Defender Card for the Foe (DEF-ALL-01, DEF-ALL-02, DEF-ALL-09). */
export const resolveAllDefenders = step('all.resolve', (play, { card }) => {
  play.moment('defenderCardDrawn', { card })
  play.next(grantPool(), actTogether(), endPhase())
})

const grantPool = step('all.grantPool', play => {
  const pool = actionPoints(play.state)
  play.state.open.turn = { card: 'all', pool, granted: pool, begun: [], ready: [] }
  play.emit({ type: 'poolGranted', ap: pool })
})

/**
 * In any order, interleaved as the team likes, until all are ready or nothing is left to do (DEF-ALL-02, DEF-ALL-03,
 * DEF-ALL-08, DEF-RULING-05).
 */
const actTogether = jointQuestion('all.act', {
  join: 'first',
  repeat: true,
  seats: state => (isOver(state) ? [] : state.open.seats),
  options: (state, _about, seat) => {
    const list: Offers<Command | 'ready' | 'unready'> = []
    for (const colour of COLOURS)
      if (state.open.defenders[colour]?.seat === seat) listCommands(state, userOf(state, colour), list)
    list.push(isReady(state, seat) ? UNREADY[seat] : READY[seat])
    return list
  },
  whyNot: (state, _about, wish, seat) => {
    const theirs = COLOURS.filter(colour => state.open.defenders[colour]?.seat === seat)
    const colour = theirs.find(each => each === meant(wish)) ?? ownerOf(state, theirs, wish)
    return colour === undefined ? undefined : whyNotCommand(state, userOf(state, colour), wish)
  },
})

/** The Defender named by what was pointed at. */
const meant = ({ answer, thing }: Wish): Colour | undefined => {
  if (answer !== undefined && 'defender' in answer) return answer.defender
  return thing?.is === 'defender' ? thing.defender : undefined
}

/** Of a seat with two Defenders: the one whose Ability was pointed at, else the first. */
const ownerOf = (state: Now, colours: readonly Colour[], { thing }: Wish): Colour | undefined =>
  colours.find(
    colour => thing?.is === 'ability' && abilitiesToUse(state, userOf(state, colour)).includes(thing.ability),
  ) ?? colours[0]

const isReady = ({ open: { turn } }: Now, seat: Seat): boolean => turn?.card === 'all' && turn.ready.includes(seat)

/** All agree to end, or the pool is empty and no Ability without an AP price is legal for anybody. */
const isOver = (state: Now): boolean => {
  const { turn, seats } = state.open
  if (turn?.card !== 'all' || seats.every(seat => turn.ready.includes(seat))) return true
  if (turn.pool > 0) return false
  return !COLOURS.some(colour => {
    if (state.open.defenders[colour] === undefined) return false
    const user = userOf(state, colour)
    return abilitiesToUse(state, user).some(ability => whyNotUse(state, user, ability) === undefined)
  })
}

const sayReady = step('all.ready', (play, { seat, ready }) => {
  const { turn } = play.state.open
  if (turn?.card !== 'all') throw new Error('no All Defenders Card')
  turn.ready = turn.ready.filter(each => each !== seat)
  if (ready) turn.ready.push(seat)
  play.emit({ type: 'ready', seat, ready })
})

const perSeat = <O>(say: (seat: Seat) => O): Readonly<Record<Seat, O>> => ({
  p1: say('p1'),
  p2: say('p2'),
  p3: say('p3'),
  p4: say('p4'),
})
const READY = perSeat(seat => option({ do: 'ready' }, sayReady({ seat, ready: true })))
const UNREADY = perSeat(seat => option({ do: 'unready' }, sayReady({ seat, ready: false })))

/** Unspent AP of the pool are lost (DEF-ALL-08). */
const endPhase = step('all.end', play => {
  const { turn } = play.state.open
  if (turn?.card !== 'all') return
  play.state.open.turn = undefined
  play.emit({ type: 'turnEnded', lost: turn.pool })
})
