import type { Random } from '@tabletome/engine'
import type { Asked, View } from '../rules/state/shape.ts'
import { isRest, scoreActs } from './acts.ts'
import { smallAnswer } from './small.ts'

/** Less is not worth an action: a Weakened unit, a Counter or a Tactic Card may come of it. */
const LEAST = 0.03

/** A quick sensible answer: what a player does who does not stop to think. */
export const habit = (view: View, question: Asked, random: Random): string | undefined => {
  if (question.choice !== 'turn.act' && question.choice !== 'move.go') return smallAnswer(view, question, random)
  let best: string | undefined
  let most = LEAST
  for (const { id, doing, score } of scoreActs(view.open, question))
    if (score > most && !isRest(doing)) [best, most] = [id, score]
  if (best !== undefined) return best
  for (const { id, answer } of question.options) if (isRest(answer)) return id
  return question.options[0]?.id
}
