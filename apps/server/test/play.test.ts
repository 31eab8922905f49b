import type { Shape, View } from '@tabletome/engine'
import { expect, test } from 'vitest'
import type { Line } from './guest.ts'
import { isRefused, isTalk, isUpdate } from './guest.ts'
import { answer, pairAt } from './pair.ts'
import { inStep, playOut, reach } from './playing.ts'
import { openWorld } from './world.ts'

const seqOf = (line: Line, id: string): number => line.seen(id).update?.seq ?? -1
const cardsIn = (value: unknown): string[] => JSON.stringify(value).match(/wick\.\d+/g) ?? []

test('two sockets play a whole match; both end with the same open state and the seed is revealed', async () => {
  const { lines, id } = await pairAt(await openWorld())
  const commit = lines[0].seen(id).info?.seedCommit
  expect(commit).toMatch(/^[\da-f]{64}$/)
  const answers = await playOut(lines, id, { seed: 'whole match' })
  expect(answers).toBeGreaterThan(20)
  const [one, other] = lines.map(line => line.seen(id))
  expect(one?.view?.open).toEqual(other?.view?.open)
  expect(one?.update).toMatchObject({ over: true, decisions: [], undo: { possible: false, reason: 'over' } })
  expect(one?.update?.seed).toMatch(/^[\da-f]{64}$/)
  expect(one?.happened.map(each => each.seq)).toEqual(Array.from({ length: answers + 1 }, (_, at) => at))
  const late = await lines[0].ask({ t: 'answer', table: id, seat: 'p1', seq: answers, option: 'roll' })
  expect(late).toMatchObject({ ok: false, refusal: { code: 'over' } })
})

test('after a lost connection the very same view comes back, and only what was missed is told', async () => {
  const { people, lines, id } = await pairAt(await openWorld())
  await playOut(lines, id, { seed: 'before the drop', answers: 9 })
  const before = seqOf(lines[1], id)
  lines[1].socket.terminate()
  const alone = lines[0]
  let given = 0
  while (alone.seen(id).update?.decisions.length && given < 3) {
    await answer(alone, id, alone.seen(id).update?.decisions[0]?.options[0]?.id ?? '')
    given += 1
  }
  const back = await people[1].connect()
  await back.watch(id)
  const resumed = await people[1].connect()
  Object.assign(resumed.seen(id), { view: lines[1].seen(id).view })
  await resumed.watch(id, { seq: before })
  expect(resumed.seen(id).view).toEqual(back.seen(id).view)
  expect(resumed.seen(id).update?.decisions).toEqual(back.seen(id).update?.decisions)
  expect(resumed.seen(id).happened.map(each => each.seq)).toEqual(
    Array.from({ length: given }, (_, at) => before + 1 + at),
  )
  expect(back.seen(id).happened).toHaveLength(before + given + 1)
})

test('a resume from nowhere or from long ago gives the whole view', async () => {
  const { people, lines, id } = await pairAt(await openWorld())
  await playOut(lines, id, { seed: 'long ago', answers: 20 })
  for (const seq of [0, 3, 21, 1_000_000]) {
    const line = await people[0].connect()
    await line.watch(id, { seq })
    expect(line.seen(id).update?.view).toEqual(lines[0].seen(id).view)
  }
})

test('views are sent once, changes after that', async () => {
  const { lines, id } = await pairAt(await openWorld())
  await playOut(lines, id, { seed: 'bytes', answers: 15 })
  const updates = lines[0].heard.filter(isUpdate).map(each => each.update)
  expect(updates[0]?.view).toBeDefined()
  expect(updates.slice(1).every(update => update.delta !== undefined && update.view === undefined)).toBe(true)
})

