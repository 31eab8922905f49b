import type { GameInfo, GameText, Names } from '@tabletome/games/types'
import { useEffect, useState } from 'react'
import { keptStoriesOf } from '../analysis/kept.ts'
import { type Fitting, lessonFor } from '../analysis/lessonFor.ts'
import { loadCosts } from '../app/games.ts'
import type { TableKind } from '../app/routes.ts'
import { useSettings } from '../app/settings.ts'
import { local } from '../local/client.ts'
import { recordFrom } from '../replay/source.ts'
import { type Cost, costsOf, FEWEST, isJudged, LATELY } from './costs.ts'

/** A match, and where its table is if it is still kept. */
export interface Mine {
  readonly match: string
  readonly kind?: TableKind
  /** Of one's own at that table. */
  readonly seat?: string | undefined
}
export interface Costs {
  /** How many of the last matches were judged. */
  readonly judged: number
  readonly costs: readonly Cost[]
  /** By the ids of their reasons. */
  readonly names: Readonly<Record<string, string>>
}

/** Judged from one's own eyes; where the table is gone, from the only ones it was looked at with. */
const ownStory = async ({ match, kind, seat }: Mine) => {
  const stories = await keptStoriesOf(match)
  if (kind === undefined) return stories.length === 1 ? stories : []
  return stories.filter(story => story.seat === seat)
}

const NOBODY: Names = { of: seat => seat, isMe: () => true }

/** By the rule of the question at which the costliest kind cost most; where none fits, of the next kind. */
const fitting = async (
  info: GameInfo,
  text: GameText,
  language: 'en' | 'fr',
  costs: readonly Cost[],
  mine: readonly Mine[],
) => {
  for (const { worst } of costs) {
    const kind = mine.find(({ match }) => match === worst.match)?.kind
    const record = kind && (await recordFrom(kind, worst.match, ''))
    if (record === undefined) continue
    const { view } = await local().replayView(record, worst.move.seq - 1, worst.seat)
    const lesson = await lessonFor(info, language, text.ask(worst.move.choice, view, [worst.seat], NOBODY).rule)
    if (lesson) return lesson
  }
  return undefined
}

/** What cost most in the last of these matches, and the lesson on it; nothing before it is known. */
export const useCosts = (info: GameInfo, text: GameText, mine: readonly Mine[] | undefined) => {
  const { language } = useSettings()
  const [costs, setCosts] = useState<Costs>()
  const [lesson, setLesson] = useState<Fitting>()
  // The list is made anew at every look: what it says tells whether it is another.
  const asked = mine && JSON.stringify(mine.slice(0, LATELY))
  useEffect(() => {
    if (asked === undefined) return
    let current = true
    const look = async () => {
      const wanted = JSON.parse(asked) as readonly Mine[]
      const names = await loadCosts(info, language)
      const stories = (await Promise.all(wanted.map(ownStory))).flat().filter(isJudged)
      const found = stories.length < FEWEST ? [] : costsOf(stories)
      if (!current) return
      setCosts({ judged: stories.length, costs: found, names })
      const fits = await fitting(info, text, language, found, wanted)
      if (current) setLesson(fits)
    }
    look().catch(() => undefined)
    return () => {
      current = false
    }
  }, [asked, info, text, language])
  return { costs, lesson }
}
