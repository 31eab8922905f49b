import { unitsOf } from '../../knowledge/units.ts'
import { gainHealth, gainSupply } from '../health.ts'
import type { Now, Seat, UnitId } from '../state.ts'
import { isHurt, isMine, lacksSupply, tactic } from './card.ts'
import { onChosen } from './units.ts'

const others = (open: Now['open'], seat: Seat, user: UnitId): UnitId[] =>
  unitsOf(open, seat).filter(id => id !== user && (isHurt(open, id) || lacksSupply(open, id)))

const share = onChosen('T08', (play, unit) => {
  gainHealth(play, unit, 2, 'T08')
  gainSupply(play, unit, 2, 'T08')
})

/** T08: your unit used a Village; another of your units regains 2 Health and 2 Ammo or Mana. */
export const supplyCache = tactic('villageUsed', {
  fits: (open, { unit }, seat) => isMine(open, unit, seat) && others(open, seat, unit).length > 0,
  apply: (play, { unit }, seat) => share(play, seat, others(play.state.open, seat, unit)),
})
