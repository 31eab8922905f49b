import { readUnder, useDrag } from '@tabletome/boardkit'
import type { PointerEvent } from 'react'
import type { TrayId } from '../../content/ids.ts'
import { maskNamed } from '../../rules/placing/shapes.query.ts'
import { squaresOf } from './tiles.tsx'
import type { Placing } from './usePlacing.ts'

const squareUnder = (clientX: number, clientY: number) =>
  readUnder(clientX, clientY, ({ tray, square: name = '' }) => {
    const [square] = squaresOf(maskNamed(name))
    return tray && square ? { tray: tray as TrayId, square } : undefined
  })

/** A piece is dragged from its row over the squares of any tray, in the zoom or on the map, and let go there. */
export const usePieceDrag = (placing: Placing, key: string) => {
  const beginDrag = useDrag()
  return (event: PointerEvent) => {
    if (event.button !== 0) return
    placing.take(key)
    beginDrag(event, {
      move: (clientX, clientY) => {
        const under = squareUnder(clientX, clientY)
        if (under) placing.pointAt(under.tray, under.square)
      },
      end: (clientX, clientY) => {
        const under = squareUnder(clientX, clientY)
        if (!under) return placing.leave()
        placing.pointAt(under.tray, under.square)
        placing.place()
      },
    })
  }
}
