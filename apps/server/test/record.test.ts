import type { Played, PlayerRecord } from '@tabletome/match/protocol'
import { expect, test } from 'vitest'
import type { Guest } from './guest.ts'
import { openWorld } from './world.ts'

const played = (match: string, at: number, more: Partial<Played> = {}): Played => ({
  match,
  game: 'defenders',
  mode: 'coop',
  players: 2,
  at,
  end: 'won',
  difficulty: 'normal',
  heroes: ['paladin'],
  answers: 40,
  minutes: 20,
  others: [{ name: 'Bram' }],
  seal: 'a seal',
  ...more,
})
const recordOf = async (guest: Guest) => JSON.parse((await guest.ask('GET', '/api/me/record')).text) as PlayerRecord
const withAccount = async (guest: Guest, name: string) => {
  await guest.ask('PATCH', '/api/me', { name })
  await guest.ask('POST', '/api/me/password', { password: 'correct horse' })
}

test('the record of an account follows it to another device, each match once', async () => {
  const world = await openWorld()
  const [ann, device] = [await world.guest(), await world.guest()]
  await withAccount(ann, 'Ann')
  const added = await ann.ask('POST', '/api/me/record', { matches: [played('m1', 1), played('m2', 2)] })
  expect(added.status).toBe(200)
  await device.ask('POST', '/api/login', { name: 'Ann', password: 'correct horse' })
  await device.ask('POST', '/api/me/record', { matches: [played('m1', 9, { end: 'lost' }), played('m3', 3)] })
  const { matches } = await recordOf(ann)
  expect(matches.map(({ match, end }) => `${match} ${end}`)).toEqual(['m3 won', 'm2 won', 'm1 won'])
  expect(matches[1]).toEqual(played('m2', 2))
})

test('a guest’s record stays in the browser, and nobody sees that of another', async () => {
  const world = await openWorld()
  const [ann, eve] = [await world.guest(), await world.guest()]
  await withAccount(ann, 'Ann')
  await ann.ask('POST', '/api/me/record', { matches: [played('m1', 1)] })
  for (const [method, body] of [['GET'], ['POST', { matches: [] }], ['DELETE']] as const) {
    const { status, body: said } = await eve.ask(method, '/api/me/record', body)
    expect([status, said.error.code], method).toEqual([403, 'noAccount'])
  }
  await withAccount(eve, 'Eve')
  expect((await recordOf(eve)).matches).toEqual([])
  const nobody = await fetch(`${world.address}/api/me/record`)
  expect(nobody.status).toBe(401)
})

test('a fresh start forgets everything, and an old device does not bring it back', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  await withAccount(ann, 'Ann')
  await ann.ask('POST', '/api/me/record', { matches: [played('m1', 1)] })
  expect((await ann.ask('DELETE', '/api/me/record')).status).toBe(204)
  await ann.ask('POST', '/api/me/record', { matches: [played('m1', 1)] })
  const { matches, clearedAt } = await recordOf(ann)
  expect(matches).toEqual([])
  expect(clearedAt).toBeGreaterThan(1)
})

test('what is too much or no match is refused', async () => {
  const world = await openWorld({ limits: { playedPerPerson: 2 } })
  const ann = await world.guest()
  await withAccount(ann, 'Ann')
  const add = (...matches: readonly object[]) => ann.ask('POST', '/api/me/record', { matches })
  for (const wrong of [
    { ...played('m1', 1), end: 'drawn' },
    { ...played('m1', 1), at: -1 },
    { ...played('m1', 1), more: true },
    { ...played('', 1) },
    { ...played('m1', 1), heroes: ['x'.repeat(65)] },
    { ...played('m1', 1), others: Array.from({ length: 17 }, () => ({ name: 'Bram' })) },
    { ...played('m1', Date.now() + 10 * 24 * 3600 * 1000) },
  ])
    expect((await add(wrong)).body.error.code, JSON.stringify(wrong)).toBe('malformed')
  expect((await add(...Array.from({ length: 101 }, (_, i) => played(`m${i}`, i)))).status).toBe(400)
  expect((await add(played('m1', 1), played('m2', 2), played('m3', 3))).status).toBe(200)
  expect((await recordOf(ann)).matches.map(({ match }) => match)).toEqual(['m3', 'm2'])
})

test('who is forgotten takes the record along; it is part of what one can read about oneself', async () => {
  const world = await openWorld()
  const ann = await world.guest()
  await withAccount(ann, 'Ann')
  await ann.ask('POST', '/api/me/record', { matches: [played('m1', 1)] })
  const known = JSON.parse((await ann.ask('GET', '/api/me/data')).text) as object
  expect(known).toMatchObject({ played: [{ match: 'm1', played: played('m1', 1) }] })
  expect((await ann.ask('DELETE', '/api/me', { password: 'correct horse' })).status).toBe(204)
  const again = await world.guest()
  await withAccount(again, 'Ann')
  expect((await recordOf(again)).matches).toEqual([])
})
