import { loseHealth } from '../health.ts'
import { reaction, step } from '../state.ts'
import { isInPlay, unitIn } from '../units.ts'

const HEALTH = 1

/** Whoever damages it in melee loses 1 Health, which is no damage (TAC-RULING-21, TAC-RULING-24, TAC-RULING-31). */
export const quills = reaction('wounded', (_state, { unit, by, kind, amount }, self) =>
  unit === self && kind === 'melee' && amount > 0 ? [prick({ unit, by })] : [],
)

const prick = step('ability.quills', (play, { unit, by }) => {
  if (!isInPlay(play.state.open, by)) return
  play.emit({ type: 'abilityUsed', unit, ability: 'quills' })
  loseHealth(play, by, HEALTH, 'quills', { owner: unitIn(play, unit).owner, unit })
})
