import { expect, test } from 'vitest'
import { pairAt } from './pair.ts'
import { playOut } from './playing.ts'
import { openWorld } from './world.ts'

const finished = async (wish: object = {}, limits = {}) => {
  const world = await openWorld({ limits })
  const pair = await pairAt(world, wish)
  await playOut(pair.lines, pair.id, { seed: 'to the end' })
  return { ...pair, path: `/api/tables/${pair.id}` }
}

test('a rematch keeps everybody’s seat; who is asked sees it, sits down by one request, and the match begins', async () => {
  const { people, lines, id, path, world } = await finished({ spectators: false, pace: 'turns', hints: true })
  const [ann, bob] = people
  const made = (await ann.ask('POST', `${path}/rematch`)).body
  expect(made).toMatchObject({ status: 'gathering', owner: true, pace: 'turns', spectators: false, hints: true })
  expect(made).toMatchObject({ awaitsNonce: true })
  expect(made.seats).toMatchObject([
    { seat: 'p1', kind: 'person', mine: true },
    { seat: 'p2', kind: 'empty', invited: true, name: bob.me.name },
  ])
  await lines[1].when(() => lines[1].seen(id).info?.rematch === made.id, 'Bob hears of it at the old table')
  const [asked] = (await bob.ask('GET', '/api/tables?list=invited')).body.tables
  expect(asked).toMatchObject({ id: made.id, by: ann.me.name, seats: [{}, { forMe: true }] })
  expect(asked?.seats[1]).not.toHaveProperty('invite')
  expect((await ann.ask('GET', '/api/tables?list=invited')).body.tables).toEqual([])
  expect((await (await world.guest()).ask('GET', `/api/tables/${made.id}`)).body.error.code).toBe('private')

  expect((await bob.ask('POST', `${path}/rematch`)).body).toMatchObject({ id: made.id, owner: false })
  await ann.ask('POST', `/api/tables/${made.id}/nonce`, { nonce: 'mine' })
  const begun = await bob.ask('POST', `/api/tables/${made.id}/seats`, { nonce: 'his' })
  expect(begun.body).toMatchObject({ status: 'playing', seats: [{ seat: 'p1' }, { seat: 'p2', mine: true }] })
  expect((await bob.ask('GET', '/api/tables?list=invited')).body.tables).toEqual([])
})

test('who declines is asked no more; the link still works, and nobody else gets the seat by asking', async () => {
  const { people, path, world } = await finished()
  const [ann, bob] = people
  const made = (await ann.ask('POST', `${path}/rematch`)).body
  const eve = await world.guest()
  expect((await eve.ask('POST', `/api/tables/${made.id}/seats`, { seat: 'p2' })).body.error.code).toBe('noSeat')
  expect((await bob.ask('DELETE', `/api/tables/${made.id}/invitation`)).status).toBe(204)
  expect((await bob.ask('GET', '/api/tables?list=invited')).body.tables).toEqual([])
  const { body } = await ann.ask('GET', `/api/tables/${made.id}`)
  expect(body.seats[1]).not.toHaveProperty('invited')
  const taken = await eve.ask('POST', `/api/tables/${made.id}/seats`, { invite: body.seats[1]?.invite })
  expect(taken.body.seats[1]).toMatchObject({ mine: true })
})

test('only who played asks for a rematch, only of a match that is over, and only so often', async () => {
  const { people, path, world } = await finished({}, { rematchesPerHour: 1 })
  const [ann, bob] = people
  expect((await (await world.guest()).ask('POST', `${path}/rematch`)).body.error.code).toBe('notAllowed')
  const running = await pairAt(world)
  const early = await running.people[0].ask('POST', `/api/tables/${running.id}/rematch`)
  expect(early.body.error.code).toBe('notOver')
  const made = (await ann.ask('POST', `${path}/rematch`)).body
  await ann.ask('DELETE', `/api/tables/${made.id}`)
  expect((await ann.ask('POST', `${path}/rematch`)).body.error.code).toBe('tooFast')
  expect((await bob.ask('POST', `${path}/rematch`)).status).toBe(200)
})

test('a bot stays a bot, and its level with it', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  const setup = { mode: 'coop', players: 2, options: { turns: 1 } }
  const table = await ann.create({ setup, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  const line = await ann.connect()
  await line.watch(table.id)
  while (!line.seen(table.id).update?.over) {
    await line.when(() => {
      const { update } = line.seen(table.id)
      return update?.over === true || (update?.decisions.length ?? 0) > 0
    }, 'my turn')
    const { update } = line.seen(table.id)
    if (update?.over) break
    const option = update?.decisions[0]?.options[0]?.id ?? ''
    await line.ask({ t: 'answer', table: table.id, seat: 'p1', seq: update?.seq ?? 0, option })
  }
  const made = (await ann.ask('POST', `/api/tables/${table.id}/rematch`)).body
  expect(made.seats[1]).toMatchObject({ kind: 'bot', bot: 'random' })
  expect((await ann.ask('POST', `/api/tables/${made.id}/nonce`, { nonce: 'x' })).body.status).toBe('playing')
})

test('a table is taken off one’s list when it is over, and closed when nobody else sits there', async () => {
  const { people, id, path, world } = await finished()
  const [ann, bob] = people
  const running = await pairAt(world)
  const still = await running.people[0].ask('DELETE', `/api/tables/${running.id}/listing`)
  expect([still.status, still.body.error.code]).toEqual([409, 'seated'])
  expect((await (await world.guest()).ask('DELETE', `${path}/listing`)).status).toBe(403)
  expect((await ann.ask('DELETE', `${path}/listing`)).status).toBe(204)
  expect((await ann.ask('GET', '/api/tables?list=mine')).body.tables).toEqual([])
  expect((await bob.ask('GET', '/api/tables?list=mine')).body.tables).toMatchObject([{ id }])

  expect((await running.people[0].ask('DELETE', `/api/tables/${running.id}`)).body.error.code).toBe('begun')
  await running.people[1].ask('DELETE', `/api/tables/${running.id}/seats/p2`)
  expect((await running.people[0].ask('DELETE', `/api/tables/${running.id}`)).status).toBe(204)
  expect((await running.people[0].ask('GET', `/api/tables/${running.id}`)).status).toBe(404)
  expect((await running.people[0].ask('GET', '/api/tables?list=mine')).body.tables).toEqual([])
})
