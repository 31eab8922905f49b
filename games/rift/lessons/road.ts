import type { Lesson as AnyLesson } from '@tabletome/match/lesson'
import type { Position } from '../position/words.ts'

export type Lesson = AnyLesson<Position>

/** The Southport Road, alone with Malik, who rests on his board unless a lesson sends him. */
export const road = (more: Position): Position => ({
  players: 1,
  map: 1,
  maxLevel: 2,
  hearts: 8,
  portals: { total: 2, destroyed: 0 },
  heroes: { malik: 'p1 board played' },
  ...more,
})
/** Any place for the piece in hand. */
export const ANYWHERE = { answer: { do: 'put' } } as const
