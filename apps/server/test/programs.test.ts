import { expect, test } from 'vitest'
import { connectBy, connectProgram, isRefused, isTable, isUpdate } from './guest.ts'
import type { Guest, Line, Reply } from './guest.ts'
import { playOut } from './playing.ts'
import type { World } from './world.ts'
import { openWorld } from './world.ts'

const createBot = async (owner: Guest, name = 'Walker') => {
  const { body, status } = await owner.ask('POST', '/api/programs', { name })
  expect(status).toBe(201)
  return { id: body.program.id, token: body.token }
}
const by = (token: string) => ({ authorization: `Bearer ${token}` })
/** Somebody without a cookie who shows a token. */
const askBy = async (world: World, token: string, method: string, path: string, body?: unknown): Promise<Reply> => {
  const nobody = await world.guest()
  nobody.cookie = ''
  return nobody.ask(method, path, body, by(token))
}
const seatedBot = async (world: World) => {
  const ann = await world.guest()
  const bot = await createBot(ann)
  const table = await ann.create({ seats: [{ kind: 'me' }, { kind: 'program', program: bot.id }] })
  return { ann, bot, table }
}
const tableOf = (line: Line, id: string) =>
  line.until(message => isTable(message) && message.table.id === id, `to be told of ${id}`)

test('a bot is made, named, listed and revoked; its token is told once and kept as a hash', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  const { id, token } = await createBot(ann, '  Night  Walker ')
  expect(token).toMatch(/^tabletome_[\w-]{43}$/)
  const { text, body } = await ann.ask('GET', '/api/programs')
  expect(body.programs).toMatchObject([{ id, name: 'Night Walker', seats: 0 }])
  expect(body.programs[0]).not.toHaveProperty('seenAt')
  expect(text).not.toContain(token)
  expect((await ann.ask('GET', '/api/me/data')).text).toContain('Night Walker')
  const me = await askBy(world, token, 'GET', '/api/me')
  expect(me.body).toEqual({ id, name: 'Night Walker', account: false, program: true })
  expect(me.headers.getSetCookie()).toEqual([])
  expect((await ann.ask('GET', '/api/programs')).body.programs[0]?.seenAt).toBeGreaterThan(0)
  expect((await ann.ask('DELETE', `/api/programs/${id}`)).status).toBe(204)
  expect((await ann.ask('GET', '/api/programs')).body.programs).toEqual([])
  expect(await askBy(world, token, 'GET', '/api/me')).toMatchObject({
    status: 401,
    body: { error: { code: 'badToken' } },
  })
})

test('a bot seated by its owner is told of the table unasked, and plays it to the end, marked as a bot to everybody', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  const bot = await createBot(ann)
  const waiting = await connectProgram(world.address, bot.token)
  const table = await ann.create({ seats: [{ kind: 'me' }, { kind: 'program', program: bot.id }] })
  expect(table).toMatchObject({
    status: 'playing',
    seats: [{}, { kind: 'person', name: 'Walker', program: ann.me.name }],
  })
  await tableOf(waiting, table.id)
  await waiting.watch(table.id)
  const line = await ann.connect()
  await line.watch(table.id)
  await playOut([line, waiting], table.id, { seed: 'program' })
  expect(line.seen(table.id).update?.over).toBe(true)
  const eve = await world.guest()
  const looking = await eve.connect()
  await looking.watch(table.id)
  expect(looking.seen(table.id).info?.seats[1]).toMatchObject({ program: ann.me.name, mine: false })
  const record = await askBy(world, bot.token, 'GET', `/api/tables/${table.id}/record`)
  expect(record.status).toBe(200)
})

test('a bot that connects later is told of the tables at which it sits', async () => {
  const world = await openWorld()
  const { ann, bot, table } = await seatedBot(world)
  const other = await ann.create({ seats: [{ kind: 'me' }, { kind: 'program', program: bot.id }] })
  const line = await connectProgram(world.address, bot.token)
  await line.when(() => line.heard.filter(isTable).length >= 2, 'both tables')
  expect(new Set(line.heard.filter(isTable).map(told => told.table.id))).toEqual(new Set([table.id, other.id]))
})

