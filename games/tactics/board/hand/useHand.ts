import { useGrid } from '@tabletome/boardkit'
import { useState } from 'react'
import type { BoardProps } from '../../../types.ts'
import type { Space } from '../../rules/state/shape.ts'
import { anchorOf, gripOf, isIdle } from './hand.ts'
import { pointedAt } from './places.ts'

/** What pointing at and choosing a space means. */
export const useHand = (board: BoardProps, byHand: boolean) => {
  const [pointed, setPointed] = useState<Space>()
  const grid = useGrid(({ setCursor, ask }) => ({
    choose: (space, element) => {
      const { focus, letGo, menu, choose, open } = gripOf(board, space, byHand)
      setCursor(space)
      if (focus !== undefined || letGo) board.setSubject(focus)
      if (menu) ask({ place: space, element, options: menu })
      if (choose !== undefined) board.choose(choose)
      // With a unit in focus a click means what it cannot do there: the note then says why.
      if (open !== undefined) board.look(isIdle(board, space) ? open : pointedAt(board, space, byHand))
    },
    point: space => {
      setPointed(space)
      board.point(space === undefined || isIdle(board, space) ? undefined : pointedAt(board, space, byHand))
    },
    open: space => board.open(anchorOf(board, space)),
  }))
  return { ...grid, pointed }
}
