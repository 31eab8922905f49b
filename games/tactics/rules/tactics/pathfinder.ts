import { changeMp } from '../mp.ts'
import { isMine, tactic } from './card.ts'

/** T10: your unit that used a portal or entered a dungeon has 2 more MP in this Move. */
export const pathfinder = tactic('portalUsed', {
  fits: (open, { unit }, seat) => isMine(open, unit, seat) && open.move?.unit === unit,
  apply: (play, { unit }) => changeMp(play, unit, 2, 'T10'),
})
