import { AREAS } from '../../content/scrolls.ts'
import { forecast } from './control.query.ts'
import { endByFlags } from './end.ts'
import { openWindow } from './openWindow.ts'
import type { AreaId, Play, Seat } from '../state/shape.ts'

/**
 * Step 1: the flag of every area that qualifies moves one space, all at once; at CONTROL the active player collects it (
 * TAC-TURN-02, TAC-CONTROL-01…14, TAC-TEAM-07, TAC-TEAM-08, TAC-RULING-39, 40, 46, 83). In Battle there are no flags
 * (TAC-BATTLE-01, TAC-BATTLE-14).
 */
export const checkControl = (play: Play, seat: Seat): void => {
  const { open } = play.state
  const moved: AreaId[] = []
  for (const area of AREAS) {
    const flag = open.flags[area]
    if (flag === undefined || flag.by !== undefined) continue
    if (forecast(open, area, seat) === undefined) continue
    const from = flag.at
    flag.at = from + 1
    moved.push(area)
    play.emit({ type: 'flagMoved', area, seat, from, to: flag.at })
    if (flag.at < open.options.controlTrackSteps) continue
    flag.by = seat
    play.emit({ type: 'flagCollected', area, seat })
  }
  if (moved.length === 0) return
  endByFlags(play, seat)
  for (const area of moved) openWindow(play, { window: 'controlAdvanced', area, seat })
}
