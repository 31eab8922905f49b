import type { GameResult, Job } from './job.ts'

export interface Spread {
  readonly p50: number
  readonly p90: number
  readonly max: number
}
/** One game in the file of a run. */
export type Played = Omit<GameResult, 'seconds' | 'error'>
/**
 * A run of the laboratory: what `simulate --json` prints, what the screen exports, and what both read. Scripts read it: fields may
 * be added, never renamed. docs/laboratory.md tells what they mean.
 */
export interface Summary {
  readonly lab: 1
  /** Version of the rules it was played by. */
  readonly rules: number
  readonly game: string
  readonly mode: string
  readonly players: number
  readonly bots: readonly string[]
  readonly settings: Readonly<Record<string, string | number | boolean>>
  readonly seed: string
  readonly games: number
  readonly finished: number
  /** Given up at the stated number of rounds or answers. */
  readonly unfinished: number
  readonly outcomes: Readonly<Record<string, number>>
  readonly choices: number
  readonly seconds: number
  readonly choicesPerSecond: number
  readonly gamesPerSecond: number
  /** Answers per game. */
  readonly lengths: Spread
  readonly rounds?: Spread
  /** Outcomes by what the game sorts its results by. */
  readonly groups: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>
  readonly errors: readonly {
    readonly seed: string
    readonly seq: number
    readonly message: string
    readonly record: string
  }[]
  /** Every game in the order of its number, but those that failed. */
  readonly results: readonly Played[]
}

export function summaryOf(
  job: Job,
  rules: number,
  played: readonly GameResult[],
  seconds: number,
  errors: Summary['errors'],
): Summary {
  const results = played.toSorted((one, two) => numberOf(one.seed) - numberOf(two.seed))
  const choices = results.reduce((sum, { answers }) => sum + answers, 0)
  const rounds = results.flatMap(({ rounds: count, outcome }) =>
    count === undefined || outcome === undefined ? [] : [count],
  )
  const finished = results.filter(({ outcome }) => outcome !== undefined)
  return {
    lab: 1,
    rules,
    game: job.game,
    mode: job.setup.mode,
    players: job.setup.players,
    bots: job.bots,
    settings: job.setup.options,
    seed: job.seed,
    games: results.length,
    finished: finished.length,
    unfinished: results.length - finished.length - errors.length,
    outcomes: countOf(finished.map(({ outcome }) => outcome ?? '')),
    choices,
    seconds: rounded(seconds, 3),
    choicesPerSecond: Math.round(choices / Math.max(seconds, 0.001)),
    gamesPerSecond: rounded(results.length / Math.max(seconds, 0.001), 2),
    lengths: spreadOf(finished.map(({ answers }) => answers)),
    ...(rounds.length > 0 ? { rounds: spreadOf(rounds) } : {}),
    groups: groupsOf(finished),
    errors,
    results: results
      .filter(({ error }) => error === undefined)
      .map(({ seconds: _seconds, error: _error, ...result }) => result),
  }
}

/** The games of a run are numbered behind its seed. */
const numberOf = (seed: string): number => Number(seed.slice(seed.lastIndexOf('-') + 1))

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

const countOf = (words: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const word of words.toSorted()) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { p50: at(0.5), p90: at(0.9), max: sorted.at(-1) ?? 0 }
}

function groupsOf(results: readonly GameResult[]): Summary['groups'] {
  const groups: Record<string, Record<string, string[]>> = {}
  for (const { groups: own, outcome = '' } of results)
    for (const [group, name] of Object.entries(own)) ((groups[group] ??= {})[name] ??= []).push(outcome)
  return Object.fromEntries(
    Object.entries(groups).map(([group, names]) => [
      group,
      Object.fromEntries(Object.entries(names).map(([name, outcomes]) => [name, countOf(outcomes)])),
    ]),
  )
}

/** “48.0 % ± 3.5”: the share and twice its standard error. */
export function shareOf(count: number, of: number): string {
  if (of === 0) return '–'
  const share = count / of
  const error = 2 * Math.sqrt((share * (1 - share)) / of)
  return `${(share * 100).toFixed(1)} % ± ${(error * 100).toFixed(1)}`
}