test('a bot comes by an invite to anybody’s table, once, and gives up its seat', async () => {
  const world = await openWorld()
  const bot = await createBot(await world.guest(), 'Visitor')
  const bob = await world.guest()
  const table = await bob.create({
    seats: [{ kind: 'me' }, { kind: 'friend' }],
    setup: { mode: 'coop', players: 2, options: {} },
  })
  const path = `/api/tables/${table.id}/seats`
  const invite = table.seats[1]?.invite ?? ''
  expect((await askBy(world, bot.token, 'POST', path, { invite: 'wrong' })).body.error.code).toBe('usedInvite')
  const sat = await askBy(world, bot.token, 'POST', path, { invite })
  expect(sat.body.seats[1]).toMatchObject({ mine: true, name: 'Visitor' })
  expect((await askBy(world, bot.token, 'POST', path, { invite })).status).toBe(409)
  expect((await askBy(world, bot.token, 'DELETE', `${path}/p1`)).status).toBe(403)
  expect((await askBy(world, bot.token, 'DELETE', `${path}/p2`)).status).toBe(200)
})

test('bad tokens are refused wherever they are shown, with a reason, and never make a guest', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  const { token } = await createBot(ann)
  const session = ann.cookie.split('=')[1] ?? ''
  const bad = ['', 'Bearer', 'Bearer x', `Basic ${token}`, token, `Bearer ${token}x`, `Bearer ${token.slice(0, -1)}`]
  bad.push(
    `Bearer ${session}`,
    `Bearer tabletome_${'A'.repeat(43)}`,
    `Bearer ${token} ${token}`,
    `Bearer ${'A'.repeat(9000)}`,
  )
  for (const authorization of bad) {
    const nobody = await world.guest()
    const { status, body, headers } = await nobody.ask('GET', '/api/me', undefined, { authorization })
    expect([authorization.slice(0, 60), status, body.error?.code]).toEqual([
      authorization.slice(0, 60),
      401,
      'badToken',
    ])
    expect(headers.getSetCookie()).toEqual([])
    await expect(connectBy(world.address, { authorization })).rejects.toThrow('401')
  }
  // The token of a session in place of a cookie, or a token as a cookie, opens nothing.
  const thief = await world.guest()
  thief.cookie = `tabletome=${token}`
  await expect(thief.connect()).rejects.toThrow('403')
})

test('a token plays, and does nothing else in its owner’s name', async () => {
  const world = await openWorld()
  const { ann, bot, table } = await seatedBot(world)
  const forbidden: readonly [string, string, unknown?][] = [
    ['PATCH', '/api/me', { name: 'Ann' }],
    ['POST', '/api/me/password', { password: 'long enough' }],
    ['GET', '/api/me/data'],
    ['DELETE', '/api/me/sessions'],
    ['GET', '/api/me/learned'],
    ['GET', '/api/me/record'],
    ['GET', '/api/programs'],
    ['POST', '/api/programs', { name: 'Child' }],
    ['DELETE', `/api/programs/${bot.id}`],
    ['GET', '/api/push'],
    [
      'POST',
      '/api/tables',
      {
        game: 'lantern',
        setup: table.setup,
        seats: [{ kind: 'me' }, { kind: 'bot' }],
        pace: 'live',
        spectators: true,
        undo: true,
      },
    ],
    ['POST', `/api/tables/${table.id}/rematch`],
    ['POST', `/api/tables/${table.id}/start`, {}],
    ['DELETE', `/api/tables/${table.id}`],
    ['GET', '/api/tables?list=open'],
  ]
  for (const [method, path, body] of forbidden) {
    const reply = await askBy(world, bot.token, method, path, body)
    expect([method, path, reply.status, reply.body?.error?.code]).toEqual([method, path, 403, 'notForBots'])
  }
  // The owner's cookie beside it changes nothing.
  expect((await ann.ask('PATCH', '/api/me', { name: 'Mallory' }, by(bot.token))).status).toBe(403)
  expect((await askBy(world, bot.token, 'DELETE', '/api/me', {})).status).toBe(403)
})

