import { endsAlike } from '@tabletome/engine'
import type { ByItself } from '../types.ts'
import { game } from './index.ts'
import { BEGINNINGS, ORDERS } from './passing.ts'
import { lacksUnits } from './rules/combat/deploying.query.ts'
import type { Answer, Questions, View } from './rules/state/shape.ts'
import { words } from './words.ts'

const isOf = (list: readonly (keyof Questions)[], choice: string): boolean => list.some(each => each === choice)
/** More looks ahead would take longer than the player's own answer. */
const MOST_LOOKS = 60

/**
 * A turn begins by itself unless more than giving up could be done at its start, and the rest of a side goes by itself where
 * every order is foreseen to end alike. Reinforcing is asked about only when a place is free and nobody in camp can take it:
 * before that it is reached by undo, as giving up is.
 */
export const byItself: ByItself = (view, { choice, options }, pauses) => {
  const answers = options.map(({ id }) => words.answer(id))
  if (isOf(BEGINNINGS, choice)) return pauses || !isPlainStart(view as View, answers) ? undefined : 'begin'
  if (!isOf(ORDERS, choice) || !options.some(({ id }) => id === 'auto')) return undefined
  return endsAlike(game as never, view, { choice, options }, 'auto', MOST_LOOKS) ? 'auto' : undefined
}

const isPlainStart = ({ open }: View, answers: readonly (Answer | undefined)[]): boolean => {
  const verbs = new Set(answers.map(answer => answer?.do))
  if (!verbs.delete('begin')) return false
  verbs.delete('surrender')
  if (!lacksUnits(open)) verbs.delete('reinforce')
  return verbs.size === 0
}
