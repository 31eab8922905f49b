import type { UnitCardId } from '../content/ids.ts'
import type { Passive, Side } from '../content/types.ts'
import { UNITS } from '../content/units.ts'

/** The sides of the Unit Cards with every field in its place, absent ones too: they are read all the time, and alike ones fast. */

const passiveOf = (passive: Passive): Passive => ({
  step: passive.step && {
    noClimb: passive.step.noClimb,
    noWater: passive.step.noWater,
    flat: passive.step.flat,
    passEnemies: passive.step.passEnemies,
  },
  meleeReach: passive.meleeReach,
  highGround: passive.highGround,
  hiddenBeyond: passive.hiddenBeyond,
  damage: passive.damage,
  noWaterDamage: passive.noWaterDamage,
  immune: passive.immune,
  charge: passive.charge,
  collision: passive.collision,
  braced: passive.braced,
  trapDice: passive.trapDice,
})

const sideOf = (side: Side): Side => ({
  health: side.health,
  supply: side.supply,
  move: side.move,
  melee: side.melee,
  missile: side.missile,
  spell: side.spell && { id: side.spell.id, range: side.spell.range, damage: side.spell.damage },
  passive: passiveOf(side.passive),
  ability: side.ability,
})

const fronts = new Map<UnitCardId, Side>()
const solos = new Map<UnitCardId, Side>()

/** The front of a card, or its “Solo Enemy” side; made when first asked for. */
export const sideInForce = (card: UnitCardId, solo: boolean): Side => {
  const sides = solo ? solos : fronts
  let side = sides.get(card)
  if (side === undefined) sides.set(card, (side = sideOf(solo ? UNITS[card].solo : UNITS[card].front)))
  return side
}
