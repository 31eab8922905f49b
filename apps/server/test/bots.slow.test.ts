import { expect, test } from 'vitest'
import { openSqlite } from '../src/store/sqlite.ts'
import type { Guest, Line } from './guest.ts'
import { connect } from './guest.ts'
import { myTurn, reach } from './playing.ts'
import type { World } from './world.ts'
import { openWorld } from './world.ts'

const WITH_A_BOT = { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] } as const

const over = (line: Line, id: string): boolean => line.seen(id).update?.over === true
/** Plays the person's seat, always the first option, until the match is over. */
const playWithBots = async (line: Line, id: string): Promise<void> => {
  for (;;) {
    await myTurn(line, id)
    if (over(line, id)) return
    const { seq, decisions } = line.seen(id).update!
    const { seat, options } = decisions[0]!
    const answer = await line.ask({ t: 'answer', table: id, seat, seq, option: options[0]!.id })
    if (answer.ok) await reach(line, id, answer.seq ?? 0)
    else await line.ask({ t: 'hello' })
  }
}
const metric = async (person: Guest, name: string): Promise<number> => {
  const { text } = await person.ask('GET', '/metrics')
  return Number(new RegExp(`^tabletome_${name} (\\d+)`, 'm').exec(text)?.[1])
}
const seated = async (world: World, wish: object): Promise<{ ann: Guest; line: Line; id: string }> => {
  const ann = await world.guest()
  const { id } = await ann.create({ ...WITH_A_BOT, ...wish })
  const line = await ann.connect()
  await line.watch(id)
  return { ann, line, id }
}

test('a bot plays its seat like anybody, to the end', async () => {
  const world = await openWorld()
  const { ann, line, id } = await seated(world, {})
  await playWithBots(line, id)
  const answers = await metric(ann, 'bot_answers_total')
  expect(answers).toBeGreaterThan(5)
  expect(line.seen(id).happened.filter(each => each.seat === 'p2').length).toBeGreaterThan(0)
  expect(await metric(ann, 'bot_failures_total')).toBe(0)
  expect((await ann.ask('GET', `/api/tables/${id}`)).body.status).toBe('over')
})

test('many tables with bots at once share a few threads', async () => {
  const world = await openWorld({ limits: { botWorkers: 2 } })
  const ann = await world.guest()
  const line = await ann.connect()
  const ids = await Promise.all(Array.from({ length: 12 }, async () => (await ann.create(WITH_A_BOT)).id))
  for (const id of ids) await line.watch(id)
  for (const id of ids) await playWithBots(line, id)
  expect(ids.every(id => over(line, id))).toBe(true)
})

test('bots that crash end neither the server nor the match', async () => {
  const world = await openWorld()
  const { ann, line, id } = await seated(world, {
    game: 'broken',
    setup: { mode: 'coop', players: 2, options: { turns: 4 } },
  })
  await playWithBots(line, id)
  expect(await metric(ann, 'bot_failures_total')).toBeGreaterThan(0)
  expect((await ann.ask('GET', '/api/health')).body).toMatchObject({ ok: true })
})

test('a bot waits where the game says that people come first', async () => {
  const world = await openWorld()
  const { line, id } = await seated(world, { game: 'shy' })
  const say = async (option: string) => {
    const { seq } = line.seen(id).update!
    expect(await line.ask({ t: 'answer', table: id, seat: 'p1', seq, option })).toMatchObject({ ok: true })
    await reach(line, id, seq + 1)
  }
  await say('roll')
  await say('on')
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(line.seen(id).update?.seq).toBe(2)
  expect(await line.ask({ t: 'standIn', table: id, seat: 'p1', bot: 'random' })).toMatchObject({ ok: true })
  await reach(line, id, 4)
})

test('a bot that was asked when the server stopped answers when it starts again', async () => {
  const first = await openWorld({ limits: { botWorkers: 0 } })
  const { ann, line, id } = await seated(first, {})
  for (const option of ['roll', 'on']) {
    const { seq } = line.seen(id).update!
    await line.ask({ t: 'answer', table: id, seat: 'p1', seq, option })
    await reach(line, id, seq + 1)
  }
  await first.close()
  const store = await openSqlite(`${first.data}/tabletome.db`)
  expect((await store.matches.read(id))?.lines).toHaveLength(2)
  await store.close()
  const second = await openWorld({ data: first.data })
  const again = await connect(second.address, ann.cookie)
  await again.watch(id)
  await again.when(() => (again.seen(id).update?.decisions.length ?? 0) > 0, 'the answer of the bot')
})

test('bots alone play only while the owner looks on', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  const { id } = await ann.create({
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'greedy' },
    ],
  })
  await new Promise(resolve => setTimeout(resolve, 200))
  expect((await ann.ask('GET', `/api/tables/${id}`)).body).toMatchObject({ status: 'playing', seq: 0 })
  const line = await ann.connect()
  await line.watch(id)
  await expect.poll(() => over(line, id), { timeout: 10_000 }).toBe(true)
})

