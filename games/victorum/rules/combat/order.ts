import type { Maker } from '@tabletome/engine'
import { fightQuestion } from './fight.ts'
import { option } from '../state/kit.ts'
import type { Offers } from '../state/shape.ts'
import type { Waiting } from '../state/steps.ts'

/** Several effects at once, one after the other as the player likes (VIC-TURN-06). */
export const orderEffects: Maker<Waiting> = fightQuestion('order.effects', {
  options: (_state, { effects }) => {
    const list: Offers<'first'> = []
    for (const effect of effects) {
      const { cause, step } = effect
      const rest = effects.filter(other => other !== effect)
      list.push(option({ do: 'first', cause }, rest.length === 0 ? step : [step, orderEffects({ effects: rest })]))
    }
    return list
  },
})
