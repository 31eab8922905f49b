import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The tallest that scales may be by the slot model; what is taller than this comes and goes. */
const MOST = 230

/** Keeps a slot as tall as it has been, so that what lies below it does not move with every beat; a new window starts anew. */
export const useKeptHeight = (): RefObject<HTMLElement | null> => {
  const slot = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = slot.current
    if (!element) return
    let kept = 0
    const watcher = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      if (height <= kept) return
      kept = Math.min(MOST, height)
      element.style.minHeight = `${kept}px`
    })
    const renew = () => {
      kept = 0
      element.style.minHeight = ''
    }
    watcher.observe(element)
    window.addEventListener('resize', renew)
    return () => {
      watcher.disconnect()
      window.removeEventListener('resize', renew)
    }
  }, [])
  return slot
}
