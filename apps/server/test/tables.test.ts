import { commitOf, parseRecord, verify } from '@tabletome/match'
import { expect, test } from 'vitest'
import { isTable, TWO_PEOPLE } from './guest.ts'
import { lantern } from './lantern.ts'
import { playOut } from './playing.ts'
import { openWorld } from './world.ts'

test('a table of one person begins at once; a friend’s seat waits for the invite', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  const alone = await ann.create({ setup: { mode: 'coop', players: 1, options: {} }, seats: [{ kind: 'me' }] })
  expect(alone).toMatchObject({ status: 'playing', waiting: ['p1'], seq: 0, owner: true })
  const two = await ann.create()
  expect(two).toMatchObject({ status: 'gathering', waiting: [], seq: 0 })
  expect(two.seats).toMatchObject([
    { seat: 'p1', kind: 'person', mine: true, connected: false },
    { seat: 'p2', kind: 'empty', mine: false },
  ])
  expect(two.seats[1]?.invite).toMatch(/^[\w-]{22}$/)
})

test('settings get their standard; what is unknown or impossible is refused in words', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  expect((await ann.create()).setup.options).toEqual({ turns: 12, wind: 'calm' })
  const wish = { game: 'lantern', seats: [{ kind: 'me' }], pace: 'live', spectators: true, undo: true }
  const setup = { mode: 'coop', players: 1, options: {} }
  const wrong: object[] = [
    { ...wish, game: 'chess', setup },
    { ...wish, setup: { ...setup, mode: 'duel' } },
    { ...wish, setup: { ...setup, players: 5 } },
    { ...wish, setup: { ...setup, players: 2 } },
    { ...wish, setup: { ...setup, options: { wind: 'gale' } } },
    { ...wish, setup: { ...setup, options: { turns: 1.5 } } },
    { ...wish, setup: { ...setup, options: { sail: 1 } } },
    { ...wish, setup: { ...setup, options: JSON.parse('{"__proto__":{"wind":"gale"}}') as object } },
    { ...wish, setup, seats: [{ kind: 'bot', bot: 'genius' }] },
    { ...wish, setup, seats: [{ kind: 'king' }] },
    { ...wish, setup, colour: 'red' },
    { ...wish, setup, undo: 'yes' },
    { ...wish },
  ]
  for (const body of wrong) {
    const { status, body: said } = await ann.ask('POST', '/api/tables', body)
    expect([status, said.error.code, said.error.message.length > 10], JSON.stringify(body)).toEqual([
      400,
      'malformed',
      true,
    ])
  }
  expect((await ann.ask('GET', '/api/tables?list=mine')).body.tables).toHaveLength(1)
})

test('an invite works once, and not for somebody who has a seat', async () => {
  const world = await openWorld()
  const [ann, bob, eve] = [await world.guest(), await world.guest(), await world.guest()]
  const table = await ann.create({ spectators: false })
  const invite = table.seats[1]?.invite ?? ''
  const path = `/api/tables/${table.id}`
  expect((await eve.ask('GET', path)).body.error.code).toBe('private')
  expect((await eve.ask('GET', `${path}?invite=wrong`)).status).toBe(403)
  expect((await bob.ask('GET', `${path}?invite=${invite}`)).body.seats[1]?.invite).toBeUndefined()
  expect((await ann.ask('POST', `${path}/seats`, { invite })).body.error.code).toBe('seated')
  expect((await eve.ask('POST', `${path}/seats`, { invite: 'x' })).body.error.code).toBe('usedInvite')
  expect((await eve.ask('POST', `${path}/seats`, {})).body.error.code).toBe('noSeat')
  const joined = await bob.ask('POST', `${path}/seats`, { invite, nonce: 'bob’s luck' })
  expect(joined.body).toMatchObject({ status: 'playing', owner: false })
  expect(joined.body.seats[1]).toMatchObject({ kind: 'person', mine: true })
  expect((await eve.ask('POST', `${path}/seats`, { invite })).body.error.code).toBe('begun')
})

test('anybody may take an open seat from the list, as long as there is one', async () => {
  const world = await openWorld()
  const [ann, bob, cid, eve] = [await world.guest(), await world.guest(), await world.guest(), await world.guest()]
  const setup = { mode: 'coop', players: 3, options: {} }
  const table = await ann.create({
    setup,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    spectators: false,
  })
  const listed = (await bob.ask('GET', '/api/tables?list=open')).body.tables
  expect(listed).toMatchObject([{ id: table.id, owner: false, seats: [{}, { open: true }, { open: true }] }])
  const path = `/api/tables/${table.id}/seats`
  expect((await bob.ask('POST', path, { seat: 'p3' })).body.seats[2]).toMatchObject({ mine: true })
  expect((await bob.ask('POST', path, {})).body.error.code).toBe('seated')
  const both = await Promise.all([cid.ask('POST', path, {}), eve.ask('POST', path, {})])
  expect(both.filter(reply => reply.status === 200)).toHaveLength(1)
  expect(both.find(reply => reply.status !== 200)?.body.error.code).toBe('begun')
  expect((await eve.ask('GET', '/api/tables?list=open')).body.tables).toEqual([])
  expect((await ann.ask('GET', `/api/tables/${table.id}`)).body.status).toBe('playing')
})

