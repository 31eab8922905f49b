import { isImmune } from '../../knowledge/slide.ts'
import { areAdjacent } from '../../knowledge/spaces.ts'
import { ALL_UNITS, areEnemies, rowOf } from '../../knowledge/units.ts'
import { knockBack } from '../knockBack.ts'
import { choice } from '../state.ts'
import type { Now, Seat, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'
import { waysFrom } from '../ways.ts'
import { tactic } from './card.ts'
import { onChosen } from './units.ts'

/** An enemy unit next to two of yours, at any height, that can be pushed (TAC-RULING-88, TAC-RULING-93). */
const isCaught = (open: Now['open'], seat: Seat, id: UnitId): boolean => {
  const unit = open.units[id]
  if (unit === undefined || unit.at < 0 || unit.owner === seat) return false
  let mine = 0
  for (const own of rowOf(seat)) {
    const at = open.units[own]?.at
    if (at !== undefined && areAdjacent(at, unit.at)) mine++
  }
  return mine >= 2 && areEnemies(open, seat, unit.owner) && !isImmune(open, id)
}
const someCaught = (open: Now['open'], seat: Seat): boolean => {
  for (const id of ALL_UNITS) if (isCaught(open, seat, id)) return true
  return false
}

const chooseTarget = onChosen('T15', (play, unit, seat) => play.next(chooseWay({ seat, card: 'T15', unit })))

const chooseWay = choice<{ seat: Seat; card: 'T15'; unit: UnitId }>('tactic.way', {
  seat: (_state, { seat }) => seat,
  options: ({ open }, { seat, unit }) =>
    waysFrom(open, unit, ({ way }) =>
      knockBack({ unit, serial: unitOf(open, unit).serial, way, n: 1, bySeat: seat, cause: 'T15' }),
    ),
})

/** T15: an enemy unit next to two of your units is pushed 1 space in a direction you choose. */
export const pincer = tactic('actionDone', {
  fits: (open, _event, seat) => someCaught(open, seat),
  apply: (play, _event, seat) =>
    chooseTarget(
      play,
      seat,
      ALL_UNITS.filter(id => isCaught(play.state.open, seat, id)),
    ),
})
