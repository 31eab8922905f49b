import { expect, test } from 'vitest'
import { openWorld } from './world.ts'

test('a clock that is set back holds up neither messages, talk, sign-ins nor requests', async () => {
  const world = await openWorld({
    limits: {
      messagesPerSecond: 20,
      messageBurst: 60,
      loginsPerMinute: 10,
      talkPerTenSeconds: 8,
      requestsPerMinute: 40,
    },
  })
  const ann = await world.guest()
  const { id } = await ann.create({ seats: [{ kind: 'me' }, { kind: 'me' }] })
  const line = await ann.connect()
  const login = async () => (await ann.ask('POST', '/api/login', { name: 'Nobody', password: 'not this one' })).status
  const all = async () => [
    (await line.ask({ t: 'hello' })).ok,
    (await line.ask({ t: 'talk', table: id, talk: { phrase: 'yes' } })).ok,
    await login(),
  ]
  expect(await all()).toEqual([true, true, 403])
  for (const step of [-3600_000, -10_000, 7200_000]) {
    world.setClock(step)
    expect(await all()).toEqual([true, true, 403])
  }
  for (let time = 0; time < 40; time += 1) await ann.ask('GET', '/api/games')
  expect((await ann.ask('GET', '/api/games')).status).toBe(429)
  world.setClock(-3600_000)
  world.later(61_000)
  expect((await ann.ask('GET', '/api/games')).status).toBe(200)
})
