import type { TacticId } from '../../content/ids.ts'
import { combatIn, unitIn } from './fight.ts'
import type { Cause, Combat, Lasting, Play, Side, Unit, UnitId } from '../state/shape.ts'
import { returnTactic } from '../camp/supply.ts'

/** Within a round the rival comes first, then you, then the arena (VIC-TURN-01, VIC-TURN-02). */
const ORDER: Readonly<Record<Side, number>> = { rival: 0, player: 1, arena: 2 }

/** The number of that side's next turn, the one that runs left out (VIC-RULING-80, VIC-RULING-104). */
const nextTurnOf = ({ side: current, turn }: Combat, side: Side): number =>
  ORDER[side] > ORDER[current] ? turn : turn + 1

/** Until the end of its next turn (VIC-RULING-80, VIC-RULING-104); the same thing twice changes nothing (VIC-RULING-37). */
export const addLasting = (play: Play, id: UnitId, what: Lasting['what'], cause: Cause, tactic?: true): void => {
  const unit = unitIn(play, id)
  const same = unit.lasting.find(each => each.what === what)
  if (same !== undefined && !tactic) return
  const turn = same?.turn ?? nextTurnOf(combatIn(play), unit.side)
  unit.lasting.push(tactic ? { what, side: unit.side, turn, tactic } : { what, side: unit.side, turn })
  play.emit({ type: 'effectBegan', unit: id, what, cause })
}

/** What ends with this turn, all together (VIC-RULING-78, VIC-TACTIC-07, VIC-TACTIC-14). */
export const expire = (play: Play): void => {
  const { side, turn, units } = combatIn(play)
  for (const unit of units) if (unit.lasting.length > 0) expireOn(play, unit, side, turn)
}
const expireOn = (play: Play, unit: Unit, side: Side, turn: number): void => {
  const ended = unit.lasting.filter(each => each.side === side && each.turn <= turn)
  if (ended.length === 0) return
  unit.lasting = unit.lasting.filter(each => !ended.includes(each))
  for (const { what, tactic } of ended) {
    play.emit({ type: 'effectEnded', unit: unit.id, what })
    if (tactic) returnTactic(play, what as TacticId, unit.id)
  }
}
