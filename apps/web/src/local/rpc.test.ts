import { expect, test } from 'vitest'
import { callsTo, serve } from './rpc.ts'

interface Api {
  add(a: number, b: number): Promise<number>
  fail(): Promise<void>
}

const connected = () => {
  const { port1, port2 } = new MessageChannel()
  const events: unknown[] = []
  serve<Api>(port2, {
    add: async (a, b) => a + b,
    fail: async () => {
      throw new Error('no such table')
    },
  })
  const api = callsTo<Api, unknown>(port1, event => events.push(event))
  port1.start()
  port2.start()
  return { api, events, port1, port2 }
}

test('calls come back with their own result, in any order', async () => {
  const { api, port1 } = connected()
  expect(await Promise.all([api.add(1, 2), api.add(3, 4)])).toEqual([3, 7])
  port1.close()
})

test('an error at the other end is an error here, and the worker goes on', async () => {
  const { api, port1 } = connected()
  await expect(api.fail()).rejects.toThrow('no such table')
  expect(await api.add(1, 1)).toBe(2)
  port1.close()
})

test('what comes unasked is an event', async () => {
  const { api, events, port1, port2 } = connected()
  port2.postMessage({ event: 'tables' })
  await api.add(0, 0)
  expect(events).toEqual([{ event: 'tables' }])
  port1.close()
})
