import { gainHealth } from '../health.ts'
import { reaction, step } from '../state.ts'
import { unitOf } from '../units.ts'
import { recover } from '../weak.ts'

const AT_MOST = 3
const HEALTH = 1

/** Left at 3 Health or less by an attack, it regains 1 and loses its Weakened Token (TAC-RULING-31). */
export const stubborn = reaction('wounded', ({ open }, { unit, amount }, self) =>
  unit === self && amount > 0 && unitOf(open, unit).health <= AT_MOST ? [standUp({ unit })] : [],
)

const standUp = step('ability.stubborn', (play, { unit }) => {
  play.emit({ type: 'abilityUsed', unit, ability: 'stubborn' })
  gainHealth(play, unit, HEALTH, 'stubborn')
  recover(play, unit, 'stubborn')
})
