import { weigh } from '@tabletome/bots'
import type { Seat, View } from '../../rules/state/shape.ts'
import { chance } from '../chance.ts'
import { FITTED } from './fitted.ts'
import { signsOf } from './signs.ts'

/** What each sign counts, before the end is triggered and in the last turn. */
export interface FittedJudge {
  /** The version of the game's rules it was fitted on. */
  readonly rules: number
  readonly weights: Readonly<Record<'open' | 'last', Readonly<Record<string, number>>>>
}

/** Two players, each for themselves: the only table at which a single flag ends the game. */
export const isDuel = ({ open: { mode, seats } }: View): boolean => mode === 'competitive' && seats.length === 2

/** The chance to win a duel where one's turn begins, as duels by habit came to; elsewhere as it looks. */
export const judge = (view: View, seat: Seat): number => {
  const { open, outcome } = view
  if (outcome !== undefined || !isDuel(view) || open.turn?.owner !== seat) return chance(view, seat)
  const sum = weigh(FITTED.weights[open.end === undefined ? 'open' : 'last'], signsOf(open, seat))
  return 0.98 / (1 + Math.exp(-sum)) + 0.01
}
