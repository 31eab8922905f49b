import type { About, AnswerBy, QuestionId, VerbsOf } from '@tabletome/engine'
import type { SeenOpen } from '../rules/units/stats.query.ts'
import type { Free, Victorum } from '../rules/state/shape.ts'
import type { Outlook } from './outlook.ts'

/** Questions of the campaign; all others are asked about a combat. */
export type CampQuestion =
  | 'travel'
  | 'travel.neptune'
  | 'event'
  | 'spectate.order'
  | 'opportunity.keep'
  | `setup.${'prowess' | 'boost'}`
  | Extract<QuestionId<Victorum>, `reward.${string}` | `camp.${string}`>
  | 'scion.bane'
type FightQuestion = Exclude<QuestionId<Victorum>, CampQuestion>

/** One score for every answer of every question; what opportunities allow besides is scored alike everywhere. */
type Scores<Q extends QuestionId<Victorum>, Seen> = {
  readonly [K in Q]: {
    readonly [D in Exclude<VerbsOf<Victorum, K>, Free>]: (
      seen: Seen,
      answer: AnswerBy<Victorum, D>,
      about: About<Victorum, K>,
    ) => number
  }
}
/** How good an answer seems, in points; in a combat doing nothing is 0. */
export type CampScores = Scores<CampQuestion, SeenOpen>
export type FightScores = Scores<FightQuestion, Outlook>
export const none = (): number => 0
