import { rift } from '@tabletome/games/rift/info.ts'
import { memoryStore } from '@tabletome/match/stores/memory'
import { expect, test, vi } from 'vitest'
import type { LocalEvent } from './api.ts'
import { memorySeatBook } from './seatBook.ts'
import { localTables } from './tables.ts'

/** A table of Rift for one person and one bot, played up to the first round's actions. */
const atTheActions = async (quick: boolean) => {
  const events: LocalEvent[] = []
  const rules = await rift.parts.rules()
  const tables = localTables({
    store: memoryStore(),
    seatBook: memorySeatBook(),
    rulesOf: async () => rules,
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
  const ready = async () => (await tables.glance(id))?.view.open as { ready: string[] }
  return { tables, id, last, lines, ready }
}

test('where all act together a bot takes one action, waits for the person, and is not ready before', async () => {
  const { tables, id, last, lines, ready } = await atTheActions(false)
  const before = lines().length
  await new Promise(resolve => setTimeout(resolve, 2200))
  expect((await ready()).ready).toEqual([])
  const first = lines().length - before
  await new Promise(resolve => setTimeout(resolve, 700))
  expect(lines().length - before).toBe(first)
  await tables.answer(id, 'p1', last()?.seq ?? 0, 'ready')
  await vi.waitFor(() => expect(last()?.decisions[0]?.choice).not.toBe('act'), 30_000)
  await tables.close(id)
}, 45_000)

test('quick bots do not wait', async () => {
  const { tables, id, ready } = await atTheActions(true)
  await vi.waitFor(async () => expect((await ready()).ready).toEqual(['p2']), 8000)
  await tables.close(id)
}, 20_000)
