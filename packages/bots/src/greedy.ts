import { type Asked, foresee, type Foreseen, type Game, type Random, type Shape, type View } from '@tabletome/engine'
import { anyOf } from './random.ts'
import type { Bot, Evaluation, Question, Thought } from './types.ts'

/** Looks one answer ahead: foresees every option, dice included, and takes the one with the best position on average. */
export function greedyBot<T extends Shape>(
  game: Game<T>,
  evaluation: Evaluation<T>,
  milliseconds = Number.POSITIVE_INFINITY,
): Bot<T> {
  const explain = (view: View<T>, question: Question<T['seat']>): readonly Thought[] => {
    const until = performance.now() + milliseconds
    const thoughts: Thought[] = []
    for (const option of optionsOf(evaluation, view, question)) {
      if (thoughts.length > 0 && performance.now() > until) break
      thoughts.push({ option, value: expected(evaluation, foresee(game, view, option), question.seat) })
    }
    return thoughts.sort((a, b) => b.value - a.value)
  }
  return {
    level: 'greedy',
    explain,
    answer(view, question, random) {
      const options = optionsOf(evaluation, view, question)
      const [only] = options
      return options.length === 1 && only !== undefined ? only : bestOf(explain(view, question), question, random)
    },
  }
}

/** What the game thinks worth a thought; all, if it has no opinion or the seat must say something. */
export function optionsOf<T extends Shape>(
  evaluation: Evaluation<T>,
  view: View<T>,
  question: Question<T['seat']>,
): readonly string[] {
  const worthwhile = evaluation.worthwhile?.(view, question as Asked<T>)
  return worthwhile !== undefined && worthwhile.length > 0 ? worthwhile : question.options.map(({ id }) => id)
}

export function expected<T extends Shape>(
  evaluation: Evaluation<T>,
  outcomes: readonly Foreseen<T>[],
  seat: T['seat'],
): number {
  let sum = 0
  for (const { chance, view } of outcomes) sum += chance * evaluation.value(view, seat)
  return sum
}

/** The best thought; among equals any. */
export function bestOf(thoughts: readonly Thought[], question: Question, random: Random): string {
  const [best] = thoughts
  if (!best) return anyOf(question, random)
  const equals = thoughts.filter(({ value }) => value === best.value)
  return equals[random.below(equals.length)]?.option ?? best.option
}
