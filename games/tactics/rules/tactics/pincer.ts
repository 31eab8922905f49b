import { isImmune } from '../../knowledge/slide.ts'
import { areAdjacent } from '../../knowledge/spaces.ts'
import { areEnemies, rowOf, unitsAtTable } from '../../knowledge/units.ts'
import { knockBack } from '../knockBack.ts'
import { question } from '../state.ts'
import type { Now, Seat, Space, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'
import { waysFrom } from '../ways.ts'
import { tactic } from './card.ts'
import { onChosen } from './units.ts'

const placesOf = (open: Now['open'], seat: Seat): Space[] => {
  const places: Space[] = []
  for (const id of rowOf(seat)) {
    const at = open.units[id]?.at
    if (at !== undefined && at >= 0) places.push(at)
  }
  return places
}

/** An enemy unit next to two of yours, at any height, that can be pushed (TAC-RULING-88, TAC-RULING-93). */
const isCaught = (open: Now['open'], seat: Seat, places: readonly Space[], id: UnitId): boolean => {
  const unit = open.units[id]
  if (unit === undefined || unit.at < 0 || unit.owner === seat) return false
  let beside = 0
  for (const at of places) if (areAdjacent(at, unit.at)) beside++
  return beside >= 2 && areEnemies(open, seat, unit.owner) && !isImmune(open, id)
}
const someCaught = (open: Now['open'], seat: Seat): boolean => {
  const places = placesOf(open, seat)
  if (places.length < 2) return false
  for (const id of unitsAtTable(open)) if (isCaught(open, seat, places, id)) return true
  return false
}
const allCaught = (open: Now['open'], seat: Seat): UnitId[] => {
  const places = placesOf(open, seat)
  return unitsAtTable(open).filter(id => isCaught(open, seat, places, id))
}

const chooseTarget = onChosen('T15', (play, unit, seat) => play.next(chooseWay({ seat, card: 'T15', unit })))

const chooseWay = question('tactic.way', {
  seat: (_state, { seat }) => seat,
  options: ({ open }, { seat, unit }) =>
    waysFrom(open, unit, ({ way }) =>
      knockBack({ unit, serial: unitOf(open, unit).serial, way, n: 1, bySeat: seat, cause: 'T15' }),
    ),
})

/** T15: an enemy unit next to two of your units is pushed 1 space in a direction you choose. */
export const pincer = tactic('actionDone', {
  fits: (open, _event, seat) => someCaught(open, seat),
  apply: (play, _event, seat) => chooseTarget(play, seat, allCaught(play.state.open, seat)),
})
