import type { ReactNode } from 'react'
import { AnchorButton as OfferButton, useOffers } from '@tabletome/boardkit'
import type { BoardOption, BoardProps } from '../../../types.ts'
import { glyphs } from '../art/glyphs.ts'
import { factOf, nameOf, touchedBy } from '../read.ts'

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

/** What the kit needs to know of it. */
const offersAt = ({ board, anchors, label, onPoint }: AnchorProps) => {
  const options = optionsAt(board, anchors)
  const touched = touchedBy(factOf(board.fact))
  return {
    offers: {
      board,
      anchor: anchors[0],
      name: label ?? nameOf(board.text, board.view, anchors[0]),
      options,
      glyphs,
      wish: anchors.find(anchor => options.some(option => option.at.includes(anchor))) ?? anchors[0],
      onPoint,
    },
    isLit: anchors.some(anchor => board.lit.includes(anchor) || touched.includes(anchor)),
  }
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
  const { offers, isLit } = offersAt(props)
  const { handlers, list, isChosen, marks } = useOffers({ ...offers, onBoard: true })
  const { className = '', label, children, anchors, hit } = props
  const button = {
    className: 'hit',
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'aria-pressed': isChosen || undefined,
    'data-anchor': anchors[0],
    ...handlers,
  }
  return (
    <g className={`anchor ${className}${marks}${isLit ? ' is-lit' : ''}`}>
      <g aria-hidden="true" className="face">
        {children}
      </g>
      {'r' in hit ? <circle {...hit} {...button} /> : <rect {...hit} rx={10} {...button} />}
      {list}
    </g>
  )
}

/** The same in a panel. Without a label it is called by what is written on it. */
export const AnchorButton = (props: AnchorProps) => {
  const { offers, isLit } = offersAt(props)
  return (
    <OfferButton {...offers} isLit={isLit} className={`anchor ${props.className ?? ''}`} label={props.label}>
      {props.children}
    </OfferButton>
  )
}
