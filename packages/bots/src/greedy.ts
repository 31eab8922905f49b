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
      thoughts.push({ option, value: expected(evaluation, foresee(game, view, option), question.seat).value })
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

/** What comes of an option, dice included: on average, and if they fall as badly as they can. */
export function expected<T extends Shape>(
  evaluation: Evaluation<T>,
  outcomes: readonly Foreseen<T>[],
  seat: T['seat'],
): { value: number; least: number } {
  let [value, least] = [0, Number.POSITIVE_INFINITY]
  for (const { chance, view } of outcomes) {
    const worth = evaluation.value(view, seat)
    value += chance * worth
    least = Math.min(least, worth)
  }
  return { value, least }
}

/** The best thought; among equals any. */
export function bestOf(thoughts: readonly Thought[], question: Question, random: Random): string {
  const [best] = thoughts
  if (!best) return anyOf(question, random)
  const equals = thoughts.filter(({ value }) => value === best.value)
  return equals[random.below(equals.length)]?.option ?? best.option
}
