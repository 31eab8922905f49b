import { useGrid } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import type { TrayId } from '../../content/ids.ts'
import { cardAt, gripOf, pointedAt } from './hand.ts'
import { usePicker } from '../pick.ts'
import { openOf } from '../read.ts'
import type { Placing } from './usePlacing.ts'

/** Of the soldiers that can be taken from a tray, the one after the one in hand. */
const nextSoldier = ({ pieces, piece }: Placing, tray: TrayId): string | undefined => {
  const keys = pieces.flatMap(({ key, from }) => (from?.tray === tray ? [key] : []))
  return keys[(keys.indexOf(piece?.key ?? '') + 1) % keys.length]
}

/** What pointing at and choosing a space means. */
export const useCellHand = (board: BoardProps, placing: Placing) => {
  const { pick, setPick } = usePicker()
  return useGrid(({ setCursor, ask }) => ({
    choose: (cell, element) => {
      const before = pick()
      const grip = gripOf(board, cell, before, placing.trays)
      setCursor(cell)
      if (grip.look) {
        const soldier = nextSoldier(placing, grip.look)
        if (placing.trays.includes(grip.look)) placing.look(grip.look)
        else if (soldier !== undefined) placing.take(soldier)
        else setPick({ tray: grip.look, at: undefined })
      }
      // A finger selects: its site is put in focus, and the second tap builds.
      if (grip.site !== undefined && before.touching && before.site !== grip.site) {
        setPick({ site: grip.site })
        board.setSubject(`site ${grip.site}`)
      }
      if (grip.menu) ask({ place: cell, element, options: grip.menu })
      if (grip.choose !== undefined) board.choose(grip.choose)
      // A finger cannot hover: its tap asks why nothing can be done here.
      else if (!grip.menu) board.point(pointedAt(board, cell, pick(), placing.trays))
      if (grip.open !== undefined) board.look(grip.open)
    },
    point: cell => {
      if (cell === undefined) return board.point(undefined)
      const { site } = gripOf(board, cell, pick(), placing.trays)
      if (site !== undefined) setPick({ site })
      board.point(pointedAt(board, cell, pick(), placing.trays))
    },
    open: cell => board.open(cardAt(openOf(board.view), cell)),
  }))
}
