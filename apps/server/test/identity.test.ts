import { openSqliteDatabase } from '@tabletome/match/stores/sqlite'
import { expect, test } from 'vitest'
import { openSqlite } from '../src/store/sqlite.ts'
import { hashOf } from '../src/identity/tokens.ts'
import { pairAt } from './pair.ts'
import { openWorld } from './world.ts'

test('the first question makes a guest with a cookie that scripts cannot read, and the store never sees the token', async () => {
  const world = await openWorld()
  const guest = await world.guest()
  expect(guest.me).toMatchObject({ account: false })
  expect(guest.me.name).toMatch(/^\w+ \w+ \d\d$/)
  const again = await guest.ask('GET', '/api/me')
  expect(again.body).toEqual(guest.me)
  const token = guest.cookie.replace('tabletome=', '')
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  await world.close()
  const store = await openSqlite(`${world.data}/tabletome.db`)
  expect((await store.people.session(hashOf(token)))?.person.id).toBe(guest.me.id)
  expect(await store.people.session(token)).toBeUndefined()
  await store.close()
})

test('the cookie is HttpOnly and Lax, and Secure behind TLS only', async () => {
  const world = await openWorld({ proxies: 1 })
  const plain = await fetch(`${world.address}/api/me`)
  expect(plain.headers.get('set-cookie')).toMatch(
    /^tabletome=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const secure = await fetch(`${world.address}/api/me`, {
    headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '1.2.3.4' },
  })
  expect(secure.headers.get('set-cookie')).toContain('; Secure')
})

test('a made-up cookie is nobody: a new guest for GET /api/me, 401 elsewhere', async () => {
  const world = await openWorld()
  const guest = await world.guest()
  for (const forged of ['x', 'A'.repeat(43), `${guest.cookie.slice(10)}x`, '__proto__', '%00', 'a'.repeat(4000)]) {
    const headers = { cookie: `tabletome=${forged}` }
    const { status, body } = await guest.ask('GET', '/api/tables?list=mine', undefined, headers)
    expect([status, body.error.code]).toEqual([401, 'noSession'])
  }
})

test('a name is cleaned: no control characters, no overlong names, no empty ones', async () => {
  const world = await openWorld()
  const guest = await world.guest()
  const renamed = await guest.ask('PATCH', '/api/me', { name: '  Ann\u202e\u0000 of\n the  Hill ' })
  expect(renamed.body).toEqual({ ...guest.me, name: 'Ann of the Hill' })
  for (const name of ['', '   ', '\u200b', 'x'.repeat(41)])
    expect((await guest.ask('PATCH', '/api/me', { name })).body.error.code).toBe('malformed')
  expect((await guest.ask('GET', '/api/me')).body.name).toBe('Ann of the Hill')
})

test('a password makes an account that can be used on another device, and seats come along', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  await ann.ask('PATCH', '/api/me', { name: 'Ann' })
  const made = await ann.ask('POST', '/api/me/password', { password: 'correct horse' })
  expect(made.body).toEqual({ id: ann.me.id, name: 'Ann', account: true })

  const phone = await world.guest()
  const table = await phone.create()
  expect((await phone.ask('POST', '/api/login', { name: 'Ann', password: 'wrong horse' })).status).toBe(403)
  expect((await phone.ask('POST', '/api/login', { name: 'Nobody', password: 'correct horse' })).status).toBe(403)
  const signedIn = await phone.ask('POST', '/api/login', { name: ' ANN ', password: 'correct horse' })
  expect(signedIn.body).toEqual({ id: ann.me.id, name: 'Ann', account: true })
  const { body } = await ann.ask('GET', '/api/tables?list=mine')
  expect(body.tables).toMatchObject([{ id: table.id, owner: true, seats: [{ mine: true, name: 'Ann' }, {}] }])
})