test('who wants it sees the table change fact by fact, seated or not, also what was missed; others are told as ever', async () => {
  const world = await openWorld()
  const { people, lines, id } = await pairAt(world)
  const [seated, spectator] = [await people[0].connect(), await (await world.guest()).connect()]
  for (const line of [seated, spectator]) await line.watch(id, { steps: true })
  await playOut([...lines, seated, spectator], id, { seed: 'fact by fact', answers: 12 })
  expect(seated.seen(id).view).toEqual(lines[0].seen(id).view)
  expect(spectator.seen(id).view?.open).toEqual(lines[0].seen(id).view?.open)
  const told = [seated, spectator].flatMap(line => line.seen(id).happened.filter(({ seq }) => seq > 0))
  expect(told.filter(({ facts, steps }) => steps?.length !== facts.length)).toEqual([])
  expect(lines[0].seen(id).happened.filter(({ steps }) => steps)).toEqual([])

  const before = seqOf(seated, id)
  const back = await people[0].connect()
  Object.assign(back.seen(id), { view: seated.seen(id).view })
  await playOut(lines, id, { seed: 'missed', answers: 2 })
  await back.watch(id, { seq: before, steps: true })
  expect(back.seen(id).happened.map(({ seq, facts, steps }) => [seq, steps?.length === facts.length])).toEqual([
    [before + 1, true],
    [before + 2, true],
  ])
  expect(back.seen(id).view).toEqual(lines[0].seen(id).view)
})

test('nobody is told another’s cards: not in views, facts, decisions, or refusals; spectators see none at all', async () => {
  const world = await openWorld()
  const { lines, id } = await pairAt(world)
  const watcher = await (await world.guest()).connect()
  await watcher.watch(id, { steps: true })
  const told = new Map<Line, Set<string>>([...lines, watcher].map(line => [line, new Set()]))
  const read = new Map<Line, number>()
  const check = () => {
    const hands = lines.map(line => (line.seen(id).view as View<Shape> & { own: { hand: string[] } }).own.hand)
    for (const [at, line] of [...lines, watcher].entries()) {
      for (const card of cardsIn(line.heard.slice(read.get(line) ?? 0))) told.get(line)?.add(card)
      read.set(line, line.heard.length)
      const others = hands.filter((_hand, owner) => owner !== at).flat()
      expect(others.filter(card => told.get(line)?.has(card))).toEqual([])
    }
  }
  for (let round = 0; round < 12; round += 1) {
    await playOut([...lines, watcher], id, { seed: `round ${round}`, answers: 1 })
    check()
  }
  expect(watcher.seen(id).update?.decisions).toEqual([])
  expect(watcher.seen(id).view?.own).toBeUndefined()
  const spent = (watcher.seen(id).view as View<Shape> & { open: { spent: string[] } }).open.spent
  expect([...(told.get(watcher) ?? [])].sort()).toEqual([...spent].sort())
})

test('a private table is unknown to strangers; a spectator may look and nothing else', async () => {
  const world = await openWorld()
  const eve = await (await world.guest()).connect()
  const secret = await pairAt(world, { spectators: false })
  await expect(eve.watch(secret.id)).rejects.toThrow('unknownMatch')
  const open = await pairAt(world)
  await eve.watch(open.id)
  const acts = [
    { t: 'answer', seat: 'p1', seq: 0, option: 'roll' },
    { t: 'undo', seat: 'p1', seq: 0 },
    { t: 'askUndo', seat: 'p1', to: 0 },
    { t: 'agreeUndo', seat: 'p1', agree: true },
    { t: 'standIn', seat: 'p1', bot: 'random' },
    { t: 'talk', talk: { text: 'hello' } },
  ] as const
  for (const act of acts) {
    expect(await eve.ask({ ...act, table: open.id })).toMatchObject({ ok: false, refusal: { code: 'notYourSeat' } })
    expect(await eve.ask({ ...act, table: secret.id })).toMatchObject({ ok: false, refusal: { code: 'unknownMatch' } })
  }
})

test('wrong seat, stale position, unknown option: refused with a reason, and nothing changes', async () => {
  const { lines, id } = await pairAt(await openWorld())
  const [ann, bob] = lines
  const act = { t: 'answer', table: id, option: 'roll' } as const
  expect(await bob.ask({ ...act, seat: 'p1', seq: 0 })).toMatchObject({ ok: false, refusal: { code: 'notYourSeat' } })
  expect(await bob.ask({ ...act, seat: 'p2', seq: 0 })).toMatchObject({ ok: false, refusal: { code: 'notAsked' } })
  expect(await ann.ask({ ...act, seat: 'p1', seq: 7 })).toMatchObject({
    ok: false,
    refusal: { code: 'outOfDate', seq: 0 },
  })
  expect(await ann.ask({ ...act, seat: 'p1', seq: 0, option: 'fly' })).toMatchObject({
    ok: false,
    refusal: { code: 'notAnOption' },
  })
  expect(await ann.ask({ ...act, seat: 'p9', seq: 0 })).toMatchObject({ ok: false, refusal: { code: 'notYourSeat' } })
  expect(seqOf(ann, id)).toBe(0)
  expect(ann.heard.filter(isUpdate)).toHaveLength(1)
})

