import type { GameResult, Job } from './job.ts'

export interface Spread {
  readonly p50: number
  readonly p90: number
  readonly max: number
}
/** What `simulate --json` prints. Scripts read it: fields may be added, never renamed. */
export interface Summary {
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
}

export function summaryOf(
  job: Job,
  results: readonly GameResult[],
  seconds: number,
  errors: Summary['errors'],
): Summary {
  const choices = results.reduce((sum, { answers }) => sum + answers, 0)
  const rounds = results.flatMap(({ rounds: count, outcome }) =>
    count === undefined || outcome === undefined ? [] : [count],
  )
  const finished = results.filter(({ outcome }) => outcome !== undefined)
  return {
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
    choicesPerSecond: Math.round(choices / seconds),
    gamesPerSecond: rounded(results.length / seconds, 2),
    lengths: spreadOf(finished.map(({ answers }) => answers)),
    ...(rounds.length > 0 ? { rounds: spreadOf(rounds) } : {}),
    groups: groupsOf(finished),
    errors,
  }
}

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
