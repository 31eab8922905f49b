import type { Game, Shape } from '@tabletome/engine'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'
import { skilledBot, USUAL_EFFORT } from './skilled.ts'
import { BOT_LEVELS, type Bot, type Effort, type Evaluation, isBotLevel } from './types.ts'

/** A bot of this level for this game; one per seat and match. It sees only what it is given: views and questions. */
export function makeBot<T extends Shape>(
  level: string,
  game: Game<T>,
  evaluation: Evaluation<T>,
  effort: Partial<Effort> = {},
): Bot<T> {
  if (!isBotLevel(level)) throw new Error(`no bot "${level}": there are ${BOT_LEVELS.join(', ')}`)
  if (level === 'random') return randomBot()
  if (level === 'greedy') return greedyBot(game, evaluation, effort.milliseconds)
  return skilledBot(game, evaluation, { ...USUAL_EFFORT, ...evaluation.effort, ...effort })
}
