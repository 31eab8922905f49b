import { type Table, weigh } from '@tabletome/bots'
import type { Seat, View } from '../../rules/state/shape.ts'
import { chance } from '../chance.ts'
import { FITTED } from './fitted.ts'
import { signsOf } from './signs.ts'

/** Two players, each for themselves: the only table at which a single flag ends the game. */
export const DUEL: Table = { mode: 'competitive', players: 2 }
export const isDuel = ({ open: { mode, seats } }: View): boolean => mode === DUEL.mode && seats.length === DUEL.players
/** What is fitted apart: before the end is triggered, and in the last turn. */
export const phaseOf = ({ open }: View): 'open' | 'last' => (open.end === undefined ? 'open' : 'last')

/** The chance to win a duel where one's turn begins, as duels by habit came to; elsewhere as it looks. */
export const judge = (view: View, seat: Seat): number => {
  const { open, outcome } = view
  if (outcome !== undefined || !isDuel(view) || open.turn?.owner !== seat) return chance(view, seat)
  const sum = weigh(FITTED.weights[phaseOf(view)] ?? {}, signsOf(open, seat))
  return 0.98 / (1 + Math.exp(-sum)) + 0.01
}
