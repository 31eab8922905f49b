import type { Effort } from '@tabletome/bots'
import type { Setup } from '@tabletome/engine'

/** Many games of one kind: who plays, how they are seeded, and when a game is given up. */
export interface Job {
  readonly game: string
  readonly setup: Setup
  /** Bot level of each seat. */
  readonly bots: readonly string[]
  readonly seed: string
  readonly limits: Limits
  /** How much the bots think, where it is not as usual. */
  readonly effort?: Partial<Effort>
}
export interface Limits {
  readonly rounds: number
  readonly answers: number
}
/** Not rules of any game: a game among bots that goes on longer is reported as unfinished. */
export const LIMITS: Limits = { rounds: 1_000, answers: 100_000 }

/** So many runs beside each other can still be read. */
export const MOST_RUNS = 4

/** How one game went. */
export interface GameResult {
  readonly seed: string
  /** `won`, `lost`, `seat1` …, `seat1+seat3`, `shared`; none: given up, or failed. */
  readonly outcome?: string
  readonly answers: number
  readonly rounds?: number
  /** What results are sorted by in the report: the foe, the difficulty … */
  readonly groups: Readonly<Record<string, string>>
  readonly seconds: number
  readonly error?: { readonly seq: number; readonly message: string; readonly record: string }
}

export const seedOf = (job: Job, index: number): string => `${job.seed}-${index + 1}`
