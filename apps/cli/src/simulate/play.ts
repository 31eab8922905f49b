import { type Bot, type Evaluation, makeBot } from '@tabletome/bots'
import { type Decision, type Game, type Random, sfc32, type Shape, type Table } from '@tabletome/engine'
import type { BotMayAnswer } from '@tabletome/games/types'
import type { GameResult, Job } from './job.ts'
import { type Given, headOf, recordOf, startOf } from './record.ts'

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
    const table = startOf(rules.game, headOf(job, rules.game, seed), seed)
    const bots = new Map(table.seats.map((seat, i) => [seat, botOf(rules, job, i)] as const))
    const random = sfc32(`${seed} bots`)
    while (
      table.outcome === undefined &&
      answers.length < job.limits.answers &&
      !(roundOf(table) > job.limits.rounds)
    ) {
      const decision = nextOf(table, rules, bots, random)
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

/** Whose answer comes next: of several seats asked at once any one that has something to say. */
function nextOf(table: Table<Shape>, rules: Rules, bots: ReadonlyMap<string, Bot>, random: Random): Decision {
  const decisions = table.decisions.filter(({ seat }) => table.waiting.includes(seat))
  const willing =
    decisions.length === 1 ? decisions : decisions.filter(decision => isWilling(table, rules, bots, decision))
  const from = willing.length > 0 ? willing : decisions
  const next = from[from.length === 1 ? 0 : random.below(from.length)]
  if (!next) throw new Error('nobody is asked, but the game is not over')
  return next
}

/** A bot that has had its say (ready, declined) leaves the question to the others; random ones talk as they like. */
function isWilling(table: Table<Shape>, rules: Rules, bots: ReadonlyMap<string, Bot>, decision: Decision): boolean {
  if (bots.get(decision.seat)?.level === 'random') return true
  const view = table.view(decision.seat)
  return (
    rules.evaluation.worthwhile?.(view, decision).length !== 0 &&
    rules.botMayAnswer?.(view, decision.seat, []) !== false
  )
}

/** Games that count rounds keep the number in `open.round`. */
function roundOf({ state: { open } }: Table<Shape>): number {
  const round = 'round' in open ? open.round : undefined
  return typeof round === 'number' ? round : Number.NaN
}

/** `won` or `lost` where all play together, else the seats that won (`seat1`, `seat1+seat3`), or `shared` by all. */
export function outcomeOf({ outcome, seats }: Pick<Table<Shape>, 'outcome' | 'seats'>): string {
  const { result, winners } = (outcome ?? {}) as { result?: unknown; winners?: unknown }
  if (typeof result === 'string') return result
  if (!Array.isArray(winners)) return 'ended'
  if (winners.length === seats.length) return 'shared'
  return winners.map(winner => `seat${seats.indexOf(String(winner)) + 1}`).join('+')
}
