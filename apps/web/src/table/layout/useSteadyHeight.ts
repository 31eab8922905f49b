import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * What stands above the options may grow while one points at them, but does not shrink before the table changes: else what is
 * pointed at would slide away under the hand, and back again. Goes on a box around the content to be watched.
 */
export const useSteadyHeight = (view: object) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.style.minHeight = ''
  }, [view])
  useEffect(() => {
    const { current } = box
    const inner = current?.firstElementChild
    if (!current || !inner) return undefined
    const watcher = new ResizeObserver(() => {
      const height = inner.getBoundingClientRect().height
      if (height > Number.parseFloat(current.style.minHeight || '0')) current.style.minHeight = `${height}px`
    })
    watcher.observe(inner)
    return () => watcher.disconnect()
  }, [view])
  return box
}
