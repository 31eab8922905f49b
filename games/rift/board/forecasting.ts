import type { BoardProps } from '../../types.ts'
import { type Forecast, forecast, type ForecastStep } from '../knowledge/forecast.ts'
import { openOf, type OpenView } from './read.ts'

/** Only while hordes are still to be met: afterwards there is nothing to foresee before the next cards. */
const isPlanning = ({ phase, trays }: OpenView) => (phase === 1 || phase === 2) && trays.length > 0

const made = new WeakMap<OpenView, Forecast>()
const forecastOnce = (open: OpenView): Forecast => {
  let known = made.get(open)
  if (!known) {
    known = forecast(open)
    made.set(open, known)
  }
  return known
}

/** Phases 3 and 4 as they would go: after what is pointed at, else as things stand. */
export const forecastOf = (board: Pick<BoardProps, 'view' | 'foreseen'>): Forecast | undefined => {
  const then = board.foreseen ? openOf(board.foreseen) : undefined
  const open = openOf(board.view)
  if (!isPlanning(open)) return undefined
  return forecastOnce(then && isPlanning(then) ? then : open)
}

export interface ForecastSum {
  readonly destroyed: number
  readonly escapes: readonly ForecastStep[]
  readonly lost: number
  readonly healed: number
}
export const sumOf = ({ destroyed, steps }: Forecast): ForecastSum => {
  const escapes = steps.filter(({ to }) => to < 0)
  return {
    destroyed: destroyed.length,
    escapes,
    lost: escapes.reduce((sum, { lost }) => sum + lost, 0),
    healed: steps.filter(({ healed }) => healed > 0).length,
  }
}
