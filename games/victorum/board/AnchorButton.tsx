import { useAnchor } from '@tabletome/boardkit'
import { type PointerEvent, type ReactNode, useState } from 'react'
import type { BoardOption, BoardProps } from '../../types.ts'
import { Choices } from '../../board/Choices.tsx'
import type { Hex } from '../rules/state.ts'
import { startDrag } from './drag.ts'
import { glyphs } from './glyphs.ts'
import { focusOf, gripOfPiece, optionsOn } from './hand.ts'
import { pickUp, usePick, usePicker } from './pick.ts'
import { nameOf, optionsAt } from './read.ts'

interface AnchorButtonProps {
  board: BoardProps
  anchor: string
  className?: string
  /** What is spoken where nothing is written on it. */
  label?: string
  /** It is only looked up, never chosen. */
  still?: boolean
  children: ReactNode
}

/** Something in a panel that can be pointed at, picked up, chosen or looked up. */
export const AnchorButton = ({ board, anchor, className = '', label, still = false, children }: AnchorButtonProps) => {
  const [menu, setMenu] = useState<{ at: Element; options: readonly BoardOption[] }>()
  const { picked } = usePick()
  const picker = usePicker()
  const focus = focusOf(board, picked)
  const offered = still ? [] : optionsAt(board, anchor)
  const grip = still ? undefined : gripOfPiece(board, anchor, focus)
  const press = (element: Element) => {
    if (grip?.focus !== undefined) pickUp(picker, board, grip.focus)
    if (grip?.letGo) pickUp(picker, board, undefined)
    if (grip?.menu) setMenu({ at: element, options: grip.menu })
    if (grip?.choose !== undefined) board.choose(grip.choose)
  }
  const [first] = offered
  const handlers = useAnchor({
    choose: grip ? press : undefined,
    point: pointed => board.point(pointed ? (offered.length === 1 && first ? first.id : anchor) : undefined),
    open: () => board.open(anchor),
  })
  /** To a hex of the arena, or a unit that stands there. */
  const grab = (event: PointerEvent) => {
    const goalAt = (hex: Hex) => optionsOn(board, hex, anchor).find(({ at }) => at.includes(anchor))?.id
    startDrag(event, {
      take: () => pickUp(picker, board, anchor),
      over: hex => board.point(hex === undefined ? undefined : goalAt(hex)),
      drop: hex => {
        const goal = goalAt(hex)
        if (goal !== undefined) board.choose(goal)
      },
    })
  }
  const isLoose = grip?.focus !== undefined
  const isChosen = board.selected !== undefined && offered.some(({ id }) => id === board.selected)
  const marks = isChosen || (focus === anchor && first) ? ' is-selected' : first ? ' is-can' : ''
  return (
    <>
      <button
        type="button"
        className={`vic-anchor ${className}${marks}${isLoose ? ' is-loose' : ''}${board.lit.includes(anchor) ? ' is-lit' : ''}`}
        data-anchor={anchor}
        {...(label ? { 'aria-label': label } : {})}
        {...(isChosen || (focus === anchor && first) ? { 'aria-pressed': true } : {})}
        {...handlers}
        onPointerDown={event => {
          handlers.onPointerDown(event)
          if (isLoose) grab(event)
        }}
      >
        {children}
      </button>
      {menu ? (
        <Choices
          glyphs={glyphs}
          board={board}
          options={menu.options}
          at={menu.at}
          label={label ?? nameOf(board, anchor)}
          onClose={() => setMenu(undefined)}
        />
      ) : undefined}
    </>
  )
}
