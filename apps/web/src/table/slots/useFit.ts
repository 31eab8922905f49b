import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** What was given way to is taken back at most once in this time: two levels that each just miss must not chase each other. */
const CALM_MILLISECONDS = 500

interface Fit {
  /** What may not overflow, and what lies in it. */
  readonly box: RefObject<HTMLDivElement | null>
  readonly inner: RefObject<HTMLDivElement | null>
  /** 0: everything in full; each level gives way a little more. */
  readonly level: number
  /** Pixels below the content. */
  readonly left: number
}

/** Gives way level by level until the content has room, and takes back what fits again. */
export const useFit = (levels: number, content: unknown): Fit => {
  const box = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const needed = useRef<number[]>([])
  const takenBackAt = useRef(Number.NEGATIVE_INFINITY)
  const [level, setLevel] = useState(0)
  const [left, setLeft] = useState(0)
  const [resized, setResized] = useState(0)
  useLayoutEffect(() => {
    if (!box.current || !inner.current) return
    const { paddingTop, paddingBottom } = getComputedStyle(box.current)
    const room = box.current.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
    const { offsetHeight: height } = inner.current
    const grown = height - (needed.current[level] ?? height)
    needed.current = needed.current.map(each => each + grown)
    needed.current[level] = height
    setLeft(room - height)
    if (height > room && level < levels) setLevel(level + 1)
    else if (level > 0 && (needed.current[level - 1] ?? Number.POSITIVE_INFINITY) <= room) {
      if (performance.now() - takenBackAt.current < CALM_MILLISECONDS) return
      takenBackAt.current = performance.now()
      setLevel(level - 1)
    }
  }, [content, level, levels, resized])
  useEffect(() => {
    if (!box.current || !inner.current) return
    let width = -1
    const watcher = new ResizeObserver(entries => {
      const now = entries.find(({ target }) => target === box.current)?.contentRect.width ?? width
      // Heights stay what they were measured as long as the width does: then nothing has to be laid out to be measured anew.
      if (now !== width) {
        needed.current = []
        setLevel(0)
      }
      width = now
      setResized(times => times + 1)
    })
    watcher.observe(box.current)
    // What lies in it grows without another position too: by the steps of a lesson, by a font that has come, by marked words.
    watcher.observe(inner.current)
    return () => watcher.disconnect()
  }, [])
  return { box, inner, level, left }
}
