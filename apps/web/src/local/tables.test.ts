import { memoryStore } from '@tabletome/match/stores/memory'
import { gameById } from '@tabletome/games'
import { expect, test, vi } from 'vitest'
import { choiceGame } from '../table/game.fixture.ts'
import type { LocalEvent } from './api.ts'
import type { Rules } from './running.ts'
import { memorySeatBook } from './seatBook.ts'
import { localTables } from './tables.ts'

const setup = { mode: 'only', players: 1, options: {} }
const me = [{ kind: 'person' as const, name: 'Ada' }]

const world = (rules: Rules = { game: choiceGame(), evaluation: { value: () => 0 } }) => {
  const events: LocalEvent[] = []
  const announced: string[] = []
  const fetched: string[] = []
  const store = memoryStore()
  const seatBook = memorySeatBook()
  let time = 0
  const open = () =>
    localTables({
      store,
      seatBook,
      gameOf: async game => {
        if (game !== 'try' && game !== rules.game.id) throw new Error(`unknown ${game}`)
        return rules.game
      },
      rulesOf: async () => {
        fetched.push('bots')
        return rules
      },
      byItselfOf: async () => undefined,
      positionsOf: async () => ({
        lay: () => {
          throw new Error('There is no such card.')
        },
      }),
      botsOf: () => ['random'],
      now: () => ++time,
      post: event => events.push(event),
      announce: table => announced.push(table),
    })
  const updates = () => events.flatMap(event => (event.event === 'update' ? [event.update] : []))
  return { tables: open(), again: open, events, updates, announced, fetched }
}

test('a table is created, opened with its whole view, and answered; the answer is in the store before it is told', async () => {
  const { tables, updates, again } = world()
  const id = await tables.create({ game: 'try', setup, seats: me, seed: '', undo: true })
  expect(await tables.open(id)).toMatchObject({
    id,
    status: 'playing',
    seats: [{ seat: 'p1', name: 'Ada', mine: true }],
  })
  expect(updates().at(-1)).toMatchObject({
    seq: 0,
    view: { open: { gold: 2 } },
    decisions: [{ choice: 'act', seat: 'p1' }],
  })
  expect(await tables.answer(id, 'p1', 0, 'earn')).toEqual({ ok: true, seq: 1 })
  expect(updates().at(-1)).toMatchObject({ seq: 1, happened: [{ seq: 1, facts: [{ type: 'earned' }] }] })
  const reloaded = again()
  await reloaded.open(id)
  expect(updates().at(-1)).toMatchObject({ seq: 1, view: { open: { gold: 3 } } })
})

test('a deal is the same at every table', async () => {
  const rules = await gameById('tactics')?.parts.rules()
  if (!rules) throw new Error('no Tactics')
  const { tables } = world(rules)
  const two = [...me, { kind: 'person' as const, name: 'Bram' }]
  const given = { setup: { mode: 'competitive', players: 2, options: {} }, seats: two, seed: '', undo: true }
  const opened = async () => {
    const id = await tables.create({ ...given, game: 'tactics', deal: 'first 858' })
    return (await tables.glance(id))?.view.open
  }
  const one = await opened()
  expect(one).toMatchObject({ units: { 'p1.fighter': { card: 'F8' }, 'p1.beast': { card: 'B1' } } })
  expect(await opened()).toEqual(one)
})

test('a stale answer and an answer to a table that is not open are refused', async () => {
  const { tables } = world()
  const id = await tables.create({ game: 'try', setup, seats: me, seed: '', undo: true })
  expect(await tables.answer(id, 'p1', 0, 'earn')).toMatchObject({ ok: false, refusal: { code: 'unknownMatch' } })
  await tables.open(id)
  expect(await tables.answer(id, 'p1', 7, 'earn')).toMatchObject({ ok: false, refusal: { code: 'outOfDate' } })
  expect(await tables.open('nowhere')).toBeUndefined()
})

test('undo goes back, and past a reveal alone at the table too', async () => {
  const { tables, updates } = world()
  const id = await tables.create({ game: 'try', setup, seats: me, seed: '', undo: true })
  await tables.open(id)
  await tables.answer(id, 'p1', 0, 'earn')
  expect(await tables.undo(id, 'p1', 1, false)).toMatchObject({ ok: true })
  await tables.answer(id, 'p1', 2, 'dig')
  expect(updates().at(-1)?.undo).toMatchObject({ possible: false, reason: 'revealed' })
  expect(await tables.undo(id, 'p1', 3, false)).toMatchObject({ ok: false, refusal: { code: 'cannotUndo' } })
  expect(await tables.rewind(id, 'p1', 2)).toMatchObject({ ok: true })
})