test('whoever joins is told beforehand whether hints are agreed on', async () => {
  const world = await openWorld()
  const [ann, bob] = [await world.guest(), await world.guest()]
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  const [plain, agreed] = [await ann.create({ seats }), await ann.create({ seats, hints: true })]
  const listed = (await bob.ask('GET', '/api/tables?list=open')).body.tables
  const hintsOf = ({ id }: { id: string }) => listed.find(table => table.id === id)?.hints
  expect([hintsOf(plain), hintsOf(agreed)]).toEqual([undefined, true])
  const joined = await bob.ask('POST', `/api/tables/${agreed.id}/seats`, {})
  expect(joined.body).toMatchObject({ status: 'playing', hints: true })
})

test('who holds an invite is told what is agreed on at a private table, and nothing that only its owner knows', async () => {
  const world = await openWorld()
  const [ann, bob, eve] = [await world.guest(), await world.guest(), await world.guest()]
  const seats = [{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }] as const
  const setup = { mode: 'coop', players: 3, options: {} }
  const table = await ann.create({ setup, seats, spectators: false, hints: true })
  const path = `/api/tables/${table.id}`
  const [, first, second] = table.seats.map(({ invite }) => invite ?? '')
  const { body } = await bob.ask('GET', `${path}?invite=${first}`)
  expect(body).toMatchObject({ hints: true, spectators: false, owner: false, status: 'gathering' })
  expect(JSON.stringify(body)).not.toContain(second)
  expect(JSON.stringify(body)).not.toContain(first)
  await bob.ask('POST', `${path}/seats`, { invite: first })
  // The link is used up: it opens nothing to whoever finds it later.
  expect((await eve.ask('GET', `${path}?invite=${first}`)).body.error.code).toBe('private')
})

test('a seat given up while gathering is free again, with a new invite; the last one out closes the table', async () => {
  const world = await openWorld()
  const [ann, bob] = [await world.guest(), await world.guest()]
  const setup = { mode: 'coop', players: 3, options: {} }
  const table = await ann.create({ setup, seats: [{ kind: 'me' }, { kind: 'friend' }, { kind: 'friend' }] })
  const path = `/api/tables/${table.id}`
  const invite = table.seats[1]?.invite
  await bob.ask('POST', `${path}/seats`, { invite })
  expect((await bob.ask('DELETE', `${path}/seats/p1`)).status).toBe(403)
  expect((await bob.ask('DELETE', `${path}/seats/p2`)).body.seats[1]).toMatchObject({ kind: 'empty' })
  const seats = (await ann.ask('GET', path)).body.seats
  expect(seats[1]?.invite).toMatch(/^[\w-]{22}$/)
  expect(seats[1]?.invite).not.toBe(invite)
  expect((await bob.ask('POST', `${path}/seats`, { invite })).body.error.code).toBe('usedInvite')
  await bob.ask('POST', `${path}/seats`, { invite: seats[1]?.invite })
  expect((await ann.ask('DELETE', `${path}/seats/p1`)).body.owner).toBe(false)
  expect((await bob.ask('GET', path)).body.owner).toBe(true)
  expect((await bob.ask('DELETE', `${path}/seats/p2`)).status).toBe(204)
  expect((await bob.ask('GET', path)).body.error.code).toBe('noSuchTable')
})

test('the owner begins early: empty seats go to bots; nobody else may', async () => {
  const world = await openWorld()
  const [ann, bob] = [await world.guest(), await world.guest()]
  const table = await ann.create()
  const path = `/api/tables/${table.id}/start`
  expect((await bob.ask('POST', path, { bot: 'random' })).status).toBe(403)
  expect((await ann.ask('POST', path, { bot: 'genius' })).status).toBe(400)
  const begun = await ann.ask('POST', path, { bot: 'random' })
  expect(begun.body).toMatchObject({ status: 'playing', seats: [{}, { kind: 'bot', bot: 'random' }] })
  expect((await ann.ask('POST', path, {})).body.error.code).toBe('begun')
  expect((await bob.ask('POST', `/api/tables/${table.id}/seats`, { invite: table.seats[1]?.invite })).status).toBe(409)
})

