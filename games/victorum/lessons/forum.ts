import type { Lesson as AnyLesson } from '@tabletome/match/lesson'
import type { Position } from '../position/words.ts'

export type Lesson = AnyLesson<Position>

/** Krakenlance as the first campaign leads him, in the arena at home. */
export const forum = ({ combat, ...more }: Position): Position => ({
  units: [],
  hp: 6,
  health: 6,
  dice: 'BBY',
  ...more,
  combat: { arena: 'ATL', turn: 2, places: '0', column: [], ...combat },
})
/** The coach begins your turns and lets the rivals follow their list, so that no press is empty. */
export const COACH = [
  { ask: 'player.start', say: 'begin', always: true },
  { ask: 'rival.move', say: 'auto', always: true },
  { ask: 'rival.engage', say: 'auto', always: true },
] as const
/** Nobody else moves. */
export const STAY = { ask: 'player.move', say: 'done' } as const
