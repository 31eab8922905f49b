import type { Evaluation } from '@tabletome/bots'
import { ACTIONS } from '../../content/numbers.ts'
import type { Tactics, View } from '../../rules/state/shape.ts'
import { habit } from '../habit.ts'
import { reckonBy, SHARP } from '../points.ts'
import { value } from '../value.ts'
import { winning } from '../winning/index.ts'
import { worthwhile } from '../worthwhile.ts'
import { DUEL, isDuel, judge, phaseOf } from './judge.ts'
import { signsOf } from './signs.ts'

/** The same by the weights trained for duels, in duels. */
const sharpened =
  <A extends readonly unknown[], R>(usual: (view: View, ...rest: A) => R) =>
  (view: View, ...rest: A): R =>
    isDuel(view) ? reckonBy(SHARP, () => usual(view, ...rest)) : usual(view, ...rest)

/** What `expert` does otherwise: in a duel it reckons by trained weights and judges by what duels came to; elsewhere nothing. */
export const expert: NonNullable<Evaluation<Tactics>['expert']> = {
  value: sharpened(value),
  habit: sharpened(habit),
  worthwhile: sharpened(worthwhile),
  judge,
  training: { weights: SHARP, grade: winning.won, table: DUEL },
  judging: {
    table: DUEL,
    at(view, seat) {
      const { turn } = view.open
      const begins = turn?.owner === seat && turn.step === 'actions' && turn.actionsLeft === ACTIONS
      return begins ? { phase: phaseOf(view), moment: `${turn.number}` } : undefined
    },
    signs: ({ open }, seat) => signsOf(open, seat),
  },
}