test('two answers to one position: one is taken, the other is out of date', async () => {
  const { people, lines, id } = await pairAt(await openWorld())
  const second = await people[0].connect()
  const act = { t: 'answer', table: id, seat: 'p1', seq: 0, option: 'trim' } as const
  const both = await Promise.all([lines[0].ask(act), second.ask(act)])
  expect(both.map(each => String(each.ok ? each.seq : each.refusal.code)).toSorted()).toEqual(['1', 'outOfDate'])
})

test('undo: one’s own foreseeable answer at once; past a roll only if everybody agrees; never if the table says no', async () => {
  const world = await openWorld()
  const { lines, id } = await pairAt(world)
  const [ann, bob] = lines
  const start = ann.seen(id).view
  await answer(ann, id, 'trim')
  await answer(ann, id, 'trim')
  expect(ann.seen(id).update?.undo).toMatchObject({ possible: true, steps: 2 })
  expect(await ann.ask({ t: 'undo', table: id, seat: 'p1', seq: 2, turn: true })).toEqual({ ok: true, seq: 3 })
  await reach(ann, id, 3)
  expect(ann.seen(id).view).toEqual(start)
  await answer(ann, id, 'roll')
  expect(await ann.ask({ t: 'undo', table: id, seat: 'p1', seq: 4 })).toMatchObject({
    ok: false,
    refusal: { code: 'cannotUndo' },
  })
  expect(await ann.ask({ t: 'askUndo', table: id, seat: 'p1', to: 3 })).toMatchObject({ ok: true })
  await bob.until(each => isUpdate(each) && each.update.undoRequest?.seat === 'p1', 'the request')
  expect(await bob.ask({ t: 'agreeUndo', table: id, seat: 'p2', agree: true })).toEqual({ ok: true, seq: 5 })
  await inStep([ann, bob], id)
  await reach(ann, id, 5)
  expect(ann.seen(id).view).toEqual(start)

  const strict = await pairAt(world, { undo: false })
  await answer(strict.lines[0], strict.id, 'trim')
  const undone = await strict.lines[0].ask({ t: 'undo', table: strict.id, seat: 'p1', seq: 1 })
  expect(undone).toMatchObject({ ok: false, refusal: { code: 'cannotUndo' } })
})

test('talk: texts, phrases and pings reach everybody, are cleaned, limited, and kept for those who come later', async () => {
  const world = await openWorld({ limits: { talkPerTenSeconds: 5 } })
  const { people, lines, id } = await pairAt(world)
  const [ann, bob] = lines
  const say = (talk: object) => ann.ask({ t: 'talk', table: id, talk } as Parameters<Line['ask']>[0])
  expect(await say({ text: 'go\u202e to\u0007 the <b>Coast</b> 👩‍🚒' })).toEqual({ ok: true, seq: undefined })
  expect(await say({ phrase: 'trimIt' })).toMatchObject({ ok: true })
  expect(await say({ ping: 'region coast' })).toMatchObject({ ok: true })
  const heard = [await bob.wait(isTalk), await bob.wait(isTalk), await bob.wait(isTalk)]
  expect(heard).toMatchObject([
    { n: 1, seat: 'p1', from: people[0].me.name, talk: { text: 'go to the <b>Coast</b> 👩‍🚒' } },
    { n: 2, talk: { phrase: 'trimIt' } },
    { n: 3, talk: { ping: 'region coast' } },
  ])
  const wrong = [
    { text: 'x'.repeat(301) },
    { text: '' },
    { text: ' \n ' },
    { phrase: 'rude' },
    { phrase: 'letItBurn' },
    { phrase: 'x'.repeat(65) },
    { ping: '' },
    { shout: 'x' },
    { text: 'a', ping: 'b' },
  ]
  for (const talk of wrong) expect(await say(talk)).toMatchObject({ ok: false, refusal: { code: 'malformed' } })
  await say({ text: 'four' })
  await say({ text: 'five' })
  expect(await say({ text: 'six' })).toMatchObject({ ok: false, refusal: { code: 'tooFast' } })
  world.later(10_000)
  expect(await say({ text: 'x'.repeat(300) })).toMatchObject({ ok: true })
  const late = await people[1].connect()
  await late.watch(id)
  const kept = []
  for (let line = 0; line < 6; line += 1) kept.push((await late.wait(isTalk)).n)
  expect(kept).toEqual([1, 2, 3, 4, 5, 6])
})

