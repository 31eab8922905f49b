import { type PointerEvent, type ReactNode, useState } from 'react'
import { useAnchor } from './anchor.ts'
import type { Asking, Offered, Waiting } from './asking.ts'
import { Choices } from './Choices.tsx'

interface OffersProps<V extends Waiting, N> {
  board: Asking<V, N>
  /** What it stands for: looked up, and asked about. */
  anchor: string
  /** How the list of its options is called. */
  name: string
  options: readonly Offered[]
  glyphs: Readonly<Record<string, string>>
  /** What is asked about while it is pointed at, if not its only option or else itself. */
  wish?: string
  /** What a press does, if not to choose; it may ask which of several is meant. */
  press?: (ask: (options: readonly Offered[]) => void) => void
  /** It is in focus. */
  focused?: boolean
  byName?: boolean
  /** It lies on the board: a press that chooses nothing says why, instead of opening its card. */
  onBoard?: boolean
  onPoint?: (pointed: boolean) => void
}

/** Something on a board that can be pointed at, chosen or looked up; where it offers several options they stand in a list. */
export const useOffers = <V extends Waiting, N>(props: OffersProps<V, N>) => {
  const { board, anchor, name, options, glyphs, press, focused = false, byName, onBoard = false, onPoint } = props
  const [menu, setMenu] = useState<{ at: Element; options: readonly Offered[] }>()
  const [first, ...others] = options
  const { wish = first && others.length === 0 ? first.id : anchor } = props
  const pick = (element: Element) => {
    const ask = (several: readonly Offered[]) => setMenu({ at: element, options: several })
    if (press) press(ask)
    else if (others.length > 0) ask(options)
    else if (first) board.choose(first.id)
  }
  const handlers = useAnchor({
    choose: press || first ? pick : undefined,
    point: pointed => {
      board.point(pointed ? wish : undefined)
      onPoint?.(pointed)
    },
    open: () => board.open(anchor),
    look: onBoard ? () => board.look(anchor) : undefined,
  })
  const isChosen = focused || (board.selected !== undefined && options.some(({ id }) => id === board.selected))
  const list = menu ? (
    <Choices
      board={board}
      glyphs={glyphs}
      options={menu.options}
      at={menu.at}
      label={name}
      byName={byName}
      onClose={() => setMenu(undefined)}
    />
  ) : undefined
  return { handlers, list, isChosen, marks: isChosen ? ' is-selected' : first ? ' is-can' : '' }
}

interface AnchorButtonProps<V extends Waiting, N> extends OffersProps<V, N> {
  className: string
  /** What is spoken where nothing is written on it. */
  label?: string
  isLit?: boolean
  /** A press that may become a drag. */
  grab?: (event: PointerEvent) => void
  children: ReactNode
}

/** The same as a button in a panel. */
export const AnchorButton = <V extends Waiting, N>(props: AnchorButtonProps<V, N>) => {
  const { board, anchor, className, label, grab, children, isLit = board.lit.includes(anchor) } = props
  const { handlers, list, isChosen, marks } = useOffers(props)
  return (
    <>
      <button
        type="button"
        className={`${className}${marks}${isLit ? ' is-lit' : ''}`}
        data-anchor={anchor}
        aria-label={label || undefined}
        aria-pressed={isChosen || undefined}
        {...handlers}
        onPointerDown={event => {
          handlers.onPointerDown(event)
          grab?.(event)
        }}
      >
        {children}
      </button>
      {list}
    </>
  )
}
