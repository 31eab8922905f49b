import type { CardId } from '../../content/ids.ts'
import { faceOf, heartsOf } from './trays.query.ts'
import { gainCrystals } from '../round/crystals.ts'
import { lose } from '../round/end.ts'
import { step } from '../state/kit.ts'
import { newTray, removeTray, trayIn } from './trays.ts'

/**
 * A tray enters the kingdom: a portal or boss loses the game; else hearts are lost for every enemy not under damage tiles. Its
 * crystals come at the end of phase 4, those of a horde that was only spawning at once, and it never comes back (RIFT-EXIT-01…09,
 * RIFT-LOSE-01, RIFT-LOSE-02, RIFT-GHOST-06, RIFT-RULING-04, RIFT-RULING-11, RIFT-RULING-55).
 */
export const exitTray = step('exit.tray', (play, { tray: id, spawning }) => {
  const { open } = play.state
  const onPath = trayIn(play, id)
  const tray = onPath ?? newTray(id, -1, 0)
  const { isPortal, isBoss, crystals } = faceOf(tray)
  const before = open.hearts
  const cost = isPortal || isBoss ? 0 : heartsOf(tray)
  if (onPath) removeTray(play, onPath)
  open.hearts = Math.max(0, before - cost)
  play.emit({ type: 'escaped', tray: id, from: tray.at, lost: before - open.hearts, hearts: open.hearts })
  if (isBoss) return lose(play, 'boss')
  open.gone.push(id as CardId)
  if (isPortal) return lose(play, 'portal')
  open.tally.escaped += 1
  if (open.hearts === 0) return lose(play, 'hearts')
  if (spawning) gainCrystals(play, crystals, 'escaped')
  else open.escaped.push(id as CardId)
})
