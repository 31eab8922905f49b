import { readUnder, useDrag } from '@tabletome/boardkit'
import type { PointerEvent } from 'react'
import type { Hex } from '../../rules/state/shape.ts'

/** Hexes are wide and pressed in a hurry: less than this is no drag. */
const STARTS = 8

interface HexDrag {
  /** The piece leaves its place. */
  take(): void
  over(hex: Hex | undefined): void
  drop(hex: Hex, element: Element): void
}

const hexUnder = (clientX: number, clientY: number) =>
  readUnder(clientX, clientY, ({ place }, element) =>
    place === undefined ? undefined : { hex: Number(place), element },
  )

/** A piece is dragged from the arena or the camp to a hex and let go there; back on its own hex nothing happens. */
export const useHexDrag = () => {
  const beginDrag = useDrag(STARTS)
  return (event: PointerEvent, { take, over, drop }: HexDrag, home?: Hex): void => {
    if (event.button !== 0) return
    let last = home
    beginDrag(event, {
      start: take,
      move: (clientX, clientY) => {
        const hex = hexUnder(clientX, clientY)?.hex
        if (hex !== last) over(hex)
        last = hex
      },
      end: (clientX, clientY) => {
        const under = hexUnder(clientX, clientY)
        if (under && under.hex !== home) drop(under.hex, under.element)
      },
    })
  }
}
