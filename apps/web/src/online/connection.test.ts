import type { ClientMessage, ServerMessage, TableInfo } from '@tabletome/match/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OnlineTable } from './connection.ts'

class FakeSocket {
  sent: ClientMessage[] = []
  closed = false
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.closed = true
  }
  hears(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const info = { id: 'k4', status: 'playing' } as unknown as TableInfo
const view = (gold: number) => ({ open: { gold }, piles: {}, agenda: [], waiting: ['p1'] })
const update = (seq: number, more: object): ServerMessage => ({
  t: 'update',
  table: 'k4',
  update: {
    seq,
    happened: [{ seq, facts: [] }],
    decisions: [],
    undo: { possible: false, steps: 0 },
    over: false,
    ...more,
  },
})

const world = () => {
  const sockets: FakeSocket[] = []
  const table = new OnlineTable('k4', {
    socket: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
    greet: async () => undefined,
    record: async () => '',
  })
  return { table, sockets, last: () => sockets[sockets.length - 1] as FakeSocket }
}
const opened = async () => {
  const made = world()
  await vi.advanceTimersByTimeAsync(0)
  made.last().onopen?.()
  made.last().hears({ t: 'table', now: 0, table: info })
  made.last().hears(update(3, { view: view(2) }))
  return made
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('it watches the table and follows views and changes', async () => {
  const { table, last } = await opened()
  expect(last().sent).toEqual([{ t: 'watch', table: 'k4', steps: true }])
  expect(table.state()).toMatchObject({ link: 'live', position: { seq: 3, view: { open: { gold: 2 } } } })
  last().hears(update(4, { delta: [{ path: ['open', 'gold'], value: 5 }] }))
  expect(table.state().position).toMatchObject({ seq: 4, view: { open: { gold: 5 } } })
  expect(table.state().history.map(({ seq }) => seq)).toEqual([3, 4])
})

test('an answer names the line it follows and is settled by its acknowledgement or refusal', async () => {
  const { table, last } = await opened()
  const first = table.answer('p1', 'earn')
  expect(last().sent.at(-1)).toEqual({ t: 'answer', table: 'k4', seat: 'p1', seq: 3, option: 'earn', id: 1 })
  last().hears({ t: 'ack', id: 1, seq: 4 })
  expect(await first).toEqual({ ok: true, seq: 4 })
  const second = table.undo('p1', true)
  expect(last().sent.at(-1)).toMatchObject({ t: 'undo', turn: true, id: 2 })
  last().hears({ t: 'refused', id: 2, refusal: { code: 'cannotUndo', message: 'no' } })
  expect(await second).toMatchObject({ ok: false, refusal: { code: 'cannotUndo' } })
})

test('a lost connection blocks answers, comes back and resumes from the last line seen', async () => {
  const { table, sockets, last } = await opened()
  const pending = table.answer('p1', 'earn')
  last().onclose?.()
  expect(table.state().link).toBe('reconnecting')
  expect(await pending).toMatchObject({ ok: false, refusal: { code: 'outOfDate' } })
  expect(await table.answer('p1', 'earn')).toMatchObject({ ok: false, refusal: { code: 'failed' } })
  await vi.advanceTimersByTimeAsync(450)
  expect(sockets).toHaveLength(2)
  last().onopen?.()
  expect(last().sent).toEqual([{ t: 'watch', table: 'k4', seq: 3, steps: true }])
  last().hears(update(5, { view: view(9) }))
  expect(table.state()).toMatchObject({ link: 'live', position: { seq: 5 } })
})

test('a change without a view to change asks for the whole view', async () => {
  const { table, last } = world()
  await vi.advanceTimersByTimeAsync(0)
  last().onopen?.()
  last().hears(update(4, { delta: [] }))
  expect(last().sent.at(-1)).toEqual({ t: 'watch', table: 'k4', steps: true })
  expect(table.state().link).toBe('opening')
})

test('a silent network is noticed by the heartbeat', async () => {
  const { table, last } = await opened()
  const socket = last()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(socket.sent.at(-1)).toMatchObject({ t: 'hello' })
  await vi.advanceTimersByTimeAsync(8_100)
  expect(socket.closed).toBe(true)
  expect(table.state().link).toBe('reconnecting')
})

test('an answer to which nothing is said for a while is given up, and another connection is tried', async () => {
  const { table, sockets, last } = await opened()
  const socket = last()
  const answered = table.answer('p1', 'roll')
  await vi.advanceTimersByTimeAsync(8_100)
  expect(socket.closed).toBe(true)
  expect(await answered).toMatchObject({ ok: false, refusal: { code: 'outOfDate' } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets).toHaveLength(2)
})

test('a table that does not exist is gone, and nothing is tried again', async () => {
  const { table, sockets, last } = world()
  await vi.advanceTimersByTimeAsync(0)
  last().onopen?.()
  last().hears({ t: 'refused', table: 'k4', refusal: { code: 'unknownMatch', message: 'no such table' } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(table.state()).toMatchObject({ link: 'gone', problem: 'no such table' })
  expect(sockets).toHaveLength(1)
})

test('talk is kept in order; closing is final', async () => {
  const { table, sockets, last } = await opened()
  const said = { n: 1, from: 'Bram', seat: 'p2', at: 1, talk: { text: 'hello' } }
  last().hears({ t: 'talk', table: 'k4', ...said })
  // After each `watch` everything comes again: it was heard once.
  last().hears({ t: 'talk', table: 'k4', ...said })
  last().hears({ t: 'talk', table: 'k4', ...said, n: 2 })
  expect(table.state().talk).toEqual([said, { ...said, n: 2 }])
  table.close()
  last().onclose?.()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
})

test('earlier lines are asked for page by page, once at a time, and after a pause when that was too fast', async () => {
  const { table, last } = await opened()
  const first = table.earlier()
  expect(table.earlier()).toBe(first)
  expect(last().sent.at(-1)).toEqual({ t: 'history', table: 'k4', before: 3, id: 1 })
  last().hears({ t: 'history', table: 'k4', before: 3, happened: [1, 2].map(seq => ({ seq, facts: [] })) })
  last().hears({ t: 'ack', id: 1 })
  expect(await first).toBe(true)
  const second = table.earlier()
  last().hears({ t: 'refused', id: 2, refusal: { code: 'tooFast', message: '' } })
  await vi.advanceTimersByTimeAsync(1000)
  expect(last().sent.at(-1)).toEqual({ t: 'history', table: 'k4', before: 1, id: 3 })
  last().hears({ t: 'history', table: 'k4', before: 1, happened: [{ seq: 0, facts: [] }] })
  last().hears({ t: 'ack', id: 3 })
  expect(await second).toBe(false)
  expect(table.state().history.map(({ seq }) => seq)).toEqual([0, 1, 2, 3])
  expect(await table.earlier()).toBe(false)
  expect(last().sent.at(-1)).toMatchObject({ id: 3 })
})
