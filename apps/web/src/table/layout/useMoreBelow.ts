import { useEffect, useRef } from 'react'

/** Less than this is no line of text. */
const SLACK = 6

/**
 * Marks what scrolls while there is more of it below (`data-more`), so that its foot can fade out, and while it is not at its top
 * (`data-scrolled`), which can be asked without laying out the page.
 */
export const useMoreBelow = (content: unknown) => {
  const box = useRef<HTMLDivElement>(null)
  // The answer changes with the content, when something is folded open, on scrolling and on resizing.
  useEffect(() => {
    const { current } = box
    if (!current) return
    const look = () => {
      const { scrollHeight, scrollTop, clientHeight } = current
      current.toggleAttribute('data-more', scrollHeight - scrollTop - clientHeight > SLACK)
      current.toggleAttribute('data-scrolled', scrollTop > 0)
    }
    // It looks first when the page is laid out anyway.
    const resized = new ResizeObserver(look)
    resized.observe(current)
    current.addEventListener('scroll', look, { passive: true })
    current.addEventListener('toggle', look, true)
    return () => {
      resized.disconnect()
      current.removeEventListener('scroll', look)
      current.removeEventListener('toggle', look, true)
    }
  }, [content])
  return box
}
