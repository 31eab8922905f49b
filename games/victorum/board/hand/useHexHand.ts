import { useGrid } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { unitAt } from '../../rules/units/units.query.ts'
import { useHexDrag } from './drag.ts'
import { anchorAt, begins, focusOf, gripOf, wishAt } from './hand.ts'
import { pickUp, usePicker } from './pick.ts'
import { openOf } from '../read.ts'

/** What pointing at and choosing a hex means. */
export const useHexHand = (board: BoardProps) => {
  const picker = usePicker()
  const startDrag = useHexDrag()
  const { pick, setPick } = picker
  return useGrid(({ setCursor, ask }) => ({
    choose: (hex, element) => {
      const focus = focusOf(board, pick().picked)
      const grip = gripOf(board, hex, focus)
      setCursor(hex)
      setPick({ unit: grip.look })
      if (grip.focus !== undefined) pickUp(picker, board, grip.focus)
      if (grip.letGo) pickUp(picker, board, undefined)
      if (grip.menu) ask({ place: hex, element, options: grip.menu })
      if (grip.choose !== undefined) board.choose(grip.choose)
      // A finger cannot hover: its tap asks why nothing can be done here.
      else if (!grip.focus && !grip.menu) board.point(wishAt(board, hex, focus))
    },
    point: hex => {
      setPick({ over: hex === undefined ? undefined : unitAt(openOf(board.view), hex)?.id })
      board.point(hex === undefined ? undefined : wishAt(board, hex, focusOf(board, pick().picked)))
    },
    open: hex => board.open(anchorAt(board.view, hex)),
    grab: (hex, event, later) => {
      const anchor = anchorAt(board.view, hex)
      if (!begins(board.options, anchor)) return
      // The arena stays where it is while a piece is dragged over it.
      event.stopPropagation()
      startDrag(event, { take: () => pickUp(picker, board, anchor), over: later.point, drop: later.choose }, hex)
    },
  }))
}
