import { useEffect, useMemo, useRef, useState } from 'react'
import type { BoardOption, BoardProps } from '../../types.ts'
import type { Hex } from '../rules/state.ts'
import { pickUp } from './AnchorButton.tsx'
import { anchorAt, focusOf, gripOf, wishAt } from './hand.ts'
import type { HexHand } from './Hits.tsx'
import { holdNow, setHold } from './hold.ts'

interface OpenMenu {
  readonly element: Element
  readonly options: readonly BoardOption[]
  readonly label: string
}

/** What pointing at and choosing a hex means, whatever the board looks like at that moment. */
export const useHexHand = (board: BoardProps) => {
  const [menu, setMenu] = useState<OpenMenu>()
  const [cursor, setCursor] = useState<Hex>()
  const latest = useRef(board)
  useEffect(() => {
    latest.current = board
  })
  const hand = useMemo<HexHand>(
    () => ({
      choose: (hex, element) => {
        const now = latest.current
        const grip = gripOf(now, hex, focusOf(now, holdNow().picked))
        setCursor(hex)
        setHold({ unit: grip.look })
        if (grip.focus !== undefined) pickUp(now, grip.focus)
        if (grip.letGo) pickUp(now, undefined)
        if (grip.menu) setMenu({ element, options: grip.menu, label: element.getAttribute('aria-label') ?? '' })
        if (grip.choose !== undefined) now.choose(grip.choose)
      },
      point: hex => {
        const now = latest.current
        now.point(hex === undefined ? undefined : wishAt(now, hex, focusOf(now, holdNow().picked)))
      },
      open: hex => latest.current.open(anchorAt(latest.current.view, hex)),
    }),
    [],
  )
  return { hand, menu, closeMenu: () => setMenu(undefined), cursor, setCursor }
}
