import { useEffect, useMemo } from 'react'
import { momentsOf, standsAt, type Turn, turnsOf } from '../../analysis/story.ts'
import { type StoryState, useStory } from '../../analysis/useStory.ts'
import type { ReplayInfo } from '../../local/api.ts'
import { firstPerson } from './firstPerson.ts'

export interface ReplayStory extends StoryState {
  /** Whose chances they are. */
  readonly seat: string | undefined
  readonly turns: readonly Turn[]
  readonly moments: readonly Turn[]
  /** Decisions of that seat which are doubtful or costly. */
  readonly doubtful: readonly Turn[]
}

const NONE: readonly Turn[] = []

/** The story of the match that is looked at, from the eyes chosen; a match that still runs is not judged. */
export const useReplayStory = (replay: ReplayInfo, record: string, chosen: string | undefined): ReplayStory => {
  const own = useMemo(() => firstPerson(replay), [replay])
  const seat = chosen !== undefined && chosen in replay.seats ? chosen : own
  const state = useStory(replay.match, replay.over ? record : undefined, seat)
  const { story } = state
  const turns = useMemo(() => (story ? turnsOf(story) : NONE), [story])
  const moments = useMemo(() => (story ? momentsOf(story) : NONE), [story])
  const doubtful = useMemo(() => turns.filter(({ mark }) => mark === 'doubtful' || mark === 'costly'), [turns])
  return { ...state, seat, turns, moments, doubtful }
}

/** `[` and `]` go from mark to mark. */
export const useMarkKeys = (turns: readonly Turn[], seq: number, goTo: (seq: number) => void) => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '[' && event.key !== ']') return
      if (event.target instanceof Element && event.target.closest('input:not([type=range]), select, textarea')) return
      const to = markBeside(turns, seq, event.key === ']' ? 1 : -1)
      if (to !== undefined) goTo(to)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

export const markBeside = (turns: readonly Turn[], seq: number, way: 1 | -1): number | undefined => {
  const places = turns.map(standsAt)
  return way === 1 ? places.find(at => at > seq) : places.findLast(at => at < seq)
}
