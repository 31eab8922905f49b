import { useEffect, useRef, useState } from 'react'
import { LINE, type LineStep } from '../../analysis/lineStep.ts'
import { isForTimeline } from './keys.ts'
import type { ReplayStory } from './useReplayStory.ts'

interface Open {
  /** The line of the record it goes on from. */
  readonly from: number
  readonly steps: readonly LineStep[]
  /** How many of them are shown: none is the position itself. */
  readonly at: number
  readonly done: boolean
  /** The next was asked for before it was found: it is shown as soon as it is. */
  readonly wanted: boolean
}
export interface ExpertLine extends Open {
  /** How many there are; as long as they are being found, how many there may be. */
  readonly of: number
  /** The last that is shown. */
  readonly step: LineStep | undefined
  go(by: 1 | -1): void
  end(): void
}

const gone = (open: Open, by: number): Open => ({
  ...open,
  at: Math.max(0, Math.min(open.steps.length, open.at + by)),
  wanted: by > 0 && open.at === open.steps.length && !open.done,
})

/** The first step is shown as soon as it is found, the others when somebody goes on. */
const grown = (open: Open, step: LineStep | undefined): Open => {
  if (!step) return { ...open, done: true, wanted: false }
  const steps = [...open.steps, step]
  const isShown = open.steps.length === 0 || open.wanted
  return { ...open, steps, at: isShown ? steps.length : open.at, done: steps.length === LINE, wanted: false }
}

/** What might have been from the position that is shown: found beside the page, gone through by arrows, left by Escape. */
export const useExpertLine = (told: Pick<ReplayStory, 'line' | 'story'>, seq: number, shown: string | undefined) => {
  const [open, setOpen] = useState<Open>()
  const asked = useRef(0)
  const end = () => {
    asked.current++
    setOpen(undefined)
  }
  const begin = () => {
    const mine = ++asked.current
    const first = told.story?.moves.find(move => move.seq === seq + 1)?.best
    setOpen({ from: seq, steps: [], at: 0, done: false, wanted: false })
    const find = async () => {
      for (let step = 0; step < LINE; step++) {
        const found = await told.line({ seq, shown, first, step })
        if (asked.current !== mine) return
        setOpen(before => before && grown(before, found))
        if (!found) return
      }
    }
    find().catch(() => asked.current === mine && end())
  }
  const isOpen = open !== undefined
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (!isForTimeline(event)) return
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined
      if (by === undefined && event.key !== 'Escape') return
      event.preventDefault()
      if (by === undefined) end()
      else setOpen(before => before && gone(before, by))
    }
    // Before the timeline, which has the same keys.
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [isOpen])
  const line: ExpertLine | undefined = open && {
    ...open,
    of: open.done ? open.steps.length : LINE,
    step: open.steps[open.at - 1],
    go: by => setOpen(before => before && gone(before, by)),
    end,
  }
  return { line, begin }
}
