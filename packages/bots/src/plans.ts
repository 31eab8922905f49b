import { decisionsOf, digestOf, foresee, type Decision, type Game, type Shape, type View } from '@tabletome/engine'
import { expected, optionsOf } from './greedy.ts'
import type { Evaluation, Question } from './types.ts'

export interface Answer<S extends string = string> {
  readonly seat: S
  readonly option: string
  /** The position in which it is given. */
  readonly at: string
}
/** Answers one after the other, up to where chance, hidden cards or somebody else takes over. */
export interface Plan<S extends string = string> {
  readonly answers: readonly [Answer<S>, ...Answer<S>[]]
  /** What the position is worth where the plan ends. */
  readonly value: number
}
interface Place<T extends Shape> {
  readonly view: View<T>
  readonly at: string
  readonly answers: readonly Answer<T['seat']>[]
  readonly value: number
}

/** No plan has more answers. */
const LONGEST = 16
/** Of every length, one position in so many that may be looked at is kept. */
const KEPT = 16

/** The plans for what the seat can work out from its view, best first: a search that keeps the best positions of each length. */
export function plansFrom<T extends Shape>(
  game: Game<T>,
  evaluation: Evaluation<T>,
  view: View<T>,
  question: Question<T['seat']>,
  looks: number,
): readonly Plan<T['seat']>[] {
  const complete: Plan<T['seat']>[] = []
  const begun: Plan<T['seat']>[] = []
  const seen = new Set<string>()
  const wide = Math.max(2, Math.ceil(looks / KEPT))
  let left = looks
  let places: readonly Place<T>[] = [{ view, at: positionOf(view), answers: [], value: 0 }]
  for (let length = 1; places.length > 0 && length <= LONGEST && left > 0; length++) {
    const further: Place<T>[] = []
    for (const place of places) {
      const asked: readonly Question<T['seat']>[] =
        length === 1 ? [question] : questionsAt(game, evaluation, place.view, question.seat)
      for (const each of asked)
        for (const option of optionsAt(evaluation, place.view, each, length === 1)) {
          if (left-- <= 0) break
          const outcomes = foresee(game, seenBy(place.view, each.seat), option)
          const value = expected(evaluation, outcomes, question.seat)
          const answers = [...place.answers, { seat: each.seat, option, at: place.at }] as unknown as Plan<
            T['seat']
          >['answers']
          const [only] = outcomes
          const goesOn = outcomes.length === 1 && only && only.stopped !== 'hidden' && only.stopped !== 'over'
          if (!goesOn) {
            complete.push({ answers, value })
            continue
          }
          const next = backTo(place.view, only.view)
          const at = positionOf(next)
          if (seen.has(at)) continue
          seen.add(at)
          if (canGoOn(evaluation, next, question.seat)) {
            further.push({ view: next, at, answers, value })
            if (length === 1) begun.push({ answers, value })
          } else complete.push({ answers, value })
        }
    }
    places = further.sort((a, b) => b.value - a.value).slice(0, wide)
  }
  return (complete.length > 0 ? complete : begun).sort((a, b) => b.value - a.value)
}

/** What is known to one seat, taken as the view of another: its own zone is not in it. */
const seenBy = <T extends Shape>(view: View<T>, seat: T['seat']): View<T> => {
  if (view.seat === seat) return view
  const { own: _own, given: _given, ...rest } = view
  return { ...rest, seat } as unknown as View<T>
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

const canGoOn = <T extends Shape>(evaluation: Evaluation<T>, view: View<T>, seat: T['seat']): boolean =>
  evaluation.together ? view.waiting.length > 0 : view.waiting.includes(seat)

function questionsAt<T extends Shape>(
  game: Game<T>,
  evaluation: Evaluation<T>,
  view: View<T>,
  seat: T['seat'],
): readonly Decision<T['seat']>[] {
  const seats = evaluation.together ? view.waiting : [seat]
  return seats.flatMap(each => decisionsOf(game, seenBy(view, each)))
}

/** In the middle of a plan a seat that has had its say is left alone. */
const optionsAt = <T extends Shape>(
  evaluation: Evaluation<T>,
  view: View<T>,
  question: Question<T['seat']>,
  first: boolean,
): readonly string[] =>
  first || !evaluation.worthwhile ? optionsOf(evaluation, view, question) : evaluation.worthwhile(view, question)
