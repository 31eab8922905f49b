import type { Whole } from '@tabletome/engine'
import type { UnitCardId } from '../../content/ids.ts'
import type { Passive, Side, Spell } from '../../content/types.ts'
import { UNITS } from '../../content/units.ts'

/** The sides of the Unit Cards with every field in its place, absent ones too: they are read all the time, and alike ones fast. */

type Steps = NonNullable<Passive['step']>
const stepOf = ({ noClimb, noWater, flat, passEnemies }: Steps): Whole<Steps> => ({
  noClimb,
  noWater,
  flat,
  passEnemies,
})

const passiveOf = (passive: Passive): Whole<Passive> => ({
  step: passive.step && stepOf(passive.step),
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

const spellOf = ({ id, range, damage, amount }: Spell): Whole<Spell> => ({ id, range, damage, amount })

const sideOf = (side: Side): Whole<Side> => ({
  health: side.health,
  supply: side.supply,
  move: side.move,
  melee: side.melee,
  missile: side.missile,
  spell: side.spell && spellOf(side.spell),
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
