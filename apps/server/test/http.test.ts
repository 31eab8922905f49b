import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { openDriver } from '@tabletome/match/stores/sqlite'
import { expect, test } from 'vitest'
import { openWorld, temporaryFolder } from './world.ts'

const builtSite = (): string => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'not for you')
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Tabletome</title>')
  writeFileSync(join(folder, 'dist/sw.js'), 'self')
  writeFileSync(join(folder, 'dist/manifest.webmanifest'), '{}')
  writeFileSync(join(folder, 'dist/assets/app-1a2b3c.js'), 'let a = 1\n'.repeat(500))
  return join(folder, 'dist')
}
/** A request whose path is sent as it is: fetch would tidy it up. */
const raw = (
  address: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Buffer; coding: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const call = request({ hostname, port, path, headers }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts),
          coding: String(response.headers['content-encoding'] ?? ''),
        }),
      )
    })
    call.on('error', reject)
    call.end()
  })

test('the site: index for every page of the app, assets for ever, the rest checked each time', async () => {
  const world = await openWorld({ site: builtSite() })
  for (const path of ['/', '/t/abc', '/join/abc/def', '/rules/defenders', '/settings?x=1']) {
    const page = await fetch(world.address + path)
    expect([path, page.status, await page.text()]).toEqual([path, 200, '<!doctype html><title>Tabletome</title>'])
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  }
  const asset = await fetch(`${world.address}/assets/app-1a2b3c.js`)
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  const worker = await fetch(`${world.address}/sw.js`)
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect((await fetch(`${world.address}/manifest.webmanifest`)).headers.get('content-type')).toContain(
    'application/manifest+json',
  )
  const again = await fetch(`${world.address}/sw.js`, {
    headers: { 'if-none-match': worker.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
  const head = await fetch(`${world.address}/assets/app-1a2b3c.js`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  for (const path of ['/assets/gone-123.js', '/favicon.png', '/api/nothing', '/ws', '/assets/'])
    expect([path, (await fetch(world.address + path)).status]).toEqual([path, 404])
})

test('assets come compressed as the browser likes it', async () => {
  const world = await openWorld({ site: builtSite() })
  const path = '/assets/app-1a2b3c.js'
  const get = (accept: string) => raw(world.address, path, { 'accept-encoding': accept })
  const whole = await get('identity')
  expect([whole.coding, whole.body.length]).toEqual(['', 5000])
  const br = await get('gzip, deflate, br')
  expect(br.coding).toBe('br')
  expect(brotliDecompressSync(br.body).equals(whole.body)).toBe(true)
  const gzip = await get('gzip, br;q=0')
  expect(gzip.coding).toBe('gzip')
  expect(gunzipSync(gzip.body).equals(whole.body)).toBe(true)
  expect(br.body.length).toBeLessThan(whole.body.length / 10)
})

test('no path leads out of the site', async () => {
  const world = await openWorld({ site: builtSite() })
  const tricks = [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    '/%00/secret.txt',
    '/./secret.txt',
    '/proc/self/environ.txt',
  ]
  for (const path of tricks) {
    const { status, body } = await raw(world.address, path)
    expect([path, body.toString().includes('not for you')]).toEqual([path, false])
    expect([path, status]).toEqual([path, status === 400 ? 400 : 404])
  }
})

test('without a built site the server says how to build it, and the API works', async () => {
  const world = await openWorld({ site: '/nowhere' })
  const page = await fetch(world.address)
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('npm run build')])
  expect((await fetch(`${world.address}/api/health`)).status).toBe(200)
})

test('every answer carries the safety headers, and nothing that breaks plain http', async () => {
  const world = await openWorld({ site: builtSite() })
  for (const path of ['/', '/api/health', '/api/nothing']) {
    const { headers } = await fetch(world.address + path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy.split(';').sort()).toEqual(
      [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].sort(),
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('x-powered-by')).toBeNull()
  }
})

test('health, games and the OpenAPI page', async () => {
  const world = await openWorld()
  const health = (await (await fetch(`${world.address}/api/health`)).json()) as object
  expect(health).toEqual({ ok: true, version: expect.stringMatching(/^\d+\.\d+\.\d+$/), uptime: expect.any(Number) })
  const { games } = (await (await fetch(`${world.address}/api/games`)).json()) as { games: object[] }
  expect(games[0]).toEqual({
    id: 'lantern',
    modes: [{ id: 'coop', players: { min: 1, max: 4 }, together: true }],
    settings: [
      { id: 'turns', kind: 'number', standard: 12 },
      { id: 'wind', kind: 'choice', values: ['calm', 'storm'], standard: 'calm' },
    ],
    minutes: 1,
    colour: 'topaz',
    bots: ['random', 'greedy'],
  })
  const page = (await (await fetch(`${world.address}/api/openapi.json`)).json()) as {
    openapi: string
    paths: Record<string, Record<string, { responses: object }>>
    components: { schemas: Record<string, object> }
  }
  expect(page.openapi).toBe('3.1.0')
  const routes = Object.entries(page.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method} ${path}`),
  )
  expect(routes.sort()).toEqual(
    [
      'get /api/health',
      'get /api/games',
      'get /api/me',
      'get /api/me/learned',
      'put /api/me/learned',
      'patch /api/me',
      'delete /api/me',
      'post /api/me/password',
      'delete /api/me/sessions',
      'get /api/me/data',
      'get /api/me/record',
      'post /api/me/record',
      'delete /api/me/record',
      'get /api/programs',
      'post /api/programs',
      'delete /api/programs/{program}',
      'post /api/login',
      'post /api/logout',
      'post /api/tables',
      'get /api/tables',
      'get /api/tables/{table}',
      'post /api/tables/{table}/seats',
      'delete /api/tables/{table}',
      'post /api/tables/{table}/rematch',
      'delete /api/tables/{table}/invitation',
      'delete /api/tables/{table}/listing',
      'put /api/tables/{table}/notify',
      'get /api/push',
      'put /api/push',
      'delete /api/push',
      'delete /api/tables/{table}/seats/{seat}',
      'post /api/tables/{table}/seats/{seat}/invite',
      'post /api/tables/{table}/nonce',
      'post /api/tables/{table}/start',
      'get /api/tables/{table}/record',
      'get /api/tables/{table}/verify',
    ].sort(),
  )
  expect(Object.keys(page.components.schemas).sort()).toEqual([
    'ApiError',
    'LearnedOfGame',
    'Me',
    'NewProgram',
    'Played',
    'PlayerRecord',
    'Program',
    'PushState',
    'Setup',
    'TableInfo',
    'TableSeat',
  ])
})

test('metrics are for this machine, unless the settings say otherwise', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  await ann.create()
  const line = await ann.connect()
  line.send('nonsense')
  await line.ask({ t: 'hello' })
  const { text, headers } = await ann.ask('GET', '/metrics')
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(text).toContain('tabletome_refusals_total{code="malformed"} 1\n')
  expect(text).toContain('tabletome_sockets 1\n')
  expect(text).toContain('tabletome_tables{status="gathering"} 1\n')
  expect(text).toMatch(/tabletome_commit_writes_count [1-9]/)
  expect(text).toMatch(/tabletome_event_loop_delay_seconds\{at="0.99"\} \d/)
  const types = text.match(/^# TYPE \S+/gm) ?? []
  expect(new Set(types).size).toBe(types.length)
  expect((await ann.ask('GET', '/metrics', undefined, { 'x-forwarded-for': '1.2.3.4' })).status).toBe(403)
  const open = await openWorld({ metrics: 'open' })
  const far = await (await open.guest()).ask('GET', '/metrics', undefined, { 'x-forwarded-for': '1.2.3.4' })
  expect(far.status).toBe(200)
})

test('too many requests from one address get 429 in the usual shape', async () => {
  const world = await openWorld({ limits: { requestsPerMinute: 5 } })
  const replies = []
  for (let time = 0; time < 7; time += 1) replies.push(await fetch(`${world.address}/api/games`))
  expect(replies.map(reply => reply.status)).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(await replies[6]?.json()).toEqual({
    error: { code: 'tooFast', message: expect.stringContaining('Too many requests') },
  })
})

test('whole records are given out more sparingly than anything else', async () => {
  const world = await openWorld({ limits: { recordsPerMinute: 2 } })
  const ann = await world.guest()
  const { id } = await ann.create({ seats: [{ kind: 'me' }, { kind: 'me' }] })
  const asked = []
  for (let time = 0; time < 4; time += 1) asked.push((await ann.ask('GET', `/api/tables/${id}/record`)).status)
  expect(asked).toEqual([200, 200, 429, 429])
  expect((await ann.ask('GET', `/api/tables/${id}`)).status).toBe(200)
})

test('health says so when nothing can be stored, and everything else goes on meanwhile', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  const line = await ann.connect()
  expect((await ann.ask('GET', '/api/health')).status).toBe(200)
  const lock = await openDriver(`${world.data}/tabletome.db`)
  lock.exec('begin immediate')
  await new Promise(resolve => setTimeout(resolve, 1100))
  const since = performance.now()
  const sick = ann.ask('GET', '/api/health')
  let slowest = 0
  for (let time = 0; time < 10; time += 1) {
    const asked = performance.now()
    await line.ask({ t: 'hello' })
    slowest = Math.max(slowest, performance.now() - asked)
  }
  expect(slowest).toBeLessThan(1000)
  expect(await sick).toMatchObject({ status: 503, body: { error: { code: 'failed' } } })
  expect(performance.now() - since).toBeLessThan(4500)
  lock.exec('commit')
  lock.close()
  await new Promise(resolve => setTimeout(resolve, 1100))
  expect((await ann.ask('GET', '/api/health')).status).toBe(200)
})
