import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'

interface MenuProps {
  /** The thing it belongs to: it opens beside it and gives the focus back to it. */
  at: Element
  label: string
  onClose: () => void
  /** Buttons, one per choice. */
  children: ReactNode
}

const GAP = 8

/** Beside the thing if there is room, else below or above it; always wholly on the screen. */
const placeBeside = (thing: DOMRect, menu: DOMRect, width: number, height: number) => {
  const right = thing.right + GAP + menu.width <= width
  const left = thing.left - GAP - menu.width >= 0
  const x = right
    ? thing.right + GAP
    : left
      ? thing.left - GAP - menu.width
      : (thing.left + thing.right - menu.width) / 2
  const y =
    right || left
      ? thing.top
      : thing.bottom + GAP + menu.height <= height
        ? thing.bottom + GAP
        : thing.top - GAP - menu.height
  const inside = (value: number, size: number, room: number) => Math.max(GAP, Math.min(value, room - size - GAP))
  return { left: inside(x, menu.width, width), top: inside(y, menu.height, height) }
}

/** Events of a portal bubble to the thing it was opened from, which must not take them for its own. */
const stop = (event: SyntheticEvent) => event.stopPropagation()

/** A short list of choices where one thing on the board has several. Arrows walk, Escape closes. */
export const Menu = ({ at, label, onClose, children }: MenuProps) => {
  const menu = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: 0, top: 0 })

  useLayoutEffect(() => {
    if (!menu.current) return
    setPlace(placeBeside(at.getBoundingClientRect(), menu.current.getBoundingClientRect(), innerWidth, innerHeight))
    menu.current.querySelector('button')?.focus()
  }, [at])
  useEffect(() => {
    const outside = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) onClose()
    }
    document.addEventListener('pointerdown', outside, true)
    return () => document.removeEventListener('pointerdown', outside, true)
  }, [onClose])

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') {
      onClose()
      if (at instanceof HTMLElement || at instanceof SVGElement) at.focus()
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (!step || !menu.current) return
    event.preventDefault()
    const buttons = [...menu.current.querySelectorAll('button')]
    const now = buttons.findIndex(button => button === document.activeElement)
    buttons[(now + step + buttons.length) % buttons.length]?.focus()
  }

  return createPortal(
    <div
      ref={menu}
      className="menu leaf plain"
      role="dialog"
      aria-label={label}
      style={place}
      onKeyDown={onKeyDown}
      onClick={stop}
      onPointerDown={stop}
      onContextMenu={stop}
      onFocus={stop}
      onBlur={stop}
    >
      {children}
    </div>,
    document.body,
  )
}
