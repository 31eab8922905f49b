import type { Game, Shape } from '@tabletome/engine'
import { type AnswerLine, commitOf, formatRecord, type RecordHead, startTable } from '@tabletome/match'
import type { Job } from './job.ts'

export interface Given {
  readonly seat: string
  readonly ask: string
  readonly option: string
}

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

/** The text of a record up to and including the answer that failed: replaying it fails in the same way. */
export function recordOf(game: Game<Shape>, job: Job, seed: string, answers: readonly Given[]): string {
  const head = headOf(job, game, seed)
  return formatRecord({ head, lines: linesOf(game, head, seed, answers), end: { seed } })
}

function linesOf(game: Game<Shape>, head: RecordHead, seed: string, answers: readonly Given[]): AnswerLine[] {
  const lines: AnswerLine[] = []
  const failed = '0'.repeat(16)
  let table: ReturnType<typeof startTable> | undefined
  try {
    table = startTable(game, head, seed)
  } catch {
    return lines
  }
  for (const { seat, ask, option } of answers) {
    let digest = failed
    try {
      table.answer(seat, option)
      digest = table.digest()
    } catch {
      // the answer that failed the first time: it stays in the record as the last line
    }
    lines.push({ seq: lines.length + 1, seat, ask, option, digest, at: 0 })
  }
  return lines
}