test('an absent person’s seat goes to a bot only after a while, and comes back at once', async () => {
  const world = await openWorld({ limits: { absentSeconds: 60 } })
  const { people, lines, id } = await pairAt(world)
  const [ann, bob] = lines
  const ask = (bot?: string) => ann.ask({ t: 'standIn', table: id, seat: 'p2', ...(bot === undefined ? {} : { bot }) })
  expect(await ask('random')).toMatchObject({ ok: false, refusal: { message: 'That person is at the table.' } })
  await bob.close()
  await ann.when(() => !ann.seen(id).info?.seats[1]?.connected, 'Bob is away')
  world.later(30_000)
  expect(await ask('random')).toMatchObject({ ok: false, refusal: { code: 'notYet' } })
  world.later(31_000)
  expect(await ask('genius')).toMatchObject({ ok: false, refusal: { code: 'malformed' } })
  expect(await ask('random')).toMatchObject({ ok: true })
  await ann.when(() => ann.seen(id).info?.seats[1]?.standIn === true, 'the bot')
  expect(await ask()).toMatchObject({ ok: false, refusal: { code: 'notYourSeat' } })
  await answer(ann, id, 'roll')
  await answer(ann, id, 'on')
  await ann.when(() => ann.seen(id).update?.decisions[0]?.choice === 'turn', 'the bot has played its turn')
  expect(ann.seen(id).happened.some(each => each.seat === 'p2')).toBe(true)

  const back = await people[1].connect()
  await back.watch(id)
  expect(await back.ask({ t: 'standIn', table: id, seat: 'p2' })).toMatchObject({ ok: true })
  await ann.when(() => ann.seen(id).info?.seats[1]?.standIn === undefined, 'Bob is back')
  await answer(ann, id, 'roll')
  await answer(ann, id, 'on')
  await inStep([ann, back], id)
  expect(back.seen(id).update?.decisions[0]).toMatchObject({ choice: 'turn', seat: 'p2' })
  expect(await answer(back, id, 'roll')).toMatchObject({ ok: true })
})

test('who puts a bot on the seat of an absent rival neither chooses its level nor goes back without that person', async () => {
  const world = await openWorld({ limits: { absentSeconds: 60, botWorkers: 0 } })
  const { people, lines, id } = await pairAt(world)
  const [ann, bob] = lines
  await answer(ann, id, 'roll')
  await bob.close()
  await ann.when(() => !ann.seen(id).info?.seats[1]?.connected, 'Bob is away')
  world.later(61_000)
  expect(await ann.ask({ t: 'standIn', table: id, seat: 'p2', bot: 'random' })).toMatchObject({ ok: true })
  await ann.when(() => ann.seen(id).info?.seats[1]?.standIn === true, 'the bot')
  expect(ann.seen(id).info?.seats[1]?.bot).toBe('greedy')

  expect(await ann.ask({ t: 'askUndo', table: id, seat: 'p1', to: 0 })).toMatchObject({ ok: true, seq: 1 })
  expect(await ann.ask({ t: 'agreeUndo', table: id, seat: 'p1', agree: true })).toMatchObject({ ok: true, seq: 1 })
  expect(await ann.ask({ t: 'agreeUndo', table: id, seat: 'p2', agree: true })).toMatchObject({
    refusal: { code: 'notYourSeat' },
  })
  const back = await people[1].connect()
  await back.watch(id)
  expect(back.seen(id).update).toMatchObject({ seq: 1, undoRequest: { seat: 'p1', to: 0, agreed: ['p1'] } })
  expect(await back.ask({ t: 'agreeUndo', table: id, seat: 'p2', agree: true })).toMatchObject({ ok: true, seq: 2 })
})

