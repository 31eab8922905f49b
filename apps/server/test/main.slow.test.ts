import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { exitCodeOf, explainStart } from '../src/explain.ts'
import { guestAt } from './guest.ts'
import { temporaryFolder } from './world.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

interface Run {
  readonly child: ChildProcess
  said(): string
  readonly ended: Promise<number | null>
}
const run = (env: Record<string, string>): Run => {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], { env: { ...process.env, ...env }, stdio: 'pipe' })
  let said = ''
  child.stdout.on('data', (part: Buffer) => (said += part.toString()))
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, said: () => said, ended: new Promise(resolve => child.once('exit', resolve)) }
}

test('the server says one line when it is ready, and ends in order when asked to', async () => {
  const data = temporaryFolder()
  const server = run({ PORT: '0', TABLETOME_DATA: data })
  await expect
    .poll(() => server.said(), { timeout: 60_000 })
    .toMatch(/^Tabletome is ready: http:\/\/localhost:\d+ \(started in [\d.]+ s\)\n$/)
  const address = /http:\S+/.exec(server.said())?.[0] ?? ''
  const ann = await guestAt(address)
  const line = await ann.connect()
  const closed = new Promise<number>(resolve => line.socket.once('close', resolve))
  server.child.kill('SIGTERM')
  expect(await closed).toBe(1001)
  expect(await server.ended).toBe(0)
})

test('the log tells what was asked, but neither sessions nor invites', async () => {
  const server = run({ PORT: '0', TABLETOME_DATA: temporaryFolder(), LOG_LEVEL: 'debug' })
  await expect.poll(() => server.said(), { timeout: 60_000 }).toContain('Tabletome is ready')
  const address = /is ready: (\S+)/.exec(server.said())?.[1] ?? ''
  const ann = await guestAt(address)
  const { body: games } = await ann.ask('GET', '/api/games')
  expect(games.games.length).toBeGreaterThan(0)
  const table = await ann.create({ game: 'defenders' })
  const invite = table.seats[1]?.invite ?? ''
  await ann.ask('GET', `/api/tables/${table.id}?invite=${invite}`)
  await ann.ask('GET', `/join/${table.id}/${invite}`)
  await ann.connect()
  await expect.poll(() => server.said()).toContain(`/join/${table.id}/…`)
  expect(server.said()).toContain('"path":"/api/me"')
  for (const secret of [ann.cookie.replace('tabletome=', ''), invite, 'set-cookie'])
    expect(server.said()).not.toContain(secret)
})

/** Why a server with these settings does not start, and with which code, as `main` would say it. */
const refusalOf = async (env: Record<string, string>): Promise<readonly [string, number]> => {
  try {
    const server = await createApp(readConfig(env))
    onTestFinished(() => server.close())
    return [`started: ${await server.listen()}`, 0]
  } catch (error) {
    return [explainStart(error), exitCodeOf(error)]
  }
}

test('a port that is taken, or a setting that makes no sense, is told in one clear sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await new Promise(resolve => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  expect(await refusalOf({ PORT: String(port), TABLETOME_DATA: temporaryFolder() })).toEqual([
    `Port ${port} is taken by another program. Choose another one, for example: PORT=${port + 1} npm start`,
    1,
  ])
  expect(await refusalOf({ PORT: 'many' })).toEqual(['PORT is “many”: a whole number from 0 to 65535 is needed.', 1])
})

test('a damaged database stops the start with a sentence and a code of its own', async () => {
  const data = temporaryFolder()
  writeFileSync(`${data}/tabletome.db`, Buffer.alloc(20_000, 7))
  const server = run({ PORT: '0', TABLETOME_DATA: data })
  expect(await server.ended).toBe(3)
  expect(server.said()).toContain(`The database ${data}/tabletome.db is damaged.`)
  expect(server.said()).toContain('doctor')
  expect(server.said()).not.toMatch(/\n\s+at /)
})
