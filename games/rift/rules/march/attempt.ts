import { UNIT_IDS } from '../../content/heroes.ts'
import { around } from '../map/cells.query.ts'
import { mapIn } from '../map/map.query.ts'
import { destinationOf, healedBy, isFast, isHeld, isInStasis } from './order.query.ts'
import { heroesOn, shows } from './trays.query.ts'
import { displaceAll } from '../heroes/displace.ts'
import { exitTray } from './exit.ts'
import { hurt } from '../heroes/harm.ts'
import { go, step } from '../state/kit.ts'
import type { Play, Tray } from '../state/shape.ts'
import { healTray, putTray, returnSoldiers, trayIn } from './trays.ts'

/**
 * Heal first, even if the tray is held; speed and dead-eye are read once, right after it. `charge`: a boss has speed by its
 * special card (RIFT-ICON-01…07, RIFT-ICON-09, RIFT-RULING-51, RIFT-RULING-71, RIFT-RULING-80).
 */
export const checkIcons = step('advance.icons', (play, { tray: id, charge }) => {
  const { open } = play.state
  const tray = trayIn(play, id)
  if (tray === undefined) return
  const healed = healedBy(open, tray)
  if (healed !== undefined) healTray(play, tray, healed)
  if (open.storm !== undefined && isInStasis(open, tray)) {
    play.emit({ type: 'stayed', tray: id, cause: open.storm })
    return
  }
  const left = isFast(open, tray, charge) ? 2 : 1
  play.next(attempt({ tray: id, left, eye: shows(open, tray, 'deadEye'), moved: false }))
})

/** One attempt to move: held, or a step towards the exit (RIFT-ADVANCE-03…15, RIFT-RULING-52). */
const attempt = step('advance.attempt', (play, { tray: id, left, eye, moved }) => {
  const tray = trayIn(play, id)
  if (tray === undefined) return
  if (left === 0) {
    if (eye && moved) shoot(play, tray)
    return
  }
  if (isHeld(play.state.open, tray)) {
    suffer(play, tray)
    play.next(go('advance.attempt', { tray: id, left: left - 1, eye, moved }))
    return
  }
  const { to, over } = destinationOf(play.state.open, tray)
  if (to < 0) {
    play.next(exitTray({ tray: id, spawning: false }))
    return
  }
  const from = tray.at
  putTray(play, tray, -1)
  displaceAll(play, to, 'advance')
  play.next(
    arrive({ tray: id, from, to, over, fast: moved }),
    go('advance.attempt', { tray: id, left: left - 1, eye, moved: true }),
  )
})

/** Every soldier and hero on it suffers 1, each for itself (RIFT-ADVANCE-05…09, RIFT-PROTECT-04, RIFT-RULING-82). */
const suffer = (play: Play, tray: Tray): void => {
  play.emit({ type: 'held', tray: tray.id, at: tray.at })
  returnSoldiers(play, tray, 'held')
  for (const hero of heroesOn(play.state.open, tray)) play.next(hurt({ hero, cause: 'held' }))
}

/** On top of what is there, turned as before (RIFT-ADVANCE-04, RIFT-SPAWN-04, RIFT-FLYING-04). */
const arrive = step('advance.arrive', (play, { tray: id, from, to, over, fast }) => {
  const tray = trayIn(play, id)
  if (tray === undefined) return
  putTray(play, tray, to)
  play.emit({ type: 'advanced', tray: id, from, to, over: [...over], ...(fast ? { fast } : {}) })
})

/** Once, from its last space, at heroes on the 8 spaces around (RIFT-ICON-08, RIFT-ICON-10, RIFT-RULING-53, RIFT-RULING-86). */
const shoot = (play: Play, tray: Tray): void => {
  const { open } = play.state
  for (const cell of around(mapIn(open), tray.at))
    for (const hero of UNIT_IDS) if (open.heroes[hero]?.at === cell) play.next(hurt({ hero, cause: 'deadEye' }))
}
