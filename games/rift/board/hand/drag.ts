import { readUnder, useDrag } from '@tabletome/boardkit'
import type { PointerEvent as ReactPointerEvent } from 'react'
import type { TrayId } from '../../content/ids.ts'
import { maskNamed } from '../../rules/placing/shapes.query.ts'
import { words } from '../../words.ts'
import { squaresOf } from './tiles.tsx'
import type { Placing } from './usePlacing.ts'

const squareUnder = (clientX: number, clientY: number) =>
  readUnder(clientX, clientY, ({ tray, square: name = '' }) => {
    const [square] = squaresOf(maskNamed(name))
    return tray && square ? { tray: tray as TrayId, square } : undefined
  })

/** The building site under the pointer, as it is pressed there. */
const siteUnder = (clientX: number, clientY: number) =>
  readUnder(clientX, clientY, ({ anchor = '' }, element) => (words.thing(anchor)?.is === 'site' ? element : undefined))

/** A tower is dragged from its card: it is taken up as by a press, and let go over a site as if that were pressed. */
export const useTowerDrag = (take: (() => void) | undefined) => {
  const beginDrag = useDrag()
  return (event: ReactPointerEvent) => {
    if (event.button !== 0 || !take) return
    beginDrag(event, {
      start: take,
      move: (clientX, clientY) => {
        const site = siteUnder(clientX, clientY)
        site?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientX, clientY }))
      },
      end: (clientX, clientY) =>
        siteUnder(clientX, clientY)?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY })),
    })
  }
}

/** A piece is dragged from its row over the squares of any tray, in the zoom or on the map, and let go there. */
export const usePieceDrag = (placing: Placing, key: string) => {
  const beginDrag = useDrag()
  return (event: ReactPointerEvent) => {
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
