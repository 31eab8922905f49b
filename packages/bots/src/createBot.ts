import { askedOf, type Game, type Shape } from '@tabletome/engine'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'
import { skilledBot, USUAL_EFFORT } from './skilled.ts'
import { BOT_LEVELS, type Bot, type Effort, type Evaluation, isBotLevel } from './types.ts'

/** A bot of this level for this game; one per seat and match. It sees only what it is given: views and questions. */
export function createBot<T extends Shape>(
  level: string,
  game: Game<T>,
  evaluation: Evaluation<T>,
  effort: Partial<Effort> = {},
): Bot<T> {
  if (!isBotLevel(level)) throw new Error(`no bot "${level}": there are ${BOT_LEVELS.join(', ')}`)
  if (level === 'random') return randomBot()
  if (level === 'greedy') return reading(game, greedyBot(game, evaluation, effort.milliseconds))
  const wise = level === 'expert' ? { ...evaluation, ...evaluation.expert } : evaluation
  const usual = { ...USUAL_EFFORT, ...evaluation.effort, ...wise.effort }
  return reading(game, { ...skilledBot(game, wise, { ...usual, ...effort, ...withinLimit(effort) }), level })
}

/** Nobody waits longer for a bot, however much it could still think about. */
const MOST_MILLISECONDS = 2000
const withinLimit = ({ milliseconds }: Partial<Effort>): Partial<Effort> =>
  milliseconds === undefined ? {} : { milliseconds: Math.min(MOST_MILLISECONDS, milliseconds) }

/** A question that came over the network has ids only: its answers are read once, here. */
const reading = <T extends Shape>(game: Game<T>, bot: Bot<T>): Bot<T> => ({
  level: bot.level,
  answer: (view, question, random) => bot.answer(view, askedOf(game, view, question), random),
  explain: (view, question, random) => bot.explain(view, askedOf(game, view, question), random),
})
