import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import '../theme/shelf.css'

/** What of a row lies out of sight. */
const hiddenIn = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) => ({
  before: scrollLeft > 2,
  after: scrollLeft + clientWidth < scrollWidth - 2,
})

interface ShelfProps {
  /** What the arrows are called. */
  before: string
  after: string
  children: ReactNode
}

/** Cards in a row that may be wider than the table: it fades where more of them lie, and an arrow brings those. */
export const Shelf = ({ before, after, children }: ShelfProps) => {
  const row = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState({ before: false, after: false })
  const measure = useCallback(() => {
    const now = row.current ? hiddenIn(row.current) : { before: false, after: false }
    setHidden(was => (was.before === now.before && was.after === now.after ? was : now))
  }, [])
  // The row of cards is as wide as they are: it tells of other cards, of the window and of the fonts alike.
  useEffect(() => {
    const element = row.current
    if (!element) return
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    if (element.firstElementChild) sizes.observe(element.firstElementChild)
    return () => sizes.disconnect()
  }, [measure])
  const move = (by: 1 | -1) => row.current?.scrollBy({ left: by * row.current.clientWidth * 0.8 })
  return (
    <div className={`shelf${hidden.before ? ' more-before' : ''}${hidden.after ? ' more-after' : ''}`}>
      <div className="shelf-row" ref={row} onScroll={measure}>
        <div className="shelf-cards">{children}</div>
      </div>
      {hidden.before ? (
        <button type="button" className="shelf-arrow is-before" onClick={() => move(-1)}>
          <span aria-hidden="true">‹</span>
          <span className="spoken">{before}</span>
        </button>
      ) : undefined}
      {hidden.after ? (
        <button type="button" className="shelf-arrow is-after" onClick={() => move(1)}>
          <span aria-hidden="true">›</span>
          <span className="spoken">{after}</span>
        </button>
      ) : undefined}
    </div>
  )
}