test('two accounts cannot share a name; a password cannot be changed without the old one', async () => {
  const world = await openWorld()
  const [ann, eve] = [await world.guest(), await world.guest()]
  await ann.ask('PATCH', '/api/me', { name: 'Ann' })
  await eve.ask('PATCH', '/api/me', { name: 'ann' })
  await ann.ask('POST', '/api/me/password', { password: 'correct horse' })
  const taken = await eve.ask('POST', '/api/me/password', { password: 'battery staple' })
  expect([taken.status, taken.body.error.code]).toEqual([409, 'nameTaken'])
  const noOld = await ann.ask('POST', '/api/me/password', { password: 'something else' })
  expect([noOld.status, noOld.body.error.code]).toEqual([403, 'wrongPassword'])
  const changed = await ann.ask('POST', '/api/me/password', { password: 'something else', old: 'correct horse' })
  expect(changed.status).toBe(200)
  expect((await eve.ask('POST', '/api/login', { name: 'Ann', password: 'correct horse' })).status).toBe(403)
  expect((await eve.ask('POST', '/api/login', { name: 'Ann', password: 'something else' })).status).toBe(200)
})

test('a guest cannot be called like an account, nor look like one; accounts are marked at the table', async () => {
  const world = await openWorld()
  const [ann, eve] = [await world.guest(), await world.guest()]
  await ann.ask('PATCH', '/api/me', { name: 'Mila Novak' })
  await ann.ask('POST', '/api/me/password', { password: 'correct horse' })
  const alike = [
    'Mila Novak',
    'MILA  NOVAK',
    'Mi1a Novak',
    'M\u0456la Novak',
    'M\u0131la N\u043evak',
    'Mila N\u03bfvak',
    'Mila_Novak',
  ]
  for (const name of alike) {
    const reply = await eve.ask('PATCH', '/api/me', { name })
    expect([name, reply.status]).toEqual([name, 409])
  }
  expect((await eve.ask('PATCH', '/api/me', { name: 'Milan Ovak' })).status).toBe(200)
  const table = await ann.create()
  await eve.ask('POST', `/api/tables/${table.id}/seats`, { invite: table.seats[1]?.invite })
  const { seats } = (await eve.ask('GET', `/api/tables/${table.id}`)).body
  expect(seats.map(seat => seat.account)).toEqual([true, undefined])
})

test('signing out and revoking end sessions, and close their sockets', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  await ann.ask('PATCH', '/api/me', { name: 'Ann' })
  await ann.ask('POST', '/api/me/password', { password: 'correct horse' })
  const phone = await world.guest()
  await phone.ask('POST', '/api/login', { name: 'Ann', password: 'correct horse' })
  const line = await phone.connect()
  const closed = new Promise<number>(resolve => line.socket.once('close', resolve))
  expect((await ann.ask('DELETE', '/api/me/sessions')).status).toBe(204)
  expect(await closed).toBe(4401)
  expect((await phone.ask('GET', '/api/tables?list=mine')).status).toBe(401)
  expect((await ann.ask('GET', '/api/tables?list=mine')).status).toBe(200)
  const cookie = ann.cookie
  expect((await ann.ask('POST', '/api/logout')).status).toBe(204)
  expect((await ann.ask('GET', '/api/tables?list=mine', undefined, { cookie })).status).toBe(401)
})

const from = (address: string) => ({ 'x-forwarded-for': address, 'x-forwarded-proto': 'https' })

