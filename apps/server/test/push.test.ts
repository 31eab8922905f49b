import { expect, test } from 'vitest'
import { answer, pairAt } from './pair.ts'
import { inStep } from './playing.ts'
import { browserKeys, pushService } from './stub.ts'
import { openWorld } from './world.ts'

const until = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 100 && !isSo(); tries += 1) await new Promise(resolve => setTimeout(resolve, 30))
}
const quick = { push: 'any', limits: { notifySeconds: 0.02 } } as const

test('who is away and wants to hear of it is told once per turn, by name of the others, sealed for that browser', async () => {
  const stub = await pushService()
  const world = await openWorld(quick)
  const { people, lines, id } = await pairAt(world, { pace: 'turns' })
  const [ann, bob] = people
  const browser = browserKeys()
  const device = { endpoint: stub.endpoint('bob'), keys: browser.keys, language: 'fr' }
  expect((await bob.ask('PUT', '/api/push', device)).status).toBe(204)
  expect((await bob.ask('PUT', `/api/tables/${id}/notify`, { on: true })).status).toBe(204)
  const { status, text } = await bob.ask('GET', '/api/push')
  expect(status).toBe(200)
  const said = JSON.parse(text) as { key: string; tables: string[] }
  expect(said.key).toMatch(/^[\w-]{87}$/)
  expect(said.tables).toEqual([id])

  await lines[1].close()
  await lines[0].when(() => lines[0].seen(id).info?.seats[1]?.connected === false, 'Bob is away')
  await answer(lines[0], id, 'roll')
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(stub.got).toEqual([])
  await answer(lines[0], id, 'on')
  await until(() => stub.got.length > 0)
  await lines[0].ask({ t: 'talk', table: id, talk: { phrase: 'wait' } })
  const line = await ann.connect()
  await line.watch(id)
  await line.close()
  await new Promise(resolve => setTimeout(resolve, 200))
  expect(stub.got).toHaveLength(1)
  const [pushed] = stub.got
  expect(pushed?.path).toBe('/bob')
  expect(pushed?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
  expect(pushed?.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=/)
  expect(browser.read(pushed?.body ?? Buffer.alloc(0))).toEqual({
    t: 'turn',
    table: id,
    game: 'lantern',
    language: 'fr',
    others: [ann.me.name],
  })

  const back = await bob.connect()
  await back.watch(id)
  await answer(back, id, 'roll')
  await answer(back, id, 'on')
  await inStep([lines[0], back], id)
  await back.close()
  // The server must have seen it before the turn is over.
  await new Promise(resolve => setTimeout(resolve, 500))
  await answer(lines[0], id, 'roll')
  await answer(lines[0], id, 'on')
  await until(() => stub.got.length > 1)
  expect(stub.got).toHaveLength(2)

  await bob.ask('PUT', `/api/tables/${id}/notify`, { on: false })
  expect((await bob.ask('GET', '/api/push')).text).not.toContain(id)
})

test('who is at the table is not told, and a browser that is gone is forgotten', async () => {
  const stub = await pushService(410)
  const world = await openWorld(quick)
  const { people, lines, id } = await pairAt(world, { pace: 'turns' })
  const bob = people[1]
  await bob.ask('PUT', '/api/push', { endpoint: stub.endpoint('bob'), keys: browserKeys().keys, language: 'en' })
  await bob.ask('PUT', `/api/tables/${id}/notify`, { on: true })
  await answer(lines[0], id, 'roll')
  await answer(lines[0], id, 'on')
  await new Promise(resolve => setTimeout(resolve, 150))
  expect(stub.got).toEqual([])
  await lines[1].close()
  await until(() => stub.got.length > 0)
  expect(stub.got).toHaveLength(1)
  const line = await bob.connect()
  await line.watch(id)
  await answer(line, id, 'roll')
  await answer(line, id, 'on')
  await inStep([lines[0], line], id)
  await line.close()
  await answer(lines[0], id, 'roll')
  await answer(lines[0], id, 'on')
  await new Promise(resolve => setTimeout(resolve, 200))
  expect(stub.got).toHaveLength(1)
})

test('what a stranger may say: public addresses by TLS, whole keys, so many browsers, tables of one’s own', async () => {
  const world = await openWorld({ limits: { devicesPerPerson: 2 } })
  const [ann, eve] = [await world.guest(), await world.guest()]
  const { keys } = browserKeys()
  const add = (endpoint: string, more: object = {}) =>
    ann.ask('PUT', '/api/push', { endpoint, keys, language: 'en', ...more })
  for (const endpoint of [
    'http://push.example.org/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://printer.local/x',
    'https://push.example.org:8443/x',
    'https://me:secret@push.example.org/x',
    'file:///etc/passwd',
    'nonsense',
    `https://push.example.org/${'x'.repeat(1000)}`,
  ])
    expect((await add(endpoint)).body.error.code, endpoint).toBe('malformed')
  expect((await add('https://push.example.org/1', { keys: { ...keys, auth: 'short' } })).status).toBe(400)
  expect((await add('https://push.example.org/1', { language: 'xx' })).status).toBe(400)
  for (const n of [1, 2]) expect((await add(`https://push.example.org/${n}`)).status).toBe(204)
  expect((await add('https://push.example.org/3')).body.error.code).toBe('tooFast')
  expect((await ann.ask('DELETE', '/api/push', { endpoint: 'https://push.example.org/1' })).status).toBe(204)
  expect((await add('https://push.example.org/3')).status).toBe(204)
  const table = await ann.create()
  expect((await eve.ask('PUT', `/api/tables/${table.id}/notify`, { on: true })).body.error.code).toBe('notAllowed')
})

test('the keys of the server outlive a restart; a server without notifications gives none', async () => {
  const first = await openWorld()
  const key = async (world: typeof first) =>
    (JSON.parse((await (await world.guest()).ask('GET', '/api/push')).text) as { key?: string }).key
  const made = await key(first)
  await first.close()
  const again = await openWorld({ data: first.data })
  expect(await key(again)).toBe(made)
  await again.close()
  expect(await key(await openWorld({ data: first.data, push: 'off' }))).toBeUndefined()
})
