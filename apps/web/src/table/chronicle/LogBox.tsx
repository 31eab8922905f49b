import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

const NEAR = 24
/** About two lines. */
const MOST_ROOM = 44

interface LogBoxProps {
  label: string
  className?: string
  /** Changes whenever lines are added. */
  content: unknown
  /** The first line: another one when lines were put in front. */
  first?: string | undefined
  /** Wanted when the reader comes to the top, or the box is not full. */
  onTop?: (() => void) | undefined
  children: ReactNode
}

/** Where a chapter or a line would have to be scrolled to: a line below the heading of its chapter, if that stays in sight. */
const startOf = (box: Element, line: Element): number => {
  const heading = line.parentElement === box ? undefined : line.parentElement?.querySelector('.turn')
  const stays = heading && getComputedStyle(heading).position === 'sticky'
  const top = line.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop
  return top - (stays ? heading.getBoundingClientRect().height : 0)
}

/** To the foot, and a little further where the first line in sight would be cut: then room is left below the last one. */
const toFoot = (box: HTMLElement, room: HTMLElement) => {
  room.style.height = '0'
  const foot = box.scrollHeight - box.clientHeight
  const whole =
    foot <= 0 ? undefined : [...box.querySelectorAll(':scope > div, .line')].find(line => startOf(box, line) > foot - 1)
  const more = whole === undefined ? 0 : Math.max(0, startOf(box, whole) - foot)
  if (more < MOST_ROOM) room.style.height = `${more}px`
  box.scrollTop = box.scrollHeight
}

/** A scrolling box that stays at its foot while lines are added or its height changes, until the reader scrolls up. */
export const LogBox = ({ label, className = '', content, first, onTop, children }: LogBoxProps) => {
  const box = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const atFoot = useRef(true)
  const height = useRef(0)
  const belowTop = useRef(0)
  useLayoutEffect(() => {
    // What was being read stays where it is when older lines are put in front of it.
    if (box.current && !atFoot.current) box.current.scrollTop = box.current.scrollHeight - belowTop.current
  }, [first])
  useEffect(() => {
    if (box.current && room.current && atFoot.current) toFoot(box.current, room.current)
    if (box.current && box.current.scrollHeight <= box.current.clientHeight) onTop?.()
  }, [content, onTop])
  useEffect(() => {
    const element = box.current
    const below = room.current
    if (!element || !below) return
    const watcher = new ResizeObserver(() => {
      height.current = element.clientHeight
      if (atFoot.current) toFoot(element, below)
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
        belowTop.current = element.scrollHeight - element.scrollTop
        if (element.scrollTop < NEAR) onTop?.()
        atFoot.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
      }}
    >
      {children}
      <div ref={room} aria-hidden="true" />
    </div>
  )
}