test('nobody keeps others out of their account by guessing: neither at home nor where they have signed in before', async () => {
  const world = await openWorld({ timeless: true, proxies: 1, limits: { loginsPerMinute: 3 } })
  const ann = await world.guest()
  await ann.ask('PATCH', '/api/me', { name: 'Ann' })
  await ann.ask('POST', '/api/me/password', { password: 'correct horse' })
  await ann.ask('POST', '/api/logout')
  const eve = await world.guest()
  const guess = async (address: string): Promise<number> =>
    (await eve.ask('POST', '/api/login', { name: 'Ann', password: 'a guess' }, { 'x-forwarded-for': address })).status
  for (let time = 0; time < 6; time += 1) await guess('10.0.0.1')
  expect(await guess('10.0.0.1')).toBe(429)
  const signIn = (who: typeof ann, address: string) =>
    who.ask('POST', '/api/login', { name: 'Ann', password: 'correct horse' }, { 'x-forwarded-for': address })
  const fresh = await world.guest()
  expect((await signIn(fresh, '10.0.0.2')).status).toBe(200)

  const statuses = []
  for (let host = 10; host < 26; host += 1)
    for (let time = 0; time < 3; time += 1) statuses.push(await guess(`10.0.1.${host}`))
  expect(statuses.at(-1)).toBe(429)
  expect((await signIn(await world.guest(), '10.0.0.3')).status).toBe(429)
  expect((await signIn(ann, '10.0.0.1')).status).toBe(200)
})

test('the first password of a guest counts as an attempt: one address cannot fill the queue of those who sign in', async () => {
  const world = await openWorld({ timeless: true, limits: { loginsPerMinute: 3 } })
  const guests = await Promise.all(Array.from({ length: 6 }, () => world.guest()))
  const asked = guests.map(guest => guest.ask('POST', '/api/me/password', { password: 'correct horse' }))
  const statuses = (await Promise.all(asked)).map(reply => reply.status)
  expect(statuses.filter(status => status === 429)).toHaveLength(3)
})

test('behind TLS cookies belong to this host alone; a second one of the old name changes nothing', async () => {
  const world = await openWorld({ proxies: 1 })
  const reply = await fetch(`${world.address}/api/me`, { headers: from('10.0.0.1') })
  const cookie = reply.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-tabletome=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const { id } = (await reply.json()) as { id: string }
  const eve = await world.guest()
  const both = `${eve.cookie}; ${cookie.split(';')[0]}`
  const me = await fetch(`${world.address}/api/me`, { headers: { ...from('10.0.0.1'), cookie: both } })
  expect(await me.json()).toMatchObject({ id })
  const plain = await fetch(`${world.address}/api/me`, {
    headers: { cookie: `tabletome=${'A'.repeat(43)}; ${eve.cookie}` },
  })
  expect(await plain.json()).toMatchObject({ id: eve.me.id })
})

test('guessing passwords is slowed down, by address and by name', async () => {
  const world = await openWorld({ timeless: true, limits: { loginsPerMinute: 3 } })
  const eve = await world.guest()
  const tries = []
  for (let time = 0; time < 5; time += 1)
    tries.push((await eve.ask('POST', '/api/login', { name: 'Ann', password: `guess ${time}` })).status)
  expect(tries).toEqual([403, 403, 403, 429, 429])
  world.later(60_000)
  expect((await eve.ask('POST', '/api/login', { name: 'Ann', password: 'guess' })).status).toBe(403)
})

