import { cardOf } from '../../knowledge/units.ts'
import { gainHealth } from '../health.ts'
import { reaction, step } from '../state.ts'
import { unitOf } from '../units.ts'

const HEALTH = 3

/** Regains 3 Health when it is the capturing unit (TAC-CAPTURE-07). */
export const relentless = reaction('captures', ({ open }, { unit }, self) =>
  unit === self && unitOf(open, unit).health < cardOf(unitOf(open, unit)).health ? [feast({ unit })] : [],
)

const feast = step('ability.relentless', (play, { unit }) => {
  play.emit({ type: 'abilityUsed', unit, ability: 'relentless' })
  gainHealth(play, unit, HEALTH, 'relentless')
})
