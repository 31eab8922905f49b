import { combatIn, findIn, unitIn } from '../combat/fight.ts'
import type { Hex, Play, Unit, UnitId } from '../state/shape.ts'

type Item = Unit['carries'][number]

/** It travels with the unit from now on and cannot be laid down (VIC-STATUS-06, VIC-STATUS-07, VIC-FLAG-03). */
export const equip = (play: Play, id: UnitId, item: Item): void => {
  combatIn(play)[item] = undefined
  unitIn(play, id).carries.push(item)
  play.emit({ type: 'equipped', unit: id, item })
}

/** What lies on the hex it has just entered; rivals leave the flag alone (VIC-FLAG-01, VIC-FLAG-02, VIC-RULING-73). */
export const pickUp = (play: Play, id: UnitId): boolean => {
  const combat = combatIn(play)
  const { at, side } = unitIn(play, id)
  const takesFlag = combat.flag === at && side === 'player'
  const takesTrident = combat.trident === at && side !== 'arena'
  if (takesFlag) equip(play, id, 'flag')
  if (takesTrident) equip(play, id, 'trident')
  return takesFlag || takesTrident
}

/**
 * A fallen unit's things lie on its hex (VIC-STATUS-08, VIC-FLAG-04, VIC-DEFEAT-08); the laurel goes to the attacker, or back
 * beside the arena.
 */
export const dropItems = (play: Play, carries: readonly Item[], at: Hex, attacker: UnitId | undefined): void => {
  const combat = combatIn(play)
  for (const item of carries)
    if (item !== 'laurel') {
      combat[item] = at
      play.emit({ type: 'dropped', item, at })
    } else if (attacker !== undefined && findIn(play, attacker) !== undefined) equip(play, attacker, 'laurel')
    else {
      combat.laurel = -1
      play.emit({ type: 'dropped', item, at: -1 })
    }
}

/** Whoever defeats a unit by an attack takes the laurel that nobody carries (Laurel Circus). */
export const takeLaurel = (play: Play, attacker: UnitId): void => {
  if (combatIn(play).laurel === -1 && findIn(play, attacker) !== undefined) equip(play, attacker, 'laurel')
}
