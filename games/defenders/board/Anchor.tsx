import { type ReactNode, useState } from 'react'
import { useAnchor } from '@tabletome/boardkit'
import { Choices } from '../../board/Choices.tsx'
import type { BoardOption, BoardProps } from '../../types.ts'
import { glyphs } from './glyphs.ts'
import { factOf, nameOf, touchedBy } from './read.ts'

/** The options that belong to any of these anchors. */
export const optionsAt = ({ options }: Pick<BoardProps, 'options'>, anchors: readonly string[]) =>
  options.filter(option => option.at.some(anchor => anchors.includes(anchor)))

export const isSelected = ({ selected }: Pick<BoardProps, 'selected'>, options: readonly BoardOption[]) =>
  selected !== undefined && options.some(option => option.id === selected)

interface AnchorProps {
  board: BoardProps
  /** What it stands for; the first is what is opened and asked about. */
  anchors: readonly [string, ...string[]]
  /** What is spoken where nothing is written on it. */
  label?: string
  className?: string
  children: ReactNode
  onPoint?: (pointed: boolean) => void
}

const useBoardAnchor = ({ board, anchors, onPoint }: AnchorProps) => {
  const [menu, setMenu] = useState<Element>()
  const options = optionsAt(board, anchors)
  const [first] = options
  const main = anchors.find(anchor => options.some(option => option.at.includes(anchor))) ?? anchors[0]
  const handlers = useAnchor({
    choose: first ? element => (options.length > 1 ? setMenu(element) : board.choose(first.id)) : undefined,
    point: pointed => {
      board.point(pointed ? main : undefined)
      onPoint?.(pointed)
    },
    open: () => board.open(anchors[0]),
  })
  const state = isSelected(board, options) ? ' is-selected' : first ? ' is-can' : ''
  const touched = touchedBy(factOf(board.fact))
  const lit = anchors.some(anchor => board.lit.includes(anchor) || touched.includes(anchor)) ? ' is-lit' : ''
  return { handlers, options, menu, closeMenu: () => setMenu(undefined), marks: state + lit }
}

/** The place that catches pointer and focus, in the drawing's own units: a leaf is a rectangle, a piece a disc. */
export type Hit = { x: number; y: number; width: number; height: number } | { cx: number; cy: number; r: number }

interface AnchorGroupProps extends AnchorProps {
  label: string
  hit: Hit
}

/**
 * Something in the drawing that can be pointed at, chosen or looked up. What is drawn stays silent: the hit area above it
 * is the button and speaks in whole sentences.
 */
export const AnchorGroup = (props: AnchorGroupProps) => {
  const { handlers, options, menu, closeMenu, marks } = useBoardAnchor(props)
  const { className = '', label, children, board, anchors, hit } = props
  const button = {
    className: 'hit',
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'data-anchor': anchors[0],
    ...(marks.includes('is-selected') ? { 'aria-pressed': true } : {}),
    ...handlers,
  }
  return (
    <g className={`anchor ${className}${marks}`}>
      <g aria-hidden="true" className="face">
        {children}
      </g>
      {'r' in hit ? <circle {...hit} {...button} /> : <rect {...hit} rx={10} {...button} />}
      {menu ? (
        <Choices board={board} glyphs={glyphs} options={options} at={menu} label={label} onClose={closeMenu} />
      ) : undefined}
    </g>
  )
}

/** The same in a panel. Without a label it is called by what is written on it. */
export const AnchorButton = (props: AnchorProps) => {
  const { handlers, options, menu, closeMenu, marks } = useBoardAnchor(props)
  const { className = '', label, children, board, anchors } = props
  const name = label ?? nameOf(board.text, board.view, anchors[0])
  return (
    <>
      <button
        type="button"
        className={`anchor ${className}${marks}`}
        data-anchor={anchors[0]}
        {...(label ? { 'aria-label': label } : {})}
        {...(marks.includes('is-selected') ? { 'aria-pressed': true } : {})}
        {...handlers}
      >
        {children}
      </button>
      {menu ? (
        <Choices board={board} glyphs={glyphs} options={options} at={menu} label={name} onClose={closeMenu} />
      ) : undefined}
    </>
  )
}
