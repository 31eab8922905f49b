import { useEffect, useRef, useState } from 'react'
import { type Judging, judge, type Progress } from './judging.ts'
import type { Story } from './story.ts'

export interface StoryState {
  readonly story: Story | undefined
  /** Still at work. */
  readonly busy: boolean
  /** It cannot be judged: too old a record, other rules. */
  readonly failed: boolean
  stop(): void
  goOn(): void
  tryOut: Judging['tryOut']
  line: Judging['line']
}

const nothing = async () => undefined

/** The story of a match from the eyes of one seat: judged beside the page, kept, and gone on with where it was stopped. */
export const useStory = (match: string, record: string | undefined, seat: string | undefined): StoryState => {
  const [progress, setProgress] = useState<Progress>()
  const [failed, setFailed] = useState(false)
  const [stopped, setStopped] = useState(false)
  const judging = useRef<Judging>(undefined)
  useEffect(() => {
    setProgress(undefined)
    setFailed(false)
    setStopped(false)
    if (record === undefined || seat === undefined) return
    const now = judge({ match, record, seat, tell: setProgress, fail: () => setFailed(true) })
    judging.current = now
    return () => now.end()
  }, [match, record, seat])
  return {
    story: progress?.story,
    failed,
    busy: record !== undefined && seat !== undefined && !failed && !stopped && progress?.done !== true,
    stop: () => {
      judging.current?.stop()
      setStopped(true)
    },
    goOn: () => {
      judging.current?.goOn()
      setStopped(false)
    },
    tryOut: (seq, option) => judging.current?.tryOut(seq, option) ?? nothing(),
    line: wish => judging.current?.line(wish) ?? nothing(),
  }
}
