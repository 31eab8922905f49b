import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * State that is set by moving the pointer: whatever it is set to before the next frame, only the last is drawn, and within that very
 * frame. Leaving one place for another is one change, and the page is painted once with what hovering changes by itself.
 */
export const useFrameState = <T>(first: T) => {
  const [state, setState] = useState(first)
  const wanted = useRef<{ readonly value: T }>(undefined)
  const frame = useRef(0)
  const set = useCallback((value: T) => {
    const isWaiting = wanted.current !== undefined
    wanted.current = { value }
    if (isWaiting) return
    frame.current = requestAnimationFrame(() => {
      const next = wanted.current
      wanted.current = undefined
      if (next) flushSync(() => setState(() => next.value))
    })
  }, [])
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current)
      wanted.current = undefined
    },
    [],
  )
  return [state, set] as const
}
