import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { guestAt } from './guest.ts'
import { temporaryFolder } from './world.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

test('what is built runs alone in any folder: site, games, bots and passwords', { timeout: 180_000 }, async () => {
  spawnSync(process.execPath, [join(ROOT, 'scripts/bootstrap.mjs'), 'build'], { cwd: ROOT })
  const folder = temporaryFolder()
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true })
  expect(readFileSync(join(folder, 'dist/licences.txt'), 'utf8')).toContain('fastify')
  const server = spawn(process.execPath, [join(folder, 'dist/server.js')], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', TABLETOME_DATA: join(folder, 'data') },
    stdio: 'pipe',
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  let said = ''
  for (const out of [server.stdout, server.stderr]) out.on('data', (part: Buffer) => (said += part.toString()))
  await expect.poll(() => said, { timeout: 30_000 }).toContain('Tabletome is ready')
  const address = /is ready: (\S+)/.exec(said)?.[1] ?? ''

  expect(await (await fetch(address)).text()).toContain('<title>')
  const ann = await guestAt(address)
  expect((await ann.ask('POST', '/api/me/password', { password: 'a long password' })).status).toBe(200)
  const setup = { mode: 'coop', players: 2, options: {} }
  const { id } = await ann.create({ game: 'defenders', setup, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] })
  const line = await ann.connect()
  await line.watch(id)
  const before = line.seen(id).update?.seq ?? 0
  const decision = line.seen(id).update?.decisions[0]
  if (decision)
    await line.ask({ t: 'answer', table: id, seat: decision.seat, seq: before, option: decision.options[0]?.id ?? '' })
  await expect.poll(() => line.seen(id).update?.seq ?? 0, { timeout: 30_000 }).toBeGreaterThan(before)
  expect(said).not.toContain('"level":50')
  server.kill('SIGTERM')
  await expect.poll(() => server.exitCode, { timeout: 10_000 }).toBe(0)
  expect(existsSync(join(folder, 'data/tabletome.db'))).toBe(true)
})
