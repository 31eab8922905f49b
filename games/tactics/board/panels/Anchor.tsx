import { AnchorButton as OfferButton } from '@tabletome/boardkit'
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../types.ts'
import { glyphs } from '../art/glyphs.ts'
import { canFocus, optionsAt, pointedIn } from '../hand/places.ts'
import { nameOf, openOf, unitOfAnchor } from '../read.ts'

interface AnchorButtonProps {
  board: BoardProps
  anchor: string
  className?: string
  /** What is spoken where nothing is written on it. */
  label?: string
  children: ReactNode
}

/** Something in a panel that can be pointed at, chosen or looked up. One's own unit is put in focus instead. */
export const AnchorButton = ({ board, anchor, className = '', label, children }: AnchorButtonProps) => {
  const isFocusable = canFocus(board, unitOfAnchor(openOf(board.view), anchor))
  const isFocused = board.subject === anchor
  return (
    <OfferButton
      board={board}
      anchor={anchor}
      name={label ?? nameOf(board.text, board.view, anchor)}
      options={isFocusable ? [] : optionsAt(board, anchor)}
      glyphs={glyphs}
      wish={pointedIn(board, anchor)}
      press={isFocusable ? () => board.setSubject(isFocused ? undefined : anchor) : undefined}
      focused={isFocused}
      byName
      className={`anchor ${className}`}
      label={label}
    >
      {children}
    </OfferButton>
  )
}
