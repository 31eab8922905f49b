import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../text/index.ts'

const NEAR = 24
/** About two lines. */
const MOST_ROOM = 44
/** A scroll that comes so soon after a wheel, a touch or a key is the reader's own. */
const OWN_MILLISECONDS = 800

interface LogBoxProps {
  label: string
  className?: string
  /** Changes whenever lines are added. */
  content: unknown
  /** How many lines there are in all: those that come while the reader is elsewhere are counted. */
  count?: number
  /** The first line: another one when lines were put in front. */
  first?: string | undefined
  /** Wanted when the reader comes to the top, or the box is not full. */
  onTop?: (() => void) | undefined
  /** The reader is at the foot again. */
  onFoot?: (() => void) | undefined
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

const isAtFoot = (box: HTMLElement): boolean => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR

/** A scrolling box that stays at its foot whatever comes, until the reader's own wheel, finger or key leads away from it. */
export const LogBox = ({ label, className = '', content, count, first, onTop, onFoot, children }: LogBoxProps) => {
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const ownUntil = useRef(0)
  const belowTop = useRef(0)
  /** How many lines there were when the reader left the foot. */
  const [left, setLeft] = useState<number>()
  useLayoutEffect(() => {
    // What was being read stays where it is when older lines are put in front of it.
    if (box.current && !follows.current) box.current.scrollTop = box.current.scrollHeight - belowTop.current
  }, [first])
  useEffect(() => {
    if (box.current && room.current && follows.current) toFoot(box.current, room.current)
    if (box.current && box.current.scrollHeight <= box.current.clientHeight) onTop?.()
  }, [content, onTop])
  useEffect(() => {
    const element = box.current
    const below = room.current
    if (!element || !below) return
    const watcher = new ResizeObserver(() => {
      if (follows.current) toFoot(element, below)
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  const follow = (does: boolean) => {
    if (follows.current === does) return
    follows.current = does
    setLeft(does ? undefined : count)
    if (does) onFoot?.()
  }
  const own = () => {
    ownUntil.current = performance.now() + OWN_MILLISECONDS
  }
  const newer = left === undefined || count === undefined ? 0 : count - left
  return (
    <>
      <div
        ref={box}
        className={`log scroller ${className}`}
        role="log"
        aria-label={label}
        tabIndex={0}
        onWheel={own}
        onTouchMove={own}
        onPointerDown={own}
        onPointerMove={({ buttons }) => buttons > 0 && own()}
        onKeyDown={own}
        onScroll={({ currentTarget: element }) => {
          belowTop.current = element.scrollHeight - element.scrollTop
          if (isAtFoot(element)) return follow(true)
          if (performance.now() < ownUntil.current) follow(false)
          if (!follows.current && element.scrollTop < NEAR) onTop?.()
        }}
      >
        {children}
        <div ref={room} aria-hidden="true" />
      </div>
      {newer > 0 ? (
        <button
          type="button"
          className="newer-lines"
          onClick={() => {
            follow(true)
            if (box.current && room.current) toFoot(box.current, room.current)
          }}
        >
          {words.table.newerLines(newer)}
        </button>
      ) : undefined}
    </>
  )
}
