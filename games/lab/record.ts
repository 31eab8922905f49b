import { type Game, type Shape, start, type Position } from '@tabletome/engine'
import { type AnswerLine, commitOf, formatRecord, generatorOf, type RecordHead } from '@tabletome/match'
import type { Given } from '../selfPlay.ts'
import type { Job } from './job.ts'

export function headOf(job: Job, game: Game<Shape>, seed: string): RecordHead {
  const seats = game.seats(job.setup)
  return {
    tabletome: 1,
    match: `simulated-${seed}`,
    game: job.game,
    rules: game.version,
    setup: job.setup,
    seats: Object.fromEntries(seats.map((seat, i) => [seat, job.bots[Math.min(i, job.bots.length - 1)] ?? 'random'])),
    seedCommit: commitOf(seed),
    nonces: [],
    random: 'sfc32',
    createdAt: 0,
  }
}

/** The deal of a match with this head and seed, as a replay makes it. */
export const startOf = (game: Game<Shape>, head: RecordHead, seed: string): Position<Shape> =>
  start(game, head.setup, generatorOf(head, seed))

/** The text of a record up to and including the answer that failed: replaying it fails in the same way. */
export function recordOf(game: Game<Shape>, job: Job, seed: string, answers: readonly Given[]): string {
  const head = headOf(job, game, seed)
  return formatRecord({ head, lines: linesOf(game, head, seed, answers), end: { seed } })
}

function linesOf(game: Game<Shape>, head: RecordHead, seed: string, answers: readonly Given[]): AnswerLine[] {
  const position = answers.length === 0 ? undefined : startOf(game, head, seed)
  return answers.map(({ seat, ask, option }, index) => ({
    seq: index + 1,
    seat,
    ask,
    option,
    digest: (position && digestAfter(position, seat, option)) ?? NONE,
    at: 0,
  }))
}

/** There is no position after the answer that failed; its line is the last one. */
const NONE = '0'.repeat(16)
function digestAfter(position: Position<Shape>, seat: string, option: string): string | undefined {
  try {
    position.answer(seat, option)
    return position.digest()
  } catch {
    return undefined
  }
}
