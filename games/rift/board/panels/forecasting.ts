import type { BoardProps } from '../../../types.ts'
import { type Forecast, type ForecastStep, marchAhead } from '../../rules/march/march.query.ts'
import { faceOf, trayNamed } from '../../rules/march/trays.query.ts'
import { openOf, type OpenView } from '../read.ts'

/** Only while hordes are still to be met: afterwards there is nothing to foresee before the next cards. */
const isPlanning = ({ phase, trays }: OpenView) => (phase === 1 || phase === 2) && trays.length > 0

type Looking = Pick<BoardProps, 'view' | 'foreseen' | 'foresight'>

/** Where the forecast starts: after what is pointed at, else as things stand. */
const startOf = ({ view, foreseen }: Looking): BoardProps['view'] =>
  foreseen && isPlanning(openOf(foreseen)) ? foreseen : view

/** Phases 3 and 4 as they would go: after what is pointed at, else as things stand. */
export const forecastOf = (board: Looking): Forecast | undefined =>
  isPlanning(openOf(board.view)) ? marchAhead(startOf(board), board.foresight) : undefined

/** Crystals that the team would get but cannot keep (RIFT-RULING-55: those of escaped hordes come at the end). */
export const crystalsOver = (board: Looking, { destroyed, steps, crystals, lostBy }: Forecast): number => {
  if (lostBy !== undefined) return 0
  const start = openOf(startOf(board))
  const fallen = destroyed.reduce((sum, each) => sum + each.crystals, 0)
  const escaped = steps.reduce((sum, { tray: id, to }) => {
    const tray = to < 0 ? trayNamed(start, id) : undefined
    return sum + (tray ? faceOf(tray).crystals : 0)
  }, 0)
  return start.crystals + fallen + escaped - crystals
}

/** Trays whose turn does not come, because the game is lost before it. */
export const unreachedIn = ({ trays }: OpenView, { lostBy, destroyed, steps }: Forecast): number =>
  lostBy === undefined ? 0 : trays.filter(({ id }) => ![...destroyed, ...steps].some(({ tray }) => tray === id)).length

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
