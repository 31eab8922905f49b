import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * State that is set by moving the pointer: whatever it is set to before the next frame, only the last is drawn, and within that very
 * frame. Leaving one place for another is one change, and the page is painted once with what hovering changes by itself. It holds at
 * the moment at which it was set: at another one there is nothing, and nothing is drawn anew to say so.
 */
export const useFrameState = <T extends object>(moment: string) => {
  const [held, setHeld] = useState<{ readonly moment: string; readonly value: T }>()
  const value = held?.moment === moment ? held.value : undefined
  const shown = useRef(value)
  useLayoutEffect(() => {
    shown.current = value
  }, [value])
  const wanted = useRef<typeof held | 'nothing'>(undefined)
  const frame = useRef(0)
  const set = useCallback(
    (to: T | undefined) => {
      const isWaiting = wanted.current !== undefined
      wanted.current = to === undefined ? 'nothing' : { moment, value: to }
      if (isWaiting) return
      frame.current = requestAnimationFrame(() => {
        const next = wanted.current
        wanted.current = undefined
        if (next === 'nothing' && shown.current === undefined) return
        flushSync(() => setHeld(next === 'nothing' ? undefined : next))
      })
    },
    [moment],
  )
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current)
      wanted.current = undefined
    },
    [],
  )
  return [value, set] as const
}
