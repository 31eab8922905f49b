import { type ReactNode, useState } from 'react'
import { useAnchor } from '@tabletome/boardkit'
import type { BoardProps } from '../../types.ts'
import { Choices } from '../../board/Choices.tsx'
import { glyphs } from './glyphs.ts'
import { canFocus, optionsAt, pointedIn } from './places.ts'
import { nameOf, openOf, unitOfAnchor } from './read.ts'

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
  const [menu, setMenu] = useState<Element>()
  const unit = unitOfAnchor(openOf(board.view), anchor)
  const focusable = canFocus(board, unit)
  const options = focusable ? [] : optionsAt(board, anchor)
  const [first] = options
  const chosen = board.selected !== undefined && options.some(({ id }) => id === board.selected)
  const handlers = useAnchor({
    choose: focusable
      ? () => board.setSubject(board.subject === anchor ? undefined : anchor)
      : first
        ? element => (options.length > 1 ? setMenu(element) : board.choose(first.id))
        : undefined,
    point: pointed => board.point(pointed ? pointedIn(board, anchor) : undefined),
    open: () => board.open(anchor),
  })
  const marks = chosen || board.subject === anchor ? ' is-selected' : first ? ' is-can' : ''
  const lit = board.lit.includes(anchor) ? ' is-lit' : ''
  return (
    <>
      <button
        type="button"
        className={`anchor ${className}${marks}${lit}`}
        data-anchor={anchor}
        {...(label ? { 'aria-label': label } : {})}
        {...(marks === ' is-selected' ? { 'aria-pressed': true } : {})}
        {...handlers}
      >
        {children}
      </button>
      {menu ? (
        <Choices
          glyphs={glyphs}
          byName
          board={board}
          options={options}
          at={menu}
          label={label ?? nameOf(board.text, board.view, anchor)}
          onClose={() => setMenu(undefined)}
        />
      ) : undefined}
    </>
  )
}
