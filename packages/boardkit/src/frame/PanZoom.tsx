import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import type { Point } from '../pieces/ink.ts'
import { clamp, panBy, type Rect, reveal, showing, type Viewport, WHOLE, zoomAt } from './viewport.ts'

export interface PanZoomHandle {
  focusOn: (part: Rect) => void
  whole: () => void
}

interface PanZoomProps {
  world: Rect
  className?: string
  /** What the drawing is, for those who cannot see it. */
  label: string
  /** Names of the three buttons; without them there are only wheel, pinch and keys. */
  buttons?: { closer: string; farther: string; whole: string }
  handle?: Ref<PanZoomHandle>
  /** What lies under everything, is only looked at and seldom changes: on a sheet of its own it is not painted anew with the rest. */
  ground?: ReactNode
  children: ReactNode
}

const STEP = 1.25
const DRAG_STARTS = 6
const ARROWS: Record<string, Point> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
}

/** Screen pixels to the drawing's own units, as the svg letterboxes its world. */
const drawnPoint = (svg: SVGSVGElement, clientX: number, clientY: number): Point => {
  const matrix = svg.getScreenCTM()
  if (!matrix) return [0, 0]
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
  return [x, y]
}

/**
 * A drawing that can be zoomed and panned by wheel, pinch, drag, buttons and keys (+ − 0 and arrows).
 * Keys work while something inside has focus; Tab is never touched, and at full view the wheel scrolls the page.
 */
export const PanZoom = ({ world, className = '', label, buttons, handle, ground, children }: PanZoomProps) => {
  const svg = useRef<SVGSVGElement>(null)
  const [view, setView] = useState<Viewport>(WHOLE)
  const pointers = useRef(new Map<number, Point>())
  const dragged = useRef(false)

  const zoom = useCallback(
    (factor: number, at?: Point) =>
      setView(now => zoomAt(world, now, factor, at ?? [world.x + world.width / 2, world.y + world.height / 2])),
    [world],
  )
  useImperativeHandle(handle, () => ({ focusOn: part => setView(showing(world, part)), whole: () => setView(WHOLE) }), [
    world,
  ])
  useWheel(svg, view.scale, zoom)
  useEffect(() => setView(now => clamp(world, now)), [world])

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    dragged.current = false
    pointers.current.set(event.pointerId, drawnPoint(event.currentTarget, event.clientX, event.clientY))
  }
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = drawnPoint(event.currentTarget, event.clientX, event.clientY)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    const moved = Math.hypot(now[0] - before[0], now[1] - before[1])
    if (!other && !dragged.current && moved < DRAG_STARTS) return
    if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = true
    pointers.current.set(event.pointerId, now)
    if (other) {
      const spread = Math.hypot(before[0] - other[0], before[1] - other[1])
      zoom(Math.hypot(now[0] - other[0], now[1] - other[1]) / Math.max(1, spread), other)
    } else setView(seen => panBy(world, seen, [now[0] - before[0], now[1] - before[1]]))
  }
  const onPointerEnd = (event: PointerEvent<SVGSVGElement>) => pointers.current.delete(event.pointerId)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    if (event.key === '+' || event.key === '=') zoom(STEP)
    else if (event.key === '-') zoom(1 / STEP)
    else if (event.key === '0' && view.scale > 1) setView(WHOLE)
    else if (arrow && view.scale > 1) setView(now => panBy(world, now, arrow))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const bring = useCallback(
    ({ left, top, right, bottom }: Edges) => {
      const drawing = svg.current
      if (!drawing) return
      const from = drawnPoint(drawing, left, top)
      const to = drawnPoint(drawing, right, bottom)
      setView(now => {
        const part = {
          x: (from[0] - now.x) / now.scale,
          y: (from[1] - now.y) / now.scale,
          width: (to[0] - from[0]) / now.scale,
          height: (to[1] - from[1]) / now.scale,
        }
        const isTooLarge = part.width * now.scale > world.width || part.height * now.scale > world.height
        return isTooLarge ? showing(world, part, 1) : reveal(world, now, part)
      })
    },
    [world],
  )
  useBrought(svg, bring)
  /** What gets focus is brought into sight. */
  const onFocus = (event: { target: Element }) => {
    if (event.target !== svg.current && view.scale > 1) bring(event.target.getBoundingClientRect())
  }

  const viewBox = `${world.x} ${world.y} ${world.width} ${world.height}`
  const transform = `translate(${view.x} ${view.y}) scale(${view.scale})`
  return (
    <div className={`panzoom ${className}`} onKeyDown={onKeyDown}>
      {ground === undefined ? undefined : (
        <svg className="panzoom-ground" viewBox={viewBox} aria-hidden="true">
          <g transform={transform}>{ground}</g>
        </svg>
      )}
      <svg
        ref={svg}
        className="panzoom-drawing"
        viewBox={viewBox}
        role="group"
        aria-label={label}
        style={{ touchAction: view.scale > 1 ? 'none' : 'pan-x pan-y' }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onClickCapture={event => dragged.current && event.stopPropagation()}
        onFocus={onFocus}
      >
        <g transform={transform}>{children}</g>
      </svg>
      {buttons ? (
        <div className="panzoom-buttons">
          <button type="button" aria-label={buttons.closer} onClick={() => zoom(STEP)}>
            +
          </button>
          <button type="button" aria-label={buttons.farther} onClick={() => zoom(1 / STEP)} disabled={view.scale === 1}>
            −
          </button>
          <button type="button" aria-label={buttons.whole} onClick={() => setView(WHOLE)} disabled={view.scale === 1}>
            ⤢
          </button>
        </div>
      ) : undefined}
    </div>
  )
}

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
const BRING = 'tabletome:bring'

/** Asks the drawing that holds this element to show that part of the window: it pans, and zooms out only if it must. */
export const bringIntoSight = (element: Element, part: Edges): boolean =>
  element.closest('.panzoom-drawing')?.dispatchEvent(new CustomEvent<Edges>(BRING, { detail: part })) ?? false

const useBrought = (svg: { current: SVGSVGElement | null }, bring: (part: Edges) => void) => {
  useEffect(() => {
    const drawing = svg.current
    if (!drawing) return
    const onBring = (event: Event) => {
      if (event instanceof CustomEvent) bring(event.detail as Edges)
    }
    drawing.addEventListener(BRING, onBring)
    return () => drawing.removeEventListener(BRING, onBring)
  }, [svg, bring])
}

/** React listens to the wheel passively, so a zoom that must stop the page from scrolling listens by itself. */
const useWheel = (svg: { current: SVGSVGElement | null }, scale: number, zoom: (factor: number, at: Point) => void) => {
  useEffect(() => {
    const drawing = svg.current
    if (!drawing) return
    const onWheel = (event: WheelEvent) => {
      if (event.deltaY > 0 && scale === 1) return
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * 0.0016), drawnPoint(drawing, event.clientX, event.clientY))
    }
    drawing.addEventListener('wheel', onWheel, { passive: false })
    return () => drawing.removeEventListener('wheel', onWheel)
  }, [svg, scale, zoom])
}
