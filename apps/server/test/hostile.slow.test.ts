import { sfc32 } from '@tabletome/engine'
import { openSqliteDatabase } from '@tabletome/match/stores/sqlite'
import { expect, test } from 'vitest'
import type { Guest, Line } from './guest.ts'
import { connect } from './guest.ts'
import { playOut } from './playing.ts'
import { frame, rawSocket } from './raw.ts'
import type { World } from './world.ts'
import { openWorld } from './world.ts'

/** Everything that is stored, as it is on disk. */
const stored = async (world: World): Promise<string> => {
  const database = await openSqliteDatabase(`${world.data}/tabletome.db`, [])
  const tables = ['person', 'game_table', 'seat', 'talk', 'match', 'match_line', 'match_snapshot']
  const rows = await Promise.all(tables.map(table => database.all(`select * from ${table} order by 1, 2, 3`)))
  await database.close()
  return JSON.stringify(rows)
}

const random = sfc32('hostile')
const any = <V>(list: readonly V[]): V => list[random.below(list.length)] as V
const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  'x'.repeat(5000),
  '\u0000',
  '\ud800',
  [],
  [[]],
  {},
  { length: 3 },
  ['roll', 7],
  { toString: 'x' },
]

/** Messages of every kind with one field missing or of a wrong kind. */
const wrongTypes = (id: string): string => {
  const whole: Record<string, unknown>[] = [
    { t: 'watch', table: id, seq: 1 },
    { t: 'answer', id: 1, table: id, seat: 'p2', seq: 1, option: 'roll' },
    { t: 'undo', id: 1, table: id, seat: 'p2', seq: 1, turn: true },
    { t: 'askUndo', id: 1, table: id, seat: 'p2', to: 0 },
    { t: 'agreeUndo', id: 1, table: id, seat: 'p2', agree: true },
    { t: 'talk', id: 1, table: id, talk: { text: 'x' } },
    { t: 'standIn', id: 1, table: id, seat: 'p2', bot: 'random' },
  ]
  const message = any(whole)
  const field = any(Object.keys(message).filter(key => key !== 'turn' && key !== 'agree'))
  const junk = any(JUNK.filter(value => !(field === 'option' && value === 'x')))
  return JSON.stringify({ ...message, [field]: junk })
}
const notMessages = (): string =>
  any([
    '',
    'hello',
    '{',
    '[]',
    'null',
    '42',
    '"watch"',
    '{"t":"watch"',
    '[{"t":"hello","id":1}]',
    '{"t":"dance","id":1}',
    '{"t":null}',
    '{"id":1}',
    '\u0000',
    '{"t":"hello","id":"1"}',
    '{"t":"hello","id":9007199254740993}',
    '{"t":"hello","id":-0.5}',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}`,
    `{"t":"talk","id":1,"table":"x","talk":${'['.repeat(9000)}${']'.repeat(9000)}}`,
    `{"t":"answer","x":"${'y'.repeat(60_000)}"}`,
  ])
const polluting = (id: string): string =>
  any([
    `{"__proto__":{"t":"hello","id":1}}`,
    `{"t":"answer","id":1,"table":"${id}","seat":"__proto__","seq":1,"option":"constructor"}`,
    `{"t":"answer","id":1,"table":"__proto__","seat":"p2","seq":1,"option":"roll"}`,
    `{"t":"answer","id":1,"table":"constructor","seat":"p2","seq":1,"option":"roll"}`,
    `{"t":"talk","id":1,"table":"${id}","talk":{"__proto__":{"text":"hi"}}}`,
    `{"t":"talk","id":1,"table":"${id}","talk":{"constructor":"hi"}}`,
    `{"t":"standIn","id":1,"table":"${id}","seat":"p2","bot":"__proto__"}`,
    `{"t":"standIn","id":1,"table":"${id}","seat":"toString","bot":"random"}`,
    `{"constructor":{"prototype":{"t":"hello"}}}`,
  ])
/** Well-formed, but not allowed: another's seat, an old or future position, no such option, no such table. */
const forbidden = (id: string, seq: number): string => {
  const answer = { t: 'answer', id: 1, table: id, seat: 'p2', seq, option: 'roll' }
  return JSON.stringify(
    any<object>([
      { ...answer, seat: 'p1' },
      { ...answer, seq: any([0, 1, seq + 1, 99_999, Number.MAX_SAFE_INTEGER]) },
      { ...answer, option: any(['fly', 'ROLL', 'roll ', '1', 'spend wick.3', "'; drop table seat; --", 'on']) },
      {
        ...answer,
        option: any([['roll', 'roll'], ['fly'], ['trim', 'fly'], Array.from({ length: 100 }, () => 'trim')]),
      },
      { ...answer, table: any(['nothere', `${id}x`, id.toUpperCase(), "' or 1=1", '../..', '%00']) },
      { ...answer, seat: any(['p3', 'P2', 'p2 ', '0', "' or 1=1"]) },
      { t: 'undo', id: 1, table: id, seat: 'p1', seq },
      { t: 'undo', id: 1, table: id, seat: 'p2', seq: seq + 5, turn: true },
      { t: 'askUndo', id: 1, table: id, seat: 'p1', to: 0 },
      { t: 'askUndo', id: 1, table: id, seat: 'p2', to: seq + 1 },
      { t: 'agreeUndo', id: 1, table: id, seat: 'p2', agree: true },
      { t: 'standIn', id: 1, table: id, seat: 'p1', bot: 'random' },
      { t: 'standIn', id: 1, table: id, seat: 'p2', bot: 'genius' },
      { t: 'talk', id: 1, table: 'nothere', talk: { text: 'x' } },
      { t: 'watch', table: any(['nothere', "' or 1=1", `${id} `]) },
    ]),
  )
}

/** Sends them all and gives back the codes: exactly one refusal for each. */
const refusalsFor = async (line: Line, messages: readonly (string | Buffer)[]): Promise<readonly string[]> => {
  const from = line.heard.length
  for (const [at, message] of messages.entries()) {
    line.socket.send(message)
    if (at % 50 === 49) await line.ask({ t: 'hello' })
  }
  await line.ask({ t: 'hello' })
  return line.heard
    .slice(from)
    .flatMap(each => (each.t === 'refused' ? [each.refusal.code] : each.t === 'ack' ? [] : ['?']))
}

/** Raw bytes on a socket that has been let in; gives the code the server closes it with. */
const closeCode = async (guest: Guest, bytes: Buffer): Promise<number> => {
  const socket = await rawSocket(guest)
  return new Promise((resolve, reject) => {
    let heard = Buffer.alloc(0)
    socket.on('data', data => {
      heard = Buffer.concat([heard, data])
    })
    socket.on('close', () => resolve(heard[0] === 0x88 ? heard.readUInt16BE(2) : 0))
    socket.on('error', reject)
    socket.resume()
    socket.write(bytes)
  })
}

test('10,000 hostile messages: each gets its refusal, nothing is changed, and the match goes on', {
  timeout: 60_000,
}, async () => {
  const world = await openWorld()
  const [ann, bob, eve] = [await world.guest(), await world.guest(), await world.guest()]
  const table = await ann.create()
  await bob.ask('POST', `/api/tables/${table.id}/seats`, { invite: table.seats[1]?.invite })
  const lines = [await ann.connect(), await bob.connect()]
  for (const line of lines) await line.watch(table.id)
  await playOut(lines, table.id, { seed: 'before', answers: 8 })
  const seen = lines.map(line => structuredClone(line.seen(table.id)))
  const seq = seen[0]?.update?.seq ?? 0
  await expect.poll(async () => (await ann.ask('GET', `/api/tables/${table.id}`)).body.seq).toBe(seq)
  await new Promise(resolve => setTimeout(resolve, 400))
  const before = await stored(world)

  const rude = await connect(world.address, bob.cookie)
  let sent = 0
  const expectAll = async (messages: readonly (string | Buffer)[], allowed: readonly string[]) => {
    const codes = await refusalsFor(rude, messages)
    expect(codes).toHaveLength(messages.length)
    expect([...new Set(codes)].filter(code => !allowed.includes(code))).toEqual([])
    sent += messages.length
  }
  const many = <V>(count: number, make: () => V): V[] => Array.from({ length: count }, make)
  await expectAll(
    many(3000, () => wrongTypes(table.id)),
    ['malformed', 'unknownMatch', 'notYourSeat', 'outOfDate'],
  )
  await expectAll(many(1500, notMessages), ['malformed'])
  await expectAll(
    many(1500, () => polluting(table.id)),
    ['malformed', 'unknownMatch', 'notYourSeat'],
  )
  await expectAll(
    many(3000, () => forbidden(table.id, seq)),
    ['notYourSeat', 'notAsked', 'notAnOption', 'outOfDate', 'unknownMatch', 'cannotUndo', 'malformed'],
  )
  await expectAll(
    many(500, () => Buffer.from(any(['{"t":"hello","id":1}', 'x', '\u0000\u0001', '']))),
    ['malformed'],
  )

  const breaches: readonly [number, () => Buffer][] = [
    [1007, () => frame(0x81, Buffer.from([0xc3, 0x28, 0xff, 0xfe]))],
    [1007, () => frame(0x81, Buffer.from([0xed, 0xa0, 0x80]))],
    [1009, () => Buffer.concat([Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff]), Buffer.alloc(4)])],
    [1002, () => frame(0x83, Buffer.from('reserved'))],
    [1002, () => frame(0xc1, Buffer.from('compressed'))],
    [1002, () => Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5])],
    [1002, () => frame(0x09, Buffer.from('a split ping'))],
  ]
  for (let time = 0; time < 105; time += 1) {
    const [code, bytes] = breaches[time % breaches.length]!
    expect(await closeCode(eve, bytes())).toBe(code)
    sent += 1
  }

  const forged = ['', 'tabletome=x', `tabletome=${'A'.repeat(43)}`, `${eve.cookie}x`, 'tabletome=__proto__']
  for (let time = 0; time < 200; time += 1) {
    const isForeign = time % 2 === 0
    const cookie = isForeign ? bob.cookie : any(forged)
    const origin = isForeign ? any(['https://evil.example', 'null', 'http://localhost:1']) : world.address
    await expect(connect(world.address, cookie, origin)).rejects.toThrow('403')
    sent += 1
  }

  const requests: readonly [string, string, unknown, Record<string, string>?][] = [
    ['POST', '/api/tables', '{'],
    ['POST', '/api/tables', '{"__proto__":{"game":"lantern"}}'],
    ['POST', '/api/tables', `{"game":${'['.repeat(9000)}${']'.repeat(9000)}}`],
    ['POST', '/api/tables', 'x'.repeat(70_000)],
    ['POST', `/api/tables/${table.id}/seats`, { invite: { $ne: '' } }],
    ['POST', `/api/tables/${table.id}/seats`, { invite: "' or 1=1 --" }],
    ['POST', `/api/tables/${table.id}/start`, {}],
    ['DELETE', `/api/tables/${table.id}/seats/p1`, undefined],
    ['DELETE', `/api/tables/%2e%2e/seats/p1`, undefined],
    ['POST', '/api/login', { name: ['a'], password: {} }],
    ['PATCH', '/api/me', { name: '' }],
    ['PATCH', '/api/me', { name: 'Eve' }, { origin: 'https://evil.example' }],
    ['PATCH', '/api/me', { name: 'Eve' }, { origin: 'null' }],
    ['PATCH', '/api/me', { name: 'Eve' }, { 'sec-fetch-site': 'cross-site' }],
    ['GET', '/api/tables?list=all', undefined],
    ['GET', '/api/tables/%00', undefined],
    ['GET', `/api/tables/${table.id}/record`, undefined],
    ['GET', `/api/tables/${table.id}/verify`, undefined],
    ['GET', '/api/nothing', undefined],
    ['PUT', '/api/me', { name: 'Eve' }],
  ]
  for (let time = 0; time < 300; time += 1) {
    const [method, path, body, headers] = requests[time % requests.length]!
    const reply = await eve.ask(method, path, body, headers)
    expect([path, reply.status >= 400 && reply.status < 500]).toEqual([path, true])
    expect(Object.keys(reply.body)).toEqual(['error'])
    expect(reply.text).not.toMatch(/\bat \/|node_modules|\.ts:/)
    sent += 1
  }
  expect(sent).toBeGreaterThanOrEqual(10_000)

  expect(({} as { t?: string }).t).toBeUndefined()
  expect(await stored(world)).toBe(before)
  for (const [at, line] of lines.entries()) {
    expect(line.seen(table.id).update).toEqual(seen[at]?.update)
    const again = await connect(world.address, [ann, bob][at]?.cookie ?? '')
    await again.watch(table.id)
    expect(again.seen(table.id).view).toEqual(seen[at]?.view)
  }
  await playOut(lines, table.id, { seed: 'after' })
  expect(lines[0]?.seen(table.id).update?.over).toBe(true)
  expect((await ann.ask('GET', '/api/health')).status).toBe(200)
})
