import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

interface AnchorActs {
  /** Chooses the option that belongs to it; nothing if there is none. */
  choose?: ((element: Element) => void) | undefined
  /** Pointed at or left again: time for a preview, or for the reason why not. */
  point: (pointed: boolean) => void
  /** Shows its card in full. */
  open: () => void
  /** What a press does where there is nothing to choose, if not to open the card: on a board nothing is laid over it. */
  look?: (() => void) | undefined
}

const LONG_PRESS = 450
/** A finger that slides further than this pans or pinches: no long press. */
const STILL = 6

/**
 * Handlers that make anything on a board work alike by mouse, touch and keyboard: click, tap or Enter chooses (or
 * looks where there is nothing to choose); hover or focus points; long press, right click or I shows the card.
 */
export const useAnchor = ({ choose, point, open, look = open }: AnchorActs) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pressed = useRef(false)
  const start = useRef<readonly [number, number]>([0, 0])
  const act = (element: Element) => {
    if (choose) return choose(element)
    point(true)
    look()
  }
  const release = () => clearTimeout(timer.current)
  return {
    onClick: (event: MouseEvent) => {
      event.stopPropagation()
      if (!pressed.current) act(event.currentTarget)
      pressed.current = false
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Enter' || event.key === ' ') act(event.currentTarget)
      else if (event.key === 'i') open()
      else return
      event.preventDefault()
      event.stopPropagation()
    },
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') point(true)
    },
    onPointerLeave: (event: PointerEvent) => {
      release()
      if (event.pointerType === 'mouse') point(false)
    },
    onPointerDown: (event: PointerEvent) => {
      pressed.current = false
      release()
      if (event.pointerType === 'mouse' || !event.isPrimary) return
      start.current = [event.clientX, event.clientY]
      timer.current = setTimeout(() => {
        pressed.current = true
        open()
      }, LONG_PRESS)
    },
    onPointerMove: (event: PointerEvent) => {
      const [x, y] = start.current
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) release()
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault()
      event.stopPropagation()
      if (!pressed.current) open()
    },
    onFocus: () => point(true),
    onBlur: () => point(false),
  }
}
