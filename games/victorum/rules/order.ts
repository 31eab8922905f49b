import type { Maker, Option, Step } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import { fightChoice } from './fight.ts'
import type { Cause } from './state.ts'

interface Effect {
  cause: Cause
  step: Step
}

/** Several effects at once, one after the other as the player likes (VIC-TURN-06). */
export const orderEffects: Maker<{ effects: Effect[] }> = fightChoice<{ effects: Effect[] }>('order.effects', {
  options: (_state, { effects }) => {
    const list: Option[] = []
    for (const effect of effects) {
      const { cause, step } = effect as Effect
      const rest = effects.filter(other => other !== effect)
      list.push(option(`first ${cause}`, rest.length === 0 ? step : [step, orderEffects({ effects: rest })]))
    }
    return list
  },
})
