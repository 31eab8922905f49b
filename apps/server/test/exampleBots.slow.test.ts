import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findPython } from '../../../scripts/services.mjs'
import type { Guest } from './guest.ts'
import { myTurn, reach } from './playing.ts'
import type { World } from './world.ts'
import { openWorld } from './world.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const python = findPython()
/** The programs of examples/bots, as their first lines say they are started. */
const PROGRAMS = {
  Python: [python ?? 'python3', `${ROOT}examples/bots/random_bot.py`],
  TypeScript: [process.execPath, `${ROOT}node_modules/tsx/dist/cli.mjs`, `${ROOT}examples/bots/random-bot.ts`],
} as const
type Language = keyof typeof PROGRAMS

interface Running {
  readonly ended: Promise<number | null>
  /** What it wrote to standard error. */
  said(): string
}
const start = (language: Language, { address }: World, token: string, ...args: readonly string[]): Running => {
  const [command, ...program] = PROGRAMS[language]
  const env = { ...process.env, TABLETOME_TOKEN: token }
  const running = spawn(command, [...program, address, ...args], { env, stdio: ['ignore', 'inherit', 'pipe'] })
  onTestFinished(() => void running.kill())
  let said = ''
  running.stderr.on('data', (data: Buffer) => (said += data.toString('utf8')))
  return { ended: new Promise(resolve => running.once('exit', resolve)), said: () => said }
}
const createBot = async (owner: Guest, name: string) => {
  const { body } = await owner.ask('POST', '/api/programs', { name })
  return { program: body.program.id, token: body.token }
}

if (python === undefined)
  console.error(
    'Python has no websockets (on Debian: apt-get install python3-websockets): its example bot is left out.',
  )

/** A busy machine takes its time to start a program. */
const isThere = async (isSo: () => boolean): Promise<void> => {
  await expect.poll(isSo, { timeout: 40_000 }).toBe(true)
}

const plays = (language: Language): void => {
  test(`the ${language} bot sits down by an invite link and plays with a person to the end`, async () => {
    const world = await openWorld()
    const ann = await world.guest()
    const bot = await createBot(await world.guest(), 'Random Walker')
    const table = await ann.create()
    const link = `${world.address}/join/${table.id}/${table.seats[1]?.invite}`
    const running = start(language, world, bot.token, '--join', link, '--matches', '1')
    const line = await ann.connect()
    await line.watch(table.id)
    await isThere(() => line.seen(table.id).info?.status === 'playing')
    for (;;) {
      await myTurn(line, table.id)
      const { over, seq, decisions } = line.seen(table.id).update!
      if (over) break
      const option = decisions[0]!.options[0]!.id
      const answer = await line.ask({ t: 'answer', table: table.id, seat: 'p1', seq, option })
      if (answer.ok) await reach(line, table.id, answer.seq ?? 0)
    }
    expect([await running.ended, running.said()]).toEqual([0, ''])
    expect(line.seen(table.id).info?.seats[1]?.name).toBe('Random Walker')
  })

  test(`the ${language} bot says what is wrong with its token, and ends`, async () => {
    const world = await openWorld()
    const ann = await world.guest()
    const bot = await createBot(ann, 'Walker')
    const bad = start(language, world, `tabletome_${'A'.repeat(43)}`)
    expect([await bad.ended, bad.said().trim()]).toEqual([1, 'The server does not know this token.'])
    const good = start(language, world, bot.token)
    const table = await ann.create({ seats: [{ kind: 'me' }, { kind: 'program', program: bot.program }] })
    const line = await ann.connect()
    await line.watch(table.id)
    await isThere(() => line.seen(table.id).info?.seats[1]?.connected === true)
    await ann.ask('DELETE', `/api/programs/${bot.program}`)
    expect([await good.ended, good.said().trim().split('\n').at(-1)]).toEqual([1, 'The token has been revoked.'])
  })
}

describe('TypeScript', () => {
  plays('TypeScript')
})

describe.skipIf(python === undefined)('Python', () => {
  plays('Python')

  test('both, seated by their owner, play a whole match of Defenders with each other', async () => {
    const world = await openWorld({ games: import.meta.resolve('@tabletome/games') })
    const ann = await world.guest()
    const [one, two] = [await createBot(ann, 'Snake'), await createBot(ann, 'Typist')]
    const running = [
      start('Python', world, one.token, '--matches', '1', '--seed', 'one'),
      start('TypeScript', world, two.token, '--matches', '1'),
    ]
    const table = await ann.create({
      game: 'defenders',
      setup: { mode: 'coop', players: 2, options: { difficulty: 'normal' } },
      seats: [one, two].map(({ program }) => ({ kind: 'program', program })),
    })
    expect(await Promise.all(running.map(({ ended }) => ended))).toEqual([0, 0])
    const { body } = await ann.ask('GET', `/api/tables/${table.id}`)
    expect(body).toMatchObject({ status: 'over', seats: [{ name: 'Snake' }, { name: 'Typist' }] })
    expect(body.seq).toBeGreaterThan(50)
  })
})
