import { useAnchor } from '@tabletome/boardkit'
import { type ReactNode, useState } from 'react'
import type { BoardOption, BoardProps } from '../../types.ts'
import { Choices } from '../../board/Choices.tsx'
import { glyphs } from './glyphs.ts'
import { nameOf, optionsAt } from './read.ts'

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
  children: ReactNode
}

/** Something in a panel that can be pointed at, chosen or looked up. */
export const AnchorButton = ({ board, anchor, className = '', options, wish, label, children }: AnchorButtonProps) => {
  const [menu, setMenu] = useState<Element>()
  const offered = options ?? optionsAt(board, anchor)
  const [first] = offered
  const chosen = board.selected !== undefined && offered.some(({ id }) => id === board.selected)
  const handlers = useAnchor({
    choose: first ? element => (offered.length > 1 ? setMenu(element) : board.choose(first.id)) : undefined,
    point: pointed => board.point(pointed ? (offered.length === 1 && first ? first.id : (wish ?? anchor)) : undefined),
    open: () => board.open(anchor),
  })
  const marks = chosen ? ' is-selected' : first ? ' is-can' : ''
  return (
    <>
      <button
        type="button"
        className={`anchor ${className}${marks}${board.lit.includes(anchor) ? ' is-lit' : ''}`}
        data-anchor={anchor}
        {...(label ? { 'aria-label': label } : {})}
        {...(chosen ? { 'aria-pressed': true } : {})}
        {...handlers}
      >
        {children}
      </button>
      {menu ? (
        <Choices
          glyphs={glyphs}
          board={board}
          options={offered}
          at={menu}
          label={label ?? nameOf(board, anchor)}
          onClose={() => setMenu(undefined)}
        />
      ) : undefined}
    </>
  )
}
