import { expect, test } from 'vitest'
import type { ServerMessage } from '@tabletome/match/protocol'
import { LIMITS } from '../src/limits.ts'
import type { Line } from './guest.ts'
import { isUpdate } from './guest.ts'
import { playOut } from './playing.ts'
import type { World } from './world.ts'
import { openWorld } from './world.ts'

const LONG = { setup: { mode: 'coop', players: 2, options: { turns: 1000 } } } as const
const isHistory = (message: ServerMessage): message is ServerMessage & { t: 'history' } => message.t === 'history'

/** A table at which so many answers have been given. */
const longTable = async (world: World, answers: number) => {
  const [ann, bob] = [await world.guest(), await world.guest()]
  const table = await ann.create(LONG)
  await bob.ask('POST', `/api/tables/${table.id}/seats`, { invite: table.seats[1]?.invite })
  const lines = [await ann.connect(), await bob.connect()]
  for (const line of lines) await line.watch(table.id)
  await playOut(lines, table.id, { seed: 'long', answers })
  return { ann, bob, lines, id: table.id }
}

test('who comes late is told the end of what happened, and gets the rest page by page', async () => {
  const world = await openWorld()
  const { ann, lines, id } = await longTable(world, 230)
  const whole = lines[0]!.seen(id).happened
  expect(whole.map(each => each.seq)).toEqual(Array.from({ length: 231 }, (_, seq) => seq))

  const late = await ann.connect()
  await late.watch(id)
  expect(late.seen(id).happened).toEqual(whole.slice(-60))
  let known = late.seen(id).happened
  for (const length of [100, 71, 0]) {
    expect(await late.ask({ t: 'history', table: id, before: known[0]!.seq })).toEqual({ ok: true, seq: undefined })
    const page = await late.wait(isHistory)
    expect(page).toMatchObject({ table: id, before: known[0]!.seq })
    expect(page.happened).toHaveLength(length)
    known = [...page.happened, ...known]
  }
  expect(known).toEqual(whole)

  const early = await ann.connect()
  await early.watch(id, { seq: 3 })
  expect(early.seen(id).update).toMatchObject({ seq: 230 })
  expect(early.seen(id).happened).toEqual(whole.slice(-60))
})

test('a page tells a spectator no more than the match told it, and a stranger nothing', async () => {
  const world = await openWorld()
  const { id } = await longTable(world, 70)
  const eve = await (await world.guest()).connect()
  await eve.watch(id)
  await eve.ask({ t: 'history', table: id, before: 1_000_000 })
  const page = await eve.wait(isHistory)
  expect(page.happened).toHaveLength(71)
  expect(JSON.stringify(page)).not.toContain('"drew"')
  expect(page.happened.every(each => each.option === undefined)).toBe(true)

  const ann = await world.guest()
  const closed = await ann.create({ spectators: false })
  expect(await eve.ask({ t: 'history', table: closed.id, before: 1 })).toMatchObject({
    refusal: { code: 'unknownMatch' },
  })
  const line = await ann.connect()
  expect(await line.ask({ t: 'history', table: closed.id, before: 1 })).toMatchObject({ refusal: { code: 'notAsked' } })
  for (const before of [-1, 1.5, '3', null])
    expect(await line.ask({ t: 'history', table: closed.id, before } as never)).toMatchObject({
      refusal: { code: 'malformed' },
    })
})

test('what watching makes the server send is paid for: the same table again and again soon is too fast', async () => {
  const { messagesPerSecond, messageBurst } = LIMITS
  const world = await openWorld({ now: () => 1_000_000, limits: { messagesPerSecond, messageBurst: 100_000 } })
  const { id } = await longTable(world, 100)
  await world.close()
  const strict = await openWorld({
    data: world.data,
    now: () => 1_000_000,
    limits: { messagesPerSecond, messageBurst },
  })
  const bytesOf = async (line: Line, send: () => void): Promise<number> => {
    let bytes = 0
    line.socket.on('message', data => {
      bytes += (data as Buffer).length
    })
    for (let time = 0; time < 300; time += 1) send()
    await line.when(() => line.heard.filter(each => each.t === 'refused').length >= 200, 'refusals')
    return bytes
  }
  const watcher = await (await strict.guest()).connect()
  const watched = await bytesOf(watcher, () => watcher.send({ t: 'watch', table: id }))
  const reader = await (await strict.guest()).connect()
  const read = await bytesOf(reader, () => reader.send({ t: 'history', id: 7, table: id, before: 101 }))
  // A burst of messages, each worth 4 kB, and what was under way when it was used up.
  expect(watched).toBeLessThan(messageBurst * 4096 * 2)
  expect(read).toBeLessThan(messageBurst * 4096 * 2)
  expect(watcher.heard.filter(isUpdate).length).toBeGreaterThan(2)
})
