import { isEnemyOwner } from '../../knowledge/units.ts'
import { stealSupply } from '../health.ts'
import { reaction, step } from '../state.ts'
import { unitOf } from '../units.ts'

/** Its Melee Attack that damages an enemy takes 1 Ammo or Mana from it, regained as Ammo (TAC-RULING-76, TAC-RULING-93). */
export const lightFingers = reaction('hit', ({ open }, { attacker, target, kind }, self) => {
  if (attacker !== self || kind !== 'melee') return []
  const { class: unitClass, owner, supply } = unitOf(open, target)
  const hasSome = isEnemyOwner(owner) ? unitClass !== 'beast' : supply > 0
  return hasSome ? [steal({ unit: attacker, target })] : []
})

const steal = step('ability.lightFingers', (play, { unit, target }) => {
  play.emit({ type: 'abilityUsed', unit, ability: 'lightFingers' })
  stealSupply(play, target, unit, 1, 'lightFingers')
})
