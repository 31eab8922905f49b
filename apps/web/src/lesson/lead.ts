import type { LedMatch, LessonText, Standing, StepText } from '@tabletome/match/lesson'
import { stepOf, wayOn } from '@tabletome/match/lesson'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { finishLesson, keepStep, progressNow } from '../learn/progress.ts'

/** What the coach says besides the line of the step. */
export type Note =
  | { readonly kind: 'asleep'; readonly text: string }
  | { readonly kind: 'refused'; readonly title: string | undefined; readonly text: string; readonly rule: string }
  | { readonly kind: 'legal'; readonly text: string }

export interface Lead {
  readonly led: LedMatch
  readonly at: Standing
  readonly game: string
  /** From 0. */
  readonly number: number
  readonly text: LessonText
  readonly words: StepText | undefined
  readonly note: Note | undefined
  /** The right answer is being shown, and will be put back. */
  readonly showing: boolean
  say(note: Note | undefined): void
  next(): void
  back(): void
  skip(): void
  showMe(): void
  leave(): void
}

const ASLEEP_FOR = 3000
const SHOWN_FOR = 1400
const LOOKED_FOR = 700

const after = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

interface Given {
  readonly led: LedMatch
  readonly game: string
  readonly number: number
  readonly text: LessonText
  leave(): void
  /** A match that is over cannot go back: the lesson is opened anew there. */
  reopen(acts: Standing['acts']): void
}

/** The lesson at this table, and what its coach can do. */
export const useLead = ({ led, game, number, text, leave, reopen }: Given): Lead => {
  const subscribe = useCallback((listener: () => void) => led.subscribe(listener), [led])
  const at = useSyncExternalStore(subscribe, () => led.at)
  const [note, say] = useState<Note>()
  const [showing, setShowing] = useState(false)
  const { step, doing, acts, lesson } = at
  useEffect(() => say(undefined), [step])
  useEffect(() => {
    if (note?.kind !== 'asleep') return
    const timer = setTimeout(() => say(undefined), ASLEEP_FOR)
    return () => clearTimeout(timer)
  }, [note])
  useEffect(() => {
    if (showing || doing === 'wrong') return
    if (doing === 'over') finishLesson(game, lesson.id)
    // Also at its beginning, once one has gone back there.
    else if (acts.length > 0 || progressNow()[game]?.at?.lesson === lesson.id) keepStep(game, lesson.id, step, acts)
  }, [showing, doing, acts, step, game, lesson.id])

  const showMe = async () => {
    const way = wayOn(at)
    if (!way || showing || !led.mayGoBack) return
    say(undefined)
    setShowing(true)
    await after(LOOKED_FOR)
    for (const each of way) {
      if (led.at.doing !== 'doing' || !('answer' in each) || led.endsBy(each)) break
      await led.act(each)
      await after(SHOWN_FOR)
    }
    await led.to(at)
    setShowing(false)
  }
  const back = () => {
    say(undefined)
    if (led.mayGoBack) void led.back()
    else reopen(at.begun.at(-2)?.acts ?? [])
  }
  const skip = async () => {
    say(undefined)
    for (const each of wayOn(at) ?? []) await led.act(each)
    if (led.at.doing === 'done') await led.act({ next: true })
  }
  return {
    led,
    at,
    game,
    number,
    text,
    words: text.steps[stepOf(at)?.id ?? ''],
    note,
    showing,
    say,
    next: () => void led.act({ next: true }),
    back,
    skip: () => void skip(),
    showMe: () => void showMe(),
    leave,
  }
}
