import { bringIntoSight } from '@tabletome/boardkit'
import { useEffect } from 'react'
import { type Box, boxOf, EVERY, find } from './lit.ts'

/** Room round what is lit, for its frame and the hand. */
const AIR = 24

/** Brings what is lit on the board into sight, if any of it is not. */
const bringAll = (lights: readonly string[]) => {
  const field = document.querySelector('.board-field')
  const fieldBox = field && boxOf(field, 0)
  const places = lights.flatMap(light => {
    const found = find(light)
    return found?.onBoard && found.element.closest('.panzoom-drawing') ? found.element : []
  })
  const [first] = places
  const boxes = places.flatMap(element => boxOf(element) ?? [])
  if (!first || !fieldBox || boxes.every(box => isInside(box, fieldBox))) return
  bringIntoSight(first, {
    left: Math.min(...boxes.map(({ left }) => left)) - AIR,
    top: Math.min(...boxes.map(({ top }) => top)) - AIR,
    right: Math.max(...boxes.map(({ right }) => right)) + AIR,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + AIR,
  })
}
const isInside = (part: Box, whole: Box): boolean =>
  part.left >= whole.left && part.top >= whole.top && part.right <= whole.right && part.bottom <= whole.bottom

/** What is lit on the board is kept in sight until the learner moves the board: from then on it lies where it was put. */
export const useInSight = (lights: readonly string[], shown: boolean) => {
  useEffect(() => {
    if (!shown) return
    let from: { readonly x: number; readonly y: number } | undefined
    const stop = () => clearInterval(timer)
    const timer = setInterval(() => bringAll(lights), 2 * EVERY)
    const onBoard = ({ target }: Event) => target instanceof Element && target.closest('.board-field') !== null
    const onWheel = (event: Event) => {
      if (onBoard(event)) stop()
    }
    const onDown = (event: PointerEvent) => {
      from = onBoard(event) ? { x: event.clientX, y: event.clientY } : undefined
    }
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > AIR / 2) stop()
    }
    const onUp = () => {
      from = undefined
    }
    const all = { wheel: onWheel, pointerdown: onDown, pointermove: onMove, pointerup: onUp }
    for (const [type, listener] of Object.entries(all)) addEventListener(type, listener as EventListener, true)
    return () => {
      stop()
      for (const [type, listener] of Object.entries(all)) removeEventListener(type, listener as EventListener, true)
    }
  }, [lights, shown])
}
