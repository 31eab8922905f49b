import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useAnchor } from './anchor.ts'
import type { Offered } from './asking.ts'
import type { Rect } from '../frame/viewport.ts'
import { type Way, wayOf } from './way.ts'

/** What pointer and keys do with a place. */
export interface GridActs {
  choose(place: number, element: Element): void
  point(place: number | undefined): void
  open(place: number): void
  /** A press that may become a drag; `later` acts on the board as it is when the drag goes on. */
  grab?(place: number, event: PointerEvent, later: GridActs): void
}

/** What a place is to pointer and focus. */
type Shape = (Rect & { readonly rx: number }) | { readonly points: string; readonly transform: string }
export interface GridPlace {
  readonly place: number
  readonly shape: Shape
}

/** Handlers of whatever stands for a place. */
export const usePlace = (place: number, acts: GridActs) => {
  const handlers = useAnchor({
    choose: element => acts.choose(place, element),
    point: pointed => acts.point(pointed ? place : undefined),
    open: () => acts.open(place),
  })
  return {
    ...handlers,
    onPointerDown: (event: PointerEvent) => {
      handlers.onPointerDown(event)
      acts.grab?.(place, event, acts)
    },
  }
}

interface HitProps extends GridPlace {
  anchor: string
  label: string
  /** The place the keyboard is on. */
  current: boolean
  chosen: boolean
  /** What stands there can be dragged. */
  loose: boolean
  acts: GridActs
}

const Hit = memo(({ place, shape, anchor, label, current, chosen, loose, acts }: HitProps) => {
  const handlers = usePlace(place, acts)
  const button = {
    className: loose ? 'hit is-loose' : 'hit',
    role: 'button',
    tabIndex: current ? 0 : -1,
    'aria-label': label,
    'aria-pressed': chosen || undefined,
    'data-anchor': anchor,
    'data-place': place,
    ...handlers,
  }
  return 'points' in shape ? <polygon {...shape} {...button} /> : <rect {...shape} {...button} />
})

interface GridProps {
  /** In the order they lie above each other; the same array for as long as the ground is. */
  places: readonly GridPlace[]
  labelOf: (place: number) => string
  anchorOf: (place: number) => string
  cursor: number
  chosen?: number
  /** Places of pieces that can be dragged. */
  loose?: ReadonlySet<number>
  acts: GridActs
  /** Where an arrow leads from the cursor; nowhere at the edge. */
  next: (from: number, way: Way) => number | undefined
  moveTo: (place: number) => void
  group: RefObject<SVGGElement | null>
  children?: ReactNode
}

/** The places as one grid for the keyboard: one of them is in the tab order, arrows walk as seen on the screen. */
export const Grid = (props: GridProps) => {
  const { places, labelOf, anchorOf, cursor, chosen, loose, acts, next, moveTo, group, children } = props
  const onKeyDown = (event: KeyboardEvent) => {
    const way = wayOf(event)
    if (!way) return
    event.preventDefault()
    event.stopPropagation()
    const to = next(cursor, way)
    if (to !== undefined) moveTo(to)
  }
  /** Arrows go on from whatever got the focus, however it came there. */
  const onFocus = ({ target }: { target: Element }) => {
    const place = Number(target.getAttribute('data-place') ?? Number.NaN)
    if (!Number.isNaN(place) && place !== cursor) moveTo(place)
  }
  return (
    <g ref={group} className="hits" onKeyDown={onKeyDown} onFocus={onFocus}>
      {places.map(({ place, shape }) => (
        <Hit
          key={place}
          place={place}
          shape={shape}
          anchor={anchorOf(place)}
          label={labelOf(place)}
          current={place === cursor}
          chosen={place === chosen}
          loose={loose?.has(place) ?? false}
          acts={acts}
        />
      ))}
      {children}
    </g>
  )
}

/** Several options on one place, and the element they belong to. */
interface OpenMenu<O> {
  readonly place: number
  readonly element: Element
  readonly options: readonly O[]
}
interface Grasp<O> {
  setCursor(place: number): void
  ask(menu: OpenMenu<O>): void
}

/** What pointing at and choosing a place means, and where the keyboard is. */
export const useGrid = <O extends Offered>(actsOf: (grasp: Grasp<O>) => GridActs) => {
  const [menu, setMenu] = useState<OpenMenu<O>>()
  const [cursor, setCursor] = useState<number>()
  const group = useRef<SVGGElement>(null)
  const now = actsOf({ setCursor, ask: setMenu })
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  // The same object for as long as the board lives, so that places need not be drawn anew.
  const acts = useMemo<GridActs>(
    () => ({
      choose: (place, element) => latest.current.choose(place, element),
      point: place => latest.current.point(place),
      open: place => latest.current.open(place),
      grab: (place, event, later) => latest.current.grab?.(place, event, later),
    }),
    [],
  )
  // Focus follows the cursor once it has been drawn there.
  const moveTo = useCallback((place: number) => {
    setCursor(place)
    requestAnimationFrame(() => group.current?.querySelector<SVGElement>(`[data-place="${place}"]`)?.focus())
  }, [])
  return { acts, menu, closeMenu: () => setMenu(undefined), cursor, moveTo, group }
}