test('foreign tables and seats stay closed to a bot, by HTTP and by socket', async () => {
  const world = await openWorld()
  const { ann, bot, table } = await seatedBot(world)
  const bob = await world.guest()
  const foreign = await bob.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
  const played = await bob.create({ seats: [{ kind: 'me' }, { kind: 'bot' }] })
  expect((await askBy(world, bot.token, 'GET', `/api/tables/${foreign.id}`)).body.error.code).toBe('private')
  expect((await askBy(world, bot.token, 'GET', `/api/tables/${played.id}/record`)).body.error.code).toBe('private')
  const sat = await askBy(world, bot.token, 'POST', `/api/tables/${foreign.id}/seats`, {})
  expect([sat.status, sat.body.error.code]).toEqual([403, 'botsByInvite'])
  const line = await connectProgram(world.address, bot.token)
  for (const { id } of [foreign, played]) {
    await expect(line.watch(id)).rejects.toThrow('unknownMatch')
    expect(await line.ask({ t: 'answer', table: id, seat: 'p1', seq: 0, option: 'roll' })).toMatchObject({
      refusal: { code: 'unknownMatch' },
    })
    expect(await line.ask({ t: 'talk', table: id, talk: { text: 'hello' } })).toMatchObject({
      refusal: { code: 'unknownMatch' },
    })
  }
  await line.watch(table.id)
  const { seq } = line.seen(table.id).update!
  const mine = { table: table.id, seat: 'p1' }
  expect(await line.ask({ t: 'answer', ...mine, seq, option: 'roll' })).toMatchObject({
    refusal: { code: 'notYourSeat' },
  })
  expect(await line.ask({ t: 'standIn', ...mine, bot: 'random' })).toMatchObject({ refusal: { code: 'notYourSeat' } })
  expect(await line.ask({ t: 'askUndo', table: table.id, seat: 'p2', to: 0 })).toMatchObject({
    refusal: { code: 'cannotUndo' },
  })
  expect(line.heard.filter(isUpdate).every(({ table: id }) => id === table.id)).toBe(true)
  // Its owner may sit it down at an open seat of their own table.
  const own = await ann.create({ seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect((await askBy(world, bot.token, 'POST', `/api/tables/${own.id}/seats`, {})).status).toBe(200)
})

test('nobody seats or revokes the bot of another', async () => {
  const world = await openWorld()
  const bot = await createBot(await world.guest())
  const bob = await world.guest()
  for (const program of [bot.id, bob.me.id, 'nobody', undefined]) {
    const seats = [{ kind: 'me' }, { kind: 'program', ...(program === undefined ? {} : { program }) }]
    const { status, body } = await bob.ask('POST', '/api/tables', {
      game: 'lantern',
      setup: { mode: 'coop', players: 2, options: {} },
      seats,
      pace: 'live',
      spectators: true,
      undo: true,
    })
    expect([status, body.error.code]).toEqual([403, 'notYourBot'])
  }
  expect((await bob.ask('DELETE', `/api/programs/${bot.id}`)).status).toBe(404)
  expect((await askBy(world, bot.token, 'GET', '/api/me')).status).toBe(200)
})

test('a revoked bot is hung up on at once, and a bot of the game takes its seat', async () => {
  const world = await openWorld()
  const { ann, bot, table } = await seatedBot(world)
  const line = await connectProgram(world.address, bot.token)
  await line.watch(table.id)
  const closed = new Promise<number>(resolve => line.socket.once('close', resolve))
  await ann.ask('DELETE', `/api/programs/${bot.id}`)
  expect(await closed).toBe(4401)
  await expect(connectProgram(world.address, bot.token)).rejects.toThrow('401')
  const { body } = await ann.ask('GET', `/api/tables/${table.id}`)
  expect(body.seats[1]).toMatchObject({ kind: 'bot', bot: expect.any(String) as string })
  expect(body.seats[1]).not.toHaveProperty('program')
})

test('who is forgotten takes the bots along', async () => {
  const world = await openWorld()
  const { ann, bot } = await seatedBot(world)
  expect((await ann.ask('DELETE', '/api/me', {})).status).toBe(204)
  expect((await askBy(world, bot.token, 'GET', '/api/me')).status).toBe(401)
})

test('limits: bots of a person, tables and seats of a bot, its sockets, and the messages of all of them together', async () => {
  const limits = { programsPerPerson: 2, tablesPerProgram: 2, seatsPerProgram: 3, socketsPerProgram: 2 }
  const world = await openWorld({
    timeless: true,
    limits: { ...limits, programMessagesPerSecond: 1, programMessageBurst: 10 },
  })
  const ann = await world.guest()
  const bot = await createBot(ann)
  await createBot(ann, 'Second')
  expect(await ann.ask('POST', '/api/programs', { name: 'Third' })).toMatchObject({ status: 429 })
  const seat = { kind: 'program' as const, program: bot.id }
  const four = { mode: 'coop', players: 4, options: {} }
  await expect(ann.create({ setup: four, seats: [{ kind: 'me' }, seat, seat, seat] })).resolves.toBeTruthy()
  await expect(ann.create({ seats: [{ kind: 'me' }, seat] })).rejects.toThrow('is busy')
  const bob = await world.guest()
  const theirs = await bob.create()
  const invite = theirs.seats[1]?.invite
  expect(await askBy(world, bot.token, 'POST', `/api/tables/${theirs.id}/seats`, { invite })).toMatchObject({
    status: 429,
  })

  const [one, two] = [await connectProgram(world.address, bot.token), await connectProgram(world.address, bot.token)]
  await expect(connectProgram(world.address, bot.token)).rejects.toThrow('429')
  const hellos = async (line: Line, count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, id) => line.ask({ t: 'hello', id } as never)))
    return answers.filter(({ ok }) => ok).length
  }
  expect((await hellos(one, 8)) + (await hellos(two, 8))).toBe(10)
  expect(two.heard.filter(isRefused).every(({ refusal }) => refusal.code === 'tooFast')).toBe(true)
  world.later(5000)
  expect(await hellos(one, 8)).toBe(5)
})

