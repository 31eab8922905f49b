import { type Job, LIMITS } from '@tabletome/games/lab/job.ts'
import { playGame } from '@tabletome/games/lab/play.ts'
import type { GameInfo } from '@tabletome/games/types'
import { oneOf } from '../arguments.ts'
import { gameNamed } from '../gameNamed.ts'
import type { Command } from '../main.ts'
import { cellOf, keptIn, rowsOf } from '../matrix/matrix.ts'
import { print, Progress, tableOf, tell } from '../output.ts'
import { botsOf, setupOf } from '../simulate/settings.ts'

const spec = {
  about: 'how often bots win by two settings, such as hero and scion: a matrix of games won',
  words: ['game', 'rows', 'columns'],
  options: {
    mode: { kind: 'text', value: 'M', about: 'the mode; the first one if left out' },
    players: { kind: 'number', value: 'N', least: 1, about: 'how many play' },
    set: { kind: 'pairs', value: 'key=value', about: 'another setting of the game; may be repeated' },
    bot: { kind: 'text', value: 'level', about: 'who plays (greedy)' },
    games: { kind: 'number', value: 'N', least: 1, about: 'how many games in each field (8)' },
    seed: { kind: 'text', value: 'S', about: 'the same seed gives the same games (matrix)' },
    keep: { kind: 'text', value: 'file', about: 'keeps what was counted, and goes on from there' },
    minutes: { kind: 'number', value: 'M', least: 1, about: 'stops after so long' },
  },
} as const

export const command: Command<typeof spec> = {
  spec,
  async run({ words: [name = '', rowId = '', columnId = ''], options }) {
    const info = gameNamed(name)
    const rules = await info.parts.rules()
    const { bot = 'greedy', games: count = 8, seed = 'matrix', minutes, mode, players, set = {} } = options
    const until = minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + minutes * 60_000
    const [rows, columns] = [valuesOf(info, rowId), valuesOf(info, columnId)]
    const what = { game: info.id, rules: rules.game.version, rowId, columnId, mode, players, set, bot, seed }
    const { counts, keep } = keptIn(options.keep, what)
    const progress = new Progress()
    const play = (row: string, column: string, number: number): void => {
      const setup = setupOf(info, { mode, players, set: { ...set, [rowId]: row, [columnId]: column } })
      const bots = botsOf(info, bot, rules.game.seats(setup).length)
      const own = `${seed}-${row}-${column}-${number}`
      const job: Job = { game: info.id, setup, bots, seed, limits: LIMITS }
      const { outcome, error } = playGame(rules, job, own)
      if (error) throw new Error(`seed ${own}, answer ${error.seq}: ${error.message}`)
      const [won, of] = counts.get(cellOf(row, column)) ?? [0, 0]
      counts.set(cellOf(row, column), [won + (outcome === 'won' ? 1 : 0), of + 1])
      keep()
    }
    for (let number = 1; number <= count && performance.now() < until; number++)
      for (const row of rows)
        for (const column of columns) {
          if ((counts.get(cellOf(row, column))?.[1] ?? 0) >= number || performance.now() > until) continue
          play(row, column, number)
          progress.show(`game ${number} of ${count}: ${row}, ${column}`)
        }
    progress.end()
    if (performance.now() > until) tell('time is up: with --keep the next call goes on')
    print(tableOf(rowsOf(counts, rows, columns)))
    return 0
  },
}

function valuesOf({ settings }: GameInfo, id: string): readonly string[] {
  const named = settings.filter(({ values }) => values).map(each => each.id)
  const setting = settings.find(each => each.id === oneOf('setting', id, named))
  return (setting?.values ?? []).map(String)
}
