import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { gameById } from '@tabletome/games'
import { pageOf } from '@tabletome/games/lab/page.ts'
import { Misuse } from '../arguments.ts'
import { gameNamed } from '../gameNamed.ts'
import type { Command } from '../main.ts'
import { print, printJson, Progress, tableOf, tell } from '../output.ts'
import { type GameResult, type Job, LIMITS, seedOf } from '@tabletome/games/lab/job.ts'
import { playGame } from '@tabletome/games/lab/play.ts'
import { playAll } from '../simulate/pool.ts'
import { botsOf, setupOf } from '../simulate/settings.ts'
import { shareOf, type Summary, summaryOf } from '@tabletome/games/lab/summary.ts'
import { traceOf } from '../simulate/trace.ts'

const spec = {
  about: 'plays many games among bots and counts how they end',
  words: ['game'],
  options: {
    mode: { kind: 'text', value: 'M', about: 'the mode; the first one if left out' },
    players: { kind: 'number', value: 'N', least: 1, about: 'how many play' },
    bot: { kind: 'text', value: 'a,b,…', about: 'bot level of each seat, the last one repeated (random)' },
    games: { kind: 'number', value: 'K', least: 1, about: 'how many games (100)' },
    seed: { kind: 'text', value: 'S', about: 'the same seed gives the same games (tabletome)' },
    set: { kind: 'pairs', value: 'key=value', about: 'a setting of the game; may be repeated' },
    threads: { kind: 'number', value: 'T', least: 1, about: 'worker threads (one per core)' },
    trace: { kind: 'flag', about: 'prints one game answer by answer, with the agenda as a stack' },
    json: { kind: 'flag', about: 'as JSON: the whole run, game by game (docs/laboratory.md)' },
    out: { kind: 'text', value: 'run.json', about: 'writes the same JSON to a file' },
    report: { kind: 'text', value: 'out.html', about: 'writes a page with the results' },
  },
} as const

const ERROR_FOLDER = 'simulate-errors'

export const command: Command<typeof spec> = {
  spec,
  async run({ words: [name = ''], options }) {
    const info = gameNamed(name)
    const setup = setupOf(info, options)
    const { game } = await info.parts.rules()
    const bots = botsOf(info, options.bot, game.seats(setup).length)
    const job: Job = { game: info.id, setup, bots, seed: options.seed ?? 'tabletome', limits: LIMITS }
    if (options.trace) return trace(job)
    const count = options.games ?? 100
    const summary = await simulate(
      job,
      game.version,
      count,
      options.threads ?? Math.min(availableParallelism(), Math.ceil(count / 4)),
    )
    if (options.report !== undefined) writeFileSync(options.report, pageOf([summary]))
    if (options.out !== undefined) writeFileSync(options.out, `${JSON.stringify(summary, undefined, 2)}\n`)
    if (options.json) printJson(summary)
    else print(inWords(summary))
    for (const { seed, seq, message, record } of summary.errors)
      tell(`seed ${seed}, answer ${seq}: ${message} (replay it: tabletome replay ${record})`)
    return summary.errors.length === 0 ? 0 : 1
  },
}

async function simulate(job: Job, rules: number, count: number, threads: number): Promise<Summary> {
  const results: GameResult[] = []
  const errors: Summary['errors'][number][] = []
  const progress = new Progress()
  const began = performance.now()
  await playAll(job, count, threads, result => {
    results.push(result)
    if (result.error) errors.push(kept(job, result))
    progress.show(`${results.length} of ${count} games${errors.length > 0 ? `, ${errors.length} errors` : ''}`)
  })
  progress.end()
  return summaryOf(job, rules, results, (performance.now() - began) / 1000, errors)
}

/** Saves what led to an error, so that it can be replayed. */
function kept(job: Job, { seed, error }: GameResult): Summary['errors'][number] {
  const record = join(ERROR_FOLDER, `${job.game}-${job.setup.players}-${seed.replace(/[^\w-]/g, '_')}.jsonl`)
  mkdirSync(ERROR_FOLDER, { recursive: true })
  writeFileSync(record, error?.record ?? '')
  return { seed, seq: error?.seq ?? 0, message: error?.message ?? '', record }
}

async function trace(job: Job): Promise<number> {
  const info = gameById(job.game)
  if (!info) throw new Misuse(`unknown game "${job.game}"`)
  let seq = 0
  const result = playGame(await info.parts.rules(), job, seedOf(job, 0), (position, given) =>
    print(traceOf(position, given, ++seq)),
  )
  if (result.error) {
    const { record } = kept(job, result)
    tell(`answer ${result.error.seq}: ${result.error.message} (replay it: tabletome replay ${record})`)
    return 1
  }
  print(
    result.outcome === undefined
      ? `given up after ${result.answers} answers`
      : `${result.outcome} after ${result.answers} answers`,
  )
  return 0
}

function inWords(summary: Summary): string {
  const { game, mode, players, bots, games: count, finished, unfinished, outcomes, lengths, rounds, groups } = summary
  const lines = [
    `${game} ${mode}, ${players} players, ${bots.join(', ')}: ${finished} of ${count} games finished`,
    ...Object.entries(outcomes).map(([name, number]) => `  ${name}: ${number} (${shareOf(number, finished)})`),
    ...(unfinished > 0 ? [`  given up after ${LIMITS.rounds} rounds or ${LIMITS.answers} answers: ${unfinished}`] : []),
    `  answers per game: ${lengths.p50} (p90 ${lengths.p90}, longest ${lengths.max})`,
    ...(rounds ? [`  rounds: ${rounds.p50} (p90 ${rounds.p90}, longest ${rounds.max})`] : []),
    `  ${summary.choicesPerSecond} choices/s, ${summary.gamesPerSecond} games/s`,
  ]
  for (const [group, names] of Object.entries(groups)) {
    const kinds = [...new Set(Object.values(names).flatMap(counts => Object.keys(counts)))].sort()
    const rows = Object.entries(names).map(([name, counts]) => [name, ...kinds.map(kind => counts[kind] ?? 0)])
    lines.push('', tableOf([[group, ...kinds], ...rows]))
  }
  return lines.join('\n')
}
