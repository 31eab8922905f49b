import { expect, test } from 'vitest'
import { isTable } from './guest.ts'
import { answer, pairAt } from './pair.ts'
import { inStep, reach } from './playing.ts'
import { openWorld } from './world.ts'

const awayFrom = async (world: Awaited<ReturnType<typeof openWorld>>) => {
  const pair = await pairAt(world)
  const [ann, bob] = pair.lines
  await bob.close()
  await ann.when(() => ann.seen(pair.id).info?.seats[1]?.connected === false, 'Bob is away')
  return { ...pair, ann }
}

test('everybody is told since when somebody is away, and from when on a bot may play', async () => {
  const world = await openWorld({ limits: { absentSeconds: 60 } })
  const { ann, id, people } = await awayFrom(world)
  const told = ann.heard.filter(isTable).at(-1)
  const bob = told?.table.seats[1]
  expect(bob?.awaySince).toBeGreaterThan(0)
  expect((bob?.botFrom ?? 0) - (bob?.awaySince ?? 0)).toBe(60_000)
  expect(Math.abs((told?.now ?? 0) - (bob?.awaySince ?? 0))).toBeLessThan(5000)
  expect(ann.seen(id).info?.seats[0]).not.toHaveProperty('awaySince')
  const back = await people[1].connect()
  await back.watch(id)
  await ann.when(() => ann.seen(id).info?.seats[1]?.awaySince === undefined, 'Bob is back')
})

test('who lets a bot play on is named, and so is the answer after which it began', async () => {
  const world = await openWorld({ limits: { absentSeconds: 60, botWorkers: 0 } })
  const { ann, id, people } = await awayFrom(world)
  await answer(ann, id, 'roll')
  world.later(61_000)
  expect(await ann.ask({ t: 'standIn', table: id, seat: 'p2', bot: 'random' })).toMatchObject({ ok: true })
  await ann.when(() => ann.seen(id).info?.seats[1]?.standIn === true, 'the bot')
  expect(ann.seen(id).info?.seats[1]).toMatchObject({ standInBy: people[0].me.name, standInSince: 1 })
  expect(ann.seen(id).info?.seats[1]).not.toHaveProperty('awaySince')
})

test('when the person comes back the bot stops at once, goes on only when told to, and leaves at the first answer', async () => {
  const world = await openWorld({ limits: { absentSeconds: 60 } })
  const { ann, id, people } = await awayFrom(world)
  world.later(61_000)
  await ann.ask({ t: 'standIn', table: id, seat: 'p2', bot: 'random' })
  await ann.when(() => ann.seen(id).info?.seats[1]?.standIn === true, 'the bot')
  world.later(1000)
  const back = await people[1].connect()
  await back.watch(id)
  expect(back.seen(id).info?.seats[1]).toMatchObject({ standIn: true, paused: true, mine: true })
  await answer(ann, id, 'roll')
  await answer(ann, id, 'on')
  await inStep([ann, back], id)
  const { seq } = ann.seen(id).update!
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(ann.seen(id).update?.seq).toBe(seq)
  expect(back.seen(id).update?.decisions[0]).toMatchObject({ seat: 'p2', choice: 'turn' })

  world.later(1000)
  expect(await back.ask({ t: 'standIn', table: id, seat: 'p2', bot: 'random' })).toMatchObject({ ok: true })
  await ann.when(() => ann.seen(id).info?.seats[1]?.paused === undefined, 'the bot goes on')
  await reach(ann, id, seq + 1)
  await ann.when(() => ann.seen(id).update?.decisions[0]?.choice === 'turn', 'Ann is asked')
  expect(ann.seen(id).info?.seats[1]).toMatchObject({ standIn: true, standInSince: 0 })
  expect(await back.ask({ t: 'standIn', table: id, seat: 'p2' })).toMatchObject({ ok: true })
  await ann.when(() => ann.seen(id).info?.seats[1]?.standIn === undefined, 'Bob plays himself')
})

test('the bot that stands in is the one named when the table was made', async () => {
  const world = await openWorld({ limits: { absentSeconds: 60, botWorkers: 0 } })
  const [ann] = [await world.guest()]
  expect((await ann.ask('POST', '/api/tables', { ...WISH, standIn: 'genius' })).body.error.code).toBe('malformed')
  const { lines, id } = await pairAt(world, { standIn: 'random' })
  await lines[1].close()
  await lines[0].when(() => lines[0].seen(id).info?.seats[1]?.connected === false, 'Bob is away')
  world.later(61_000)
  await lines[0].ask({ t: 'standIn', table: id, seat: 'p2', bot: 'greedy' })
  await lines[0].when(() => lines[0].seen(id).info?.seats[1]?.standIn === true, 'the bot')
  expect(lines[0].seen(id).info).toMatchObject({ standIn: 'random', seats: [{}, { bot: 'random' }] })
})

const WISH = {
  game: 'lantern',
  setup: { mode: 'coop', players: 1, options: {} },
  seats: [{ kind: 'me' }],
  pace: 'live',
  spectators: true,
  undo: true,
}
