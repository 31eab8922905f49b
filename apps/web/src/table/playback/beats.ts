import type { LogLine } from '@tabletome/games/types'

export type Fact = { readonly type: string }
/** What the chronicle says of a fact, if it says anything. */
export type LineOf = (fact: Fact) => LogLine | undefined

/** One event as it is shown: facts of one kind in a row, and whatever says nothing after them. */
export interface Beat {
  /** The place of its last fact: the table is shown as it was after that one. */
  readonly end: number
  /** The fact that is told, the last of its kind. */
  readonly fact: Fact
  /** So many were of that kind. */
  readonly count: number
}

/** What the game says is of one kind is one event; what says nothing, or that nothing happened, takes no time of its own. */
export const beatsOf = (facts: readonly Fact[], lineOf: LineOf): readonly Beat[] => {
  const beats: { end: number; fact: Fact; count: number; beat: string | undefined }[] = []
  facts.forEach((fact, end) => {
    const line = lineOf(fact)
    const last = beats.at(-1)
    if (!line || line.aside) {
      if (last) last.end = end
    } else if (last && line.beat !== undefined && line.beat === last.beat) {
      last.end = end
      last.fact = fact
      last.count++
    } else beats.push({ end, fact, count: 1, beat: line.beat })
  })
  return beats.map(({ end, fact, count }) => ({ end, fact, count }))
}
