import { sfc32, type Shape, type Position } from '@tabletome/engine'
import { botsAt, type Given, type Rules } from '../selfPlay.ts'
import type { GameResult, Job } from './job.ts'
import { headOf, recordOf, startOf } from './record.ts'

export type Watcher = (position: Position<Shape>, given: Given) => void

/** One game among bots, from the deal to its end. The same job and seed always give the same game. */
export function playGame(rules: Rules, job: Job, seed: string, watch?: Watcher): GameResult {
  const began = performance.now()
  const answers: Given[] = []
  try {
    const position = startOf(rules.game, headOf(job, rules.game, seed), seed)
    const next = botsAt(rules, position.seats, {
      levels: job.bots,
      random: sfc32(`${seed} bots`),
      ...(job.effort === undefined ? {} : { effort: job.effort }),
    })
    while (
      position.outcome === undefined &&
      answers.length < job.limits.answers &&
      !(roundOf(position) > job.limits.rounds)
    ) {
      const given = next(position)
      answers.push(given)
      watch?.(position, given)
      position.answer(given.seat, given.option)
    }
    return {
      seed,
      ...(position.outcome === undefined ? {} : { outcome: outcomeOf(position) }),
      ...(Number.isNaN(roundOf(position)) ? {} : { rounds: roundOf(position) }),
      answers: answers.length,
      groups: rules.evaluation.groups?.(position.view(undefined)) ?? {},
      seconds: (performance.now() - began) / 1000,
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const record = recordOf(rules.game, job, seed, answers)
    const seconds = (performance.now() - began) / 1000
    return { seed, answers: answers.length, groups: {}, seconds, error: { seq: answers.length, message, record } }
  }
}

/** Games that count rounds keep the number in `open.round`. */
function roundOf({ state: { open } }: Position<Shape>): number {
  const round = 'round' in open ? open.round : undefined
  return typeof round === 'number' ? round : Number.NaN
}

/** `won` or `lost` where all play together, else the seats that won (`seat1`, `seat1+seat3`), or `shared` by all. */
export function outcomeOf({ outcome, seats }: Pick<Position<Shape>, 'outcome' | 'seats'>): string {
  const { result, winners } = (outcome ?? {}) as { result?: unknown; winners?: unknown }
  if (typeof result === 'string') return result
  if (!Array.isArray(winners)) return 'ended'
  if (winners.length === seats.length) return 'shared'
  return winners.map(winner => `seat${seats.indexOf(String(winner)) + 1}`).join('+')
}
