import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** What was given way to is taken back at most once in this time: two levels that each just miss must not chase each other. */
const CALM_MILLISECONDS = 500

interface Fit {
  /** What may not overflow, and what lies in it. */
  readonly box: RefObject<HTMLDivElement | null>
  readonly inner: RefObject<HTMLDivElement | null>
  /** 0: everything in full; each level gives way a little more. */
  readonly level: number
  /** So many pixels as were asked for are left below the content. */
  readonly isSpare: boolean
}

/**
 * Gives way level by level until the content has room, and takes back what fits again. It looks when the page has been laid out and
 * something has another size, before that is painted: another position alone makes nobody lay out the page to be measured.
 */
export const useFit = (levels: number, spare: number): Fit => {
  const box = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const [level, setLevel] = useState(0)
  const [isSpare, setSpare] = useState(false)
  const needed = useRef<number[]>([])
  const takenBackAt = useRef(Number.NEGATIVE_INFINITY)
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  const look = useRef<(drawn: (change: () => void) => void) => void>(undefined)
  useLayoutEffect(() => {
    look.current = drawn => {
      if (!box.current || !inner.current) return
      clearTimeout(later.current)
      const { paddingTop, paddingBottom } = getComputedStyle(box.current)
      const room = box.current.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
      const { offsetHeight: height } = inner.current
      const grown = height - (needed.current[level] ?? height)
      needed.current = needed.current.map(each => each + grown)
      needed.current[level] = height
      const isSpareNow = room - height >= spare
      if (isSpareNow !== isSpare) drawn(() => setSpare(isSpareNow))
      if (height > room && level < levels) drawn(() => setLevel(level + 1))
      else if (level > 0 && (needed.current[level - 1] ?? Number.POSITIVE_INFINITY) <= room) {
        const calm = takenBackAt.current + CALM_MILLISECONDS - performance.now()
        if (calm > 0) {
          later.current = setTimeout(() => look.current?.(change => change()), calm)
          return
        }
        takenBackAt.current = performance.now()
        drawn(() => setLevel(level - 1))
      }
    }
  }, [level, levels, spare, isSpare])
  // What has just given way, or been taken back, is measured before it is painted.
  useLayoutEffect(() => look.current?.(change => change()), [level])
  useEffect(() => {
    if (!box.current || !inner.current) return
    let width = -1
    const watcher = new ResizeObserver(entries => {
      const now = entries.find(({ target }) => target === box.current)?.contentRect.width ?? width
      // Heights stay what they were measured as long as the width does: then nothing has to be laid out to be measured anew.
      if (now !== width) needed.current = []
      if (now !== width && width >= 0) flushSync(() => setLevel(0))
      width = now
      look.current?.(flushSync)
    })
    watcher.observe(box.current)
    // What lies in it grows without another position too: by the steps of a lesson, by a font that has come, by marked words.
    watcher.observe(inner.current)
    return () => {
      watcher.disconnect()
      clearTimeout(later.current)
    }
  }, [])
  return { box, inner, level, isSpare }
}
