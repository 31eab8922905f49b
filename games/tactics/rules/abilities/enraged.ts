import { reaction, step } from '../state.ts'

const RAGE = 1

/** If it Counters this attack in melee, that Counter does 1 more damage. */
export const enraged = reaction('wounded', (_state, { unit, amount, area }, self) =>
  unit === self && amount > 0 && !area ? [rage({ unit })] : [],
)

const rage = step('ability.enraged', (play, { unit }) => {
  const { attack } = play.state.open
  if (attack?.target !== unit || attack.counter) return
  attack.rage = RAGE
  play.emit({ type: 'abilityUsed', unit, ability: 'enraged' })
})
