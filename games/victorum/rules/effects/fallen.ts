import type { Step } from '@tabletome/engine'
import { skillOf } from '../units/stats.query.ts'
import { together } from './react.ts'
import { combatIn, fightStep, findIn } from '../combat/fight.ts'
import { gainHp, healHero } from '../combat/hp.ts'
import type { Fallen } from '../state/steps.ts'
import { go } from '../state/kit.ts'
import type { Cause, Play } from '../state/shape.ts'

interface Effect {
  cause: Cause
  step: Step
}

/**
 * What falls and the hero's survival set off: the attacker's Bloodthirst first, then the effects of others, in the player's
 * order (VIC-TURN-05, VIC-TURN-06).
 */
export const skillsAfter = fightStep('skills.fallen', (play, fallen) => {
  drinkBlood(play, fallen)
  const effects = effectsOf(play, fallen)
  const [first] = effects
  if (effects.length > 1) play.next(go('order.effects', { effects }))
  else if (first !== undefined) play.next(first.step)
})

/** Bloodthirst N: a unit whose attack defeats another gains N HP. */
const drinkBlood = (play: Play, { fallen, by, attack }: Fallen): void => {
  if (!attack || by === undefined || fallen.length === 0) return
  const attacker = findIn(play, by)
  const n = attacker === undefined ? undefined : skillOf(play.state.open, attacker, 'bloodthirst')
  if (n !== undefined) gainHp(play, by, n, 'bloodthirst')
}

const effectsOf = (play: Play, about: Fallen): Effect[] => {
  const { fallen, by, attack } = about
  const list: Effect[] = []
  const current = combatIn(play).attack
  const breath = current?.breath
  if (attack && by !== undefined && breath !== undefined && fallen.some(({ unit }) => unit === current?.target)) {
    const units = [{ unit: by, damage: breath }]
    list.push({ cause: 'last-breath', step: go('harm', { units, cause: 'last-breath', by: current?.target }) })
  }
  list.push(...together(play, 'unitsFell', about))
  return list
}
/** Feed the Dark: 1 HP for each other unit of yours that fell, in combat or not. */
export const feed = fightStep('skills.feed', (play, { hp }) => healHero(play, hp, 'feed-the-dark'))
