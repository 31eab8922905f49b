import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { createHeartbeat } from './heartbeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fakeSocket = () =>
  Object.assign(new EventEmitter(), { ping: vi.fn<() => void>(), terminate: vi.fn<() => void>(), bufferedAmount: 0 })

test('who answers stays; who is silent for a whole beat is dropped', () => {
  const [lively, dead] = [fakeSocket(), fakeSocket()]
  lively.ping.mockImplementation(() => void lively.emit('pong'))
  const sockets = [lively, dead] as unknown as WebSocket[]
  const pulse = createHeartbeat(() => sockets, 1000)
  for (const socket of sockets) pulse.add(socket)
  vi.advanceTimersByTime(25_000)
  expect([lively.terminate.mock.calls.length, dead.terminate.mock.calls.length]).toEqual([0, 0])
  vi.advanceTimersByTime(25_000)
  expect([lively.terminate.mock.calls.length, dead.terminate.mock.calls.length]).toEqual([0, 1])
  pulse.stop()
  vi.advanceTimersByTime(100_000)
  expect(lively.ping).toHaveBeenCalledTimes(2)
})

test('who has more waiting than is allowed is dropped, whatever it is and though nothing more is sent', () => {
  const [reading, deaf] = [fakeSocket(), fakeSocket()]
  const pulse = createHeartbeat(() => [reading, deaf] as unknown as WebSocket[], 1000)
  reading.bufferedAmount = 1000
  deaf.bufferedAmount = 1001
  vi.advanceTimersByTime(1000)
  expect([reading.terminate.mock.calls.length, deaf.terminate.mock.calls.length]).toEqual([0, 1])
  pulse.stop()
})