test('one hands one’s own seat to a bot at any time', async () => {
  const { lines, id } = await pairAt(await openWorld())
  const [ann, bob] = lines
  await answer(ann, id, 'roll')
  await answer(ann, id, 'on')
  expect(await ann.ask({ t: 'standIn', table: id, seat: 'p1', bot: 'random' })).toMatchObject({ ok: true })
  await bob.when(() => bob.seen(id).info?.seats[0]?.standIn === true, 'the bot')
  await reach(bob, id, 2)
  await answer(bob, id, 'roll')
  await answer(bob, id, 'on')
  const { seq } = bob.seen(id).update!
  await bob.when(() => bob.seen(id).update!.seq > seq && bob.seen(id).update!.decisions.length > 0, 'the bot plays')
  expect(bob.seen(id).happened.filter(each => each.seq > seq && each.seat === 'p1').length).toBeGreaterThan(0)
})

test('answering takes the seat back from the bot', async () => {
  const { lines, id } = await pairAt(await openWorld({ limits: { botWorkers: 0 } }))
  const [ann] = lines
  await ann.ask({ t: 'standIn', table: id, seat: 'p1', bot: 'random' })
  await ann.when(() => ann.seen(id).info?.seats[0]?.standIn === true, 'the bot')
  expect(await answer(ann, id, 'roll')).toMatchObject({ ok: true })
  await ann.when(() => ann.seen(id).info?.seats[0]?.standIn === undefined, 'Ann')
  expect(ann.seen(id).info?.seats[0]).toMatchObject({ kind: 'person', mine: true })
})

test('at a turn-by-turn table nobody is hurried, and waiting says whose turn it is', async () => {
  const world = await openWorld({ limits: { absentTurnsSeconds: 3600 } })
  const { people, lines, id } = await pairAt(world, { pace: 'turns' })
  await lines[1].close()
  await answer(lines[0], id, 'roll')
  await answer(lines[0], id, 'on')
  await lines[0].close()
  const mine = (await people[1].ask('GET', '/api/tables?list=mine')).body.tables
  expect(mine).toMatchObject([{ id, pace: 'turns', waiting: ['p2'], seq: 2, status: 'playing' }])
  const ann = await people[0].connect()
  await ann.watch(id)
  world.later(1800_000)
  const early = await ann.ask({ t: 'standIn', table: id, seat: 'p2', bot: 'random' })
  expect(early).toMatchObject({ ok: false, refusal: { code: 'notYet' } })
  world.later(1801_000)
  expect(await ann.ask({ t: 'standIn', table: id, seat: 'p2', bot: 'random' })).toMatchObject({ ok: true })
})

test('an unwatched table is silent; a removed one says so', async () => {
  const world = await openWorld()
  const { lines, id } = await pairAt(world)
  lines[1].send({ t: 'unwatch', table: id })
  await lines[1].ask({ t: 'hello' })
  await answer(lines[0], id, 'trim')
  await lines[1].ask({ t: 'hello' })
  expect(seqOf(lines[1], id)).toBe(0)
  const ann = await world.guest()
  const table = await ann.create()
  const eve = await (await world.guest()).connect()
  await eve.watch(table.id)
  await ann.ask('DELETE', `/api/tables/${table.id}/seats/p1`)
  expect((await eve.wait(isRefused)).refusal.code).toBe('unknownMatch')
})

test('a match that was put away opens again where it stood, also for those who watch it', async () => {
  const world = await openWorld({ limits: { idleSeconds: 1, heapMegabytes: 0 } })
  const { lines, id } = await pairAt(world)
  await playOut(lines, id, { seed: 'evicted', answers: 11 })
  world.later(20_000)
  const other = await pairAt(world)
  await playOut(other.lines, other.id, { seed: 'other', answers: 3 })
  world.later(20_000)
  await playOut(lines, id, { seed: 'again', answers: 5 })
  const fresh = await lines[0].watch(id)
  expect(fresh.update?.seq).toBe(16)
  expect(lines[0].heard.filter(isUpdate).filter(each => each.update.view !== undefined)).toHaveLength(2)
})
