import { cardOf, isEnemyOwner } from '../../knowledge/units.ts'
import { gainHealth } from '../health.ts'
import { reaction, step } from '../state.ts'
import type { UnitId } from '../state.ts'
import { unitOf } from '../units.ts'

const HEALTH = 1

/** Regains 1 Health at the start of its owner's turn; an Enemy Unit when it is activated. */
export const regrowth = reaction('turnBegan', ({ open }, { owner, unit }, self) => {
  const id = self as UnitId
  const own = unitOf(open, id)
  if (own.owner !== owner || (isEnemyOwner(owner) && unit !== id) || own.health >= cardOf(own).health) return []
  return [grow({ unit: id })]
})

const grow = step('ability.regrowth', (play, { unit }) => {
  play.emit({ type: 'abilityUsed', unit, ability: 'regrowth' })
  gainHealth(play, unit, HEALTH, 'regrowth')
})
