import { useEffect, useMemo, useRef, useState } from 'react'
import type { BoardOption, BoardProps } from '../../types.ts'
import type { Space } from '../rules/state.ts'
import { anchorOf, gripOf, isIdle } from './hand.ts'
import type { Hand } from './Hits.tsx'
import { pointedAt } from './places.ts'

/** Several options on one space, and the element they belong to. */
export interface OpenMenu {
  readonly space: Space
  readonly element: Element
  readonly options: readonly BoardOption[]
}

/** What pointing at and choosing a space means, whatever the board looks like at that moment. */
export const useHand = (board: BoardProps, byHand: boolean) => {
  const [pointed, setPointed] = useState<Space>()
  const [menu, setMenu] = useState<OpenMenu>()
  const [walked, setWalked] = useState<Space>()
  const latest = useRef({ board, byHand })
  useEffect(() => {
    latest.current = { board, byHand }
  })
  const hand = useMemo<Hand>(
    () => ({
      choose: (space, element) => {
        const now = latest.current
        const { focus, letGo, menu: options, choose, open } = gripOf(now.board, space, now.byHand)
        setWalked(space)
        if (focus !== undefined || letGo) now.board.setSubject(focus)
        if (options) setMenu({ space, element, options })
        if (choose !== undefined) now.board.choose(choose)
        if (open !== undefined) now.board.open(open)
      },
      point: space => {
        const now = latest.current
        setPointed(space)
        now.board.point(
          space === undefined || isIdle(now.board, space) ? undefined : pointedAt(now.board, space, now.byHand),
        )
      },
      open: space => latest.current.board.open(anchorOf(latest.current.board, space)),
    }),
    [],
  )
  return { hand, pointed, menu, closeMenu: () => setMenu(undefined), walked, setWalked }
}
