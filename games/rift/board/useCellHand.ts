import { useEffect, useMemo, useRef, useState } from 'react'
import type { BoardOption, BoardProps } from '../../types.ts'
import type { TrayId } from '../content/ids.ts'
import type { Cell } from '../rules/state.ts'
import { cardAt, gripOf, pointedAt } from './hand.ts'
import type { CellHand } from './Hits.tsx'
import { holdNow, isTouching, setHold } from './hold.ts'
import { openOf } from './read.ts'
import type { Placing } from './usePlacing.ts'

interface OpenMenu {
  readonly element: Element
  readonly options: readonly BoardOption[]
  readonly label: string
}

/** Of the soldiers that can be taken from a tray, the one after the one in hand. */
const nextSoldier = ({ pieces, piece }: Placing, tray: TrayId): string | undefined => {
  const keys = pieces.flatMap(({ key, from }) => (from?.tray === tray ? [key] : []))
  return keys[(keys.indexOf(piece?.key ?? '') + 1) % keys.length]
}

/** What pointing at and choosing a space means, whatever the board looks like at that moment. */
export const useCellHand = (board: BoardProps, placing: Placing) => {
  const [menu, setMenu] = useState<OpenMenu>()
  const [cursor, setCursor] = useState<Cell>()
  const latest = useRef({ board, placing })
  useEffect(() => {
    latest.current = { board, placing }
  })
  const hand = useMemo<CellHand>(
    () => ({
      choose: (cell, element) => {
        const { board: now, placing: pieces } = latest.current
        const before = holdNow()
        const grip = gripOf(now, cell, before, pieces.trays)
        setCursor(cell)
        if (grip.look) {
          const soldier = nextSoldier(pieces, grip.look)
          if (pieces.trays.includes(grip.look)) pieces.look(grip.look)
          else if (soldier !== undefined) pieces.take(soldier)
          else setHold({ tray: grip.look, at: undefined })
        }
        // A finger selects: its site is put in focus, and the second tap builds.
        if (grip.site !== undefined && isTouching() && before.site !== grip.site) {
          setHold({ site: grip.site })
          now.setSubject(`site ${grip.site}`)
        }
        if (grip.menu) setMenu({ element, options: grip.menu, label: element.getAttribute('aria-label') ?? '' })
        if (grip.choose !== undefined) now.choose(grip.choose)
        // A finger cannot hover: its tap asks why nothing can be done here.
        else if (!grip.menu) now.point(pointedAt(now, cell, holdNow(), pieces.trays))
        if (grip.open !== undefined) now.open(grip.open)
      },
      point: cell => {
        const { board: now, placing: pieces } = latest.current
        if (cell === undefined) return now.point(undefined)
        const { site } = gripOf(now, cell, holdNow(), pieces.trays)
        if (site !== undefined) setHold({ site })
        now.point(pointedAt(now, cell, holdNow(), pieces.trays))
      },
      open: cell => latest.current.board.open(cardAt(openOf(latest.current.board.view), cell)),
    }),
    [],
  )
  return { hand, menu, closeMenu: () => setMenu(undefined), cursor, setCursor }
}
