import { useEffect, useRef } from 'react'

const WRITING = 'input, select, textarea, [contenteditable], dialog, .menu'

/** Keys of the board act wherever the focus is, but never while something is written or a list is open. */
export const useBoardKeys = (press: (event: KeyboardEvent) => boolean) => {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(WRITING)) return
      if (latest.current(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
