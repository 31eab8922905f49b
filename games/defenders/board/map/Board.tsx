import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { PanZoom, type PanZoomHandle } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import type { PlaceId, RegionId } from '../../rules/state/shape.ts'
import { AnchorGroup, optionsAt } from './Anchor.tsx'
import { anchorsOf, faceOf } from '../faces.ts'
import { Land } from './Land.tsx'
import { Overlay } from './Overlay.tsx'
import { Pieces } from './Pieces.tsx'
import { RegionLeaf } from './RegionLeaf.tsx'
import { viewOf } from '../read.ts'
import { SmallLeaf } from './SmallLeaf.tsx'
import { LEAF, leafOf, placesInReadingOrder, spotOf, VIEW } from './slots.ts'
import { say } from '../words.ts'

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const middleOf = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [(left + right) / 2, (top + bottom) / 2] as const
}

/** Arrow keys go to the nearest leaf, or piece, in that direction; what lies far to the side counts double. */
const walkFocus = (event: KeyboardEvent<Element>) => {
  const direction = DIRECTIONS[event.key]
  const from = document.activeElement
  if (!direction || event.shiftKey || !from?.matches('.hit')) return
  const [x, y] = middleOf(from)
  const [dx, dy] = direction
  let best: { element: SVGElement; far: number } | undefined
  const kind = from.matches('.piece > .hit') ? '.piece > .hit' : '.leaf-anchor > .hit'
  for (const element of event.currentTarget.querySelectorAll<SVGElement>(kind)) {
    const [toX, toY] = middleOf(element)
    const ahead = (toX - x) * dx + (toY - y) * dy
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx)
    if (element === from || ahead <= 4) continue
    const far = ahead + aside * 2
    if (!best || far < best.far) best = { element, far }
  }
  if (!best) return
  event.preventDefault()
  best.element.focus()
}

/** The map table: seven leaves, roads where they touch, and everybody on it. */
export const Board = (board: BoardProps) => {
  const { view, text, names, compact } = board
  const { open } = viewOf(view)
  const [pointed, setPointed] = useState<RegionId>()
  const viewport = useRef<PanZoomHandle>(null)
  const labels = useMemo(
    () => new Map(text.describe(view, names).map(({ anchor, text: words }) => [anchor, words])),
    [view, text, names],
  )
  useEffect(() => viewport.current?.whole(), [compact])
  const Leaf = compact ? SmallLeaf : RegionLeaf
  const leafAt = (place: PlaceId) => {
    const { x, y } = leafOf(spotOf(open, place))
    return (
      <g key={place} transform={`translate(${x} ${y})`}>
        <AnchorGroup
          board={board}
          anchors={anchorsOf(open, place)}
          label={labels.get(`place ${place}`) ?? ''}
          className={optionsAt(board, [`place ${place}`]).length > 0 ? 'leaf-anchor' : 'leaf-anchor unframed'}
          hit={{ x: -4, y: -4, width: LEAF.width + 8, height: LEAF.height + 8 }}
          onPoint={on => setPointed(on && place !== 'capital' ? place : undefined)}
        >
          <Leaf {...faceOf(board, place)} />
        </AnchorGroup>
      </g>
    )
  }
  return (
    <PanZoom world={VIEW} className="defenders board" label={say(text, 'map')} handle={viewport} ground={<Land />}>
      <g onKeyDown={walkFocus}>
        {placesInReadingOrder(open).map(leafAt)}
        <Pieces board={board} labels={labels} />
        <Overlay board={board} pointed={pointed} />
      </g>
    </PanZoom>
  )
}
