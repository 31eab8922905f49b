import type { Condition, Lesson as AnyLesson } from '@tabletome/match/lesson'
import type { Position } from '../position/words.ts'

export type Lesson = AnyLesson<Position>

/** The same land, Warrior and Sorcerer in every lesson: one person leads both. */
export const land = (more: Position): Position => ({
  players: 1,
  round: 2,
  ...more,
  red: { hero: 'warrior', ...more.red },
  blue: { hero: 'sorcerer', ...more.blue },
})

export const threat = (region: string, is: number | { atMost: number }): Condition => ({
  at: ['open', 'regions', region, 'threat'],
  is,
})
export const at = (defender: string, place: string): Condition => ({
  at: ['open', 'defenders', defender, 'at'],
  is: place,
})
export const apLeft = (ap: number): Condition => ({ at: ['open', 'turn', 'ap'], is: ap })
