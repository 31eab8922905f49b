import { useLayoutEffect, useRef, useState } from 'react'
import { useTable } from '../context.ts'
import { useHinting } from './useHint.ts'

interface Mark {
  readonly rank: number
  readonly from?: Spot
  readonly to: Spot
}
interface Spot {
  readonly x: number
  readonly y: number
}
/** How often the drawing is looked at: it may be moved or come nearer while the hint is open. */
const LOOK = 250

const middleOf = (field: HTMLElement, anchor: string | undefined): Spot | undefined => {
  if (anchor === undefined) return undefined
  const box = field.getBoundingClientRect()
  const zoom = box.width / field.offsetWidth || 1
  for (const place of field.querySelectorAll<HTMLElement>('[data-anchor]')) {
    if (place.dataset['anchor'] !== anchor) continue
    const { left, top, width, height } = place.getBoundingClientRect()
    const [x, y] = [(left + width / 2 - box.left) / zoom, (top + height / 2 - box.top) / zoom]
    if (width > 0 && x >= 0 && y >= 0 && x <= field.offsetWidth && y <= field.offsetHeight) return { x, y }
  }
  return undefined
}

/** A bow that leaves the straight line a little, so that two of them can be told apart. */
const bowOf = ({ x, y }: Spot, to: Spot): string => {
  const [dx, dy] = [to.x - x, to.y - y]
  return `M${x} ${y}Q${x + dx / 2 - dy / 6} ${y + dy / 2 + dx / 6} ${to.x} ${to.y}`
}

/** On the board: an arrow and the rank for every advised option that has a place there. */
export const Arrows = () => {
  const { panel } = useTable()
  const hinting = useHinting()
  const layer = useRef<SVGSVGElement>(null)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const { hint } = hinting
  const advised = panel.all.flatMap(item => {
    const told = hinting.of(item)
    return told ? [{ rank: told.rank, at: item.at, subject: item.text.subject }] : []
  })
  const key = JSON.stringify(advised)
  useLayoutEffect(() => {
    if (!hint) return setMarks([])
    const look = () => {
      const field = layer.current?.closest<HTMLElement>('.board-field')
      if (!field) return
      const found = (JSON.parse(key) as typeof advised).flatMap(({ rank, at, subject }): Mark[] => {
        const from = middleOf(field, subject)
        const to = at.toReversed().flatMap(anchor => middleOf(field, anchor) ?? [])[0] ?? from
        if (!to) return []
        return [{ rank, to, ...(from && Math.hypot(from.x - to.x, from.y - to.y) > 30 ? { from } : {}) }]
      })
      setMarks(before => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
    }
    look()
    const timer = setInterval(look, LOOK)
    return () => clearInterval(timer)
  }, [hint, key])
  return (
    <svg ref={layer} className="hint-arrows" aria-hidden="true" data-count={marks.length}>
      <defs>
        <marker id="hint-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto">
          <path d="M0 0 10 5 0 10 2.5 5Z" />
        </marker>
      </defs>
      {marks.toReversed().map(({ rank, from, to }, i) => (
        <g key={`${rank} ${i}`} className={`is-${rank}`}>
          {from ? (
            <>
              <path className="under" d={bowOf(from, to)} />
              <path className="arrow" d={bowOf(from, to)} markerEnd="url(#hint-head)" />
            </>
          ) : undefined}
          <g className={`lozenge is-${rank}`} transform={`translate(${to.x} ${Math.max(16, to.y - 26)})`}>
            <path d="M0-13 13 0 0 13-13 0Z" />
            <text y="5" textAnchor="middle">
              {rank}
            </text>
          </g>
        </g>
      ))}
    </svg>
  )
}
