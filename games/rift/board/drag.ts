import type { PointerEvent as ReactPointerEvent } from 'react'
import type { TrayId } from '../content/ids.ts'
import { maskNamed } from '../knowledge/shapes.ts'
import { type Square, squaresOf } from './tiles.tsx'
import type { Placing } from './usePlacing.ts'

/** A hand that moves further than this drags; else it has only taken the piece. */
const STARTS = 6

const squareUnder = (x: number, y: number): { tray: TrayId; square: Square } | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element instanceof SVGElement ? element.dataset : undefined
    const [square] = squaresOf(maskNamed(found?.square ?? ''))
    if (found?.tray && square) return { tray: found.tray as TrayId, square }
  }
  return undefined
}

/** A piece is dragged from its row over the squares of any tray, in the zoom or on the map, and let go there. */
export const startDrag = (placing: Placing, key: string) => (event: ReactPointerEvent) => {
  if (event.button !== 0) return
  const { clientX, clientY, pointerId } = event
  placing.take(key)
  let moved = false
  const onMove = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return
    if (!moved && Math.hypot(now.clientX - clientX, now.clientY - clientY) < STARTS) return
    moved = true
    const under = squareUnder(now.clientX, now.clientY)
    if (under) placing.pointAt(under.tray, under.square)
  }
  const onEnd = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return
    document.removeEventListener('pointermove', onMove)
    document.removeEventListener('pointerup', onEnd)
    document.removeEventListener('pointercancel', onEnd)
    if (!moved || now.type === 'pointercancel') return
    const under = squareUnder(now.clientX, now.clientY)
    if (!under) return placing.leave()
    placing.pointAt(under.tray, under.square)
    placing.place()
  }
  document.addEventListener('pointermove', onMove)
  document.addEventListener('pointerup', onEnd)
  document.addEventListener('pointercancel', onEnd)
}
