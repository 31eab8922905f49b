import type { TrayId } from '../../content/ids.ts'
import type { Turn } from '../../content/types.ts'
import { count } from '../placing/shapes.query.ts'
import { isBossId } from './trays.query.ts'
import type { Cause, Cell, Play, Tray } from '../state/shape.ts'

/** A tray that is on the path, for changing it; undefined if it has left. */
export const trayIn = (play: Play, id: TrayId): Tray | undefined => play.state.open.trays.find(tray => tray.id === id)

/** A card as it enters, with nothing on it; a boss begins with its first life card (RIFT-SPAWN-03). */
export const newTray = (id: TrayId, at: Cell, turn: Turn): Tray =>
  isBossId(id) ? { id, at, turn, tiles: [], soldiers: 0, life: 0 } : { id, at, turn, tiles: [], soldiers: 0 }

/** Of trays on one space the last of the list is the top one. −1 lifts it off the path. */
export const putTray = (play: Play, tray: Tray, at: Cell): void => {
  const { trays } = play.state.open
  const index = trays.indexOf(tray)
  if (index >= 0) trays.splice(index, 1)
  tray.at = at
  trays.push(tray)
}

export const removeTray = (play: Play, tray: Tray): void => {
  const { trays } = play.state.open
  trays.splice(trays.indexOf(tray), 1)
}

/** Soldiers go back to the supply: any damage does that (RIFT-SOLDIER-07, RIFT-SOLDIER-11, RIFT-ADVANCE-06). */
export const returnSoldiers = (play: Play, tray: Tray, cause: Cause): number => {
  const soldiers = count(tray.soldiers)
  if (soldiers === 0) return 0
  tray.soldiers = 0
  play.state.open.soldiers += soldiers
  play.emit({ type: 'soldiersBack', tray: tray.id, count: soldiers, cause })
  return soldiers
}

/** All damage tiles are thrown off (RIFT-ICON-04, RIFT-ICON-06). */
export const healTray = (play: Play, tray: Tray, cause: Cause): void => {
  const tiles = tray.tiles.length
  if (tiles === 0) return
  tray.tiles = []
  play.emit({ type: 'trayHealed', tray: tray.id, tiles, cause })
}
