import { reaction, step } from '../state.ts'

/** Damaged by a Melee Attack it is immune to that attack's Knock Back (TAC-KNOCK-13). */
export const vanish = reaction('wounded', (_state, { unit, kind, amount }, self) =>
  unit === self && kind === 'melee' && amount > 0 ? [fade({ unit })] : [],
)

const fade = step('ability.vanish', (play, { unit }) => {
  const { attack } = play.state.open
  if (attack?.target !== unit) return
  attack.steady = true
  play.emit({ type: 'abilityUsed', unit, ability: 'vanish' })
})
