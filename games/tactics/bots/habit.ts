import type { Question } from '@tabletome/bots'
import type { Random } from '@tabletome/engine'
import type { Seat, View } from '../rules/state.ts'
import { scoreActs } from './acts.ts'
import { smallAnswer } from './small.ts'

/** Less is not worth an action: a Weakened unit, a Counter or a Tactic Card may come of it. */
const LEAST = 0.03

/** A quick sensible answer: what a player does who does not stop to think. */
export const habit = (view: View, question: Question<Seat>, random: Random): string | undefined => {
  if (question.choice !== 'turn.act' && question.choice !== 'move.go') return smallAnswer(view, question, random)
  const rest = question.choice === 'turn.act' ? 'done' : 'stop'
  let best: string | undefined
  let most = LEAST
  for (const { id, score } of scoreActs(view.open, question.seat, question.options))
    if (score > most && id !== rest) [best, most] = [id, score]
  if (best !== undefined) return best
  for (const { id } of question.options) if (id === rest) return rest
  return question.options[0]?.id
}