test('a bot stands in, answers by itself, and gives the seat back', async () => {
  const { tables, updates, events, fetched } = world()
  const id = await tables.create({ game: 'try', setup, seats: me, seed: 'a', undo: true })
  await tables.open(id)
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(fetched, 'nothing of the bots where nobody is one').toEqual([])
  await tables.standIn(id, 'p1', 'random')
  expect(events.findLast(event => event.event === 'table')).toMatchObject({
    table: { seats: [{ bot: 'random', standIn: true }] },
  })
  await vi.waitFor(() => expect(updates().at(-1)?.seq).toBeGreaterThan(0))
  expect(fetched).toEqual(['bots'])
  await tables.standIn(id, 'p1', undefined)
  expect(updates().at(-1)?.decisions.length).toBe(updates().at(-1)?.over ? 0 : 1)
  await tables.close(id)
})

test('the list tells what is there; a removed table is gone', async () => {
  const { tables, announced } = world()
  const id = await tables.create({ game: 'try', setup, seats: me, seed: '', undo: false })
  expect(await tables.list()).toMatchObject([{ id, game: 'try', status: 'playing', seq: 0, undo: false }])
  await tables.remove(id)
  expect(await tables.list()).toEqual([])
  expect(announced).toEqual([id, id])
})

test('a record goes out, comes in elsewhere, is verified, replayed and branched', async () => {
  const first = world()
  const id = await first.tables.create({ game: 'try', setup, seats: me, seed: 'fixed', undo: true })
  await first.tables.open(id)
  await first.tables.answer(id, 'p1', 0, 'earn')
  const running = await first.tables.record(id)
  await first.tables.answer(id, 'p1', 1, 'leave')
  const record = await first.tables.record(id)
  const { tables, updates } = world()
  expect(await tables.verify(record)).toEqual({ fair: true, agreed: false })
  expect(await tables.verify(record.replace('"leave"', '"earn"'))).toMatchObject({ fair: false })
  expect(await tables.importRecord(running)).toBe(id)
  await tables.open(id)
  expect(updates().at(-1)).toMatchObject({ seq: 1, over: false })
  const info = await tables.readReplay(record)
  expect(info).toMatchObject({ game: 'try', over: true, seats: { p1: 'Ada' } })
  expect(info.history.map(({ seq, facts }) => [seq, facts.length])).toEqual([
    [0, 0],
    [1, 1],
    [2, 0],
  ])
  expect(await tables.replayView(record, 1, 'p1')).toMatchObject({
    view: { open: { gold: 3 } },
    next: { seat: 'p1', option: 'leave' },
  })
  const branched = await tables.branch(record, 1, undefined)
  await tables.open(branched)
  expect(updates().at(-1)).toMatchObject({ seq: 0, view: { open: { gold: 3 } }, over: false })
})

test('what is no record, or of an unknown game, is refused', async () => {
  const { tables } = world()
  await expect(tables.importRecord('hello')).rejects.toThrow('not the record of a match')
  const id = await tables.create({ game: 'try', setup, seats: me, seed: '', undo: true })
  const record = await tables.record(id)
  await expect(tables.importRecord(record.replace('"game":"try"', '"game":"other"'))).rejects.toThrow('unknown other')
})

test('a record that these rules do not follow is refused and leaves nothing behind', async () => {
  const first = world()
  const id = await first.tables.create({ game: 'try', setup, seats: me, seed: 'fixed', undo: true })
  await first.tables.open(id)
  await first.tables.answer(id, 'p1', 0, 'earn')
  const record = await first.tables.record(id)
  const { tables } = world()
  await expect(tables.importRecord(record.replace('"earn"', '"steal"'))).rejects.toThrow('Line 1')
  expect(await tables.list()).toEqual([])
})

test('another record with the id of a kept match is kept beside it and opened', async () => {
  const first = world()
  const id = await first.tables.create({ game: 'try', setup, seats: me, seed: 'fixed', undo: true })
  const begun = await first.tables.record(id)
  await first.tables.open(id)
  await first.tables.answer(id, 'p1', 0, 'earn')
  const other = await first.tables.record(id)
  const { tables, updates } = world()
  expect(await tables.importRecord(begun)).toBe(id)
  const fresh = await tables.importRecord(other)
  expect(fresh).not.toBe(id)
  await tables.open(fresh)
  expect(updates().at(-1)).toMatchObject({ seq: 1 })
  await tables.open(id)
  expect(updates().at(-1)).toMatchObject({ seq: 0 })
  expect([await tables.importRecord(begun), await tables.importRecord(other)]).toEqual([id, fresh])
  expect(await tables.list()).toHaveLength(2)
})

test('a position that cannot exist is refused with its sentence, and no table is opened', async () => {
  const { tables } = world()
  await expect(tables.lay({ game: 'try', given: { deck: ['none'] } })).rejects.toThrow('There is no such card.')
  expect(await tables.list()).toEqual([])
})

test('the same position gives the same hint every time', async () => {
  const { tables, updates } = world()
  const id = await tables.create({ game: 'try', setup, seats: me, seed: 'a', undo: true })
  await tables.open(id)
  const { view, decisions } = updates().at(-1) ?? {}
  const asked = async () => JSON.stringify(await tables.hint('try', view!, decisions![0]!, 1))
  const first = await asked()
  expect(first).toContain('"rank":1')
  expect(await asked()).toBe(first)
  const [dropped, told] = await Promise.all([asked(), asked()])
  expect([dropped, told]).toEqual([undefined, first])
})
