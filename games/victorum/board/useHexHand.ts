import { useEffect, useMemo, useRef, useState } from 'react'
import type { BoardOption, BoardProps } from '../../types.ts'
import { unitAt } from '../knowledge/units.ts'
import type { Hex } from '../rules/state.ts'
import { startDrag } from './drag.ts'
import { anchorAt, begins, focusOf, gripOf, wishAt } from './hand.ts'
import type { HexHand } from './Hits.tsx'
import { pickUp, usePicker } from './pick.ts'
import { openOf } from './read.ts'

interface OpenMenu {
  readonly element: Element
  readonly options: readonly BoardOption[]
  readonly label: string
}

/** What pointing at and choosing a hex means, whatever the board looks like at that moment. */
export const useHexHand = (board: BoardProps) => {
  const [menu, setMenu] = useState<OpenMenu>()
  const [cursor, setCursor] = useState<Hex>()
  const picker = usePicker()
  const latest = useRef(board)
  useEffect(() => {
    latest.current = board
  })
  const hand = useMemo<HexHand>(() => {
    const { pick, setPick } = picker
    const acts: HexHand = {
      choose: (hex, element) => {
        const now = latest.current
        const focus = focusOf(now, pick().picked)
        const grip = gripOf(now, hex, focus)
        setCursor(hex)
        setPick({ unit: grip.look })
        if (grip.focus !== undefined) pickUp(picker, now, grip.focus)
        if (grip.letGo) pickUp(picker, now, undefined)
        if (grip.menu) setMenu({ element, options: grip.menu, label: element.getAttribute('aria-label') ?? '' })
        if (grip.choose !== undefined) now.choose(grip.choose)
        // A finger cannot hover: its tap asks why nothing can be done here.
        else if (!grip.focus && !grip.menu) now.point(wishAt(now, hex, focus))
      },
      point: hex => {
        const now = latest.current
        setPick({ over: hex === undefined ? undefined : unitAt(openOf(now.view), hex)?.id })
        now.point(hex === undefined ? undefined : wishAt(now, hex, focusOf(now, pick().picked)))
      },
      open: hex => latest.current.open(anchorAt(latest.current.view, hex)),
      grab: (hex, event) => {
        const anchor = anchorAt(latest.current.view, hex)
        if (!begins(latest.current.options, anchor)) return
        // The arena stays where it is while a piece is dragged over it.
        event.stopPropagation()
        startDrag(
          event,
          { take: () => pickUp(picker, latest.current, anchor), over: acts.point, drop: acts.choose },
          hex,
        )
      },
    }
    return acts
  }, [picker])
  return { hand, menu, closeMenu: () => setMenu(undefined), cursor, setCursor }
}
