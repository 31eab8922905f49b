import type { Now } from '../rules/state/shape.ts'
import { advanceTrays } from './forecastAdvance.ts'
import { destroyTrays } from './forecastDestroy.ts'
import { type Forecast, gain, simOf } from './forecastSim.ts'

export type { Forecast, ForecastHero, ForecastStep } from './forecastSim.ts'

/** What phases 3 and 4 would do from here, without hidden information (P9, P10). */
export const forecast = (open: Now['open']): Forecast => {
  const sim = simOf(open)
  destroyTrays(sim)
  advanceTrays(sim)
  if (sim.told.lostBy === undefined) gain(sim, sim.escaped)
  return sim.told
}