test('tables are counted by themselves, and are free again when the bot leaves', async () => {
  const world = await openWorld({ limits: { tablesPerProgram: 1 } })
  const { ann, bot, table } = await seatedBot(world)
  const again = () => ann.create({ seats: [{ kind: 'me' }, { kind: 'program', program: bot.id }] })
  await expect(again()).rejects.toThrow('Walker is busy')
  expect((await ann.ask('DELETE', `/api/tables/${table.id}/seats/p2`)).body.seats[1]).toMatchObject({ kind: 'bot' })
  await expect(again()).resolves.toBeTruthy()
})

test('people decide about undo and the table without the bots; a rematch seats them again', async () => {
  const world = await openWorld()
  const { ann, bot, table } = await seatedBot(world)
  const playing = await connectProgram(world.address, bot.token)
  await playing.watch(table.id)
  const line = await ann.connect()
  await line.watch(table.id)
  await playOut([line, playing], table.id, { seed: 'undo', answers: 6 })
  const { seq } = line.seen(table.id).update!
  expect(await line.ask({ t: 'askUndo', table: table.id, seat: 'p1', to: seq - 1 })).toMatchObject({ ok: true })
  await playOut([line, playing], table.id, { seed: 'on' })
  const again = (await ann.ask('POST', `/api/tables/${table.id}/rematch`)).body
  expect(again.seats[1]).toMatchObject({ kind: 'person', name: 'Walker', program: ann.me.name })
  await tableOf(playing, again.id)
  expect((await ann.ask('DELETE', `/api/tables/${again.id}`)).status).toBe(204)
})

test('the name of an account is not for bots, however it is written', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  await ann.ask('PATCH', '/api/me', { name: 'Ann' })
  await ann.ask('POST', '/api/me/password', { password: 'a long password' })
  const bob = await world.guest()
  for (const name of ['Ann', 'ANN', '\u0410nn'])
    expect(await bob.ask('POST', '/api/programs', { name })).toMatchObject({
      status: 409,
      body: { error: { code: 'nameTaken' } },
    })
  for (const name of ['', '\u200b', 'x'.repeat(41)])
    expect((await bob.ask('POST', '/api/programs', { name })).status).toBe(400)
})
