import { type Bot, type Effort, type Evaluation, createBot } from '@tabletome/bots'
import type { Decision, Game, Random, Shape, Position } from '@tabletome/engine'
import type { BotMayAnswer } from './types.ts'

/** The rules of a game with what bots need, as its info loads them. */
export interface Rules {
  readonly game: Game<Shape>
  readonly evaluation: Evaluation<Shape>
  readonly botMayAnswer?: BotMayAnswer
}
export interface Given {
  readonly seat: string
  readonly ask: string
  readonly option: string
}

/** Bots at every seat of a table: tells the answer that comes next. The same generator always gives the same answers. */
export function botsAt(
  rules: Rules,
  seats: readonly string[],
  { levels, random, effort }: { levels: readonly string[]; random: Random; effort?: Partial<Effort> },
): (position: Position<Shape>) => Given {
  const bots = new Map(
    seats.map((seat, i) => {
      const level = levels[Math.min(i, levels.length - 1)] ?? 'random'
      return [seat, createBot(level, rules.game, rules.evaluation, effort)] as const
    }),
  )
  return position => {
    const decision = nextOf(position, rules, bots, random)
    const { seat, choice } = decision
    const bot = bots.get(seat)
    if (!bot) throw new Error(`nobody plays ${seat}`)
    return { seat, ask: choice, option: bot.answer(position.view(seat), decision, random) }
  }
}

/** Whose answer comes next: of several seats asked at once any one that has something to say. */
function nextOf(position: Position<Shape>, rules: Rules, bots: ReadonlyMap<string, Bot>, random: Random): Decision {
  const decisions = position.decisions.filter(({ seat }) => position.waiting.includes(seat))
  const willing =
    decisions.length === 1 ? decisions : decisions.filter(decision => isWilling(position, rules, bots, decision))
  const from = willing.length > 0 ? willing : decisions
  const next = from[from.length === 1 ? 0 : random.below(from.length)]
  if (!next) throw new Error('nobody is asked, but the game is not over')
  return next
}

/** A bot that has had its say (ready, declined) leaves the question to the others; random ones talk as they like. */
function isWilling(
  position: Position<Shape>,
  rules: Rules,
  bots: ReadonlyMap<string, Bot>,
  decision: Decision,
): boolean {
  if (bots.get(decision.seat)?.level === 'random') return true
  const view = position.view(decision.seat)
  return (
    rules.evaluation.worthwhile?.(view, decision).length !== 0 &&
    rules.botMayAnswer?.(view, decision.seat, []) !== false
  )
}
