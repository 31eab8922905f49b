// npm run fuzz -- [--minutes N] [--game ID]: random games with fresh seeds until the time is up or one goes wrong.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { games } from '@tabletome/games'
import { ROOT } from './parts.mjs'

const GAMES_AT_ONCE = 100

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '1' }, game: { type: 'string' } } })
const minutes = Number(values.minutes)
const tables = games
  .filter(({ id }) => values.game === undefined || id === values.game)
  .flatMap(({ id, modes }) =>
    modes.flatMap(mode => countsOf(mode.players).map(players => ({ game: id, mode: mode.id, players }))),
  )
if (!(minutes > 0) || tables.length === 0) {
  console.error('Usage: npm run fuzz -- [--minutes N] [--game ID]')
  process.exit(2)
}

type Simulation = { finished: number; errors: readonly { seed: unknown; seq: number; message: string }[] }

const until = Date.now() + minutes * 60_000
let played = 0
let wrong = 0
while (Date.now() < until && wrong === 0) {
  for (const { game, mode, players } of tables) {
    const { finished, errors } = simulate(game, mode, players, randomInt(2 ** 31))
    played += finished
    wrong += errors.length
    for (const { seed, seq, message } of errors)
      console.error(`${game} ${mode}, ${players} players, seed ${String(seed)}, answer ${seq}: ${message}`)
  }
  console.error(`${played} games`)
}
console.log(`${played} random games finished, ${wrong} went wrong`)
process.exitCode = wrong === 0 ? 0 : 1

function countsOf({ min, max }: { min: number; max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more)
}

/** A simulation that fails as a whole counts as one error, so that it cannot pass unseen. */
function simulate(game: string, mode: string, players: number, seed: number): Simulation {
  const about = ['--mode', mode, '--players', String(players), '--bot', 'random', '--seed', String(seed)]
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'apps/cli/src/main.ts', 'simulate', game, ...about, '--games', String(GAMES_AT_ONCE), '--json'],
    { cwd: ROOT, encoding: 'utf8' },
  )
  try {
    const result = JSON.parse(stdout) as Simulation
    if (status === 0 || result.errors.length > 0) return result
  } catch {
    return { finished: 0, errors: [{ seed, seq: 0, message: stderr.trim() || stdout.trim() || 'no answer' }] }
  }
  return { finished: 0, errors: [{ seed, seq: 0, message: `simulate ended with ${String(status)}: ${stderr.trim()}` }] }
}
