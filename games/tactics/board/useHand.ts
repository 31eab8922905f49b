import { useEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../types.ts'
import { spaceName } from '../knowledge/spaces.ts'
import { unitAt } from '../knowledge/units.ts'
import type { Space } from '../rules/state.ts'
import type { Hand } from './Hits.tsx'
import { canFocus, optionsOn, pointedAt } from './places.ts'
import { openOf } from './read.ts'

/** Several options on one space, and the element they belong to. */
export interface OpenMenu {
  readonly space: Space
  readonly element: Element
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
  const hand = useMemo<Hand>(() => {
    const anchorOf = (space: Space) => {
      const unit = unitAt(openOf(latest.current.board.view), space)
      return unit ? `unit ${unit}` : `space ${spaceName(space)}`
    }
    return {
      choose: (space, element) => {
        const now = latest.current
        const options = optionsOn(now.board, space, now.byHand)
        const own = canFocus(now.board, unitAt(openOf(now.board.view), space))
        const anchor = anchorOf(space)
        const [first] = options
        setWalked(space)
        if (own && !first) now.board.setSubject(now.board.subject === anchor ? undefined : anchor)
        else if (options.length > 1 || (own && first)) setMenu({ space, element })
        else if (first) now.board.choose(first.id)
        else now.board.open(anchor)
      },
      point: space => {
        const now = latest.current
        setPointed(space)
        now.board.point(space === undefined ? undefined : pointedAt(now.board, space, now.byHand))
      },
      open: space => latest.current.board.open(anchorOf(space)),
    }
  }, [])
  return { hand, pointed, menu, closeMenu: () => setMenu(undefined), walked, setWalked }
}
