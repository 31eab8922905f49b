import { STALEMATE, STALEMATE_TOLD } from '../../content/numbers.ts'
import { arenaOf } from '../arena/arenas.query.ts'
import { combatIn, combatOf, fightStep, isOver } from './fight.ts'
import { expire } from './lasting.ts'
import { endCombat } from './over.ts'
import { go, step } from '../state/kit.ts'
import type { Combat, Play, Side, Stage, Unit } from '../state/shape.ts'

/** The check before the first turn, the turns, then Cleanup (VIC-COMBAT-PREP-10, VIC-TURN-01, VIC-TURN-11). */
export const fightOut = step('combat.fight', play => {
  play.next(go('combat.checkOver'), round(), go('cleanup.begin'))
})

/** The rival, you, and the arena where its card says so, over and over (VIC-TURN-02, VIC-ARENA-TURN-01, VIC-ARENA-TURN-02). */
const round = step('combat.round', play => {
  const { open } = play.state
  if (isOver(open) || isStalemate(play)) return
  play.next(go('rival.turn'), go('player.turn'))
  if (arenaOf(combatOf(open).region).arenaTurn) play.next(go('arena.turn'))
  play.next(round())
})

/**
 * The rules know no turn limit, yet a combat can come to stand still for ever where it cannot be surrendered: after so many rounds
 * that begin all alike it is failed, and the last of them are told (VIC-TURN-11).
 */
const isStalemate = (play: Play): boolean => {
  const combat = combatIn(play)
  const like = likenessOf(combat)
  const rounds = combat.quiet?.like === like ? combat.quiet.rounds + 1 : 0
  combat.quiet = { like, rounds }
  if (rounds < STALEMATE) {
    if (rounds >= STALEMATE_TOLD) play.emit({ type: 'standstill', rounds, left: STALEMATE - rounds })
    return false
  }
  endCombat(play, 'failed', 'stalemate')
  return true
}
const likenessOf = ({ units, column, points, places, scion }: Combat): string => {
  let text = `${column.length} ${points} ${places.camp} ${scion?.count ?? 0}`
  for (const { id, hp } of units) text += ` ${id} ${hp}`
  return text
}

/** A turn of a side begins; turns are counted per side, and the rival is the first of every round (VIC-TURN-01). */
export const beginTurn = (play: Play, side: Side): void => {
  const combat = combatIn(play)
  if (side === 'rival') combat.turn++
  combat.side = side
  combat.stuck = []
  combat.auto = undefined
  combat.led = undefined
  combat.commanded = undefined
  for (const unit of combat.units) refresh(unit)
  play.emit({ type: 'turnBegan', side, turn: combat.turn })
  beginStep(play, 'start')
}
const refresh = (unit: Unit): void => {
  unit.walked = 0
  unit.shifted = false
  unit.hasMoved = false
  unit.hasActed = false
  if (unit.used.length > 0) unit.used = []
}

/** The steps of a turn, in their order (VIC-TURN-03). */
export const beginStep = (play: Play, name: Stage): void => {
  const combat = combatIn(play)
  combat.step = name
  combat.auto = undefined
  if (name !== 'start') play.emit({ type: 'stepBegan', side: combat.side, step: name })
}
export const toStep = fightStep('turn.step', (play, { step: name }) => beginStep(play, name))

/** What ends with the turn ends together, then the daze of the units deployed in it (VIC-STATUS-02, VIC-RULING-58, VIC-RULING-78). */
export const endTurn = fightStep('turn.end', play => {
  expire(play)
  const combat = combatIn(play)
  if (combat.side === 'rival') combat.unseen = undefined
  for (const unit of combat.units) unit.dazed = false
})
