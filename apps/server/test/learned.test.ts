import { expect, test } from 'vitest'
import { openSqlite } from '../src/store/sqlite.ts'
import { openWorld } from './world.ts'

const LEARNED = '/api/me/learned'
const HOLD = { lantern: { done: ['hold'], seen: ['both'], played: ['t1'] } }
const saidBy = ({ text }: { readonly text: string }): unknown => JSON.parse(text)

test('what is learned is kept with the person, game by game, and a lesson finished elsewhere stays finished', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  expect(saidBy(await ann.ask('GET', LEARNED))).toEqual({})
  expect((await ann.ask('PUT', LEARNED, HOLD)).status).toBe(200)
  const at = { lesson: 'foe', step: 1, acts: [{ next: true }, { answer: 'red fight' }] }
  const later = { lantern: { done: ['dire'], at, quiet: true }, chess: { done: ['mate'] } }
  const kept = { lantern: { done: ['hold', 'dire'], at, quiet: true, played: ['t1'] } }
  expect(saidBy(await ann.ask('PUT', LEARNED, later))).toEqual(kept)
  expect(saidBy(await ann.ask('GET', LEARNED))).toEqual(kept)
  expect(saidBy(await (await world.guest()).ask('GET', LEARNED))).toEqual({})
})

test('another device of the account finds it, and a guest who signs in brings it along', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  await ann.ask('PATCH', '/api/me', { name: 'Ann' })
  await ann.ask('POST', '/api/me/password', { password: 'correct horse' })
  const phone = await world.guest()
  await phone.ask('PUT', LEARNED, HOLD)
  expect((await phone.ask('POST', '/api/login', { name: 'Ann', password: 'correct horse' })).status).toBe(200)
  expect(saidBy(await phone.ask('GET', LEARNED))).toEqual(HOLD)
  expect(saidBy(await ann.ask('GET', LEARNED))).toEqual(HOLD)
})

test('the export has what was learned, and who is forgotten leaves nothing of it behind', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  await ann.ask('PUT', LEARNED, HOLD)
  expect(saidBy(await ann.ask('GET', '/api/me/data'))).toMatchObject({ learned: HOLD })
  expect((await ann.ask('DELETE', '/api/me')).status).toBe(204)
  await world.close()
  const store = await openSqlite(`${world.data}/tabletome.db`)
  expect(await store.people.learned(ann.me.id)).toBeUndefined()
  await store.close()
})

test('only so much is kept, and only what a browser would tell', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  const long = Array.from({ length: 61 }, (_none, i) => `lesson ${i}`)
  for (const wrong of [
    { lantern: { done: long } },
    { lantern: { done: ['x'.repeat(65)] } },
    { lantern: { done: [], secret: 'x' } },
    { lantern: { done: [], at: { lesson: 'a', step: -1, acts: [] } } },
    { lantern: {} },
    Object.fromEntries(long.map(game => [game, { done: [] }])),
    [],
    'nonsense',
  ])
    expect((await ann.ask('PUT', LEARNED, wrong)).status).toBe(400)
  expect((await ann.ask('PUT', LEARNED, `{"lantern":{"done":["${'x'.repeat(70_000)}"]}}`)).status).toBe(413)
  for (const some of [long.slice(0, 60), ['one more', 'and one']])
    expect((await ann.ask('PUT', LEARNED, { lantern: { done: some } })).status).toBe(200)
  expect(saidBy(await ann.ask('GET', LEARNED))).toEqual({ lantern: { done: long.slice(0, 60), played: [] } })
  const nobody = await fetch(`${ann.address}${LEARNED}`)
  expect(nobody.status).toBe(401)
})
