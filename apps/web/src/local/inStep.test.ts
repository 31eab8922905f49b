import { rift } from '@tabletome/games/rift/info.ts'
import { memoryStore } from '@tabletome/match/stores/memory'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LocalEvent } from './api.ts'
import { memorySeatBook } from './seatBook.ts'
import { localTables } from './tables.ts'

// The pauses between bots' actions pass by the test's own clock.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A table of Rift for one person and one bot, played up to the first round's actions. */
const atTheActions = async (quick: boolean) => {
  const events: LocalEvent[] = []
  const rules = await rift.parts.rules()
  const tables = localTables({
    store: memoryStore(),
    seatBook: memorySeatBook(),
    gameOf: async () => rules.game,
    rulesOf: async () => rules,
    byItselfOf: async () => undefined,
    positionsOf: async () => ({ lay: () => ({}) as never }),
    botsOf: () => ['random'],
    now: () => 1,
    post: event => events.push(event),
    announce: () => undefined,
  })
  await tables.setPace({ quick })
  const options = { scenario: 1, difficulty: 'normal', storms: false, roundLimit: 0 }
  const id = await tables.create({
    game: 'rift',
    setup: { mode: 'scenario', players: 2, options },
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: 'Bot', bot: 'greedy' },
    ],
    seed: 'in step',
    undo: true,
  })
  const last = () => events.flatMap(event => (event.event === 'update' ? [event.update] : [])).at(-1)
  const lines = () =>
    events.flatMap(event => (event.event === 'update' ? event.update.happened : [])).filter(({ by }) => by === 'bot')
  await tables.open(id)
  await vi.waitFor(async () => {
    const [decision] = last()?.decisions ?? []
    if (decision && decision.choice !== 'act')
      await tables.answer(id, decision.seat, last()?.seq ?? 0, decision.options[0]?.id ?? '')
    expect(last()?.decisions[0]?.choice).toBe('act')
  }, 5000)
  const open = async () => (await tables.glance(id))?.view.open as { ready: string[]; round: number }
  return { tables, id, last, lines, open }
}

test('where all act together a bot takes one action, waits for the person, and is not ready before', async () => {
  const { tables, id, last, lines, open } = await atTheActions(false)
  const before = lines().length
  await vi.advanceTimersByTimeAsync(10_000)
  const { ready, round } = await open()
  expect(ready).toEqual([])
  const first = lines().length - before
  expect(first).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(lines().length - before).toBe(first)
  await tables.answer(id, 'p1', last()?.seq ?? 0, 'ready')
  await vi.waitFor(async () => expect((await open()).round).toBe(round + 1), 10_000)
  await tables.close(id)
})

test('quick bots do not wait', async () => {
  const { tables, id, open } = await atTheActions(true)
  await vi.waitFor(async () => expect((await open()).ready).toEqual(['p2']), 8000)
  await tables.close(id)
})
