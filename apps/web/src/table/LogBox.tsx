import { type ReactNode, useEffect, useRef } from 'react'

const NEAR = 24

interface LogBoxProps {
  label: string
  className?: string
  /** Changes whenever lines are added. */
  content: unknown
  children: ReactNode
}

/** A scrolling box that stays at its foot while lines are added or its height changes, until the reader scrolls up. */
export const LogBox = ({ label, className = '', content, children }: LogBoxProps) => {
  const box = useRef<HTMLDivElement>(null)
  const atFoot = useRef(true)
  const height = useRef(0)
  useEffect(() => {
    const element = box.current
    if (element && atFoot.current) element.scrollTop = element.scrollHeight
  }, [content])
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watcher = new ResizeObserver(() => {
      height.current = element.clientHeight
      if (atFoot.current) element.scrollTop = element.scrollHeight
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return (
    <div
      ref={box}
      className={`log scroller ${className}`}
      role="log"
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget: element }) => {
        // A scroll that comes from a new height is not the reader's.
        if (element.clientHeight !== height.current) return
        atFoot.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
      }}
    >
      {children}
    </div>
  )
}