test('a flood of new guests from one address is stopped', async () => {
  const world = await openWorld({ timeless: true, limits: { guestsPerHour: 5 } })
  const statuses = []
  for (let time = 0; time < 7; time += 1) statuses.push((await fetch(`${world.address}/api/me`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
})

test('who wants to be forgotten is: nothing of name, password, sessions and talk is left, and the others play on', async () => {
  const world = await openWorld()
  const [ann, bob] = [await world.guest(), await world.guest()]
  await ann.ask('PATCH', '/api/me', { name: 'Ann of Nowhere' })
  await ann.ask('POST', '/api/me/password', { password: 'correct horse' })
  const playing = await ann.create({ undo: true })
  await bob.ask('POST', `/api/tables/${playing.id}/seats`, { invite: playing.seats[1]?.invite })
  const gathering = await ann.create()
  const line = await ann.connect()
  await line.watch(playing.id)
  await line.ask({ t: 'talk', table: playing.id, talk: { text: 'hello from me' } })
  const closed = new Promise<number>(resolve => line.socket.once('close', resolve))

  expect((await ann.ask('DELETE', '/api/me')).body.error.code).toBe('wrongPassword')
  expect((await ann.ask('DELETE', '/api/me', { password: 'wrong horse' })).status).toBe(403)
  const { cookie } = ann
  expect((await ann.ask('DELETE', '/api/me', { password: 'correct horse' })).status).toBe(204)
  expect(await closed).toBe(4401)
  expect((await bob.ask('GET', '/api/tables?list=mine', undefined, { cookie })).status).toBe(401)
  expect((await bob.ask('POST', '/api/login', { name: 'Ann of Nowhere', password: 'correct horse' })).status).toBe(403)
  expect((await bob.ask('GET', `/api/tables/${gathering.id}`)).status).toBe(404)
  expect((await bob.ask('GET', `/api/tables/${playing.id}`)).body).toMatchObject({
    status: 'playing',
    owner: true,
    seats: [{ kind: 'bot' }, { mine: true }],
  })
  await world.close()
  const database = await openSqliteDatabase(`${world.data}/tabletome.db`, [])
  const everything = ['person', 'session', 'device', 'seat', 'talk', 'match', 'game_table'].map(table =>
    database.all(`select * from ${table}`),
  )
  await database.close()
  const text = JSON.stringify(everything)
  for (const trace of ['Ann of Nowhere', ann.me.id, 'hello from me', 'argon2']) expect(text).not.toContain(trace)
})

test('everybody reads what is stored about them, and nothing about others', async () => {
  const world = await openWorld()
  const { people, lines, id } = await pairAt(world)
  const [ann, bob] = people
  await ann.ask('PATCH', '/api/me', { name: 'Ann' })
  await ann.ask('POST', '/api/me/password', { password: 'correct horse' })
  await lines[1].ask({ t: 'talk', table: id, talk: { text: 'from Bob' } })
  const line = await ann.connect()
  await line.ask({ t: 'talk', table: id, talk: { text: 'from Ann' } })
  const { headers, text } = await ann.ask('GET', '/api/me/data')
  expect(headers.get('content-disposition')).toContain('attachment')
  const known = JSON.parse(text) as object
  expect(known).toMatchObject({
    name: 'Ann',
    password: true,
    sessions: [{ seenAt: expect.any(Number) }],
    devices: [{}],
    made: [id],
    played: [],
    seats: [{ table: id, seat: 'p1', status: 'playing' }],
    talk: [{ table: id, talk: { text: 'from Ann' } }],
  })
  for (const secret of ['from Bob', bob.me.name, bob.me.id, 'argon2', '"p2"']) expect(text).not.toContain(secret)
  expect((await bob.ask('GET', '/api/me/data', undefined, { cookie: '' })).status).toBe(401)
})

test('who made a table without sitting there is forgotten with what was said there', async () => {
  const world = await openWorld()
  const [ann, bob] = [await world.guest(), await world.guest()]
  const seats = [{ kind: 'friend' }, { kind: 'bot', bot: 'random' }] as const
  const { id, seats: made } = await ann.create({ seats: [...seats] })
  await bob.ask('POST', `/api/tables/${id}/seats`, { invite: made[0]?.invite })
  const line = await ann.connect()
  await line.watch(id)
  expect(await line.ask({ t: 'talk', table: id, talk: { text: 'a word from outside' } })).toMatchObject({ ok: true })
  expect((await ann.ask('GET', '/api/me/data')).text).toContain('a word from outside')
  expect((await ann.ask('DELETE', '/api/me')).status).toBe(204)
  const later = await bob.connect()
  await later.watch(id)
  expect(JSON.stringify(later.heard)).not.toContain('a word from outside')
})

test('a guest is forgotten without a password, and answers of the API are kept by no cache', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  const { cookie } = ann
  const me = await ann.ask('GET', '/api/me')
  expect(me.headers.get('cache-control')).toBe('no-store')
  expect((await ann.ask('DELETE', '/api/me')).status).toBe(204)
  expect((await ann.ask('GET', '/api/tables?list=mine', undefined, { cookie })).status).toBe(401)
})
