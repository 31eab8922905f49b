import { useAnchor } from '@tabletome/boardkit'
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../types.ts'
import { nameOf, optionsAt } from '../read.ts'

interface AnchorMarkProps {
  board: BoardProps
  anchor: string
  className: string
  transform: string
  /** Spoken after its name. */
  words: readonly string[]
  children: ReactNode
}

/** What the hand and the keys meet: the drawing itself is only to be seen. */
const HIT = { x: -42, y: -44, width: 84, height: 92, rx: 6 }

/** Something beside the spaces of the map that can be looked up, and chosen where an option belongs to it. */
export const AnchorMark = ({ board, anchor, className, transform, words, children }: AnchorMarkProps) => {
  const [option] = optionsAt(board, anchor)
  const handlers = useAnchor({
    choose: option ? () => board.choose(option.id) : undefined,
    point: pointed => board.point(pointed ? (option?.id ?? anchor) : undefined),
    open: () => board.open(anchor),
  })
  return (
    <g
      className={`mark-anchor ${className}${board.lit.includes(anchor) ? ' is-lit' : ''}${option ? ' is-can' : ''}`}
      transform={transform}
    >
      <g aria-hidden="true">{children}</g>
      <rect
        className="mark-hit"
        {...HIT}
        role="button"
        tabIndex={0}
        aria-label={[nameOf(board, anchor), ...words].filter(Boolean).join(', ')}
        data-anchor={anchor}
        {...handlers}
      />
    </g>
  )
}