test('a seat given up during play is a bot’s for good', async () => {
  const world = await openWorld()
  const [ann, bob] = [await world.guest(), await world.guest()]
  const table = await ann.create()
  await bob.ask('POST', `/api/tables/${table.id}/seats`, { invite: table.seats[1]?.invite })
  const left = await bob.ask('DELETE', `/api/tables/${table.id}/seats/p2`)
  expect(left.body.seats[1]).toMatchObject({ kind: 'bot', bot: 'greedy', mine: false })
  const line = await bob.connect()
  await line.watch(table.id)
  const taken = await line.ask({ t: 'standIn', table: table.id, seat: 'p2' })
  expect(taken).toMatchObject({ ok: false, refusal: { code: 'notYourSeat' } })
})

test('a person has only so many tables at once', async () => {
  const world = await openWorld({ limits: { tablesPerPerson: 2 } })
  const ann = await world.guest()
  await ann.create()
  const second = await ann.create()
  await expect(ann.create()).rejects.toThrow('Finish or leave')
  await ann.ask('DELETE', `/api/tables/${second.id}/seats/p1`)
  await ann.create()
})

test('many requests at once make no more tables than is allowed, and one person takes only a few open seats', async () => {
  const world = await openWorld({ limits: { tablesPerPerson: 5, openSeatsPerPerson: 2 } })
  const [ann, eve] = [await world.guest(), await world.guest()]
  const open = { ...TWO_PEOPLE, seats: [{ kind: 'me' }, { kind: 'open' }] }
  const made = await Promise.all(Array.from({ length: 20 }, () => ann.ask('POST', '/api/tables', open)))
  expect(made.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(made.filter(({ status }) => status === 429)).toHaveLength(15)

  const bob = await world.guest()
  const three = { setup: { mode: 'coop', players: 3, options: {} } }
  await bob.create({ ...three, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
  const { tables } = (await eve.ask('GET', '/api/tables?list=open')).body
  expect(tables).toHaveLength(6)
  expect(tables.findIndex(table => table.seats.length === 3)).toBeLessThan(2)
  const friends = await Promise.all(
    [1, 2, 3].map(async () =>
      (await world.guest()).create({ ...three, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }),
    ),
  )
  const taken = await Promise.all(friends.map(({ id }) => eve.ask('POST', `/api/tables/${id}/seats`, {})))
  expect(taken.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429])
})

test('the owner of a gathering table frees seats, renews invites and closes it; nobody else does, and not later', async () => {
  const world = await openWorld()
  const [ann, bob, eve] = [await world.guest(), await world.guest(), await world.guest()]
  const setup = { mode: 'coop', players: 3, options: {} }
  const table = await ann.create({ setup, seats: [{ kind: 'open' }, { kind: 'friend' }, { kind: 'friend' }] })
  const path = `/api/tables/${table.id}`
  const old = table.seats[1]?.invite
  expect((await eve.ask('POST', `${path}/seats/p2/invite`)).status).toBe(403)
  const renewed = await ann.ask('POST', `${path}/seats/p2/invite`)
  const fresh = renewed.body.seats[1]?.invite
  expect(fresh).not.toBe(old)
  expect((await bob.ask('POST', `${path}/seats`, { invite: old })).status).toBe(403)
  expect((await bob.ask('POST', `${path}/seats`, { invite: fresh })).status).toBe(200)
  expect((await ann.ask('POST', `${path}/seats/p2/invite`)).status).toBe(409)

  await eve.ask('POST', `${path}/seats`, { seat: 'p1' })
  expect((await eve.ask('DELETE', `${path}/seats/p2`)).status).toBe(403)
  const freed = await ann.ask('DELETE', `${path}/seats/p2`)
  expect(freed.body.seats[1]).toMatchObject({ kind: 'empty', invite: expect.stringMatching(/./) })
  expect(freed.body.seats[1]?.invite).not.toBe(fresh)

  expect((await eve.ask('DELETE', path)).status).toBe(403)
  expect((await ann.ask('DELETE', path)).status).toBe(204)
  expect((await ann.ask('GET', path)).status).toBe(404)

  const begun = await ann.create({ seats: [{ kind: 'me' }, { kind: 'me' }] })
  expect((await ann.ask('POST', `/api/tables/${begun.id}/seats/p2/invite`)).status).toBe(409)
})

test('whoever watches a gathering table sees people come, connect and go', async () => {
  const world = await openWorld()
  const [ann, bob] = [await world.guest(), await world.guest()]
  const setup = { mode: 'coop', players: 3, options: {} }
  const table = await ann.create({ setup, seats: [{ kind: 'me' }, { kind: 'friend' }, { kind: 'open' }] })
  const line = await ann.connect()
  await line.watch(table.id)
  await bob.ask('POST', `/api/tables/${table.id}/seats`, { invite: table.seats[1]?.invite })
  const seatTwo = (fits: (seat: { kind: string; connected: boolean; name: string }) => boolean, why: string) =>
    line.until(each => isTable(each) && fits(each.table.seats[1]!), why)
  await seatTwo(seat => seat.kind === 'person' && !seat.connected, 'Bob takes the seat')
  const other = await bob.connect()
  await other.watch(table.id)
  await seatTwo(seat => seat.connected, 'Bob is there')
  await bob.ask('PATCH', '/api/me', { name: 'Robert' })
  await seatTwo(seat => seat.name === 'Robert', 'Bob has another name')
  await other.close()
  await seatTwo(seat => !seat.connected, 'Bob is away')
  await bob.ask('DELETE', `/api/tables/${table.id}/seats/p2`)
  await seatTwo(seat => seat.kind === 'empty', 'Bob has left')
  expect(line.seen(table.id).info?.seats[1]?.invite).toMatch(/^[\w-]{22}$/)
})

test('the record: nothing hidden during play, everything after the end, and the dice were fair', async () => {
  const world = await openWorld()
  const [ann, bob, eve] = [await world.guest(), await world.guest(), await world.guest()]
  const table = await ann.create({ nonce: 'ann' } as object)
  await bob.ask('POST', `/api/tables/${table.id}/seats`, { invite: table.seats[1]?.invite, nonce: 'bob' })
  const path = `/api/tables/${table.id}`
  const lines = [await ann.connect(), await bob.connect()]
  for (const line of lines) await line.watch(table.id)
  await playOut(lines, table.id, { seed: 'record', answers: 12 })

  expect((await eve.ask('GET', `${path}/record`)).status).toBe(403)
  expect((await ann.ask('GET', `${path}/verify`)).body.error.code).toBe('notOver')
  const known = (await ann.ask('GET', `${path}/record`)).text
  expect(known).not.toMatch(/"seed"|"digest"/)
  const [, ...told] = known
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { seq: number; seat?: string; option?: string })
  expect(told.map(line => line.seq)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
  expect(told.some(line => line.option !== undefined)).toBe(true)
  expect(told.filter(line => line.option !== undefined).every(line => line.seat === 'p1')).toBe(true)

  await playOut(lines, table.id, { seed: 'to the end' })
  const record = await eve.ask('GET', `${path}/record`)
  expect(record.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  const whole = parseRecord(record.text)
  expect(whole.head).toMatchObject({ nonces: ['ann', 'bob'], random: 'chacha20', seedCommit: table.seedCommit })
  expect(commitOf(whole.end?.seed ?? '')).toBe(table.seedCommit)
  expect(verify(whole, lantern)).toMatchObject({ ok: true, problems: [] })
  const data = await eve.ask('GET', `${path}/verify`)
  expect(data.body).toMatchObject({
    seed: whole.end?.seed,
    lines: whole.lines.length,
    digest: whole.lines.at(-1)?.digest,
  })
})

test('a table can wait for the nonce of its maker, who sends it after having seen the commitment', async () => {
  const world = await openWorld()
  const [ann, eve] = [await world.guest(), await world.guest()]
  const alone = { setup: { mode: 'coop', players: 1, options: { turns: 3 } }, seats: [{ kind: 'me' }] } as const
  const table = await ann.create({ ...alone, awaitNonce: true })
  expect(table).toMatchObject({ status: 'gathering', awaitsNonce: true, seedCommit: expect.stringMatching(/^\w{64}$/) })
  const path = `/api/tables/${table.id}/nonce`
  expect((await eve.ask('POST', path, { nonce: 'of eve' })).status).toBe(403)
  const begun = await ann.ask('POST', path, { nonce: 'of ann' })
  expect(begun.body).toMatchObject({ status: 'playing', seedCommit: table.seedCommit })
  expect(begun.body.awaitsNonce).toBeUndefined()
  expect((await ann.ask('POST', path, { nonce: 'again' })).status).toBe(409)
  const line = await ann.connect()
  await line.watch(table.id)
  await playOut([line], table.id, { seed: 'alone' })
  const record = parseRecord((await ann.ask('GET', `/api/tables/${table.id}/record`)).text)
  expect(record.head).toMatchObject({ seedCommit: table.seedCommit, nonces: ['of ann'] })
  expect(verify(record, lantern).ok).toBe(true)
})

test('a table that waits for a nonce does not begin by itself, neither when full nor after a restart', async () => {
  const first = await openWorld()
  const ann = await first.guest()
  const { id } = await ann.create({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], awaitNonce: true })
  await first.close()
  const again = await openWorld({ data: first.data })
  await new Promise(resolve => setTimeout(resolve, 200))
  const headers = { cookie: ann.cookie }
  const info = await (await fetch(`${again.address}/api/tables/${id}`, { headers })).json()
  expect(info).toMatchObject({ status: 'gathering', awaitsNonce: true })
})
