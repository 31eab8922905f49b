import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef } from 'react'

export interface Drag {
  /** Moved far enough to be one. */
  readonly start?: () => void
  readonly move?: (clientX: number, clientY: number) => void
  readonly end?: (clientX: number, clientY: number) => void
  /** The browser took the pointer away. */
  readonly cancel?: () => void
  /** Released where it was pressed. */
  readonly tap?: () => void
}

/** A finger trembles; less than this is a tap. */
const STARTS = 6

/** Follows one pointer over the whole window, from press to release. */
export const useDrag = (starts = STARTS) => {
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  return useCallback(
    (event: ReactPointerEvent, drag: Drag) => {
      stop.current?.()
      const { pointerId, clientX: fromX, clientY: fromY } = event
      let moved = false
      const onMove = (now: PointerEvent) => {
        if (now.pointerId !== pointerId) return
        if (!moved) {
          if (Math.hypot(now.clientX - fromX, now.clientY - fromY) < starts) return
          moved = true
          drag.start?.()
        }
        drag.move?.(now.clientX, now.clientY)
      }
      const onUp = (now: PointerEvent) => {
        if (now.pointerId !== pointerId) return
        stop.current?.()
        if (moved) drag.end?.(now.clientX, now.clientY)
        else drag.tap?.()
      }
      const onCancel = (now: PointerEvent) => {
        if (now.pointerId !== pointerId) return
        stop.current?.()
        if (moved) drag.cancel?.()
      }
      addEventListener('pointermove', onMove)
      addEventListener('pointerup', onUp)
      addEventListener('pointercancel', onCancel)
      stop.current = () => {
        removeEventListener('pointermove', onMove)
        removeEventListener('pointerup', onUp)
        removeEventListener('pointercancel', onCancel)
        stop.current = undefined
      }
    },
    [starts],
  )
}

/** What the topmost drawing under the pointer that `read` knows stands for. */
export const readUnder = <T>(
  clientX: number,
  clientY: number,
  read: (data: DOMStringMap, element: Element) => T | undefined,
): T | undefined => {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const found = element instanceof SVGElement ? read(element.dataset, element) : undefined
    if (found !== undefined) return found
  }
  return undefined
}
