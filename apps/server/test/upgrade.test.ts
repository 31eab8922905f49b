import { request } from 'node:http'
import { connect as connectSocket } from 'node:net'
import { expect, test } from 'vitest'
import { connect } from './guest.ts'
import type { World } from './world.ts'
import { openWorld } from './world.ts'

const HANDSHAKE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

/** The status a WebSocket handshake with exactly these headers gets; 101 when it is let in. */
const knock = (world: World, headers: Record<string, string>, path = '/ws'): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = request(`${world.address}${path}`, { headers: { ...HANDSHAKE, ...headers } })
    call.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve(response.statusCode ?? 0)
    })
    call.on('response', response => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    call.on('error', reject)
    call.end()
  })

test('only our own pages with a session get a socket; null, missing and foreign origins get 403', async () => {
  const world = await openWorld({ origins: ['https://friends.example'] })
  const { cookie } = await world.guest()
  const { address } = world
  expect(await knock(world, { cookie, origin: address })).toBe(101)
  expect(await knock(world, { cookie, origin: 'https://friends.example' })).toBe(101)
  const refused: Record<string, string>[] = [
    { cookie },
    { cookie, origin: 'null' },
    { cookie, origin: '' },
    { cookie, origin: 'https://evil.example' },
    { cookie, origin: `${address}.evil.example` },
    { cookie, origin: `http://evil.example/?${address}` },
    { cookie, origin: address.replace('http://', 'ftp://') },
    { cookie, origin: address.replace(/:\d+/, ':1') },
    { cookie, origin: 'http://' },
    { cookie, origin: '\u00e9\u00e9' },
    { origin: address },
    { origin: address, cookie: 'tabletome=' },
    { origin: address, cookie: `tabletome=${'A'.repeat(43)}` },
    { origin: address, cookie: `other=${cookie}` },
    { origin: address, cookie: `${cookie}x` },
  ]
  for (const headers of refused) expect([headers, await knock(world, headers)]).toEqual([headers, 403])
  for (const path of [
    '/',
    '/ws/',
    '/ws?x=1',
    '/ws?table=',
    '/ws?table=a/b',
    '/ws?table=a&x=1',
    '/WS',
    '/api/me',
    '//ws',
  ])
    expect([path, await knock(world, { cookie, origin: address }, path)]).toEqual([path, 403])
  for (const path of ['/ws', '/ws?table=aB3-_x'])
    expect([path, await knock(world, { cookie, origin: address }, path)]).toEqual([path, 101])
})

test('so many sockets from one address and no more; a closed one makes room', async () => {
  const world = await openWorld({ limits: { socketsPerAddress: 3 } })
  const { cookie } = await world.guest()
  const lines = []
  for (let at = 0; at < 3; at += 1) lines.push(await connect(world.address, cookie))
  expect(await knock(world, { cookie, origin: world.address })).toBe(429)
  await lines[0]?.close()
  await expect.poll(() => knock(world, { cookie, origin: world.address })).toBe(101)
})

test('a broken handshake or a connection cut in the middle of one ends nothing', async () => {
  const world = await openWorld()
  const { cookie } = await world.guest()
  const { hostname, port } = new URL(world.address)
  const half = [
    'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    `GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${world.address}\r\nCookie: ${cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 99\r\n\r\n`,
    `GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${world.address}\r\nCookie: ${cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: short\r\n\r\n`,
    'GET http://[::bad/ws HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    '\u0000\u0001\u0002\u0003\r\n\r\n',
  ]
  for (const text of half)
    await new Promise<void>(resolve => {
      const socket = connectSocket(Number(port), hostname, () => {
        socket.write(text)
        setTimeout(() => socket.destroy(), 10)
      })
      socket.on('close', () => resolve())
      socket.on('error', () => undefined)
    })
  expect(await knock(world, { cookie, origin: world.address })).toBe(101)
})

test('a socket that talks too fast is told so, and cut off if it goes on and on', async () => {
  const world = await openWorld({ now: () => 1_000_000, limits: { messagesPerSecond: 10, messageBurst: 20 } })
  const line = await (await world.guest()).connect()
  const closed = new Promise<number>(resolve => line.socket.once('close', resolve))
  for (let id = 0; id < 1100; id += 1) line.send({ t: 'hello', id })
  expect(await closed).toBe(1008)
  expect(line.heard.filter(each => each.t === 'ack')).toHaveLength(20)
  const refused = line.heard.filter(each => each.t === 'refused')
  expect(refused.length).toBeGreaterThan(900)
  expect(refused.every(each => each.refusal.code === 'tooFast' && each.id !== undefined)).toBe(true)
})

test('one socket watches only so many tables', async () => {
  const world = await openWorld({ limits: { watchesPerSocket: 2 } })
  const ann = await world.guest()
  const tables = [await ann.create(), await ann.create(), await ann.create()]
  const line = await ann.connect()
  await line.watch(tables[0]?.id ?? '')
  await line.watch(tables[1]?.id ?? '')
  await expect(line.watch(tables[2]?.id ?? '')).rejects.toThrow('tooFast')
  line.send({ t: 'unwatch', table: tables[0]?.id ?? '' })
  await line.watch(tables[2]?.id ?? '')
})

test('pings are answered as long as they keep the pace; one who goes on and on with them is cut off', async () => {
  const world = await openWorld({ now: () => 1_000_000, limits: { messagesPerSecond: 10, messageBurst: 20 } })
  const line = await (await world.guest()).connect()
  const pongs: string[] = []
  line.socket.on('pong', data => pongs.push(data.toString()))
  for (let time = 0; time < 25; time += 1) line.socket.ping(`ping ${time}`)
  expect(await line.ask({ t: 'hello' })).toMatchObject({ ok: false, refusal: { code: 'tooFast' } })
  expect(pongs).toEqual(Array.from({ length: 20 }, (_, time) => `ping ${time}`))
  const closed = new Promise<number>(resolve => line.socket.once('close', resolve))
  for (let time = 0; time < 600; time += 1) line.socket.ping()
  for (let time = 0; time < 600; time += 1) line.socket.pong()
  expect(await closed).toBe(1008)
})
