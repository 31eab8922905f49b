import { groundOf } from '../../knowledge/ground.ts'
import { areAdjacent } from '../../knowledge/spaces.ts'
import { areEnemies, rowOf } from '../../knowledge/units.ts'
import { loseHealth } from '../health.ts'
import { isInPlay, unitOf } from '../units.ts'
import { tactic } from './card.ts'

/** T06: an enemy unit that ended a Move next to one of your units, at the same elevation, loses 1 Health. */
export const ambush = tactic('moveEnd', {
  fits: (open, { unit, at }, seat) => {
    if (at < 0 || !isInPlay(open, unit) || unitOf(open, unit).at !== at) return false
    if (!areEnemies(open, seat, unitOf(open, unit).owner)) return false
    const { elevations } = groundOf(open)
    for (const id of rowOf(seat)) {
      const mine = open.units[id]?.at ?? -1
      if (areAdjacent(mine, at) && elevations[mine] === elevations[at]) return true
    }
    return false
  },
  apply: (play, { unit }, seat) => loseHealth(play, unit, 1, 'T06', { owner: seat }),
})
