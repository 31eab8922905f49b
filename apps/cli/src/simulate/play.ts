import { type Bot, type Evaluation, makeBot } from '@tabletome/bots'
import { type Decision, type Game, type Random, sfc32, type Shape, type Table } from '@tabletome/engine'
import type { BotMayAnswer } from '@tabletome/games/types'
import { startTable } from '@tabletome/match'
import type { GameResult, Job } from './job.ts'
import { recordOf, type Given } from './record.ts'
import { headOf } from './record.ts'

export interface Rules {
  readonly game: Game<Shape>
  readonly evaluation: Evaluation<Shape>
  readonly botMayAnswer?: BotMayAnswer
}
export type Watcher = (table: Table<Shape>, given: Given) => void

/** One game among bots, from the deal to its end. The same job and seed always give the same game. */
export function playGame(rules: Rules, job: Job, seed: string, watch?: Watcher): GameResult {
  const began = performance.now()
  const answers: Given[] = []
  try {
    const table = startTable(rules.game, headOf(job, rules.game, seed), seed)
    const bots = new Map(table.seats.map((seat, i) => [seat, botOf(rules, job, i)]))
    const random = sfc32(`${seed} bots`)
    while (
      table.outcome === undefined &&
      answers.length < job.limits.answers &&
      !(roundOf(table) > job.limits.rounds)
    ) {
      const decision = nextOf(table, rules, random)
      const bot = bots.get(decision.seat)
      if (!bot) throw new Error(`nobody plays ${decision.seat}`)
      const option = bot.answer(table.view(decision.seat), decision, random)
      const given = { seat: decision.seat, ask: decision.choice, option }
      answers.push(given)
      watch?.(table, given)
      table.answer(decision.seat, option)
    }
    return {
      seed,
      ...(table.outcome === undefined ? {} : { outcome: outcomeOf(table) }),
      ...(Number.isNaN(roundOf(table)) ? {} : { rounds: roundOf(table) }),
      answers: answers.length,
      groups: rules.evaluation.groups?.(table.view(undefined)) ?? {},
      seconds: (performance.now() - began) / 1000,
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const record = recordOf(rules.game, job, seed, answers)
    const seconds = (performance.now() - began) / 1000
    return { seed, answers: answers.length, groups: {}, seconds, error: { seq: answers.length, message, record } }
  }
}

const botOf = ({ game, evaluation }: Rules, { bots }: Job, seat: number): Bot =>
  makeBot(bots[Math.min(seat, bots.length - 1)] ?? 'random', game, evaluation)

/** Whose answer comes next: of several seats asked at once any one that may and has something to say. */
function nextOf(table: Table<Shape>, { botMayAnswer }: Rules, random: Random): Decision {
  const { decisions } = table
  const may = botMayAnswer
    ? decisions.filter(({ seat }) => decisions.length === 1 || botMayAnswer(table.view(seat), seat, []))
    : decisions
  const from = may.length > 0 ? may : decisions
  const next = from[from.length === 1 ? 0 : random.below(from.length)]
  if (!next) throw new Error('nobody is asked, but the game is not over')
  return next
}

/** Games that count rounds keep the number in `open.round`. */
function roundOf({ state: { open } }: Table<Shape>): number {
  const round = 'round' in open ? open.round : undefined
  return typeof round === 'number' ? round : Number.NaN
}

/** `won` or `lost` where all play together, else the seat that won, or `shared`. */
export function outcomeOf({ outcome, seats }: Pick<Table<Shape>, 'outcome' | 'seats'>): string {
  const { result, winners } = (outcome ?? {}) as { result?: unknown; winners?: unknown }
  if (typeof result === 'string') return result
  if (!Array.isArray(winners)) return 'ended'
  return winners.length === 1 ? `seat${seats.indexOf(String(winners[0])) + 1}` : 'shared'
}
