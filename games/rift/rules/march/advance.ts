import type { TrayId } from '../../content/ids.ts'
import { activationOrder, stormTrayOf } from './order.query.ts'
import { crystalsOf } from './stacks.query.ts'
import { faceOf, topAt } from './trays.query.ts'
import { checkIcons } from './attempt.ts'
import { bossSpecial } from '../boss/special.ts'
import { gainCrystals } from '../round/crystals.ts'
import { displaceAll } from '../heroes/displace.ts'
import { enterPhase } from '../round/phase.ts'
import { go, step } from '../state/kit.ts'
import type { Play, Tray } from '../state/shape.ts'
import { returnSoldiers, trayIn } from './trays.ts'

/**
 * Phase 4: every tray once, in an order fixed now; a tray that comes later in this phase is not in it (RIFT-ADVANCE-01…03,
 * RIFT-FORK-03, RIFT-SPAWN-11, RIFT-RULING-50, RIFT-RULING-87, RIFT-RULING-94).
 */
export const advancePhase = step('phase4', play => {
  const { open } = play.state
  enterPhase(play, 4)
  const order = activationOrder(open)
  const storm = stormTrayOf(open, order)
  if (storm !== undefined) open.stormTray = storm
  play.next(activateNext({ order, index: 0 }), endAdvance())
})

const activateNext = step('advance.next', (play, { order, index }) => {
  const id = order[index]
  if (id === undefined) return
  const tray = trayIn(play, id)
  if (tray !== undefined) activate(play, tray, order)
  play.next(go('advance.next', { order, index: index + 1 }))
})

/** Who flies shakes everybody off first; a boss draws a card first (RIFT-FLYING-02, RIFT-FLYING-03, RIFT-RULING-63). */
const activate = (play: Play, tray: Tray, order: readonly TrayId[]): void => {
  const { open } = play.state
  const { id, at } = tray
  const { flying, isBoss } = faceOf(tray)
  play.emit({ type: 'activated', tray: id, at })
  if (flying) {
    returnSoldiers(play, tray, 'flying')
    if (topAt(open, at) === tray) displaceAll(play, at, 'flying')
  }
  if (isBoss) play.next(bossSpecial({ boss: id, order }))
  else play.next(checkIcons({ tray: id, charge: false }))
}

/** Hordes that escaped give their crystals now (RIFT-EXIT-06, RIFT-CRYSTAL-02, RIFT-RULING-55). */
const endAdvance = step('advance.end', play => {
  const { open } = play.state
  for (const card of open.escaped) gainCrystals(play, crystalsOf(card), 'escaped')
  open.escaped = []
  delete open.stormTray
  play.next(go('phase5'))
})
