import type { Random, Shape } from '@tabletome/engine'
import type { Bot, Question } from './types.ts'

/** Any option, all with the same chance. */
export const randomBot = <T extends Shape>(): Bot<T> => ({
  level: 'random',
  answer: (_view, question, random) => anyOf(question, random),
  explain: (_view, question) => question.options.map(({ id }) => ({ option: id, value: 0 })),
})

export function anyOf(question: Question, random: Random): string {
  const option = question.options[random.below(question.options.length)]
  if (!option) throw new Error(`${question.choice} has no option`)
  return option.id
}
