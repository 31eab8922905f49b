import { kingDistance } from '../map/cells.query.ts'
import type { Play, Tray } from '../state/shape.ts'
import { returnSoldiers } from '../march/trays.ts'

/** The soldiers on trays beside the boss and on the boss itself go back to the supply (RIFT-BOSS-01). */
export const roar = (play: Play, boss: Tray): void => {
  for (const tray of play.state.open.trays)
    if (tray === boss || kingDistance(tray.at, boss.at) === 1) returnSoldiers(play, tray, 'B1-4')
}
