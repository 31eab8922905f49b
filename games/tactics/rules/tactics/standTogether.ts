import { areAdjacent } from '../../knowledge/spaces.ts'
import { rowOf, unitsOf } from '../../knowledge/units.ts'
import { gainHealth } from '../health.ts'
import type { Now, Play, Seat, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'
import { isHurt, tactic } from './card.ts'
import { onChosen } from './units.ts'

const HEALTH = 2

/** Your units next to one of them with which the card would help somebody; heights do not matter (TAC-RULING-93). */
const partnersOf = (open: Now['open'], seat: Seat, id: UnitId): UnitId[] =>
  unitsOf(open, seat).filter(
    other => areAdjacent(unitOf(open, id).at, unitOf(open, other).at) && (isHurt(open, id) || isHurt(open, other)),
  )
const paired = (open: Now['open'], seat: Seat): UnitId[] =>
  unitsOf(open, seat).filter(id => partnersOf(open, seat, id).length > 0)

/** First one of the two, then the other. */
const choose = onChosen('T09', (play, unit, seat, first) => {
  if (first === undefined) return choosePartner(play, seat, unit)
  for (const each of [first, unit]) gainHealth(play, each, HEALTH, 'T09')
})
const choosePartner = (play: Play, seat: Seat, first: UnitId): void =>
  choose(play, seat, partnersOf(play.state.open, seat, first), first)

/** T09: two of your units next to each other both regain 2 Health. */
export const standTogether = tactic('turnStart', {
  fits: (open, _event, seat) => {
    for (const id of rowOf(seat)) if (isHurt(open, id) && partnersOf(open, seat, id).length > 0) return true
    return false
  },
  apply: (play, _event, seat) => choose(play, seat, paired(play.state.open, seat)),
})
