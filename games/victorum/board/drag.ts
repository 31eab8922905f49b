import type { PointerEvent as ReactPointerEvent } from 'react'
import type { Hex } from '../rules/state.ts'

/** A hand that moves further than this drags; else it has only pressed. */
const STARTS = 8

interface Drag {
  /** The piece leaves its place. */
  take(): void
  over(hex: Hex | undefined): void
  drop(hex: Hex, element: Element): void
}

const hexUnder = (x: number, y: number): { hex: Hex; element: Element } | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const name = element instanceof SVGElement ? element.dataset.hex : undefined
    if (name !== undefined) return { hex: Number(name), element }
  }
  return undefined
}

/** A piece is dragged from the arena or the camp to a hex and let go there; back on its own hex nothing happens. */
export const startDrag = ({ button, clientX, clientY, pointerId }: ReactPointerEvent, drag: Drag, home?: Hex): void => {
  if (button !== 0) return
  let moved = false
  let last: Hex | undefined = home
  const onMove = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return
    if (!moved && Math.hypot(now.clientX - clientX, now.clientY - clientY) < STARTS) return
    if (!moved) drag.take()
    moved = true
    const hex = hexUnder(now.clientX, now.clientY)?.hex
    if (hex !== last) drag.over(hex)
    last = hex
  }
  const onEnd = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return
    document.removeEventListener('pointermove', onMove)
    document.removeEventListener('pointerup', onEnd)
    document.removeEventListener('pointercancel', onEnd)
    const under = moved && now.type === 'pointerup' ? hexUnder(now.clientX, now.clientY) : undefined
    if (under && under.hex !== home) drag.drop(under.hex, under.element)
  }
  document.addEventListener('pointermove', onMove)
  document.addEventListener('pointerup', onEnd)
  document.addEventListener('pointercancel', onEnd)
}