test('live bots rest while nobody of the table looks on; turn by turn they go on until a person is asked', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  const botFirst = { seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }] } as const
  const live = await ann.create(botFirst)
  const turns = await ann.create({ ...botFirst, pace: 'turns' })
  const stranger = await (await world.guest()).connect()
  await stranger.watch(live.id)
  await stranger.watch(turns.id)
  const waiting = async () => (await ann.ask('GET', `/api/tables/${turns.id}`)).body.waiting
  await expect.poll(waiting, { timeout: 10_000 }).toEqual(['p2'])
  expect(stranger.seen(live.id).update?.seq).toBe(0)
  const line = await ann.connect()
  await line.watch(live.id)
  await line.when(() => (line.seen(live.id).update?.decisions.length ?? 0) > 0, 'the bot')
})

/** How long a table's bot takes to answer, worst of some turns. */
const worstOf = async (line: Line, id: string, turns: number): Promise<number> => {
  let worst = 0
  for (let turn = 0; turn < turns; turn += 1) {
    await myTurn(line, id)
    const mine = line.seen(id).update!.decisions[0]!
    const since = performance.now()
    const { seq } = line.seen(id).update!
    const option = mine.choice === 'turn' ? 'roll' : mine.options.at(-1)!.id
    const answered = await line.ask({ t: 'answer', table: id, seat: 'p1', seq, option })
    if (!answered.ok) continue
    await reach(line, id, answered.seq ?? 0)
    await myTurn(line, id)
    worst = Math.max(worst, performance.now() - since)
  }
  return worst
}

test('a guest with ten tables of busy bots, there or gone, does not keep the bots of others waiting', async () => {
  const world = await openWorld({ limits: { botWorkers: 2 } })
  const long = { mode: 'coop', players: 2, options: { turns: 400 } }
  const { line, id } = await seated(world, { setup: long, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] })
  await worstOf(line, id, 4)
  const eve = await world.guest()
  const lines = await eve.connect()
  const ids: string[] = []
  for (let table = 0; table < 10; table += 1) {
    const made = await eve.create({
      game: 'slow',
      setup: long,
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
    })
    ids.push(made.id)
    await lines.watch(made.id)
    expect(await lines.ask({ t: 'standIn', table: made.id, seat: 'p1', bot: 'greedy' })).toMatchObject({ ok: true })
  }
  await lines.when(() => (lines.seen(ids[9]!).update?.seq ?? 0) > 2, 'the tables of Eve')
  expect(await worstOf(line, id, 10)).toBeLessThan(1500)
  await lines.close()
  await expect.poll(() => metric(eve, 'bot_questions_waiting'), { timeout: 10_000 }).toBe(0)
  // What was being thought when she left is still said.
  const answers = () => metric(eve, 'bot_answers_total')
  await new Promise(resolve => setTimeout(resolve, 1000))
  const before = await answers()
  await new Promise(resolve => setTimeout(resolve, 500))
  expect(await answers()).toBe(before)
})

test('a bot that never comes to an end is stopped, and what it would have done at once is done', async () => {
  const world = await openWorld({ limits: { botMilliseconds: 300 } })
  const { line, id } = await seated(world, {
    game: 'endless',
    seats: [{ kind: 'bot', bot: 'greedy' }, { kind: 'me' }],
  })
  await line.when(() => (line.seen(id).update?.seq ?? 0) >= 2, 'two answers')
  expect(line.seen(id).happened.some(({ facts }) => facts.some(({ type }) => type === 'trimmed'))).toBe(true)
  expect(line.seen(id).happened.some(({ facts }) => facts.some(({ type }) => type === 'rolled'))).toBe(false)
})

test('bots of every level sit down with a person at Defenders and answer', async () => {
  const world = await openWorld({ games: import.meta.resolve('@tabletome/games'), limits: { botWorkers: 2 } })
  const bots = ['random', 'greedy', 'skilled'].map(bot => ({ kind: 'bot', bot }) as const)
  const { ann, line, id } = await seated(world, {
    game: 'defenders',
    setup: { mode: 'coop', players: 4, options: { difficulty: 'normal' } },
    seats: [{ kind: 'me' }, ...bots],
  })
  for (let answers = 0; answers < 8 && !over(line, id); answers += 1) {
    await myTurn(line, id)
    const { seq, decisions } = line.seen(id).update!
    const [decision] = decisions
    if (!decision) break
    const option = decision.options.at(-1)?.id ?? ''
    const answered = await line.ask({ t: 'answer', table: id, seat: decision.seat, seq, option })
    if (answered.ok) await reach(line, id, answered.seq ?? 0)
  }
  expect(await metric(ann, 'bot_answers_total')).toBeGreaterThan(0)
  expect(await metric(ann, 'bot_failures_total')).toBe(0)
})
