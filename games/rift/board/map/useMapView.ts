import type { PanZoomHandle } from '@tabletome/boardkit'
import { type RefObject, useEffect, useRef } from 'react'
import type { BoardProps } from '../../../types.ts'
import type { Cell } from '../../rules/state/shape.ts'
import { words } from '../../words.ts'
import { usePicker } from '../pick.ts'
import { choiceOf } from '../read.ts'
import { C, centreOf } from './scene.ts'
import { turnAim } from '../hand/useBoardKeys.ts'

/** Over a building site the wheel turns the tower instead of zooming. */
export const useAimWheel = (group: RefObject<SVGGElement | null>, board: BoardProps) => {
  const picker = usePicker()
  const latest = useRef(board)
  useEffect(() => {
    latest.current = board
  })
  useEffect(() => {
    const element = group.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (choiceOf(latest.current.view) !== 'tower.site' || !turnAim(picker, latest.current, event.deltaY > 0 ? 1 : 3))
        return
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [group, picker])
}

/** A site put in focus from the panel is the one that is aimed from, a tray the one that is zoomed. */
export const useSubject = (subject: string | undefined) => {
  const { setPick } = usePicker()
  useEffect(() => {
    const thing = subject === undefined ? undefined : words.thing(subject)
    if (thing?.is === 'site') setPick({ site: thing.site })
    if (thing?.is === 'tray') setPick({ tray: thing.tray, at: undefined })
  }, [subject, setPick])
}

/** On a phone the map is small while a piece is in hand: the tray it is held over is brought near. */
export const usePhoneView = (viewport: RefObject<PanZoomHandle | null>, at: Cell | undefined) =>
  useEffect(() => {
    if (at === undefined) return
    const [x, y] = centreOf(at)
    const view = viewport.current
    view?.focusOn({ x: x - 1.7 * C, y: y - 1.3 * C, width: 3.4 * C, height: 2.6 * C })
    return () => view?.whole()
  }, [viewport, at])
