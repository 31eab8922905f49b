import { AnchorButton as OfferButton } from '@tabletome/boardkit'
import type { PointerEvent, ReactNode } from 'react'
import type { BoardOption, BoardProps } from '../../../types.ts'
import type { Hex } from '../../rules/state/shape.ts'
import { useHexDrag } from './drag.ts'
import { glyphs } from '../art/glyphs.ts'
import { focusOf, gripOfPiece, optionsOn } from './hand.ts'
import { pickUp, usePick, usePicker } from './pick.ts'
import { nameOf, optionsAt } from '../read.ts'

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
  const { picked } = usePick()
  const picker = usePicker()
  const startDrag = useHexDrag()
  const focus = focusOf(board, picked)
  const offered = still ? [] : optionsAt(board, anchor)
  const grip = still ? undefined : gripOfPiece(board, anchor, focus)
  const press = (ask: (options: readonly BoardOption[]) => void) => {
    if (grip?.focus !== undefined) pickUp(picker, board, grip.focus)
    if (grip?.letGo) pickUp(picker, board, undefined)
    if (grip?.menu) ask(grip.menu)
    if (grip?.choose !== undefined) board.choose(grip.choose)
  }
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
  return (
    <OfferButton
      board={board}
      anchor={anchor}
      name={label ?? nameOf(board, anchor)}
      options={offered}
      glyphs={glyphs}
      press={grip && press}
      focused={focus === anchor && offered.length > 0}
      className={`vic-anchor ${className}${isLoose ? ' is-loose' : ''}`}
      label={label}
      grab={isLoose ? grab : undefined}
    >
      {children}
    </OfferButton>
  )
}
