import { playerDeployHexes } from '../arena/arenas.query.ts'
import { isFixed } from '../effects/skillTargets.query.ts'
import { combatIn, fightStep, findIn, isOver, unitIn } from '../combat/fight.ts'
import { pickUp } from './items.ts'
import { endCombat } from '../combat/over.ts'
import type { Hex, Play, UnitId } from '../state/shape.ts'

/**
 * A unit is on another hex, whatever brought it there, and takes what lies there; a flagholder on a deployment hex of yours has
 * won (VIC-STATUS-05, VIC-STATUS-06, VIC-GOAL-03, VIC-FLAG-05, VIC-RULING-61, VIC-RULING-73).
 */
export const arrive = (play: Play, id: UnitId): void => {
  const { open } = play.state
  pickUp(play, id)
  const { at, carries, side } = unitIn(play, id)
  if (side === 'player' && carries.includes('flag') && playerDeployHexes(open).includes(at))
    endCombat(play, 'won', 'flag')
}

const doesMatter = (play: Play, hex: Hex): boolean => {
  const { flag, trident } = combatIn(play)
  return hex === flag || hex === trident || playerDeployHexes(play.state.open).includes(hex)
}

/** Hex by hex; a move that brings the flag home ends there (VIC-PLAYER-MOVE-01, VIC-RIVAL-MOVE-14, VIC-RULING-61). */
export const walkHexes = fightStep('walk', (play, about) => {
  const { unit: id, path, cause } = about
  const unit = findIn(play, id)
  if (unit === undefined) return
  const isMovementStep = combatIn(play).step === 'move'
  let entered: Hex[] = []
  for (const hex of path) {
    if (hex === unit.at) continue
    unit.at = hex
    unit.shifted = true
    if (isMovementStep) unit.walked++
    entered.push(hex)
    if (!doesMatter(play, hex)) continue
    play.emit({ type: 'moved', unit: id, path: entered, cause })
    entered = []
    arrive(play, id)
    if (isOver(play.state.open)) return
  }
  if (entered.length > 0) play.emit({ type: 'moved', unit: id, path: entered, cause })
})

/** Braced units stay where they are, and so does Balor (VIC-RULING-110). */
export const isImmovable = (play: Play, id: UnitId): boolean => isFixed(play.state.open, unitIn(play, id))

/** On another hex without walking: against its will, or by a skill of its own (VIC-STATUS-04, VIC-STATUS-05). */
export const displaceUnit = fightStep('displace', (play, about) => {
  const { unit: id, to, cause, own } = about
  const unit = findIn(play, id)
  if (unit === undefined || unit.at === to || (!own && isImmovable(play, id))) return
  const from = unit.at
  unit.at = to
  unit.shifted = true
  if (own) play.emit({ type: 'moved', unit: id, path: [to], cause })
  else play.emit({ type: 'displaced', unit: id, from, to, cause })
  arrive(play, id)
})
