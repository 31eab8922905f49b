import {
  type Asked,
  type Decision,
  decisionsOf,
  digestOf,
  foresee,
  type Game,
  type Shape,
  type View,
} from '@tabletome/engine'
import { expected, optionsOf } from './greedy.ts'
import type { Evaluation, Question } from './types.ts'

export interface Answer<S extends string = string> {
  readonly seat: S
  readonly option: string
  /** The position in which it is given. */
  readonly at: string
}
/** Answers one after the other, as far as chance, hidden cards or somebody else do not take over. */
export interface Plan<S extends string = string> {
  readonly answers: readonly [Answer<S>, ...Answer<S>[]]
  /** What the position is worth where the plan ends; where dice decide, on average and at the least. */
  readonly value: number
  readonly least: number
}
interface Place<T extends Shape> {
  readonly view: View<T>
  readonly at: string
  readonly answers: readonly Answer<T['seat']>[]
  readonly value: number
}

/** No plan has more answers. */
const LONGEST = 12
/** Of every length, one position in so many that may be looked at is gone on from. */
const KEPT = 16

/**
 * Plans from what the seat can work out by its view, best first: a search that goes on from the best positions of each length.
 * A plan may end anywhere: what follows is then played by habit.
 */
export function plansFrom<T extends Shape>(
  game: Game<T>,
  evaluation: Evaluation<T>,
  view: View<T>,
  question: Question<T['seat']>,
  looks: number,
  until = Number.POSITIVE_INFINITY,
): readonly Plan<T['seat']>[] {
  const plans: Plan<T['seat']>[] = []
  const seen = new Set<string>()
  let left = looks
  let places: readonly Place<T>[] = [{ view, at: positionOf(view), answers: [], value: 0 }]
  for (let length = 1; places.length > 0 && length <= LONGEST && left > 0; length++) {
    const further: Place<T>[] = []
    for (const place of places)
      for (const asked of length === 1 ? [question] : questionsAt(game, evaluation, place, question.seat))
        for (const option of optionsAt(evaluation, place.view, asked, length === 1)) {
          if (left-- <= 0 || (plans.length > 0 && performance.now() > until)) break
          const outcomes = foresee(game, seenBy(place.view, asked.seat), option)
          const { value, least } = expected(evaluation, outcomes, question.seat)
          const answers: readonly Answer<T['seat']>[] = [...place.answers, { seat: asked.seat, option, at: place.at }]
          const [only] = outcomes
          if (outcomes.length === 1 && only && only.stopped !== 'hidden' && only.stopped !== 'over') {
            const next = backTo(place.view, only.view)
            const at = positionOf(next)
            if (seen.has(at)) continue
            seen.add(at)
            further.push({ view: next, at, answers, value })
          }
          plans.push({ answers: answers as Plan<T['seat']>['answers'], value, least })
        }
    places = further.sort((a, b) => b.value - a.value).slice(0, Math.max(2, Math.ceil(looks / KEPT)))
  }
  return plans.sort((a, b) => b.value - a.value)
}

/** What is known to one seat, taken as the view of another: its own zone is not in it. */
const seenBy = <T extends Shape>(view: View<T>, seat: T['seat']): View<T> => {
  if (view.seat === seat) return view
  const { own: _own, given: _given, ...rest } = view
  return { ...rest, seat } as View<T>
}

/** The other way round: nothing the other seat did can have touched the own zone, or it could not have been foreseen. */
const backTo = <T extends Shape>(mine: View<T>, view: View<T>): View<T> => {
  if (view.seat === mine.seat) return view
  const { seat, own, given } = mine
  return { ...view, seat, ...(own === undefined ? {} : { own }), ...(given === undefined ? {} : { given }) } as View<T>
}

/** Tells positions apart, as far as the seat knows them. */
export const positionOf = <T extends Shape>({ seat, open, own, agenda, given }: View<T>): string =>
  digestOf({ seat, open, own, agenda, given })

/**
 * Who may go on with a plan: the seat itself, and where all play together the others after it. Who is asked at the same time as
 * others does all it does in a row, since another order would mostly lead to the same.
 */
function questionsAt<T extends Shape>(
  game: Game<T>,
  evaluation: Evaluation<T>,
  { view, answers }: Place<T>,
  seat: T['seat'],
): readonly Decision<T['seat']>[] {
  if (!evaluation.together) return view.waiting.includes(seat) ? decisionsOf(game, seenBy(view, seat)) : []
  const order = [seat, ...view.waiting.filter(each => each !== seat)]
  const from = view.waiting.length > 1 ? order.indexOf(answers.at(-1)?.seat ?? seat) : 0
  return order
    .slice(Math.max(0, from))
    .flatMap(each => (view.waiting.includes(each) ? decisionsOf(game, seenBy(view, each)) : []))
}

/** In the middle of a plan only what is worth doing counts: who has nothing to do waits. */
const optionsAt = <T extends Shape>(
  evaluation: Evaluation<T>,
  view: View<T>,
  question: Question<T['seat']>,
  isFirst: boolean,
): readonly string[] =>
  isFirst || !evaluation.worthwhile
    ? optionsOf(evaluation, view, question)
    : evaluation.worthwhile(view, question as Asked<T>, true)
