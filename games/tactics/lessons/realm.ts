import type { Condition, Lesson as AnyLesson } from '@tabletome/match/lesson'
import type { Position } from '../position/words.ts'

export type Lesson = AnyLesson<Position>

/** No secret card can interrupt a lesson: all lie open but these four. */
const DECK = ['T16', 'T10', 'T09', 'T02'] as const
const OPEN = ['T01', 'T03', 'T04', 'T05', 'T06', 'T07', 'T08', 'T11', 'T12', 'T13', 'T14'] as const

/** The same two teams on the same realm in every lesson; what a lesson has in its hand does not lie open. */
export const realm = (more: Position): Position => {
  const held = Object.values(more.hands ?? {}).flat()
  const open = [...OPEN, 'T15' as const].filter(card => !held.includes(card))
  return { deck: DECK, discard: open, ...more }
}

export const health = (unit: string, is: number | { atMost: number }): Condition => ({
  at: ['open', 'units', unit, 'health'],
  is,
})
/** Every Move of the learner's units. */
export const ANY_MOVE = { answer: { do: 'move' } } as const
/** Bram's turn passes without a word. */
export const BRAM_DONE = { seat: 'p2', say: 'done', always: true } as const
