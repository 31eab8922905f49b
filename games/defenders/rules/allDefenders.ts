import type { Option } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import { COLOURS } from '../content/levels.ts'
import { abilitiesToUse, whyNotUse } from './abilities/use.ts'
import { listCommands, whyNotCommand } from './commands.ts'
import { jointChoice, step } from './state.ts'
import type { Colour, Now, Seat } from './state.ts'
import { actionPoints, userOf } from './user.ts'

/** One pool of AP for the whole team; it counts as a Defender Card for the Foe (DEF-ALL-01, DEF-ALL-02, DEF-ALL-09). */
export const resolveAllDefenders = step<{ card: 'all.1' | 'all.2' }>('all.resolve', (play, { card }) => {
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
const actTogether = jointChoice('all.act', {
  join: 'first',
  repeat: true,
  seats: state => (isOver(state) ? [] : state.open.seats),
  options: (state, _about, seat) => {
    const list: Option[] = []
    for (const colour of COLOURS)
      if (state.open.defenders[colour]?.seat === seat) listCommands(state, userOf(state, colour), list)
    list.push(isReady(state, seat) ? UNREADY[seat] : READY[seat])
    return list
  },
  whyNot: (state, _about, anchor, seat) => {
    const theirs = COLOURS.filter(colour => state.open.defenders[colour]?.seat === seat)
    const [first] = anchor.split(' ')
    const colour =
      theirs.find(each => each === first || anchor === `defender ${each}`) ?? ownerOf(state, theirs, anchor)
    return colour === undefined ? undefined : whyNotCommand(state, userOf(state, colour), anchor)
  },
})

/** Of a seat with two Defenders: the one whose Ability was pointed at, else the first. */
const ownerOf = (state: Now, colours: readonly Colour[], anchor: string): Colour | undefined =>
  colours.find(colour =>
    abilitiesToUse(state, userOf(state, colour)).some(ability => anchor === `ability ${ability}`),
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

const sayReady = step<{ seat: Seat; ready: boolean }>('all.ready', (play, { seat, ready }) => {
  const { turn } = play.state.open
  if (turn?.card !== 'all') throw new Error('no All Defenders Card')
  turn.ready = turn.ready.filter(each => each !== seat)
  if (ready) turn.ready.push(seat)
  play.emit({ type: 'ready', seat, ready })
})

const perSeat = (id: string, ready: boolean): Readonly<Record<Seat, Option>> => ({
  p1: option(id, sayReady({ seat: 'p1', ready })),
  p2: option(id, sayReady({ seat: 'p2', ready })),
  p3: option(id, sayReady({ seat: 'p3', ready })),
  p4: option(id, sayReady({ seat: 'p4', ready })),
})
const READY = perSeat('ready', true)
const UNREADY = perSeat('unready', false)

/** Unspent AP of the pool are lost (DEF-ALL-08). */
const endPhase = step('all.end', play => {
  const { turn } = play.state.open
  if (turn?.card !== 'all') return
  play.state.open.turn = undefined
  play.emit({ type: 'turnEnded', lost: turn.pool })
})
