import type { BoardProps, Landmarks } from '../../types.ts'
import { mapIn } from '../rules/map/map.query.ts'
import { faceOf } from '../rules/march/trays.query.ts'
import { unitsOf } from '../rules/heroes/heroes.query.ts'
import { openOf, ownSeat } from './read.ts'

/** Own heroes on the map; trays, the nearest to the kingdom first; portals among them, and the exits. */
export const landmarks = (board: Pick<BoardProps, 'view' | 'names'>): Landmarks => {
  const open = openOf(board.view)
  const map = mapIn(open)
  const trays = open.trays
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => map.movesLeft(a.at) - map.movesLeft(b.at))
    .map(tray => ({ anchor: `tray ${tray.id}`, place: tray.at, isPortal: faceOf(tray).isPortal }))
  return {
    own: unitsOf(open, ownSeat(board)).flatMap(unit => {
      const hero = open.heroes[unit]
      return hero?.place === 'map' ? [{ anchor: `hero ${unit}`, place: hero.at }] : []
    }),
    foes: trays,
    goals: [...trays.filter(({ isPortal }) => isPortal), ...map.exits.map(({ name }) => ({ anchor: `exit ${name}` }))],
  }
}
