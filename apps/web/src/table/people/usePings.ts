import { useEffect, useRef } from 'react'
import type { AtTable } from '../context.ts'

const SHOWN_FOR = 3000

/** Somebody points something out: it lights up on the board for a moment. */
export const usePings = ({ state, light }: AtTable) => {
  const heard = useRef(state.talk.length)
  useEffect(() => {
    const news = state.talk.slice(heard.current)
    heard.current = state.talk.length
    const pings = news.flatMap(({ talk }) => ('ping' in talk ? [talk.ping] : []))
    if (pings.length === 0) return
    light(pings)
    const timer = setTimeout(() => light([]), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [state.talk, light])
}
