import { useEffect, useMemo, useState } from 'react'
import { momentsOf, type Story, type Turn, turnsOf } from '../../analysis/story.ts'
import { type MomentWords, useMomentWords } from '../../analysis/useMomentWords.ts'
import { type StoryState, useStory } from '../../analysis/useStory.ts'
import { storySeat } from '../../app/tables.ts'
import { linesOf, roundsOf, whenIn } from '../chronicle/chronicle.ts'
import { useTable } from '../context.ts'

export interface ResultStory {
  /** From whose eyes. */
  readonly seat: string | undefined
  readonly state: StoryState
  readonly record: string | undefined
  readonly moments: readonly Turn[]
  readonly words: ReadonlyMap<number, MomentWords>
  readonly rounds: readonly { readonly seq: number; readonly text: string }[]
  whenAt(seq: number): string
}

const NONE: readonly Turn[] = []
const momentsIn = (story: Story | undefined) => (story ? momentsOf(story) : NONE)

/** Own decisions that are marked as doubtful or costly. */
export const doubtfulIn = (story: Story | undefined): readonly Turn[] =>
  story ? turnsOf(story).filter(({ mark }) => mark === 'doubtful' || mark === 'costly') : NONE

/** The story of the match that has just ended, from the eyes of whoever looks. */
export const useResultStory = (): ResultStory => {
  const { connection, table, state: known, text, names } = useTable()
  const [record, setRecord] = useState<string>()
  const seat = storySeat(table)
  useEffect(() => {
    let current = true
    connection.record().then(
      got => current && setRecord(got),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [connection])
  const state = useStory(table.id, record, seat)
  const moments = useMemo(() => momentsIn(state.story), [state.story])
  const lines = useMemo(() => linesOf(known.history, text, names), [known.history, text, names])
  const rounds = useMemo(() => roundsOf(lines), [lines])
  const words = useMomentWords({ record, seat, turns: moments, lines, text, names })
  return {
    seat,
    state,
    record,
    moments,
    words,
    rounds,
    whenAt: seq => whenIn(rounds, seq),
  }
}
