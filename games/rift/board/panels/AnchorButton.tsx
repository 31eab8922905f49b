import { AnchorButton as OfferButton } from '@tabletome/boardkit'
import type { PointerEvent, ReactNode } from 'react'
import type { BoardOption, BoardProps } from '../../../types.ts'
import { glyphs } from '../art/glyphs.ts'
import { nameOf, optionsAt } from '../read.ts'

interface AnchorButtonProps {
  board: BoardProps
  anchor: string
  className?: string
  /** What it offers, if not everything that belongs to its anchor. */
  options?: readonly BoardOption[]
  /** What is asked about where it offers nothing, so that the reason is told. */
  wish?: string
  /** What is spoken where nothing is written on it. */
  label?: string
  /** A press that may become a drag. */
  grab?: (event: PointerEvent) => void
  children: ReactNode
}

/** Something in a panel that can be pointed at, chosen or looked up. */
export const AnchorButton = (props: AnchorButtonProps) => {
  const { board, anchor, className = '', options, wish, label, grab, children } = props
  const offered = options ?? optionsAt(board, anchor)
  return (
    <OfferButton
      board={board}
      anchor={anchor}
      name={label ?? nameOf(board, anchor)}
      options={offered}
      glyphs={glyphs}
      wish={offered.length === 1 ? undefined : wish}
      className={`anchor ${className}`}
      label={label}
      {...(grab ? { grab } : {})}
    >
      {children}
    </OfferButton>
  )
}
