import { useAnchor } from '@tabletome/boardkit'
import { type KeyboardEvent, memo, type PointerEvent, type RefObject } from 'react'
import { HEXES } from '../knowledge/hexes.ts'
import type { Hex } from '../rules/state.ts'
import { centreOf, hexPoints, S } from './scene.ts'

/** What the hand does with a hex. The same object for as long as the board lives, so that hexes need not be drawn anew. */
export interface HexHand {
  choose(hex: Hex, element: Element): void
  point(hex: Hex | undefined): void
  open(hex: Hex): void
  /** A press that may become a drag. */
  grab(hex: Hex, event: PointerEvent): void
}
interface HitProps {
  hex: Hex
  anchor: string
  label: string
  /** The hex the keyboard is on. */
  current: boolean
  /** Its unit can be dragged. */
  loose: boolean
  hand: HexHand
}
const POINTS = hexPoints(S - 2)

const Hit = memo(({ hex, anchor, label, current, loose, hand }: HitProps) => {
  const handlers = useAnchor({
    choose: element => hand.choose(hex, element),
    point: pointed => hand.point(pointed ? hex : undefined),
    open: () => hand.open(hex),
  })
  const [x, y] = centreOf(hex)
  return (
    <polygon
      points={POINTS}
      transform={`translate(${x} ${y})`}
      className={loose ? 'hit is-loose' : 'hit'}
      role="button"
      tabIndex={current ? 0 : -1}
      aria-label={label}
      data-anchor={anchor}
      data-hex={hex}
      {...handlers}
      onPointerDown={event => {
        handlers.onPointerDown(event)
        hand.grab(hex, event)
      }}
    />
  )
})

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
}
/** The nearest hex in that direction. */
export const nextHex = (from: Hex, key: string): Hex | undefined => {
  const way = WAYS[key]
  if (!way) return undefined
  const [x, y] = centreOf(from)
  let best: Hex | undefined
  let least = Number.POSITIVE_INFINITY
  for (const hex of HEXES) {
    const [hx, hy] = centreOf(hex)
    const ahead = (hx - x) * way[0] + (hy - y) * way[1]
    const aside = Math.abs((hx - x) * way[1]) + Math.abs((hy - y) * way[0])
    if (ahead > 1 && aside < ahead && ahead + aside * 1.01 < least) {
      least = ahead + aside * 1.01
      best = hex
    }
  }
  return best
}

interface HitsProps {
  labels: ReadonlyMap<Hex, string>
  anchors: ReadonlyMap<Hex, string>
  cursor: Hex
  /** Hexes whose unit can go somewhere. */
  loose: ReadonlySet<Hex>
  hand: HexHand
  moveTo: (hex: Hex) => void
  group: RefObject<SVGGElement | null>
}

/** The hexes as one grid for the keyboard: one of them is in the tab order, arrows walk. */
export const Hits = ({ labels, anchors, cursor, loose, hand, moveTo, group }: HitsProps) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || !(event.key in WAYS)) return
    event.preventDefault()
    event.stopPropagation()
    const to = nextHex(cursor, event.key)
    if (to !== undefined) moveTo(to)
  }
  return (
    <g ref={group} className="hits" onKeyDown={onKeyDown}>
      {HEXES.map(hex => (
        <Hit
          key={hex}
          hex={hex}
          anchor={anchors.get(hex) ?? ''}
          label={labels.get(hex) ?? ''}
          current={hex === cursor}
          loose={loose.has(hex)}
          hand={hand}
        />
      ))}
    </g>
  )
}

/** Focus follows the cursor once it has been drawn there. */
export const focusHex = (group: SVGGElement | null, hex: Hex) =>
  group?.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus()
